import { isIllegal } from '@tessera/kernel';
import { type ClientMessage, LIMITS, type Reply, SERVER_CODES, type TableCommand } from '@tessera/protocol';
import type { StoredUser } from '../store/store.ts';
import type { Tables, Viewer } from '../tables/tables.ts';

type WatchMessage = Extract<ClientMessage, { readonly type: 'watch' }>;

/** The tables that one socket watches. Calls for one table must not overlap. */
export interface Watches {
  watch(message: WatchMessage): Promise<Reply>;
  unwatch(table: string, key: string): Reply;
  command(table: string, command: TableCommand): Promise<Reply> | Reply;
  /** Stops watching everything, for good. */
  end(): void;
}

export interface WatchesParts {
  readonly tables: Tables;
  readonly user: StoredUser | null;
  /** Sends a message to the client. */
  send(text: string): void;
}

export function createWatches({ tables, user, send }: WatchesParts): Watches {
  const viewers = new Map<string, Viewer>();
  /** Tables that are about to be watched: they count towards the limit. */
  const coming = new Set<string>();
  let isOver = false;

  const drop = (table: string, viewer: Viewer): boolean => viewers.get(table) === viewer && viewers.delete(table);

  function viewerOf(table: string, access: Viewer['access'], wantsChanges: boolean): Viewer {
    const viewer: Viewer = {
      access,
      ...(wantsChanges ? { shown: { view: null } } : {}),
      // A viewer that has been replaced sends nothing more, so that nothing arrives twice.
      send: (text) => {
        if (viewers.get(table) === viewer) send(text);
      },
      close: (code) => {
        if (drop(table, viewer)) send(JSON.stringify({ type: 'closed', table, code }));
      },
    };
    return viewer;
  }

  async function begin({ key, table, secret, after, chatAfter, changes }: WatchMessage): Promise<Reply> {
    const access = await tables.access(table, user?.id ?? null, secret ?? null);
    if (isIllegal(access)) return { type: 'refused', key, code: access.rule, params: access.params };
    if (isOver) return { type: 'refused', key, code: SERVER_CODES.stopping, params: {} };
    const before = viewers.get(table);
    const viewer = viewerOf(table, access, changes ?? false);
    viewers.set(table, viewer);
    coming.delete(table);
    try {
      const refused = await tables.watch(table, viewer, after ?? null, chatAfter ?? null);
      if (refused === null) return { type: 'accepted', key, n: 0 };
      drop(table, viewer);
      return { type: 'refused', key, code: refused.rule, params: refused.params };
    } catch (error) {
      drop(table, viewer);
      throw error;
    } finally {
      // The new viewer comes before the old one goes: the others at the table do not see the player leave and return.
      if (before !== undefined) tables.unwatch(table, before);
      // A client that has hung up meanwhile, or could not be let in, gets nothing.
      if (isOver || viewers.get(table) !== viewer) tables.unwatch(table, viewer);
    }
  }

  return {
    async watch(message) {
      const { key, table } = message;
      if (!viewers.has(table) && !coming.has(table) && viewers.size + coming.size >= LIMITS.watched) {
        return { type: 'refused', key, code: SERVER_CODES.rate, params: { most: LIMITS.watched } };
      }
      if (!viewers.has(table)) coming.add(table);
      try {
        return await begin(message);
      } finally {
        coming.delete(table);
      }
    },
    unwatch(table, key) {
      const viewer = viewers.get(table);
      viewers.delete(table);
      if (viewer !== undefined) tables.unwatch(table, viewer);
      return { type: 'accepted', key, n: 0 };
    },
    command(table, command) {
      const viewer = viewers.get(table);
      if (viewer !== undefined) return tables.command(table, viewer.access, command);
      return { type: 'refused', key: command.key, code: SERVER_CODES.unknown, params: { why: 'unwatched' } };
    },
    end() {
      isOver = true;
      for (const [table, viewer] of viewers) tables.unwatch(table, viewer);
      viewers.clear();
    },
  };
}
