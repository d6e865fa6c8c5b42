import type { BusMessage } from '../store/store.ts';
import { tellTable } from './broadcast.ts';
import { tellNewChat } from './commands.ts';
import type { Hosts } from './createHosts.ts';
import type { HostParts } from './host.ts';
import { catchUp, runExclusive } from './hostChanges.ts';

const STANDINGS_AT_ONCE = 1_000;
/** How long another process's word about its seats is believed. */
const PRESENCE_LASTS = 75_000;

/**
 * Follows what other processes on the same store change. Returns a function that looks for changes that were never announced: a
 * process that ends at the wrong moment cannot announce its last ones.
 */
export function createBusListener(hosts: Hosts, { store, clock, log }: HostParts): () => Promise<void> {
  /** Tables that are not in memory are read when they are needed. */
  function onMessage(message: BusMessage): void {
    if (message.type === 'left') return;
    const loading = hosts.known.get(message.table);
    loading
      ?.then(async (host) => {
        if (host === null) return;
        if (message.type === 'presence') {
          host.elsewhere.set(message.process, { seats: message.seats, until: clock.ticks() + PRESENCE_LASTS });
          tellTable(host);
        } else {
          await runExclusive(host, () => (message.type === 'chat' ? tellNewChat(host) : catchUp(host)));
        }
      })
      .catch((error: unknown) => log.error({ table: message.table, err: error }, 'a table could not catch up'));
  }

  store.subscribe(onMessage, () => {
    for (const table of hosts.known.keys()) {
      onMessage({ type: 'table', table });
      onMessage({ type: 'chat', table });
    }
  });

  return async function lookForMissed() {
    const open = hosts.loaded();
    for (let i = 0; i < open.length; i += STANDINGS_AT_ONCE) {
      const some = open.slice(i, i + STANDINGS_AT_ONCE);
      const found = await store.standings(some.map(({ id }) => id));
      const standings = new Map(found.map((standing) => [standing.id, standing]));
      for (const { id, table } of some) {
        const standing = standings.get(id);
        if (standing?.n !== table.row.n || standing.version !== table.version) onMessage({ type: 'table', table: id });
      }
    }
  };
}
