import { answer, type Illegal, illegal, isIllegal, KERNEL_CODES, type Match, type Seat, undo } from '@tessera/kernel';
import {
  askNamed,
  type CommandOf,
  LIMITS,
  newsFor,
  previewReply,
  type Reply,
  SERVER_CODES,
  type TableCommand,
} from '@tessera/protocol';
import { type Access, isValid, refillClock } from '@tessera/table';
import { tellChat } from './broadcast.ts';
import { Conflict, type Host } from './host.ts';
import { stateAt } from './load.ts';
import { maybeEndAgreed, propose, vote } from './proposals.ts';
import { remind, replace } from './reminders.ts';
import { resign } from './resigning.ts';
import { catchUp, draftOf, finish, isBehind } from './steps.ts';

/** Commands that do not end with a step: all others are a conflict where the table has changed at another process. */
const LEAVES_NO_STEP: readonly TableCommand['type'][] = ['why', 'preview', 'history', 'moment', 'chat'];

/** A command that has been refused, or done; some have an answer of their own. */
type Done = Illegal | Reply | null;

/** Carries out a command, in the table's turn. `attempt` counts how often another process was faster. */
export async function carryOutCommand(
  host: Host,
  access: Access,
  command: TableCommand,
  attempt: number,
): Promise<Reply> {
  const { key } = command;
  const { seat } = access;
  // What leaves nothing in the store is refused by nobody there: here one must know what other processes know.
  if (LEAVES_NO_STEP.includes(command.type) && (await isBehind(host))) await catchUp(host);
  if (!isValid(access, host.table.doc)) return { type: 'refused', key, code: SERVER_CODES.forbidden, params: {} };
  const isDone = seat !== null && host.table.doc.seats[seat]?.keys?.includes(key) === true;
  if (isDone) return again(key, host.match?.n ?? 0);
  const refusals = seat === null ? undefined : host.refusals[seat];
  const refused = refusals?.of(key) ?? null;
  if (refused !== null) return refused;
  if (attempt > 0 && seat !== null) {
    const before = await host.parts.store.entryByKey(host.id, seat, key);
    if (before !== null) return again(key, before);
  }
  const done = await doCommand(host, access, command);
  if (done !== null && 'type' in done) return done;
  if (done === null) {
    const n = host.match?.n ?? 0;
    if (host.table.doc.proposal !== null) await maybeEndAgreed(host);
    return { type: 'accepted', key, n };
  }
  // Whoever plays at several processes may know more than this one does yet.
  if (await isBehind(host)) throw new Conflict(`table ${host.id} was changed by somebody else`);
  // What is refused may have been done already: the answer to it was lost on the way.
  const before = seat === null ? null : await host.parts.store.entryByKey(host.id, seat, key);
  if (before !== null) return again(key, before);
  const refusal: Reply = { type: 'refused', key, code: done.rule, params: done.params };
  return refusals === undefined ? refusal : refusals.keep(refusal);
}

function again(key: string, n: number): Reply {
  return { type: 'accepted', key, n, code: SERVER_CODES.again };
}

/** Hands on what its command does, without waiting for it: answers are the most frequent thing that happens. */
function doCommand(host: Host, access: Access, command: TableCommand): Promise<Done> | Done {
  if (command.type === 'history') return history(host, access, command);
  if (command.type === 'moment') return moment(host, access, command);
  const { seat } = access;
  const own = seat === null ? undefined : host.table.doc.seats[seat];
  if (seat === null || own === undefined) return illegal(SERVER_CODES.forbidden, { spectator: true });
  if (own.kind !== 'person') return illegal(SERVER_CODES.forbidden, { seat });
  if (command.type === 'chat') return chat(host, seat, command);
  if (command.type === 'mute') return mute(host, seat, command);
  if (command.type === 'orders') return orders(host, seat, command);
  const { match } = host;
  if (match === null) return illegal(SERVER_CODES.waiting);
  if (command.type === 'why') {
    const why = host.game.why(match.state, seat, command.intent);
    return { type: 'because', key: command.key, rule: why?.rule ?? null, params: why?.params ?? {} };
  }
  if (command.type === 'preview') return previewReply(host.game, match.state, seat, command);
  if (match.state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: match.state.outcome.reason });
  if (command.type === 'takeBack') return takeBack(host, seat, command.key);
  // Sent twice, both say what is so already.
  if (command.type === 'resign' && own.resigned) return null;
  if (command.type === 'handOver' && own.bot === command.bot) return null;
  // Whoever lets a bot play still has a say.
  if (command.type === 'propose') return propose(host, match, seat, command);
  if (command.type === 'vote') return vote(host, match, seat, command);
  if (command.type === 'resign') return resign(host, match, seat, command.key);
  if (command.type === 'remind') return remind(host, seat, command);
  if (command.type === 'replace') return replace(host, seat, command);
  // A bot plays this seat until its owner takes it back.
  if (own.bot !== null) return illegal(SERVER_CODES.forbidden, { bot: own.bot });
  switch (command.type) {
    case 'answer':
      return giveAnswer(host, match, seat, command);
    case 'undo':
      return takeBackAnswers(host, match, seat, command);
    case 'handOver':
      return handOver(host, seat, command);
  }
}

