import { type Client, createClient } from '@tessera/protocol/client';
import { createTableStore, type TableLink, type TableState } from './tableLink.ts';

type LineState = TableState['line'];

let shared: Client | null = null;
let lineState: LineState = 'connecting';
const lineListeners = new Set<(state: LineState) => void>();

/** How long an answer is waited for; meanwhile others are asked for. */
const REACH_LIMIT = 15_000;

/** Whether our server is there, and is not about to stop. What stands in front of one that is gone answers otherwise. */
async function reach(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(REACH_LIMIT) });
    if (response.ok) return true;
    const { code } = (await response.json()) as { readonly code?: unknown };
    // Whatever else is wrong with it, it can be asked.
    return code === 'S-INTERNAL';
  } catch {
    // No network, no server, or an answer that is none of ours.
    return false;
  }
}

/** Tries at once to mend the page's line. */
export function reconnect(): void {
  shared?.reconnect();
}

/** The page's one socket. */
function client(): Client {
  if (shared !== null) return shared;
  const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
  const opened = createClient({
    url,
    reach,
    onLine: (state) => {
      lineState = state;
      for (const listener of lineListeners) listener(lineState);
    },
  });
  // Whoever comes back from sleep or from a place without a network does not wait for the next try.
  const comeBack = () => {
    if (lineState === 'broken' && document.visibilityState === 'visible') opened.reconnect();
  };
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  shared = opened;
  return opened;
}

/** A table of the server. The secret, if any, opens a seat without the cookie. */
export function openOnlineTable(id: string, secret: string | null): TableLink {
  const store = createTableStore();
  const hearLine = (line: LineState) => store.change({ line });
  lineListeners.add(hearLine);
  const line = client();
  // A line that was broken before says so only when it changes.
  if (lineState !== 'open') store.change({ line: lineState });
  const watched = line.watch(id, {
    ...(secret === null ? {} : { secret }),
    after: 0,
    onTable: (table) => store.change({ table, line: 'open' }),
    onUpdate: (update) => store.change({ update, line: 'open' }),
    onNews: (news) => store.change((before) => ({ news: [...before.news, ...news] })),
    onChat: (lines) => store.change(({ chat }) => ({ chat: [...chat, ...lines] })),
    onClosed: (code) => store.change({ closed: code }),
  });
  return {
    kind: 'online',
    state: store.state,
    subscribe: store.subscribe,
    async command(wish) {
      const reply = await line.command(id, wish);
      // Whoever gets the reply goes on from what it has led to.
      store.flush();
      return reply;
    },
    // Everybody has a screen of their own.
    sit: () => {},
    close() {
      lineListeners.delete(hearLine);
      watched.stop();
    },
  };
}
