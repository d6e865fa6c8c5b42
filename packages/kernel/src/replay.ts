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
 * What a replay needs of a record. While a game runs, not everyone who may look at it knows its secret. If that is null, all
 * draws are forced, the states have no chance streams, and hashes, which are of whole states, are not compared.
 */
export type ReplaySource = Pick<GameRecord, 'header' | 'entries'> & { readonly secret: string | null };

/** Shape and rules that entries were written with, as far as the record says: those of its header or of a rebase. */
interface RulesVersion {
  readonly schema: number;
  readonly rules: number;
}

/** A record being replayed. */
interface Playback<T extends GameTypes> extends Course<T> {
  told: readonly Announcement<T['happening']>[];
  /** The states to which an undo goes back, by the number of their entry. */
  readonly kept: (T['state'] | undefined)[];
  version: RulesVersion;
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

/** What was checked in a valid record, and what nobody can check. */
export interface Verification<T extends GameTypes> {
  /** The last state. */
  readonly state: T['state'];
  readonly entries: number;
  /** Outcomes of chance, all drawn again from the seed. */
  readonly draws: number;
  /** Hashes compared. Those of states of another shape cannot be compared. */
  readonly hashes: number;
  /** How often the game was continued from a state that no entry led to. The record cannot say whether that was right. */
  readonly rebases: number;
  /** How often the table went back beyond a barrier. The record cannot say whether all agreed. */
  readonly undosBeyond: number;
  /** All entries after this one were replayed: 0, or the number of a rebase if older rules came before it. */
  readonly replayedFrom: number;
}

/** Replays a record and yields every moment. The states belong to the replay: clone one to keep it. */
export function* replay<T extends GameTypes>(
  game: Game<T>,
  source: ReplaySource,
  mode: ReplayMode,
): Generator<Moment<T>> {
  if (mode === 'verify' && source.secret === null) throw recordFault('open', {}, 'there is no secret to draw with');
  const start = dealAgain(game, source, mode);
  yield* playOn(start, playbackFrom(game, start, source.header), source.entries, policyFor(game, source, mode));
}

/** The state after entry `n` of a game still being played. */
export function stateAfter<T extends GameTypes>(game: Game<T>, source: ReplaySource, n: number): T['state'] {
  const entries = source.entries.slice(0, n);
  const start = lastRebase(game, entries) ?? dealAgain(game, source, 'force');
  const playback = playbackFrom(game, start, source.header);
  for (const moment of playOn(start, playback, entries, policyFor(game, source, 'force'))) {
    if (moment.n === n) return moment.state;
  }
  throw new Error(`the record has no entry ${n}`);
}

/**
 * Checks everything a finished record claims: commitment, every draw, every entry, every hash, the outcome. A game that
 * began under other rules, or with states of another shape, may now lead to other states: it is replayed from the last
 * rebase, or else from the beginning with its luck forced, and a difference there proves nothing against the record.
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
  const policy: ReplayPolicy = { mode, compares: ({ schema }) => schema === game.schema };
  let playback: Playback<T> | null = null;
  try {
    const start = rebased ?? dealAgain(game, { ...record, secret: closing.secret }, mode);
    playback = playbackFrom(game, start, header);
    for (const _moment of playOn(start, playback, entries, policy));
    checkEnd(playback, closing, policy);
  } catch (error) {
    throw underOtherRules(game, playback?.version ?? header, error);
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

/** How entries are replayed: how chance is treated, and whether hashes written under a version are compared. */
interface ReplayPolicy {
  readonly mode: ReplayMode;
  compares(version: RulesVersion): boolean;
}

/** Under other rules a replay finds a new course of the game, where states may differ. */
function policyFor<T extends GameTypes>(game: Game<T>, { secret }: ReplaySource, mode: ReplayMode): ReplayPolicy {
  return { mode, compares: (version) => secret !== null && isPresent(game, version) };
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

/** The hash of a rebase is that of the stored state, so it can be compared whatever the shape. */
function checkStored({ n, hash, state }: RebaseEntry): void {
  if (hash !== null && hash !== hashOf(state)) throw otherState(n);
}

function* playOn<T extends GameTypes>(
  start: Moment<T>,
  playback: Playback<T>,
  entries: readonly Entry[],
  policy: ReplayPolicy,
): Generator<Moment<T>> {
  const { game, kept } = playback;
  // Undo goes back to the state after an earlier entry; only states that some undo names are kept.
  const wanted = new Array<boolean>(entries.length + 1).fill(false);
  for (const entry of entries) if (entry.type === 'undo') wanted[entry.to] = true;
  if (wanted[start.n]) kept[start.n] = game.clone(start.state);
  yield start;

  // A rebase brings in a state that no rule has made: if the game throws on it, that is the record's fault.
  let isForeign = start.entry !== null;
  for (let i = start.n; i < entries.length; i++) {
    const entry = entries[i] as Entry;
    isForeign ||= entry.type === 'rebase';
    guarded(entry.n, isForeign, () => {
      playAgain(playback, entry, policy);
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
  const version = { schema, rules };
  const began = entry?.type === 'rebase' ? versionAfter(version, entry) : version;
  return { game, n, state, segment: [], told, kept: [], version: began, hashes: 0 };
}

/** A program continues a record only if it knows all of it, so a version is never older than those before. */
function versionAfter({ schema, rules }: RulesVersion, { state }: RebaseEntry): RulesVersion {
  return { schema: Math.max(schema, state['schema'] as number), rules: Math.max(rules, state['rules'] as number) };
}

/** Carries out one entry. */
function playAgain<T extends GameTypes>(playback: Playback<T>, entry: Entry, policy: ReplayPolicy): void {
  const { game, state, kept } = playback;
  const { outcome } = state;
  if (outcome !== null) throw refusedEntry(entry.n, illegal(KERNEL_CODES.over, { reason: outcome.reason }));
  if (entry.type === 'rebase') {
    bringIn(playback, broughtIn(game, entry));
    playback.told = [];
    playback.version = versionAfter(playback.version, entry);
    // Unknown streams cannot be compared.
    if (state.rng.length > 0 && !samePlain(playback.state.rng, state.rng)) {
      throw recordFault('draws', { entry: entry.n }, `entry ${entry.n} changes the chance streams`);
    }
    return;
  }
  const back = entry.type === 'undo' ? kept[entry.to] : undefined;
  playback.told = follow(playback, entry, policy.mode, back === undefined ? back : game.clone(back));
  if (policy.compares(playback.version) && compareHash(playback, entry)) playback.hashes++;
}

function checkEnd<T extends GameTypes>(playback: Playback<T>, closing: RecordClosing, policy: ReplayPolicy): void {
  const { state, version } = playback;
  if (!samePlain(state.outcome, closing.outcome)) {
    throw recordFault('outcome', {}, 'the outcome is not the recorded one');
  }
  if (!policy.compares(version)) return;
  if (hashOf(state) !== closing.hash) {
    throw recordFault('hash', {}, 'the last state is not the recorded one');
  }
  playback.hashes++;
}

/** What does not fit during a replay is a fault of the record (or a changed rule), not a program error. */
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

/** Faults that may be due to rules that changed since the game. The form of a record does not depend on the rules. */
const DUE_TO_RULES: readonly string[] = [
  RECORD_FAULTS.draws,
  RECORD_FAULTS.illegal,
  RECORD_FAULTS.hash,
  RECORD_FAULTS.outcome,
];

/** A fault where the rules, or the shape, have changed since: nobody can say whether that or the record is to blame. */
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
