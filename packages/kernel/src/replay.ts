import { createContext } from './advance.ts';
import type { Announcement } from './announcement.ts';
import { ChanceMismatch } from './chance.ts';
import { checkChance } from './chanceProof.ts';
import { findUnfit } from './coreForm.ts';
import { bringIn, type Course } from './course.ts';
import { seedFrom } from './fairness.ts';
import { compareDraws, compareHash, follow, otherState, type ReplayMode } from './follow.ts';
import { type Game, type GameTypes, start } from './game.ts';
import { hashOf } from './hash.ts';
import { CannotMigrate, migrate } from './migrate.ts';
import { canonical, isPlainObject, type Plain, parsePlain, samePlain } from './plain.ts';
import {
  type Entry,
  type GameRecord,
  RECORD_FAULTS,
  type RebaseEntry,
  type RecordClosing,
  RecordFault,
  type RecordHeader,
  recordFault,
  refusedEntry,
} from './record.ts';
import { illegal, KERNEL_CODES } from './state.ts';

/**
 * What a replay needs of a record. While a game runs its secret is not known to everybody who may look at it: with null
 * for it all draws are forced, the states have no chance streams, and hashes, which are of whole states, are not compared.
 */
export type ReplaySource = Pick<GameRecord, 'header' | 'entries'> & { readonly secret: string | null };

/** Shape and rules that entries were written with, as far as the record tells: those of its header or of a rebase. */
interface RulesVersion {
  readonly schema: number;
  readonly rules: number;
}

/** A record being played again. */
interface Playback<T extends GameTypes> extends Course<T> {
  told: readonly Announcement<T['happening']>[];
  /** The states after entries that an undo goes back to. */
  readonly kept: (T['state'] | undefined)[];
  era: RulesVersion;
  /** How many hashes have been compared. */
  hashes: number;
}

/** A position reached in a replay: the state after entry `n`, and what was told on the way to it. */
export interface Moment<T extends GameTypes> {
  readonly n: number;
  readonly entry: Entry | null;
  readonly state: T['state'];
  readonly told: readonly Announcement<T['happening']>[];
}

/** What was checked in a record that holds, and what is in it that nobody can check. */
export interface Verification<T extends GameTypes> {
  /** The last state. */
  readonly state: T['state'];
  readonly entries: number;
  /** Outcomes of chance, all drawn anew from the seed. */
  readonly draws: number;
  /** Hashes compared. Those of states that had another shape cannot be. */
  readonly hashes: number;
  /** How often the game was carried on from a state that no entry led to; whether that was right the record cannot say. */
  readonly rebases: number;
  /** How often the table went back beyond a barrier; whether all agreed the record cannot say. */
  readonly undosBeyond: number;
  /** All entries after this one were played again: 0, or the number of a rebase if older rules came before it. */
  readonly replayedFrom: number;
}

/** Plays a record through, handing over every moment. The states handed over are the replay's own: clone to keep one. */
export function* replay<T extends GameTypes>(
  game: Game<T>,
  source: ReplaySource,
  mode: ReplayMode,
): Generator<Moment<T>> {
  if (mode === 'verify' && source.secret === null) throw recordFault('open', {}, 'there is no secret to draw with');
  const start = dealAgain(game, source, mode);
  yield* playOn(start, playbackFrom(game, start, source.header), source.entries, mannerOf(game, source, mode));
}

/** The state after entry `n` of a game still being played. */
export function stateAfter<T extends GameTypes>(game: Game<T>, source: ReplaySource, n: number): T['state'] {
  const entries = source.entries.slice(0, n);
  const start = lastRebase(game, entries) ?? dealAgain(game, source, 'force');
  const playback = playbackFrom(game, start, source.header);
  for (const moment of playOn(start, playback, entries, mannerOf(game, source, 'force'))) {
    if (moment.n === n) return moment.state;
  }
  throw new Error(`the record has no entry ${n}`);
}

