import { WebSocket } from 'ws';
import { type SeatLink, type SeatListener, WATCH_KEY } from './seatLink.ts';

export interface SocketSeat {
  /** The server's address, such as http://localhost:8080. */
  readonly server: URL;
  readonly table: string;
  readonly secret: string;
}

/** How many messages go at once, and then each second: a program may be faster than a server accepts them. */
const BURST = 40;
const PER_SECOND = 20;

const HANDSHAKE_MS = 10_000;
const MOST_TRIES = 20;
const LONGEST_PAUSE_MS = 5000;

/**
 * A seat at a table on a server. When the connection breaks, the link connects again and watches the table from the last entry that
 * it received. What the program writes meanwhile waits.
 */
export function socketLink({ server, table, secret }: SocketSeat): SeatLink {
  const url = new URL('/api/socket', server);
  url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:';
  const waiting: string[] = [];
  let listener: SeatListener = { onMessage: () => {}, onFail: () => {} };
  let socket: WebSocket | null = null;
  let isWatching = false;
  let isOver = false;
  let tries = 0;
  let lastEntry: number | null = null;
  let credit = BURST;
  let creditAt = performance.now();
  let timer: NodeJS.Timeout | undefined;

  const end = (): void => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
  const fail = (reason: string, isUsage: boolean): void => {
    if (isOver) return;
    end();
    listener.onFail(reason, isUsage);
  };

  const connect = (): void => {
    let trouble = 'the connection was closed';
    const opened = new WebSocket(url, { handshakeTimeout: HANDSHAKE_MS, perMessageDeflate: false });
    socket = opened;
    opened.on('open', () => {
      const after = lastEntry === null ? {} : { after: lastEntry };
      opened.send(JSON.stringify({ type: 'watch', key: WATCH_KEY, table, secret, ...after }));
    });
    opened.on('message', (data) => {
      if (!isOver) receive(data.toString());
    });
    opened.on('error', (error) => {
      trouble = reasonOf(error);
    });
    opened.on('close', (_status, reason) => {
      isWatching = false;
      if (isOver) return;
      const why = reason.length > 0 ? reason.toString() : trouble;
      if (++tries > MOST_TRIES || (lastEntry === null && tries > 1)) {
        fail(`The server ${server.origin} cannot be reached: ${why}.`, lastEntry === null);
        return;
      }
      timer = setTimeout(connect, Math.min(tries * 500, LONGEST_PAUSE_MS));
    });
  };

  const receive = (text: string): void => {
    const message: unknown = JSON.parse(text);
    const { type, key, code, n } = message as { type?: unknown; key?: unknown; code?: unknown; n?: unknown };
    if (type === 'refused' && key === WATCH_KEY) {
      fail(`The table ${table} cannot be watched with this secret (${String(code)}).`, true);
      return;
    }
    if (type === 'table' || type === 'update') lastEntry = typeof n === 'number' ? n : (lastEntry ?? 0);
    listener.onMessage(text);
    if (type === 'accepted' && key === WATCH_KEY) {
      isWatching = true;
      tries = 0;
      flush();
    }
  };

  const flush = (): void => {
    clearTimeout(timer);
    const now = performance.now();
    credit = Math.min(BURST, credit + ((now - creditAt) / 1000) * PER_SECOND);
    creditAt = now;
    while (isWatching && socket !== null && credit >= 1) {
      const line = waiting.shift();
      if (line === undefined) return;
      credit--;
      socket.send(line);
    }
    if (isWatching && waiting.length > 0) timer = setTimeout(flush, 1000 / PER_SECOND);
  };

  return {
    open(given) {
      listener = given;
      connect();
    },
    send(line) {
      waiting.push(line);
      if (isWatching) flush();
    },
    close: end,
  };
}

function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nobody listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such address';
  return error.message;
}
