import type { News, Reply } from '@tessera/protocol';
import { createTableStore, type TableLink } from '../link/tableLink.ts';
import type { Past } from './past.ts';

const OVER: Reply = { type: 'refused', key: '', code: 'K-STALE', params: {} };

/** A link for a board that shows the past: all news, and no commands. */
export function pastLink(past: Past, news: readonly News[]): TableLink {
  const store = createTableStore();
  store.change({ table: past.table, news, line: 'open' });
  store.flush();
  return {
    kind: 'offline',
    state: store.state,
    subscribe: store.subscribe,
    command: async () => OVER,
    sit: () => {},
    close: () => {},
  };
}