/**
 * Checks everything a finished record claims: commitment, every draw, every entry, every hash, the outcome. A game that
 * began under other rules, or with states of another shape, need not lead to the same states any more: it is played again
 * from the last rebase, or else from the beginning with its luck forced, and what differs there is no proof against it.
 */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Verification<T> {
  const draws = checkChance(record);
  const { header, entries } = record;
  const closing = record.closing as RecordClosing;
  checkKnown(game, header);
  const rebases = entries.filter((entry) => entry.type === 'rebase');
  for (const entry of rebases) checkStored(entry);
  const isOld = !isPresent(game, header);
  const rebased = isOld ? lastRebase(game, entries) : null;
  const mode: ReplayMode = isOld && rebased === null ? 'force' : 'verify';
  const manner: ReplayPolicy = { mode, compares: ({ schema }) => schema === game.schema };
  let playback: Playback<T> | null = null;
  try {
    const start = rebased ?? dealAgain(game, { ...record, secret: closing.secret }, mode);
    playback = playbackFrom(game, start, header);
    for (const _moment of playOn(start, playback, entries, manner));
    checkEnd(playback, closing, manner);
  } catch (error) {
    throw underOtherRules(game, playback?.era ?? header, error);
  }
  return {
    state: playback.state,
    entries: entries.length,
    draws,
    hashes: playback.hashes + rebases.filter(({ hash }) => hash !== null).length,
    rebases: rebases.length,
    undosBeyond: entries.filter((entry) => entry.type === 'undo' && entry.beyond).length,
    replayedFrom: rebased?.n ?? 0,
  };
}

/** Reads a stored state and brings it up to the game's present shape. */
export function readState<T extends GameTypes>(game: Game<T>, text: string): T['state'] {
  const parsed = parsePlain(text);
  if (parsed === null || !isPlainObject(parsed.value)) {
    throw recordFault('notARecord', {}, 'the stored state cannot be read');
  }
  const state = parsed.value as { [key: string]: Plain };
  migrate(game, state);
  const unfit = findUnfit(game.procedures, state);
  if (unfit !== null) throw recordFault('notARecord', { unfit }, `the stored state does not fit: ${unfit}`);
  return state as unknown as T['state'];
}

function isPresent(game: RulesVersion, { schema, rules }: RulesVersion): boolean {
  return schema === game.schema && rules === game.rules;
}

/** How entries are followed: how chance is treated, and whether hashes written in an era are compared. */
interface ReplayPolicy {
  readonly mode: ReplayMode;
  compares(era: RulesVersion): boolean;
}

/** Under other rules a replay looks for the new course of a game: there states may differ. */
function mannerOf<T extends GameTypes>(game: Game<T>, { secret }: ReplaySource, mode: ReplayMode): ReplayPolicy {
  return { mode, compares: (era) => secret !== null && isPresent(game, era) };
}

function checkKnown<T extends GameTypes>(game: Game<T>, header: RecordHeader): void {
  if (header.game === game.id && header.schema <= game.schema && header.rules <= game.rules) return;
  const known = { game: game.id, schema: game.schema, rules: game.rules };
  throw recordFault('unknown', known, `the record is of ${header.game}, shape ${header.schema}, rules ${header.rules}`);
}

function dealAgain<T extends GameTypes>(game: Game<T>, source: ReplaySource, mode: ReplayMode): Moment<T> {
  const { header, secret } = source;
  checkKnown(game, header);
  const setup = game.setup(header.players, header.options);
  if ('rule' in setup) throw recordFault('unknown', { rule: setup.rule }, 'the set-up of this record is not known');
  const forced = mode === 'force' ? header.draws : null;
  const context = createContext<T['state'], T['happening']>(game.initialState(setup), {
    told: true,
    draws: true,
    forced,
  });
  context.state.rules = header.rules;
  guarded(0, false, () => start(game, context, secret === null ? null : seedFrom(secret, header.words)));
  compareDraws(0, mode, header.draws, context);
  return { n: 0, entry: null, state: context.state, told: context.told ?? [] };
}

/** The last rebase that no later undo goes behind: entries before it need not hold under the present rules. */
function lastRebase<T extends GameTypes>(game: Game<T>, entries: readonly Entry[]): Moment<T> | null {
  let back = entries.length;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (entry.type === 'undo') back = Math.min(back, entry.to);
    if (entry.type !== 'rebase' || back < entry.n) continue;
    return { n: entry.n, entry, state: guarded(entry.n, true, () => broughtIn(game, entry)), told: [] };
  }
  return null;
}

/** The state that a rebase brings in. */
function broughtIn<T extends GameTypes>(game: Game<T>, entry: RebaseEntry): T['state'] {
  checkStored(entry);
  const state = readState(game, canonical(entry.state));
  if (state.rules <= game.rules) return state;
  throw recordFault('unknown', { entry: entry.n, rules: state.rules }, `entry ${entry.n} is of rules ${state.rules}`);
}

/** The hash of a rebase is that of the state as it is stored, so it can be compared whatever its shape. */
function checkStored({ n, hash, state }: RebaseEntry): void {
  if (hash !== null && hash !== hashOf(state)) throw otherState(n);
}

