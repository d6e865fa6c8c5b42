import type { StepContext } from './advance.ts';
import type { Announcement } from './announcement.ts';
import { type Course, playAct, playAnswer, playUndo } from './course.ts';
import type { Draw } from './draws.ts';
import type { GameTypes } from './game.ts';
import { hashOf } from './hash.ts';
import { type Plain, samePlain } from './plain.ts';
import { type Entry, type RebaseEntry, type RecordFault, recordFault, refusedEntry } from './record.ts';
import { type Illegal, isIllegal } from './state.ts';

/** How a replay treats chance: `verify` draws again from the seed and compares; `force` repeats the recorded draws. */
export type ReplayMode = 'verify' | 'force';

/**
 * Carries out an entry of a record. It must lead to the recorded draws or, in `force` mode, use them. An undo that goes
 * further back than the seat could go alone needs the state it goes back to.
 */
export function follow<T extends GameTypes>(
  course: Course<T>,
  entry: Exclude<Entry, RebaseEntry>,
  mode: ReplayMode,
  kept?: T['state'],
): readonly Announcement<T['happening']>[] {
  if (entry.type === 'undo') {
    // Only one's own answers since the last barrier. Under other rules the barriers may differ: then everything is forced.
    const refused = playUndo(course, entry, mode === 'verify' && !entry.beyond ? undefined : kept);
    if (refused !== null) throw refusedEntry(entry.n, refused);
    return [];
  }
  const forced = mode === 'force' ? entry.draws : null;
  const context: StepContext<T['state'], T['happening']> | Illegal =
    entry.type === 'act'
      ? playAct(course, entry.act, forced)
      : playAnswer(course, entry.seat, entry.ask, entry.answer, forced);
  if (isIllegal(context)) throw refusedEntry(entry.n, context);
  compareDraws(entry.n, mode, entry.draws, context);
  return context.told ?? [];
}

/** All recorded draws must have come again or, in `force` mode, must be used up. */
export function compareDraws(
  n: number,
  mode: ReplayMode,
  recorded: readonly Draw[],
  { draws, forcedAt }: Pick<StepContext, 'draws' | 'forcedAt'>,
): void {
  const holds = mode === 'force' ? forcedAt === recorded.length : samePlain(draws as Plain, recorded);
  if (!holds) throw recordFault('draws', { entry: n }, `the draws of entry ${n} are not those that the game makes`);
}

/** Compares the state with the hash of an entry; returns whether there was a hash. */
export function compareHash<T extends GameTypes>({ state }: Pick<Course<T>, 'state'>, { n, hash }: Entry): boolean {
  if (hash === null) return false;
  if (hash !== hashOf(state)) throw otherState(n);
  return true;
}

export function otherState(n: number): RecordFault {
  return recordFault('hash', { entry: n }, `the state after entry ${n} is not the recorded one`);
}
