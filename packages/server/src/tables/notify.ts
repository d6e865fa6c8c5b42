import type { Seat } from '@tessera/kernel';
import type { StoredTable } from '../store/store.ts';
import type { Host } from './host.ts';
import { connectedSeats } from './presence.ts';

/**
 * Sends notices about a change: what others have done to a player, who has resigned, and, in a game played by days, that it is their
 * turn or that the game is over. Connected players see these for themselves; only reminders go to them too, because nobody may be
 * looking at an open page.
 */
export function notify(host: Host, before: StoredTable, by: Seat | null): void {
  const { row, doc } = host.table;
  if (doc === before.doc && doc.pace.kind !== 'days') return;
  const { notices } = host.parts;
  const about = { table: host.id, game: doc.game, title: doc.title };
  const who = by === null ? '' : (doc.seats[by]?.name ?? '');
  const resigned = [...doc.seats.entries()].filter(([seat, one]) => one.resigned && !before.doc.seats[seat]?.resigned);
  const connected = connectedSeats(host);
  for (const [seat, { user, bot, reminded }] of doc.seats.entries()) {
    if (user === null) continue;
    const was = before.doc.seats[seat];
    if (reminded !== undefined && reminded.at !== was?.reminded?.at) {
      notices.notify(user, { kind: 'reminded', ...about, who });
    }
    if (connected.includes(seat)) continue;
    for (const [other, { name }] of resigned) {
      if (other !== seat) notices.notify(user, { kind: 'resigned', ...about, who: name });
    }
    if (bot !== null && was?.bot === null && by !== seat) notices.notify(user, { kind: 'replaced', ...about });
    if (doc.pace.kind !== 'days') continue;
    const isNew = row.awaited.includes(seat) && !before.row.awaited.includes(seat);
    if (isNew && bot === null) notices.notify(user, { kind: 'yourTurn', ...about });
    if (row.outcome !== null && before.row.outcome === null) notices.notify(user, { kind: 'over', ...about });
  }
}
