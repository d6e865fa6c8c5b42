import { type PlainObject, type Seat, undoable } from '@tessera/kernel';
import { type GameUpdate, type News, updateFor } from '@tessera/protocol';
import { clocksInfo } from './clocks.ts';
import type { Table } from './table.ts';

/**
 * The game as a seat or a spectator (null) sees it, with the news after an entry; null before it has begun. `open` is the game's
 * `publicView`, if it has been made already.
 */
export function updateAt(
  { match, game, doc, lastOwn }: Table,
  seat: Seat | null,
  news: readonly News[],
  newsAfter: number,
  clockTime: number,
  open?: PlainObject,
): GameUpdate | null {
  if (match === null) return null;
  const isOwn = seat !== null && doc.seats[seat]?.bot === null;
  const rest = {
    n: match.n,
    undoable: isOwn ? undoable(match, seat) : 0,
    lastOwn: seat === null ? 0 : (lastOwn[seat] ?? 0),
    clocks: clocksInfo(doc, clockTime),
    news,
    newsAfter,
    epoch: doc.epoch,
  };
  const update = updateFor(game, match.state, seat, rest, open);
  // Players who have handed over their seat only watch: the bot is asked.
  return isOwn || seat === null ? update : { ...update, asks: [] };
}
