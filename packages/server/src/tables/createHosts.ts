import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import { type Access, isValid } from '@tessera/table';
import { giveUpLease } from './automatic.ts';
import { Conflict, gameOf, type Host, type HostParts, newHost } from './host.ts';
import { keepClocks, replan, runExclusive, storeState, underPresentRules } from './hostChanges.ts';
import { loadHost } from './load.ts';
import { stopWatchingWaits } from './longWaits.ts';

/** The tables that this process has in memory: each is loaded when it is needed, and released when it is idle. */
export type Hosts = ReturnType<typeof createHosts>;

export function createHosts(parts: HostParts) {
  const { store, clock, log } = parts;
  /** Includes those that are being loaded. */
  const hosts = new Map<string, Promise<Host | null>>();
  /** Those that have been loaded. */
  const loaded = new Map<string, Host>();
  let isClosed = false;

  /** The host of a table, loaded if it is not in memory; null if there is no such table. */
  async function hostOf(id: string): Promise<Host | null> {
    for (;;) {
      const known = hosts.get(id) ?? loadInto(id);
      const host = await known;
      if (host === null || !host.isClosed) return host;
      // It has just been released, or another process has deleted its table.
      if (hosts.get(id) === known) letGo(host);
    }
  }

  /** The same without waiting; null if it is not in memory. */
  function hostHere(id: string): Host | null {
    const host = loaded.get(id);
    return host === undefined || host.isClosed ? null : host;
  }

  function loadInto(id: string): Promise<Host | null> {
    const loading = loadNew(parts, id).then((host) => {
      if (host !== null) loaded.set(id, host);
      return host;
    });
    hosts.set(id, loading);
    const forget = () => {
      if (hosts.get(id) === loading) hosts.delete(id);
    };
    loading.then((host) => host ?? forget(), forget);
    return loading;
  }

  /** Does something with a table's host, exclusively. */
  async function at<R>(id: string, work: (host: Host, attempt: number) => Promise<R | Illegal>): Promise<R | Illegal> {
    const host = isClosed ? null : (hostHere(id) ?? (await hostOf(id)));
    if (host === null) return illegal(isClosed ? SERVER_CODES.stopping : SERVER_CODES.unknown);
    host.usedAt = clock.ticks();
    return await runExclusive<R | Illegal>(host, (attempt) =>
      host.isClosed ? illegal(SERVER_CODES.unknown) : work(host, attempt),
    );
  }

  function letGo(host: Host): void {
    host.isClosed = true;
    host.unarm();
    stopWatchingWaits(host);
    hosts.delete(host.id);
    loaded.delete(host.id);
  }

  return {
    of: hostOf,
    known: hosts as ReadonlyMap<string, Promise<Host | null>>,
    loaded: () => [...loaded.values()],
    at,
    /** The same for someone with access: it may no longer hold by the time the work runs. */
    as: <R>(id: string, access: Access, work: (host: Host) => Promise<R | Illegal>): Promise<R | Illegal> =>
      at(id, async (host) => (isValid(access, host.table.doc) ? await work(host) : illegal(SERVER_CODES.forbidden))),
    letGo,
    /** Deletes a table, unless another process has just changed it. */
    async remove(host: Host): Promise<void> {
      const isGone = await store.deleteTable(host.id, host.table.version);
      if (!isGone) throw new Conflict(`table ${host.id} was changed by another process`);
      store.publish({ type: 'table', table: host.id });
      for (const viewer of host.viewers) viewer.close(SERVER_CODES.unknown);
      letGo(host);
    },
    /** Stores what there is to store, and releases all tables. */
    async close(): Promise<void> {
      isClosed = true;
      for (const loading of [...hosts.values()]) {
        const host = await loading.catch(() => null);
        if (host === null) continue;
        await runExclusive(host, () => sayFarewell(host)).catch((error: unknown) => {
          log.error({ table: host.id, err: error }, 'a table could not be stored at the end');
        });
        letGo(host);
      }
    },
  };
}

/** Reads a table from the store; null if it does not exist, or this program cannot play its game. */
async function loadNew(parts: HostParts, id: string): Promise<Host | null> {
  const { store } = parts;
  const table = await store.readTable(id);
  const game = table === null ? null : gameOf(parts.games, table.doc.game);
  if (table === null || game === null) return null;
  const host = newHost(parts, game, table);
  await loadHost(host, table);
  host.chatAt = (await store.readChat(id, 0, 1))[0]?.id ?? 0;
  await runExclusive(host, () => underPresentRules(host));
  replan(host);
  return host;
}

async function sayFarewell(host: Host): Promise<void> {
  await keepClocks(host);
  await storeState(host);
  await giveUpLease(host);
}
