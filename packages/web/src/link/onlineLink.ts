import { type Client, createClient } from '@tessera/protocol/client';
import { createTableStore, type TableLink } from './tableLink.ts';

let shared: Client | null = null;
const lineListeners = new Set<(state: 'open' | 'broken') => void>();

/** The page's one socket. */
function client(): Client {
  if (shared !== null) return shared;
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
  shared = createClient({
    url,
    onLine: (state) => {
      for (const listener of lineListeners) listener(state === 'open' ? 'open' : 'broken');
    },
  });
  return shared;
}

/** A table of the server. The secret, if any, opens a seat without the cookie. */
export function openOnlineTable(id: string, secret: string | null): TableLink {
  const store = createTableStore();
  const hearLine = (line: 'open' | 'broken') => store.change({ line });
  lineListeners.add(hearLine);
  const watched = client().watch(id, {
    ...(secret === null ? {} : { secret }),
    after: 0,
    onTable: (table) => store.change({ table, line: 'open' }),
    onUpdate: (update) => store.change({ update, line: 'open' }),
    onNews: (news) => store.change({ news: [...store.state().news, ...news] }),
    onChat: (lines) => store.change({ chat: [...store.state().chat, ...lines] }),
    onClosed: (code) => store.change({ closed: code }),
  });
  return {
    kind: 'online',
    state: store.state,
    subscribe: store.subscribe,
    command: (wish) => client().command(id, wish),
    // Everybody has a screen of their own.
    sit: () => {},
    close() {
      lineListeners.delete(hearLine);
      watched.stop();
    },
  };
}
