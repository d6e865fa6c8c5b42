import { type Client, createClient } from '@tessera/protocol/client';
import { createTableStore, type TableLink, type TableState } from './tableLink.ts';

type LineState = TableState['line'];

let shared: Client | null = null;
let lineState: LineState = 'connecting';
const lineListeners = new Set<(state: LineState) => void>();

/** How long to wait for an answer, in milliseconds; meanwhile further requests are sent. */
const REACH_LIMIT = 15_000;

/** Is our server running, and not about to stop? A proxy in front of a dead server answers differently. */
async function reach(): Promise<boolean> {
  try {
    const response = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(REACH_LIMIT) });
    if (response.ok) return true;
    const { code } = (await response.json()) as { readonly code?: unknown };
    // Whatever else is wrong, it can be reached.
    return code === 'S-INTERNAL';
  } catch {
    // No network, no server, or an answer from something else.
    return false;
  }
}

/** Tries at once to reconnect the page's socket. */
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
  // After sleep or time without a network, reconnect without waiting for the next try.
  const comeBack = () => {
    if (lineState === 'broken' && document.visibilityState === 'visible') opened.reconnect();
  };
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  shared = opened;
  return opened;
}

/** A table on the server. The secret, if any, opens a seat without the cookie. */
export function openOnlineTable(id: string, secret: string | null): TableLink {
  const store = createTableStore();
  const onLineState = (line: LineState) => store.change({ line });
  lineListeners.add(onLineState);
  const line = client();
  // A connection that was already broken reports only its next change.
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
    async command(command) {
      const reply = await line.command(id, command);
      // The caller goes on from the state that the command led to.
      store.flush();
      return reply;
    },
    // Everyone has their own screen.
    sit: () => {},
    close() {
      lineListeners.delete(onLineState);
      watched.stop();
    },
  };
}
