import { type Illegal, isIllegal, type Match, type Seat } from '@tessera/kernel';
import {
  awaitedSeats,
  createRefusedReplies,
  type RefusedReplies,
  type Reply,
  SERVER_CODES,
  type TableCommand,
  type ToldEntry,
  USUAL_WAIT,
} from '@tessera/protocol';
import { answerAlone } from './automatic.ts';
import { carryOut } from './commands.ts';
import type { House } from './house.ts';
import { NO_PAST, type Past, type PastWanted, pastWanted, stateAt } from './past.ts';
import { endAgreed } from './proposals.ts';
import type { BegunTable } from './table.ts';
import { applyChange, type TableChange } from './tableChange.ts';
import { newDoc, type TableDoc } from './tableDoc.ts';

/** A running table with all of its past in memory, for places without a store. Changes take effect at once. */
export interface MemoryTable extends BegunTable {
  doc: TableDoc;
  row: BegunTable['row'];
  lastOwn: BegunTable['lastOwn'];
  movedAt: number;
  readonly house: House;
  readonly kept: ToldEntry[];
  /** The entries of commands, by seat and key. */
  readonly keys: Map<string, number>;
  readonly refusals: readonly RefusedReplies[];
}

export function memoryTable(
  id: string,
  match: Match,
  house: House,
  { title, createdAt, seats }: Pick<TableDoc, 'title' | 'createdAt' | 'seats'>,
): MemoryTable {
  const { game, header, state } = match;
  const { options, commitment } = header;
  const pace = { kind: 'free', wait: USUAL_WAIT } as const;
  const doc = newDoc(game, { title, options, pace, listed: false, creator: null, createdAt, commitment, seats });
  const status = state.outcome === null ? 'playing' : 'over';
  return {
    id,
    game,
    doc,
    row: { status, n: match.n, awaited: awaitedSeats(state), outcome: state.outcome, changedAt: createdAt },
    match,
    lastOwn: seats.map(() => 0),
    movedAt: createdAt,
    house,
    kept: [],
    keys: new Map(),
    refusals: seats.map(createRefusedReplies),
  };
}

/** Carries out a command of a seat or a spectator (null), once: the same key gets the same result or refusal again. */
export function commandAt(table: MemoryTable, seat: Seat | null, command: TableCommand, now: number): Reply {
  const { key } = command;
  const own = seat === null ? undefined : table.doc.seats[seat];
  const before = table.keys.get(`${seat} ${key}`) ?? (own?.keys?.includes(key) === true ? table.row.n : undefined);
  if (before !== undefined) return { type: 'accepted', key, n: before, code: SERVER_CODES.again };
  const refusals = seat === null ? undefined : table.refusals[seat];
  const refused = refusals?.of(key) ?? null;
  if (refused !== null) return refused;
  const { house } = table;
  const past = pastOf(table, pastWanted(table, command));
  const done = carryOut(table, seat, command, { house, now, past, hereSince: () => null });
  if (done !== null && 'type' in done) return done;
  const refusal = done === null || isIllegal(done) ? done : takeIn(table, done, now);
  if (refusal === null) {
    const { n } = table.match;
    const end = endAgreed(table);
    if (end !== null) takeIn(table, end, now);
    return { type: 'accepted', key, n };
  }
  const reply = { type: 'refused', key, code: refusal.rule, params: refusal.params } as const;
  return refusals?.keep(reply) ?? reply;
}

/** Gives an answer that did not come from a command: a bot's, or a pass by standing order. */
export function answerAt(table: MemoryTable, seat: Seat, ask: number, value: unknown, now: number): Illegal | null {
  const change = answerAlone(table, seat, ask, value);
  return isIllegal(change) ? change : takeIn(table, change, now);
}

/** Applies a change, and keeps the entry it made. */
export function takeIn(table: MemoryTable, change: TableChange, now: number): Illegal | null {
  const { played, by } = change;
  const { doc, row, lastOwn, movedAt } = applyChange(table, change, now).table;
  Object.assign(table, { doc, row, lastOwn, movedAt });
  if (played !== undefined) table.kept.push({ entry: played.entry, told: played.told, at: now });
  if (played !== undefined && by !== undefined) table.keys.set(`${by.seat} ${by.key}`, played.entry.n);
  return change.refusal ?? null;
}

function pastOf({ kept, match }: MemoryTable, wanted: PastWanted | null): Past {
  if (wanted === null) return NO_PAST;
  const { after, to, state } = wanted;
  const entries = kept.slice(after, Math.max(after, to));
  return { entries, state: state === null ? null : stateAt(match, match.entries, state) };
}
