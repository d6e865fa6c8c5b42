import type { Seat } from '@tessera/kernel';
import type { TableInfo, WaitInfo } from '@tessera/protocol';
import type { Access } from './access.ts';
import { clocksInfo } from './clocks.ts';
import type { Table } from './table.ts';
import type { SeatDoc, TableDoc } from './tableDoc.ts';

/** Who has a table open, and since when. */
export interface Presence {
  isConnected(seat: Seat): boolean;
  /** Since when the seat's person has been here, or away; null if they are not, or if it is unknown. */
  hereSince(seat: Seat): number | null;
  awaySince(seat: Seat): number | null;
}

/** The presence at a table where it is unknown who is looking. */
export const NOBODY_THERE: Presence = { isConnected: () => false, hereSince: () => null, awaySince: () => null };

/** A table as one viewer sees it. All of it is public but `you`, which is the viewer's own. */
export function infoOf(
  { id, row, doc }: Pick<Table, 'id' | 'row' | 'doc'>,
  { user, seat, isCreator }: Access,
  now: number,
  presence: Presence = NOBODY_THERE,
  waits: readonly WaitInfo[] = [],
): TableInfo {
  const own = seat === null ? undefined : doc.seats[seat];
  const { proposal } = doc;
  return {
    id,
    game: doc.game,
    title: doc.title,
    status: row.status,
    listed: doc.listed,
    options: doc.options,
    pace: doc.pace,
    seats: doc.seats.map(({ kind, name, bot, resigned }, i) => ({
      kind,
      name,
      bot,
      resigned,
      connected: presence.isConnected(i),
      awaySince: kind === 'person' ? presence.awaySince(i) : null,
    })),
    clocks: clocksInfo(doc, now),
    proposal: proposal === null ? null : { ...proposal, votes: [...proposal.votes] },
    awaited: row.awaited,
    waits,
    createdAt: doc.createdAt,
    changedAt: row.changedAt,
    commitment: doc.commitment,
    words: doc.seats.map(({ word }) => word),
    outcome: row.outcome,
    again: doc.again,
    // The table may have become theirs since they connected.
    you: {
      seat,
      isCreator: isCreator || (user !== null && doc.creator === user),
      passes: [...(own?.passes ?? [])],
      muted: [...(own?.muted ?? [])],
    },
  };
}

/**
 * The seats that are told of a change of the document: null for everyone, unless only a seat's private settings have changed.
 * Then nobody else may notice: a standing order would give its owner away if others could see when it was given.
 */
export function concernedBy(before: TableDoc, after: TableDoc): Seat[] | null {
  const shown = (doc: TableDoc) => JSON.stringify({ ...doc, clocks: null, locks: null, seats: doc.seats.map(shownOf) });
  if (shown(before) !== shown(after)) return null;
  const own = ({ passes, muted }: SeatDoc) => JSON.stringify([passes, muted]);
  return [...after.seats.entries()].flatMap(([i, seat]) => {
    const was = before.seats[i];
    return was !== undefined && own(was) === own(seat) ? [] : [i];
  });
}

function shownOf({ passes: _passes, muted: _muted, grant: _grant, keys: _keys, ...shown }: SeatDoc): Partial<SeatDoc> {
  return shown;
}
