import { waitsOf } from '@tessera/table';
import { tellTable } from './broadcast.ts';
import type { Host } from './host.ts';

/** After this long those who look on are told for whom the game waits: before, everybody simply plays. */
const LONG = 60_000;

/**
 * Sees to it that those who look on hear of a long wait. One alarm runs for as long as somebody is waited for: it is not set
 * again with every answer, of which there are many.
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

/** The table leaves memory. */
export function stopWatchingWaits(host: Host): void {
  host.stopWaiting?.();
  host.stopWaiting = null;
}
