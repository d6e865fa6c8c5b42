import type { Announcement } from './announcement.ts';
import { compareHash, follow } from './follow.ts';
import type { GameTypes } from './game.ts';
import type { Match } from './match.ts';
import { type Entry, recordFault, refusedEntry } from './record.ts';
import { illegal, KERNEL_CODES } from './state.ts';

/**
 * Carries out an entry that was made elsewhere: read from a store, or written by another server. It must lead to the same
 * draws and the same hash; the hashes of a game that began with states of another shape cannot be compared. It does not
 * handle an agreed undo or a rebase: those bring in a state that only a snapshot holds.
 */
export function applyEntry<T extends GameTypes>(
  match: Match<T>,
  entry: Entry,
): readonly Announcement<T['happening']>[] {
  if (entry.n !== match.n + 1) {
    throw recordFault('illegal', { entry: entry.n }, `entry ${entry.n} does not follow entry ${match.n}`);
  }
  if (entry.type === 'rebase') throw refusedEntry(entry.n, illegal(KERNEL_CODES.barrier, { rebase: entry.n }));
  const told = follow(match, entry, 'verify');
  if (match.header.schema === match.game.schema) compareHash(match, entry);
  match.entries.push(entry);
  return told;
}
