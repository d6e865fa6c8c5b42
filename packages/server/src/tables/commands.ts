import { type Illegal, illegal, isIllegal, type Seat } from '@tessera/kernel';
import {
  type CommandOf,
  LIMITS,
  type RefusedReply,
  type Reply,
  SERVER_CODES,
  type TableCommand,
} from '@tessera/protocol';
import {
  type Access,
  type Around,
  carryOut,
  type Done,
  endAgreed,
  isValid,
  NO_PAST,
  type Past,
  pastWanted,
  type TableChange,
  whyNoSay,
} from '@tessera/table';
import { tellChat } from './broadcast.ts';
import { Conflict, type Host } from './host.ts';
import { readPast } from './load.ts';
import { presenceOf } from './presence.ts';
import { catchUp, finish, isBehind } from './steps.ts';

/** Commands that do not end with a step: all others are a conflict where the table has changed at another process. */
const LEAVES_NO_STEP: readonly TableCommand['type'][] = ['explain', 'preview', 'history', 'moment', 'chat'];

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
  if (isDone) return again(key, host.table.row.n);
  const refusals = seat === null ? undefined : host.refusals[seat];
  const refused = refusals?.of(key) ?? null;
  if (refused !== null) return refused;
  if (attempt > 0 && seat !== null) {
    const before = await host.parts.store.entryByKey(host.id, seat, key);
    if (before !== null) return again(key, before);
  }
  const done = await doCommand(host, access, command);
  if (done !== null && 'type' in done) return done;
  const refusal = done === null || isIllegal(done) ? done : await takeIn(host, done);
  if (refusal === null) {
    const { n } = host.table.row;
    await maybeEndAgreed(host);
    return { type: 'accepted', key, n };
  }
  // Whoever plays at several processes may know more than this one does yet.
  if (await isBehind(host)) throw new Conflict(`table ${host.id} was changed by somebody else`);
  // What is refused may have been done already: the answer to it was lost on the way.
  const before = seat === null ? null : await host.parts.store.entryByKey(host.id, seat, key);
  if (before !== null) return again(key, before);
  const reply: RefusedReply = { type: 'refused', key, code: refusal.rule, params: refusal.params };
  return refusals === undefined ? reply : refusals.keep(reply);
}

function again(key: string, n: number): Reply {
  return { type: 'accepted', key, n, code: SERVER_CODES.again };
}

/** Hands on what its command does, without waiting where it need not: answers are the most frequent thing that happens. */
function doCommand(host: Host, { seat }: Access, command: TableCommand): Promise<Done> | Done {
  if (command.type === 'chat') return chat(host, seat, command);
  const wanted = pastWanted(host.table, command);
  return wanted === null
    ? carryOut(host.table, seat, command, around(host, NO_PAST))
    : readPast(host, wanted).then((past) => carryOut(host.table, seat, command, around(host, past)));
}

function around(host: Host, past: Past): Around {
  const hereSince = (seat: Seat) => presenceOf(host).hereSince(seat);
  return { house: host.house, now: host.parts.clock.now(), past, hereSince };
}

async function takeIn(host: Host, step: TableChange): Promise<Illegal | null> {
  await finish(host, step);
  return step.refusal ?? null;
}

/** After a step: an end that all have agreed to, if its moment has come. */
export async function maybeEndAgreed(host: Host): Promise<void> {
  const step = endAgreed(host.table);
  if (step !== null) await finish(host, step);
}

async function chat(host: Host, seat: Seat | null, { key, text }: CommandOf<'chat'>): Promise<Reply | Illegal> {
  const refused = whyNoSay(host.table, seat);
  if (refused !== null || seat === null) return refused ?? illegal(SERVER_CODES.forbidden);
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
