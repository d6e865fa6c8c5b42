import { createRun } from './advance.ts';
import type { AnswerIn } from './ask.ts';
import { ChanceMismatch, type Draw } from './chance.ts';
import { findUnfit } from './coreForm.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import { apply, begin, check, type Game, type GameTypes, intervene } from './game.ts';
import type { Told } from './happening.ts';
import { hashOf } from './hash.ts';
import { CannotMigrate, migrate } from './migrate.ts';
import { canonical, isPlainObject, type Plain, parsePlain, samePlain } from './plain.ts';
import { type Entry, type GameRecord, RECORD_FAULTS, RecordFault, type UndoEntry } from './record.ts';
import { type Illegal, illegal, KERNEL_CODES, type Seat } from './state.ts';

/** How a replay treats chance: `verify` draws anew from the seed and compares; `force` makes the recorded draws come again. */
export type ReplayMode = 'verify' | 'force';

/** A position reached in a replay: the state after entry `n`, and what was told on the way to it. */
export interface Moment<T extends GameTypes> {
  readonly n: number;
  readonly entry: Entry | null;
  readonly state: T['state'];
  readonly told: readonly Told<T['happening']>[];
}

type Source = Pick<GameRecord, 'header' | 'entries'> & { readonly secret: string };

/** Plays a record through, handing over every moment. The states handed over are the replay's own: clone to keep one. */
export function* replay<T extends GameTypes>(game: Game<T>, source: Source, mode: ReplayMode): Generator<Moment<T>> {
  yield* playOn(game, dealAgain(game, source, mode), source.entries, mode);
}

/** The state after entry `n` of a game still being played. */
export function stateAfter<T extends GameTypes>(game: Game<T>, source: Source, n: number): T['state'] {
  const entries = source.entries.slice(0, n);
  const start = lastRebase(game, entries) ?? dealAgain(game, source, 'force');
  for (const moment of playOn(game, start, entries, 'force')) if (moment.n === n) return moment.state;
  throw new Error(`the record has no entry ${n}`);
}

/** Checks everything a finished record claims: commitment, every draw, every entry, every hash, the outcome. */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): T['state'] {
  const closing = record.closing;
  if (closing === null) throw fault('open', {}, 'the game still runs: its secret is not in the record');
  if (commitmentTo(closing.secret) !== record.header.commitment) {
    throw fault('commitment', {}, 'the secret is not the one that was committed to');
  }
  let last: Moment<T> | null = null;
  for (const moment of replay(game, { ...record, secret: closing.secret }, 'verify')) last = moment;
  const state = (last as Moment<T>).state;
  if (!samePlain(state.outcome as unknown as Plain, closing.outcome as unknown as Plain)) {
    throw fault('outcome', {}, 'the outcome is not the recorded one');
  }
  if (hashOf(state as unknown as Plain) !== closing.hash) {
    throw fault('hash', {}, 'the last state is not the recorded one');
  }
  return state;
}

/** Reads a stored state and brings it up to the game's present shape. */
export function readState<T extends GameTypes>(game: Game<T>, text: string): T['state'] {
  const parsed = parsePlain(text);
  if (parsed === null || !isPlainObject(parsed.value)) throw fault('notARecord', {}, 'the stored state cannot be read');
  const state = parsed.value as { [key: string]: Plain };
  migrate(game, state);
  const unfit = findUnfit(game.procedures, state);
  if (unfit !== null) throw fault('notARecord', { unfit }, `the stored state does not fit: ${unfit}`);
  return state as unknown as T['state'];
}

function dealAgain<T extends GameTypes>(game: Game<T>, source: Source, mode: ReplayMode): Moment<T> {
  const { header, secret } = source;
  const known = { game: game.id, schema: game.schema, rules: game.rules };
  if (header.game !== game.id || header.schema > game.schema || header.rules > game.rules) {
    throw fault('unknown', known, `the record is of ${header.game}, shape ${header.schema}, rules ${header.rules}`);
  }
  const setup = game.setup(header.players, header.options);
  if ('rule' in setup) throw fault('unknown', { rule: setup.rule }, 'the set-up of this record is not known');
  const run = createRun<T['state'], T['happening']>(game.blank(setup), keep(mode, header.draws));
  guarded(0, false, () => begin(game, run, seedFrom(secret, header.words)));
  compareDraws(0, mode, header.draws, run.draws, run.forcedAt);
  return { n: 0, entry: null, state: run.state, told: run.told ?? [] };
}

/** The last rebase that no later undo goes behind: entries before it need not hold under the present rules. */
function lastRebase<T extends GameTypes>(game: Game<T>, entries: readonly Entry[]): Moment<T> | null {
  let back = entries.length;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as Entry;
    if (entry.type === 'undo') back = Math.min(back, entry.to);
    if (entry.type !== 'rebase' || back < entry.n) continue;
    return { n: entry.n, entry, state: readState(game, canonical(entry.state)), told: [] };
  }
  return null;
}

