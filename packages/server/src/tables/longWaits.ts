import { waitsOf } from '@tessera/table';
import { tellTable } from './broadcast.ts';
import type { Host } from './host.ts';

/** How long a game waits before viewers are told whom it waits for: shorter waits are normal play. */
const LONG = 60_000;

/**
 * Makes sure that viewers are told of a long wait. One timer runs for as long as the game waits for someone: it is not set again with
 * every answer, of which there are many.
 */
export function watchWaits(host: Host): void {
  if (host.stopWaiting !== null || host.isClosed || host.viewers.size === 0 || host.waitToldAt === host.table.row.n)
    return;
  if (host.table.doc.pace.kind !== 'free' || host.table.row.status !== 'playing') return;
  const { clock } = host.parts;
  host.stopWaiting = clock.after(Math.max(0, host.table.movedAt + LONG - clock.now()), () => {
    host.stopWaiting = null;
    if (clock.now() >= host.table.movedAt + LONG) tellLongWait(host);
    watchWaits(host);
  });
}

function tellLongWait(host: Host): void {
  host.waitToldAt = host.table.row.n;
  const waits = waitsOf(host.table, () => null, host.parts.clock.now());
  if (!host.isClosed && waits.length > 0) tellTable(host);
}

/** For when the table leaves memory. */
export function stopWatchingWaits(host: Host): void {
  host.stopWaiting?.();
  host.stopWaiting = null;
}
