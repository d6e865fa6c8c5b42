import type { BusMessage } from '../store/store.ts';
import { tellTable } from './broadcast.ts';
import { tellNewChat } from './commands.ts';
import type { Hosts } from './createHosts.ts';
import type { HostParts } from './host.ts';
import { catchUp, runExclusive } from './steps.ts';

const STANDINGS_AT_ONCE = 1_000;
/** How long what another process has said of its seats is believed. */
const PRESENCE_LASTS = 75_000;

/**
 * Takes in what other processes on the same store have changed. Returns a way to look for what nobody has told: a process that
 * ends at the wrong moment tells the others nothing any more.
 */
export function createHearing(hosts: Hosts, { store, clock, log }: HostParts): () => Promise<void> {
  /** Tables that are not in memory will be read when they are needed. */
  function hear(message: BusMessage): void {
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

  store.subscribe(hear, () => {
    for (const table of hosts.known.keys()) {
      hear({ type: 'table', table });
      hear({ type: 'chat', table });
    }
  });

  return async function lookForUnheard() {
    const open = hosts.loaded();
    for (let i = 0; i < open.length; i += STANDINGS_AT_ONCE) {
      const some = open.slice(i, i + STANDINGS_AT_ONCE);
      const found = await store.standings(some.map(({ id }) => id));
      const standings = new Map(found.map((standing) => [standing.id, standing]));
      for (const { id, table } of some) {
        const standing = standings.get(id);
        if (standing?.n !== table.row.n || standing.version !== table.version) hear({ type: 'table', table: id });
      }
    }
  };
}