function* playOn<T extends GameTypes>(
  start: Moment<T>,
  playback: Playback<T>,
  entries: readonly Entry[],
  manner: ReplayPolicy,
): Generator<Moment<T>> {
  const { game, kept } = playback;
  // Undo goes back to a state after an earlier entry; only those that some undo names are kept.
  const wanted = new Array<boolean>(entries.length + 1).fill(false);
  for (const entry of entries) if (entry.type === 'undo') wanted[entry.to] = true;
  if (wanted[start.n]) kept[start.n] = game.clone(start.state);
  yield start;

  // A rebase brings in a state that no rule has made: if the game stumbles over it, that is the record's fault.
  let isForeign = start.entry !== null;
  for (let i = start.n; i < entries.length; i++) {
    const entry = entries[i] as Entry;
    isForeign ||= entry.type === 'rebase';
    guarded(entry.n, isForeign, () => {
      playAgain(playback, entry, manner);
      if (wanted[entry.n]) kept[entry.n] = game.clone(playback.state);
    });
    yield { n: entry.n, entry, state: playback.state, told: playback.told };
  }
}

function playbackFrom<T extends GameTypes>(
  game: Game<T>,
  { n, state, told, entry }: Moment<T>,
  { schema, rules }: RulesVersion,
): Playback<T> {
  const era = { schema, rules };
  const began = entry?.type === 'rebase' ? eraFrom(era, entry) : era;
  return { game, n, state, segment: [], told, kept: [], era: began, hashes: 0 };
}

/** A program goes on with a record only if it knows all of it: it is never older than those before. */
function eraFrom({ schema, rules }: RulesVersion, { state }: RebaseEntry): RulesVersion {
  return { schema: Math.max(schema, state['schema'] as number), rules: Math.max(rules, state['rules'] as number) };
}

/** Carries out one entry. */
function playAgain<T extends GameTypes>(playback: Playback<T>, entry: Entry, manner: ReplayPolicy): void {
  const { game, state, kept } = playback;
  const { outcome } = state;
  if (outcome !== null) throw refusedEntry(entry.n, illegal(KERNEL_CODES.over, { reason: outcome.reason }));
  if (entry.type === 'rebase') {
    bringIn(playback, broughtIn(game, entry));
    playback.told = [];
    playback.era = eraFrom(playback.era, entry);
    // Streams that are not known cannot be compared.
    if (state.rng.length > 0 && !samePlain(playback.state.rng, state.rng)) {
      throw recordFault('draws', { entry: entry.n }, `entry ${entry.n} changes the chance streams`);
    }
    return;
  }
  const back = entry.type === 'undo' ? kept[entry.to] : undefined;
  playback.told = follow(playback, entry, manner.mode, back === undefined ? back : game.clone(back));
  if (manner.compares(playback.era) && compareHash(playback, entry)) playback.hashes++;
}

function checkEnd<T extends GameTypes>(playback: Playback<T>, closing: RecordClosing, manner: ReplayPolicy): void {
  const { state, era } = playback;
  if (!samePlain(state.outcome, closing.outcome)) {
    throw recordFault('outcome', {}, 'the outcome is not the recorded one');
  }
  if (!manner.compares(era)) return;
  if (hashOf(state) !== closing.hash) {
    throw recordFault('hash', {}, 'the last state is not the recorded one');
  }
  playback.hashes++;
}

/** What does not fit while replaying is the record's fault (or a rule's change), not a program error. */
function guarded<R>(n: number, isForeign: boolean, work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof RecordFault) throw error;
    if (error instanceof ChanceMismatch) throw recordFault('draws', { entry: n }, `entry ${n}: ${error.message}`);
    if (error instanceof CannotMigrate) throw recordFault('unknown', { entry: n }, `entry ${n}: ${error.message}`);
    if (isForeign) throw recordFault('illegal', { entry: n }, `entry ${n} cannot be played: ${String(error)}`);
    throw error;
  }
}

/** What the present rules say about a game played under other ones. The form of the record does not depend on them. */
const DUE_TO_RULES: readonly string[] = [
  RECORD_FAULTS.draws,
  RECORD_FAULTS.illegal,
  RECORD_FAULTS.hash,
  RECORD_FAULTS.outcome,
];

/** A difference where the rules, or the shape, have changed since: nobody can say whether that or the record is to blame. */
function underOtherRules(game: RulesVersion, { schema, rules }: RulesVersion, error: unknown): unknown {
  if (!(error instanceof RecordFault) || !DUE_TO_RULES.includes(error.code)) return error;
  if (isPresent(game, { schema, rules })) return error;
  const then = `played under rules ${rules} with states of shape ${schema}`;
  const now = `under rules ${game.rules} and shape ${game.schema}`;
  return recordFault(
    'rules',
    { ...error.params, fault: error.code, schema, rules },
    `${then}; ${now} ${error.message}`,
  );
}
