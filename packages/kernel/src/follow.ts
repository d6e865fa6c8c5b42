import { createRun } from './advance.ts';
import type { AnswerIn } from './ask.ts';
import type { Draw } from './chance.ts';
import { apply, check, type Game, type GameTypes, intervene } from './game.ts';
import type { Told } from './happening.ts';
import { type Plain, samePlain } from './plain.ts';
import { type Entry, recordFault, refusedEntry, type UndoEntry } from './record.ts';
import type { ReplayMode } from './replay.ts';
import { illegal, KERNEL_CODES, type Seat } from './state.ts';

/** Shape and rules that entries were written with, as far as the record tells: those of its header or of a rebase. */
export interface Era {
  readonly schema: number;
  readonly rules: number;
}

/** Where a replay stands. */
export interface Position<T extends GameTypes> {
  state: T['state'];
  told: readonly Told<T['happening']>[];
  readonly kept: (T['state'] | undefined)[];
  /** The answers that may be taken back: the number of the entry before each, and its seat. */
  segment: { readonly n: number; readonly seat: Seat }[];
  era: Era;
  /** How many hashes have been compared. */
  hashes: number;
}

/** Carries out an answer or an act of a record. */
export function perform<T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  entry: Extract<Entry, { readonly type: 'answer' | 'act' }>,
  mode: ReplayMode,
): void {
  const run = createRun<T['state'], T['happening']>(position.state, keep(mode, entry.draws));
  if (entry.type === 'act') {
    const refused = intervene(game, run, entry.act);
    if (refused !== null) throw refusedEntry(entry.n, refused);
  } else {
    const refused = check(game, run.state, entry.seat, entry.ask, entry.answer);
    if (refused !== null) throw refusedEntry(entry.n, refused);
    apply(game, run, entry.ask, entry.answer as AnswerIn<T['state']>);
  }
  compareDraws(entry.n, mode, entry.draws, run.draws, run.forcedAt);
  if (run.barrier || entry.type === 'act') position.segment = [];
  else position.segment.push({ n: entry.n - 1, seat: entry.seat });
  position.told = run.told ?? [];
}

/** Carries out an undo of a record. */
export function takeBack<T extends GameTypes>(
  game: Game<T>,
  position: Position<T>,
  entry: UndoEntry,
  mode: ReplayMode,
): void {
  const { state, kept, segment } = position;
  const back = kept[entry.to];
  const first = entry.beyond ? 0 : segment.findIndex((answer) => answer.n === entry.to);
  // Only one's own answers since the last barrier. Under other rules the barriers may lie elsewhere: there all is forced.
  const isOwn = first >= 0 && segment.slice(first).every((answer) => answer.seat === entry.seat);
  if (back === undefined || (mode === 'verify' && !entry.beyond && !isOwn)) {
    throw refusedEntry(entry.n, illegal(KERNEL_CODES.barrier));
  }
  position.segment = segment.slice(0, Math.max(0, first));
  position.state = game.clone(back);
  if (entry.beyond) position.state.rng = state.rng;
}

/** What a run keeps in a replay, and what is forced on it. */
export function keep(mode: ReplayMode, draws: readonly Draw[]): Parameters<typeof createRun>[1] {
  return { told: true, draws: true, forced: mode === 'force' ? draws : null };
}

export function compareDraws(
  n: number,
  mode: ReplayMode,
  recorded: readonly Draw[],
  drawn: readonly Draw[] | null,
  forcedAt: number,
): void {
  const holds =
    mode === 'force' ? forcedAt === recorded.length : samePlain(drawn as Plain, recorded as unknown as Plain);
  if (!holds) throw recordFault('draws', { entry: n }, `the draws of entry ${n} are not those that the game makes`);
}
