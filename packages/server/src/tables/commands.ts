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
import { catchUp, commitChange, isBehind } from './hostChanges.ts';
import { readPast } from './load.ts';
import { presenceOf } from './presence.ts';

/** Commands that commit no change. All others end in a conflict if another process has changed the table. */
const COMMITS_NOTHING: readonly TableCommand['type'][] = ['explain', 'preview', 'history', 'moment', 'chat'];

/** Carries out a command; to be called within `runExclusive`. `attempt` counts how often another process was faster. */
export async function carryOutCommand(
  host: Host,
  access: Access,
  command: TableCommand,
  attempt: number,
): Promise<Reply> {
  const { key } = command;
  const { seat } = access;
  // The store cannot detect a conflict for these: this process must first know what the others know.
  if (COMMITS_NOTHING.includes(command.type) && (await isBehind(host))) await catchUp(host);
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
  // A client of several processes may know more than this one does yet.
  if (await isBehind(host)) throw new Conflict(`table ${host.id} was changed by another process`);
  // A refused command may have been carried out already, if its reply was lost on the way.
  const before = seat === null ? null : await host.parts.store.entryByKey(host.id, seat, key);
  if (before !== null) return again(key, before);
  const reply: RefusedReply = { type: 'refused', key, code: refusal.rule, params: refusal.params };
  return refusals === undefined ? reply : refusals.keep(reply);
}

function again(key: string, n: number): Reply {
  return { type: 'accepted', key, n, code: SERVER_CODES.again };
}

/** Returns a promise only where it must wait: answers are the most frequent commands. */
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

async function takeIn(host: Host, change: TableChange): Promise<Illegal | null> {
  await commitChange(host, change);
  return change.refusal ?? null;
}

/** Ends the game if all have agreed to it and the rules allow it now: called after every change. */
export async function maybeEndAgreed(host: Host): Promise<void> {
  const change = endAgreed(host.table);
  if (change !== null) await commitChange(host, change);
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

/** Tells the viewers what has been written since the last line they got. */
export async function tellNewChat(host: Host): Promise<void> {
  const lines = await host.parts.store.readChat(host.id, host.chatAt, LIMITS.chatLines);
  host.chatAt = lines.at(-1)?.id ?? host.chatAt;
  tellChat(host, lines);
}
