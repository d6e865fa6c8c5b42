import type { Seat } from '@tessera/kernel';
import type { WaitInfo } from '@tessera/protocol';
import type { Table } from './table.ts';
import { isForsaken } from './tableDoc.ts';

/**
 * The people whom a game without a clock waits for, and how long until the others may do something about it. The time counts
 * from the last thing that happened in the game, whoever is connected: a page that is left open freezes nothing.
 */
export function waitsOf(
  { row, doc, movedAt }: Pick<Table, 'row' | 'doc' | 'movedAt'>,
  hereSince: (seat: Seat) => number | null,
  now: number,
): WaitInfo[] {
  const { pace } = doc;
  if (pace.kind !== 'free' || row.status !== 'playing') return [];
  return row.awaited.flatMap((seat): WaitInfo[] => {
    const one = doc.seats[seat];
    if (one === undefined || one.kind !== 'person' || one.bot !== null) return [];
    const reminded = one.reminded?.n === row.n ? one.reminded.at : null;
    const until = (from: number): number => Math.max(0, from + pace.wait - now);
    // Whoever has come since they were reminded has the whole time again.
    const replaceIn = reminded === null ? null : until(Math.max(reminded, hereSince(seat) ?? 0));
    return [
      {
        seat,
        n: row.n,
        since: movedAt,
        reminded,
        remindIn: until(reminded ?? movedAt),
        // Nobody will come back there.
        replaceIn: isForsaken(one) ? 0 : replaceIn,
      },
    ];
  });
}