async function giveAnswer(host: Host, match: Match, seat: Seat, command: CommandOf<'answer'>): Promise<Illegal | null> {
  const ask = askNamed(command.ask, host.table.doc.epoch);
  if (ask === null) return illegal(KERNEL_CODES.stale);
  const played = answer(match, seat, ask, command.answer);
  if (isIllegal(played)) return played;
  await finish(host, { played, by: { seat, key: command.key }, answered: seat });
  return null;
}

async function takeBackAnswers(
  host: Host,
  match: Match,
  seat: Seat,
  { answers, key }: CommandOf<'undo'>,
): Promise<Illegal | null> {
  const played = undo(match, seat, answers);
  if (isIllegal(played)) return played;
  const doc = draftOf(host);
  doc.epoch = played.entry.n;
  await finish(host, { doc, played, by: { seat, key } });
  return null;
}

async function handOver(host: Host, seat: Seat, { bot, key }: CommandOf<'handOver'>): Promise<Illegal | null> {
  const names = host.parts.bots.names(host.game);
  if (!names.includes(bot)) return illegal(SERVER_CODES.unknown, { bot: bot.slice(0, LIMITS.name) });
  const doc = draftOf(host);
  const own = doc.seats[seat];
  if (own !== undefined) own.bot = bot;
  await finish(host, { doc, by: { seat, key } });
  return null;
}

async function takeBack(host: Host, seat: Seat, key: string): Promise<Illegal | null> {
  const doc = draftOf(host);
  const own = doc.seats[seat];
  if (own === undefined || own.resigned) return illegal(SERVER_CODES.forbidden, { resigned: true });
  if (own.bot === null) return null;
  own.bot = null;
  refillClock(doc, seat);
  await finish(host, { doc, by: { seat, key } });
  return null;
}

async function orders(host: Host, seat: Seat, { passes, key }: CommandOf<'orders'>): Promise<Illegal | null> {
  const unknown = passes.find((kind) => !Object.hasOwn(host.game.passes, kind));
  if (unknown !== undefined) return illegal(SERVER_CODES.unknown, { kind: unknown });
  const doc = draftOf(host);
  const own = doc.seats[seat];
  if (own !== undefined) own.passes = [...new Set(passes)].sort();
  await finish(host, { doc, by: { seat, key } });
  return null;
}

async function mute(host: Host, seat: Seat, command: CommandOf<'mute'>): Promise<Illegal | null> {
  const doc = draftOf(host);
  const own = doc.seats[seat];
  if (own === undefined || doc.seats[command.seat] === undefined) return illegal(SERVER_CODES.unknown);
  own.muted = own.muted.filter((one) => one !== command.seat);
  if (command.muted) own.muted.push(command.seat);
  await finish(host, { doc, by: { seat, key: command.key } });
  return null;
}

async function chat(host: Host, seat: Seat, { key, text }: CommandOf<'chat'>): Promise<Reply> {
  const { store, clock } = host.parts;
  const id = await store.addChat(host.id, { at: clock.now(), seat, text, key });
  await tellNewChat(host);
  store.publish({ type: 'chat', table: host.id });
  return { type: 'accepted', key, n: id };
}

/** Tells the viewers what has been written since the last line they have. */
export async function tellNewChat(host: Host): Promise<void> {
  const lines = await host.parts.store.readChat(host.id, host.chatAt, LIMITS.chatLines);
  host.chatAt = lines.at(-1)?.id ?? host.chatAt;
  tellChat(host, lines);
}

async function history(host: Host, { seat }: Access, { key, after, to }: CommandOf<'history'>): Promise<Reply> {
  const end = Math.min(to, after + LIMITS.news);
  const entries = after < end ? await host.parts.store.readEntries(host.id, after, end) : [];
  return { type: 'history', key, after, news: entries.map((entry) => newsFor(entry, seat)) };
}

async function moment(host: Host, { seat }: Access, { key, n }: CommandOf<'moment'>): Promise<Reply | Illegal> {
  if (host.match === null) return illegal(SERVER_CODES.waiting);
  const state = n > host.match.n ? null : await stateAt(host, n);
  if (state === null) return illegal(SERVER_CODES.unknown, { entries: host.match.n });
  return { type: 'moment', key, n, view: host.game.view(state, seat) };
}
