import type { Seat } from '@tessera/kernel';
import type { WaitInfo } from '@tessera/protocol';
import type { Table } from './table.ts';
import { isForsaken } from './tableDoc.ts';

/**
 * The people whom a game without a clock waits for, and how long until the others may do something about it. The time counts
 * from the last entry of the game, no matter who is connected: a page that is left open does not stop it.
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
    // A player who has come since the reminder gets the full time again.
    const replaceIn = reminded === null ? null : until(Math.max(reminded, hereSince(seat) ?? 0));
    return [
      {
        seat,
        n: row.n,
        since: movedAt,
        reminded,
        remindIn: until(reminded ?? movedAt),
        // They will not come back.
        replaceIn: isForsaken(one) ? 0 : replaceIn,
      },
    ];
  });
}
