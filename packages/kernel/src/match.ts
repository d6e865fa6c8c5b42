import { createContext } from './advance.ts';
import type { Announcement } from './announcement.ts';
import { bringIn, type Course, playAct, playAnswer, playUndo } from './course.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import { type Game, type GameTypes, isTableAct, start, type TableAct } from './game.ts';
import { hashOf } from './hash.ts';
import type { PlainObject } from './plain.ts';
import { type Entry, type GameRecord, RecordFault, type RecordHeader, type UndoEntry } from './record.ts';
import { HASH_EVERY } from './recordForm.ts';
import { RECORD_FORMAT } from './recordFormats.ts';
import { stateAfter } from './replay.ts';
import { type Illegal, illegal, isIllegal, KERNEL_CODES, type Seat } from './state.ts';

/** A game being played, with its record and what is needed to undo. Server, command line and page each keep one. */
export interface Match<T extends GameTypes = GameTypes> extends Course<T> {
  readonly secret: string;
  readonly header: RecordHeader;
  /** The entries. A host that keeps them in a store may drop them here: `n` keeps counting. */
  readonly entries: Entry[];
}

/** What an accepted entry brought about. */
export interface Played<T extends GameTypes> {
  readonly entry: Entry;
  readonly told: readonly Announcement<T['happening']>[];
}

export function startMatch<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  secret: string,
  words: readonly string[] = [],
  about: PlainObject = {},
): { readonly match: Match<T>; readonly told: readonly Announcement<T['happening']>[] } {
  const context = createContext<T['state'], T['happening']>(game.initialState(setup), { told: true, draws: true });
  start(game, context, seedFrom(secret, words));
  const header: RecordHeader = {
    tessera: RECORD_FORMAT,
    game: game.id,
    schema: game.schema,
    rules: game.rules,
    players: setup.players,
    options: setup.options,
    commitment: commitmentTo(secret),
    words: [...words],
    draws: context.draws ?? [],
    about,
  };
  return {
    match: { game, secret, header, n: 0, entries: [], state: context.state, segment: [] },
    told: context.told ?? [],
  };
}

/** Gives an answer. A refusal changes nothing. */
export function answer<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  ask: unknown,
  value: unknown,
): Played<T> | Illegal {
  const context = playAnswer(match, seat, ask, value);
  if (isIllegal(context)) return context;
  const { n, hash } = numbered(match);
  const draws = context.draws ?? [];
  const entry = { type: 'answer', seat, ask: ask as number, answer: value as PlainObject, draws, n, hash } as const;
  return { entry: append(match, entry), told: context.told ?? [] };
}

/** An act of the table, such as an agreed end. No seat can undo it alone. */
export function act<T extends GameTypes>(match: Match<T>, tableAct: TableAct): Played<T> | Illegal {
  if (!isTableAct(tableAct)) return illegal(KERNEL_CODES.shape, { expected: '{ act, seat }' });
  const context = playAct(match, tableAct);
  if (isIllegal(context)) return context;
  const entry = { type: 'act', act: tableAct, draws: context.draws ?? [], ...numbered(match) } as const;
  return { entry: append(match, entry), told: context.told ?? [] };
}

/** How many answers a seat may take back now. */
export function undoable(match: Pick<Match, 'segment'>, seat: Seat): number {
  let count = 0;
  while (count < match.segment.length && match.segment[match.segment.length - 1 - count]?.seat === seat) count++;
  return count;
}

/** Takes back a seat's last answer, or several, if nothing new has been shown since. */
export function undo<T extends GameTypes>(match: Match<T>, seat: Seat, answers = 1): Played<T> | Illegal {
  if (!Number.isSafeInteger(answers) || answers < 1)
    return illegal(KERNEL_CODES.shape, { expected: 'a number from 1' });
  if (answers > undoable(match, seat)) return illegal(KERNEL_CODES.barrier);
  const { n: to } = match.segment[match.segment.length - answers] as Match<T>['segment'][number];
  return wentBack(match, { seat, to, beyond: false });
}

/** Goes back beyond a barrier, by agreement of all players. Chance continues from where it is, so not after the end. */
export function undoBeyond<T extends GameTypes>(match: Match<T>, to: number): Played<T> | Illegal {
  const refused = whyNotBack(match, to);
  if (refused !== null) return refused;
  const state = stateAgain(match, to);
  return isIllegal(state) ? state : goBack(match, to, state);
}

/** The same when the state after entry `to` is at hand; the match takes it over. */
export function goBack<T extends GameTypes>(match: Match<T>, to: number, state: T['state']): Played<T> | Illegal {
  const refused = whyNotBack(match, to);
  if (refused !== null) return refused;
  return wentBack(match, { seat: null, to, beyond: true }, state);
}

function wentBack<T extends GameTypes>(
  match: Match<T>,
  back: Pick<UndoEntry, 'seat' | 'to' | 'beyond'>,
  kept?: T['state'],
): Played<T> | Illegal {
  const refused = playUndo(match, back, kept);
  if (refused !== null) return refused;
  return { entry: append(match, { type: 'undo', ...back, ...numbered(match) }), told: [] };
}

function whyNotBack({ state: { outcome }, n }: Match, to: number): Illegal | null {
  if (outcome !== null) return illegal(KERNEL_CODES.over, { reason: outcome.reason });
  return Number.isSafeInteger(to) && to >= 0 && to < n ? null : illegal(KERNEL_CODES.shape, { entries: n });
}

/** The state after an entry, unless a rebase lies between: entries before one need not fit the present rules. */
function stateAgain<T extends GameTypes>(match: Match<T>, n: number): T['state'] | Illegal {
  try {
    return stateAfter(match.game, match, n);
  } catch (error) {
    if (error instanceof RecordFault) return illegal(KERNEL_CODES.barrier, { ...error.params, fault: error.code });
    throw error;
  }
}

/** Continues the game from a state that its present rules lead to; the chance streams stay as they are. */
export function rebase<T extends GameTypes>(
  match: Match<T>,
  state: T['state'],
  reason: PlainObject,
): Played<T> | Illegal {
  if (match.state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: match.state.outcome.reason });
  const carried = match.game.clone(state);
  carried.rng = match.state.rng;
  carried.rules = match.game.rules;
  bringIn(match, carried);
  const stored = match.game.clone(carried);
  return { entry: append(match, { type: 'rebase', state: stored, reason, ...numbered(match) }), told: [] };
}

/** The record so far; with the secret once the game is over or abandoned. */
export function recordOf<T extends GameTypes>(
  match: Match<T>,
  giveUp = false,
  entries: readonly Entry[] = match.entries,
): GameRecord {
  const { header, state, secret } = match;
  const shown = state.outcome !== null || giveUp;
  const closing = shown ? { outcome: state.outcome, secret, hash: hashOf(state) } : null;
  return { header, entries: [...entries], closing };
}

/** The number of the last entry, and the hash of the state if one is due. */
function numbered<T extends GameTypes>(match: Match<T>): Pick<Entry, 'n' | 'hash'> {
  const { n } = match;
  return { n, hash: n % HASH_EVERY === 0 ? hashOf(match.state) : null };
}

function append(match: Pick<Match, 'entries'>, entry: Entry): Entry {
  match.entries.push(entry);
  return entry;
}
