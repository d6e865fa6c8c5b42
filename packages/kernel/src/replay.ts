import { createRun } from './advance.ts';
import type { AnswerIn } from './ask.ts';
import { ChanceMismatch, type Draw } from './chance.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import { apply, begin, check, type Game, type GameTypes, intervene } from './game.ts';
import type { Told } from './happening.ts';
import { hashOf } from './hash.ts';
import { migrate } from './migrate.ts';
import { canonical, isPlainObject, type Plain, parsePlain, samePlain } from './plain.ts';
import { type Entry, type GameRecord, RECORD_FAULTS, RecordFault } from './record.ts';
import type { Illegal } from './state.ts';

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
  const setup = game.setup(source.header.players, source.header.options);
  if ('rule' in setup) throw fault('unknown', { rule: setup.rule }, 'the set-up of this record is not known');
  const first = createRun<T['state'], T['happening']>(game.blank(setup), keep(mode, source.header.draws));
  chanceful(0, () => begin(game, first, seedFrom(source.secret, source.header.words)));
  compareDraws(0, mode, source.header.draws, first.draws, first.forcedAt);
  let state = first.state;
  // Undo goes back to a state after an earlier entry; only those that some undo names are kept.
  const kept: { [n: number]: T['state'] } = {};
  const wanted = new Array<boolean>(source.entries.length + 1).fill(false);
  for (const entry of source.entries) if (entry.type === 'undo') wanted[entry.to] = true;
  if (wanted[0]) kept[0] = game.clone(state);
  yield { n: 0, entry: null, state, told: first.told ?? [] };

  for (const entry of source.entries) {
    let told: readonly Told<T['happening']>[] = [];
    if (entry.type === 'answer' || entry.type === 'act') {
      const run = createRun<T['state'], T['happening']>(state, keep(mode, entry.draws));
      const refused = chanceful(entry.n, () => perform(game, run, entry));
      if (refused !== null) {
        throw fault(
          'illegal',
          { entry: entry.n, rule: refused.rule },
          `entry ${entry.n} is refused by ${refused.rule}`,
        );
      }
      compareDraws(entry.n, mode, entry.draws, run.draws, run.forcedAt);
      told = run.told ?? [];
    } else if (entry.type === 'undo') {
      const back = kept[entry.to];
      if (back === undefined || entry.to >= entry.n) {
        throw fault(
          'illegal',
          { entry: entry.n },
          `entry ${entry.n} undoes to entry ${entry.to}, which is not before it`,
        );
      }
      const streams = state.rng;
      state = game.clone(back);
      if (entry.beyond) state.rng = streams;
    } else {
      const streams = state.rng;
      state = readState(game, canonical(entry.state));
      if (!samePlain(state.rng, streams)) {
        throw fault('draws', { entry: entry.n }, `entry ${entry.n} changes the chance streams`);
      }
    }
    if (entry.hash !== null && entry.hash !== hashOf(state as unknown as Plain)) {
      throw fault('hash', { entry: entry.n }, `the state after entry ${entry.n} is not the recorded one`);
    }
    if (wanted[entry.n]) kept[entry.n] = game.clone(state);
    yield { n: entry.n, entry, state, told };
  }
}

/** The state after entry `n` of a game still being played. */
export function stateAfter<T extends GameTypes>(game: Game<T>, source: Source, n: number): T['state'] {
  for (const moment of replay(game, { ...source, entries: source.entries.slice(0, n) }, 'force')) {
    if (moment.n === n) return moment.state;
  }
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
  if (hashOf(state as unknown as Plain) !== closing.hash)
    throw fault('hash', {}, 'the last state is not the recorded one');
  if (!samePlain(state.outcome as unknown as Plain, closing.outcome as unknown as Plain)) {
    throw fault('outcome', {}, 'the outcome is not the recorded one');
  }
  return state;
}

/** Reads a stored state and brings it up to the game's present shape. */
export function readState<T extends GameTypes>(game: Game<T>, text: string): T['state'] {
  const parsed = parsePlain(text);
  if (parsed === null || !isPlainObject(parsed.value)) throw fault('notARecord', {}, 'the stored state cannot be read');
  const state = parsed.value as { [key: string]: Plain };
  migrate(game, state);
  return state as unknown as T['state'];
}

function perform<T extends GameTypes>(
  game: Game<T>,
  run: ReturnType<typeof createRun<T['state'], T['happening']>>,
  entry: Extract<Entry, { readonly type: 'answer' | 'act' }>,
): Illegal | null {
  if (entry.type === 'act') return intervene(game, run, entry.act);
  const refused = check(game, run.state, entry.seat, entry.ask, entry.answer);
  if (refused === null) apply(game, run, entry.ask, entry.answer as AnswerIn<T['state']>);
  return refused;
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

/** A draw that does not fit while replaying is the record's fault (or a rule's change), not a program error. */
function chanceful<R>(n: number, work: () => R): R {
  try {
    return work();
  } catch (error) {
    if (error instanceof ChanceMismatch) throw fault('draws', { entry: n }, `entry ${n}: ${error.message}`);
    throw error;
  }
}

function fault(code: keyof typeof RECORD_FAULTS, params: RecordFault['params'], message: string): RecordFault {
  return new RecordFault(RECORD_FAULTS[code], params, message);
}