function* playOn<T extends GameTypes>(
  game: Game<T>,
  start: Moment<T>,
  entries: readonly Entry[],
  mode: ReplayMode,
): Generator<Moment<T>> {
  const position: Position<T> = { state: start.state, told: start.told, kept: [], segment: [] };
  // Undo goes back to a state after an earlier entry; only those that some undo names are kept.
  const wanted = new Array<boolean>(entries.length + 1).fill(false);
  for (const entry of entries) if (entry.type === 'undo') wanted[entry.to] = true;
  if (wanted[start.n]) position.kept[start.n] = game.clone(start.state);
  yield start;

  // A rebase brings in a state that no rule has made: if the game stumbles over it, that is the record's fault.
  let isForeign = start.entry !== null;
  for (let i = start.n; i < entries.length; i++) {
    const entry = entries[i] as Entry;
    isForeign ||= entry.type === 'rebase';
    guarded(entry.n, isForeign, () => {
      follow(game, position, entry, mode);
      if (wanted[entry.n]) position.kept[entry.n] = game.clone(position.state);
    });
    yield { n: entry.n, entry, state: position.state, told: position.told };
  }
}

interface Position<T extends GameTypes> {
  state: T['state'];
  told: readonly Told<T['happening']>[];
  readonly kept: (T['state'] | undefined)[];
  /** The answers that may be taken back: the number of the entry before each, and its seat. */
  segment: { readonly n: number; readonly seat: Seat }[];
}

/** Carries out one entry. */
function follow<T extends GameTypes>(game: Game<T>, position: Position<T>, entry: Entry, mode: ReplayMode): void {
  const { outcome, rng } = position.state;
  position.told = [];
  if (outcome !== null) throw refusal(entry, illegal(KERNEL_CODES.over, { reason: outcome.reason }));
  if (entry.type === 'undo') {
    takeBack(game, position, entry, mode);
  } else if (entry.type === 'rebase') {
    position.state = readState(game, canonical(entry.state));
    position.segment = [];
    if (!samePlain(position.state.rng, rng)) {
      throw fault('draws', { entry: entry.n }, `entry ${entry.n} changes the chance streams`);
    }
  } else {
    perform(game, position, entry, mode);
  }
  if (entry.hash !== null && entry.hash !== hashOf(position.state as unknown as Plain)) {
    throw fault('hash', { entry: entry.n }, `the state after entry ${entry.n} is not the recorded one`);
  }
}

function perform<T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  entry: Extract<Entry, { readonly type: 'answer' | 'act' }>,
  mode: ReplayMode,
): void {
  const run = createRun<T['state'], T['happening']>(position.state, keep(mode, entry.draws));
  if (entry.type === 'act') {
    const refused = intervene(game, run, entry.act);
    if (refused !== null) throw refusal(entry, refused);
  } else {
    const refused = check(game, run.state, entry.seat, entry.ask, entry.answer);
    if (refused !== null) throw refusal(entry, refused);
    apply(game, run, entry.ask, entry.answer as AnswerIn<T['state']>);
  }
  compareDraws(entry.n, mode, entry.draws, run.draws, run.forcedAt);
  if (run.barrier || entry.type === 'act') position.segment = [];
  else position.segment.push({ n: entry.n - 1, seat: entry.seat });
  position.told = run.told ?? [];
}

function takeBack<T extends GameTypes>(game: Game<T>, position: Position<T>, entry: UndoEntry, mode: ReplayMode): void {
  const { state, kept, segment } = position;
  const back = kept[entry.to];
  const first = entry.beyond ? 0 : segment.findIndex((answer) => answer.n === entry.to);
  // Only one's own answers since the last barrier. Under other rules the barriers may lie elsewhere: there all is forced.
  const isOwn = first >= 0 && segment.slice(first).every((answer) => answer.seat === entry.seat);
  if (back === undefined || (mode === 'verify' && !entry.beyond && !isOwn)) {
    throw refusal(entry, illegal(KERNEL_CODES.barrier));
  }
  position.segment = segment.slice(0, Math.max(0, first));
  position.state = game.clone(back);
  if (entry.beyond) position.state.rng = state.rng;
}

function keep(mode: ReplayMode, draws: readonly Draw[]): Parameters<typeof createRun>[1] {
  return { told: true, draws: true, forced: mode === 'force' ? draws : null };
}

function compareDraws(
  n: number,
  mode: ReplayMode,
  recorded: readonly Draw[],
  drawn: readonly Draw[] | null,
  forcedAt: number,
): void {
  const holds =
    mode === 'force' ? forcedAt === recorded.length : samePlain(drawn as Plain, recorded as unknown as Plain);
  if (!holds) throw fault('draws', { entry: n }, `the draws of entry ${n} are not those of the seed`);
}

/** What does not fit while replaying is the record's fault (or a rule's change), not a program error. */
function guarded(n: number, isForeign: boolean, work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof RecordFault) throw error;
    if (error instanceof ChanceMismatch) throw fault('draws', { entry: n }, `entry ${n}: ${error.message}`);
    if (error instanceof CannotMigrate) throw fault('unknown', { entry: n }, `entry ${n}: ${error.message}`);
    if (isForeign) throw fault('illegal', { entry: n }, `entry ${n} cannot be played: ${String(error)}`);
    throw error;
  }
}

function refusal(entry: Entry, refused: Illegal): RecordFault {
  const params = { entry: entry.n, rule: refused.rule };
  return fault('illegal', params, `entry ${entry.n} is refused by ${refused.rule}`);
}

function fault(code: keyof typeof RECORD_FAULTS, params: RecordFault['params'], message: string): RecordFault {
  return new RecordFault(RECORD_FAULTS[code], params, message);
}
