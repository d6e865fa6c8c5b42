import { LIMITS, newsFor } from '@tessera/protocol';
import { type Access, updateAt } from '@tessera/table';
import { chatFor, tableInfo, tellTable, textOf } from './broadcast.ts';
import type { Host } from './host.ts';
import { watchWaits } from './longWaits.ts';
import { announce, seatsHere } from './presence.ts';
import type { Look, Viewer } from './tables.ts';
import { tableTime } from './tableTime.ts';

/** The table, the game and the chat as someone sees them now, with the news after an entry. */
export async function lookAt(
  host: Host,
  access: Access,
  after: number | null,
  chatAfter: number | null,
): Promise<Look> {
  return {
    table: tableInfo(host, access),
    update: await updateSince(host, access, after),
    chat: chatFor(host, access, await host.parts.store.readChat(host.id, chatAfter ?? 0, LIMITS.chatLines)),
  };
}

/** Sends all of that to a viewer, and from then on what changes. */
export async function watchAt(
  host: Host,
  viewer: Viewer,
  after: number | null,
  chatAfter: number | null,
): Promise<null> {
  const { access } = viewer;
  const wasThere = access.seat !== null && seatsHere(host).includes(access.seat);
  const { table, update, chat } = await lookAt(host, access, after, chatAfter);
  viewer.send(textOf({ type: 'table', table }));
  if (update !== null) {
    viewer.send(textOf({ type: 'update', table: host.id, ...update }));
    if (viewer.shown !== undefined) viewer.shown.view = update.view;
  }
  if (chat.length > 0) viewer.send(textOf({ type: 'chat', table: host.id, lines: chat }));
  host.viewers.add(viewer);
  watchWaits(host);
  if (access.seat !== null && !wasThere) tellPresence(host);
  return null;
}

export function unwatchAt(host: Host, viewer: Viewer): void {
  const { seat } = viewer.access;
  if (!host.viewers.delete(viewer) || seat === null) return;
  host.usedAt = host.parts.clock.ticks();
  if (!seatsHere(host).includes(seat)) tellPresence(host);
}

function tellPresence(host: Host): void {
  announce(host);
  tellTable(host);
}

async function updateSince(host: Host, { seat }: Access, after: number | null) {
  const { n } = host.table.row;
  const from = Math.max(Math.min(after ?? n, n), n - LIMITS.news);
  const entries = from < n ? await host.parts.store.readEntries(host.id, from, n) : [];
  const news = entries.map((entry) => newsFor(entry, seat));
  return updateAt(host.table, seat, news, from, tableTime(host));
}
