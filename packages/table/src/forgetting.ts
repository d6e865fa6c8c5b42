import { isIllegal } from '@tessera/kernel';
import { type House, strongestBot } from './house.ts';
import { changeLock } from './lobby.ts';
import { resignIn } from './resigning.ts';
import type { Table } from './table.ts';
import type { LockChange, TableChange } from './tableChange.ts';
import { draftOf, openSeat } from './tableDoc.ts';

/** Whether a waiting table would have no creator without this person: nobody could ever begin its game. */
export function wouldBeNobodys({ row, doc }: Table, user: string): boolean {
  return row.status === 'waiting' && doc.creator === user && heirOf(doc.seats, user) === null;
}

/**
 * Removes a person's name and id from a table. If they were playing, they resign: the others must not wait for a player who cannot
 * come back, nor need their vote. Before the game they leave their seat, and a table they created passes to someone else.
 */
export function forgetPerson({ doc, row, match }: Table, user: string, house: House): TableChange {
  const draft = draftOf(doc);
  const locks: LockChange[] = [];
  let change: TableChange = { doc: draft, locks };
  for (const [seat, one] of doc.seats.entries()) {
    if (one.user !== user) continue;
    const own = draft.seats[seat];
    if (row.status === 'waiting') draft.seats[seat] = openSeat();
    else if (own !== undefined) Object.assign(own, { user: null, name: '', word: '' });
    if (row.status === 'playing' && match !== null && own !== undefined && !own.resigned) {
      const played = resignIn(draft, match, seat, strongestBot(house));
      if (played !== null && !isIllegal(played)) change = { ...change, played };
    }
    changeLock(doc, draft, 'seat', seat);
    locks.push({ role: 'seat', seat, isOpen: false });
  }
  if (draft.creator === user) draft.creator = row.status === 'waiting' ? heirOf(draft.seats, user) : null;
  return change;
}

/** The first other person at a table who is known by more than a seat's secret. */
function heirOf(seats: readonly { readonly user: string | null }[], user: string): string | null {
  return seats.find((one) => one.user !== null && one.user !== user)?.user ?? null;
}
