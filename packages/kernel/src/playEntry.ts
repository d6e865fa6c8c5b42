import { compareDraws } from './follow.ts';
import type { GameTypes } from './game.ts';
import type { Told } from './happening.ts';
import { act, answer, isIllegal, type Match, type Played, undo } from './match.ts';
import { type Entry, recordFault, refusedEntry } from './record.ts';
import { type Illegal, illegal, KERNEL_CODES } from './state.ts';

/**
 * Carries out in a match an entry that was made elsewhere: read from a store, or written by another server. It must lead
 * to the same draws and the same hash. An agreed undo or a rebase brings in a state that only a snapshot holds; those are
 * not for here.
 */
export function playEntry<T extends GameTypes>(match: Match<T>, entry: Entry): readonly Told<T['happening']>[] {
  if (entry.n !== match.n + 1) {
    throw recordFault('illegal', { entry: entry.n }, `entry ${entry.n} does not follow entry ${match.n}`);
  }
  const played = performed(match, entry);
  if (isIllegal(played)) throw refusedEntry(entry.n, played);
  if (entry.type === 'answer' || entry.type === 'act') {
    const { draws } = played.entry as typeof entry;
    compareDraws(entry.n, 'verify', entry.draws, draws, 0);
  }
  if (entry.hash !== null && entry.hash !== played.entry.hash) {
    throw recordFault('hash', { entry: entry.n }, `the state after entry ${entry.n} is not the recorded one`);
  }
  return played.told;
}

function performed<T extends GameTypes>(match: Match<T>, entry: Entry): Played<T> | Illegal {
  switch (entry.type) {
    case 'answer':
      return answer(match, entry.seat, entry.ask, entry.answer);
    case 'act':
      return act(match, entry.act);
    case 'undo': {
      const first = match.segment.findIndex(({ n }) => n === entry.to);
      if (entry.beyond || entry.seat === null || first < 0) return illegal(KERNEL_CODES.barrier, { to: entry.to });
      return undo(match, entry.seat, match.segment.length - first);
    }
    case 'rebase':
      return illegal(KERNEL_CODES.barrier, { rebase: entry.n });
  }
}
