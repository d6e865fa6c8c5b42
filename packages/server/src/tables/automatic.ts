import { canonical, isIllegal, openAsks, type PlainObject, sha256 } from '@tessera/kernel';
import { answerAlone, isAlone, isStillWanted, replaceTimedOut, timedOut } from '@tessera/table';
import { BotsClosed } from '../bots/botPlayers.ts';
import { maybeEndAgreed } from './commands.ts';
import type { Host, ScheduledAnswer } from './host.ts';
import { commitChange, runExclusive } from './hostChanges.ts';
import { AGAIN_AFTER, arm, armLater } from './plans.ts';
import { tableTime } from './tableTime.ts';

/** A question that another answer has just asked again has no plan yet: that answer is still being stored. */
const AGAIN_SOON = 100;

/** Does what is due: time-outs, standing orders, bots' answers. Only one process at a time does so for a table. */
export async function wake(host: Host): Promise<void> {
  const { clock } = host.parts;
  if (!(await holdsLease(host))) return armLater(host);
  const now = clock.ticks();
  if (timedOut(host.table.doc, tableTime(host)).length > 0) await runExclusive(host, () => replaceLate(host));
  for (const plan of host.scheduled) {
    if (plan.isBusy || plan.at > now) continue;
    plan.isBusy = true;
    seeTo(host, plan);
  }
  arm(host);
}

async function holdsLease(host: Host): Promise<boolean> {
  const { store, clock, settings, process } = host.parts;
  const [now, ticks] = [clock.now(), clock.ticks()];
  if (host.leaseUntil - ticks > settings.lease / 2) return true;
  if (!(await store.claimTable(host.id, process, now, now + settings.lease))) return false;
  host.leaseUntil = ticks + settings.lease;
  return true;
}

/** Gives up the lease, so that other processes can act for the table at once. */
export async function giveUpLease(host: Host): Promise<void> {
  const { store, clock, process } = host.parts;
  const now = clock.now();
  if (host.leaseUntil > clock.ticks()) await store.claimTable(host.id, process, now, now);
  host.leaseUntil = Number.NEGATIVE_INFINITY;
}

/** Gives one answer. If that fails, it is tried again after a while. */
function seeTo(host: Host, plan: ScheduledAnswer): void {
  const done = isAlone(host.table.doc)
    ? host.parts.alone.runExclusive(() => carryOut(host, plan))
    : carryOut(host, plan);
  done.catch((error: unknown) => {
    // The process is stopping; the next one will answer.
    if (error instanceof BotsClosed) return;
    host.parts.log.error({ table: host.id, bot: plan.bot, err: error }, 'an answer could not be given');
    plan.isBusy = false;
    plan.at = host.parts.clock.ticks() + AGAIN_AFTER;
    arm(host);
  });
}

async function carryOut(host: Host, plan: ScheduledAnswer): Promise<void> {
  const { parts } = host;
  const { match, game } = host.table;
  if (match === null) return;
  const { seat, bot } = plan;
  const { n } = match;
  const ask = plan.ask.id;
  const asked = openAsks(match.state, seat).find(({ id }) => id === ask);
  if (asked === undefined) {
    plan.isBusy = false;
    plan.at = parts.clock.ticks() + AGAIN_SOON;
    arm(host);
    return;
  }
  let value: PlainObject | undefined;
  if (bot !== null) {
    const seed = sha256(canonical(['tessera bot', match.secret, match.n, ask]));
    value = await parts.bots.choose({ game, state: match.state, seat, ask, bot, seed, table: host.id });
  } else {
    value = game.passes[asked.kind];
  }
  if (value === undefined) return;
  await runExclusive(host, async () => {
    if (!isStillWanted(host.table, plan)) return;
    const change = answerAlone(host.table, seat, ask, value);
    if (isIllegal(change)) {
      if (host.table.match?.n === n) throw new Error(`the answer was refused by ${change.rule}`);
      // Others have answered in the meantime, and the answer is no longer legal.
      plan.isBusy = false;
      arm(host);
      return;
    }
    await commitChange(host, change);
    await maybeEndAgreed(host);
  });
}

async function replaceLate(host: Host): Promise<void> {
  const change = replaceTimedOut(host.table, tableTime(host), host.house);
  if (change !== null) await commitChange(host, change);
}
