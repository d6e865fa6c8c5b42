import { answer, canonical, isIllegal, openAsks, type PlainObject, type Seat, sha256 } from '@tessera/kernel';
import { wireId } from '@tessera/protocol';
import { firstTimeOut, isAlone, type TableDoc, timedOut } from '@tessera/table';
import { BotsClosed } from '../bots/botPlayers.ts';
import type { Host } from './host.ts';
import { maybeEndAgreed } from './proposals.ts';
import { draftOf, finish, inTurn } from './steps.ts';
import { strongestBot } from './strongestBot.ts';
import { tableTime } from './tableTime.ts';

/** When something that the server does by itself goes wrong, it is tried again after this long. */
const AGAIN_AFTER = 5_000;
/** A question that another answer has just put anew has no plan yet: that answer is still being stored. */
const AGAIN_SOON = 100;

/** An answer that the server will see to by itself. */
export interface Plan {
  readonly seat: Seat;
  readonly ask: number;
  /** The question's name on the wire: a plan for a question that was undone is none for the one put again. */
  readonly name: string;
  /** The bot that answers, or null for a standing order to pass. */
  readonly bot: string | null;
  /** In ticks. */
  at: number;
  isBusy: boolean;
}

/** The answers to see to; those planned already keep their time. */
export function planFor(host: Host, doc: TableDoc): Plan[] {
  const { match, game, parts } = host;
  const pending = match?.state.pending ?? null;
  const plans: Plan[] = [];
  if (pending === null) return plans;
  const { botDelay, passDelay } = parts.settings;
  const now = parts.clock.ticks();
  for (const [i, ask] of pending.asks.entries()) {
    const seat = doc.seats[ask.seat];
    if (seat === undefined || pending.answers[i] !== null) continue;
    const isReaction = game.passes[ask.kind] !== undefined;
    if (seat.bot === null && !(isReaction && seat.passes.includes(ask.kind))) continue;
    const name = wireId(ask.id, doc.epoch);
    const planned = host.plans.find((plan) => plan.name === name && plan.bot === seat.bot && plan.seat === ask.seat);
    const [least, most] = passDelay;
    const delay = isReaction ? least + parts.chance.below(most - least + 1) : botDelay;
    plans.push(planned ?? { seat: ask.seat, ask: ask.id, name, bot: seat.bot, at: now + delay, isBusy: false });
  }
  return plans;
}

/**
 * How long until the server must look at the table: for all that is planned, or for what nobody sees to yet. Null if there is nothing,
 * less than nothing if it is late. `now` is the table's time.
 */
export function dueIn(
  host: Host,
  doc: TableDoc,
  plans: readonly Plan[],
  now: number,
  which: 'all' | 'idle',
): number | null {
  const ticks = host.parts.clock.ticks();
  const timeOut = firstTimeOut(doc);
  let due = timeOut === null ? null : timeOut - now;
  for (const { at, isBusy } of plans) {
    if (isBusy && which === 'idle') continue;
    if (due === null || at - ticks < due) due = at - ticks;
  }
  return due;
}

/** Sets the alarm for the next thing to do. */
export function arm(host: Host): void {
  host.unarm();
  const due = host.isClosed ? null : dueIn(host, host.table.doc, host.plans, tableTime(host), 'idle');
  if (due === null || host.table.row.status !== 'playing') return;
  const { clock, log } = host.parts;
  host.unarm = clock.after(Math.max(0, due), () => {
    wake(host).catch((error: unknown) => {
      log.error({ table: host.id, err: error }, 'a table could not act by itself');
      armLater(host);
    });
  });
}

function armLater(host: Host): void {
  host.unarm();
  host.unarm = host.parts.clock.after(AGAIN_AFTER, () => arm(host));
}

/** Does what is due: time-outs, standing orders, bots' answers. Only one process does so for a table. */
async function wake(host: Host): Promise<void> {
  const { clock } = host.parts;
  if (!(await holdsLease(host))) return armLater(host);
  const now = clock.ticks();
  if (timedOut(host.table.doc, tableTime(host)).length > 0) await inTurn(host, () => replaceTimedOut(host));
  for (const plan of host.plans) {
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

/** Leaves the table to other processes at once. */
export async function giveUpLease(host: Host): Promise<void> {
  const { store, clock, process } = host.parts;
  const now = clock.now();
  if (host.leaseUntil > clock.ticks()) await store.claimTable(host.id, process, now, now);
  host.leaseUntil = Number.NEGATIVE_INFINITY;
}

/** Sees to one answer; a plan that fails is tried again, after a while. */
function seeTo(host: Host, plan: Plan): void {
  const done = isAlone(host.table.doc) ? host.parts.alone.take(() => carryOut(host, plan)) : carryOut(host, plan);
  done.catch((error: unknown) => {
    // The process stops; the next one sees to it.
    if (error instanceof BotsClosed) return;
    host.parts.log.error({ table: host.id, bot: plan.bot, err: error }, 'an answer could not be given');
    plan.isBusy = false;
    plan.at = host.parts.clock.ticks() + AGAIN_AFTER;
    arm(host);
  });
}

async function carryOut(host: Host, plan: Plan): Promise<void> {
  const { match, game, parts } = host;
  if (match === null) return;
  const { seat, ask, bot } = plan;
  const { n } = match;
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
  const given = value;
  await inTurn(host, async () => {
    const { doc } = host.table;
    // Meanwhile the question may have been undone, or the seat's owner may be back.
    const isStill =
      host.match !== null &&
      plan.name === wireId(ask, doc.epoch) &&
      doc.seats[seat]?.bot === bot &&
      openAsks(host.match.state, seat).some(({ id }) => id === ask);
    if (!isStill || host.match === null) return;
    const played = answer(host.match, seat, ask, given);
    if (isIllegal(played)) {
      if (host.match.n === n) throw new Error(`the answer was refused by ${played.rule}`);
      // Others have answered in the meantime, and what was legal is not any more.
      plan.isBusy = false;
      arm(host);
      return;
    }
    await finish(host, { played, answered: seat });
    await maybeEndAgreed(host);
  });
}

/** A bot takes the seats whose time is up; their owners can take them back. */
async function replaceTimedOut(host: Host): Promise<void> {
  const seats = timedOut(host.table.doc, tableTime(host));
  if (seats.length === 0) return;
  const doc = draftOf(host);
  for (const seat of seats) {
    const one = doc.seats[seat];
    if (one !== undefined) one.bot = strongestBot(host);
  }
  await finish(host, { doc });
}
