import pg from 'pg';
import type { Log } from '../../services.ts';
import type { Bus } from '../connected.ts';
import { codeOf } from '../faults.ts';
import type { BusMessage } from '../store.ts';

const CHANNEL = 'tessera';
/** PostgreSQL takes less than 8000 bytes at a time. */
const PAYLOAD_BYTES = 7_500;
/** What waits for a connection at most; beyond it the others are only told that they have missed something. */
const OUTBOX_LIMIT = 10_000;
const HEARTBEAT = 15_000;
const PATIENCE = 10_000;
const RETRY_FIRST = 100;
const RETRY_MOST = 5_000;

/** What goes over the channel: texts of messages, and whether there were more than could be kept. */
interface Parcel {
  readonly from: string;
  readonly missed: boolean;
  readonly messages: readonly BusMessage[];
}

interface Hearer {
  readonly hear: (message: BusMessage) => void;
  readonly onGap: () => void;
}

/** LISTEN and NOTIFY over a connection of its own, which is made again whenever it breaks. */
export async function startBus(
  settings: pg.ClientConfig,
  process: string,
  log: Log,
): Promise<Bus & { close(): Promise<void> }> {
  const hearers: Hearer[] = [];
  /** Messages that the others have not been told yet; the same one is told once. */
  const outbox = new Set<string>();
  let missed = false;
  let client: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...settings, query_timeout: PATIENCE });
    let isBroken = false;
    const onBreak = (code: string | null) => {
      if (isBroken) return;
      isBroken = true;
      if (client !== next) return;
      client = null;
      if (isClosed) return;
      log.warn({ code }, 'the connection for news from other processes broke');
      reconnect(RETRY_FIRST);
    };
    next.on('error', (error) => onBreak(codeOf(error)));
    next.on('end', () => onBreak(null));
    next.on('notification', ({ payload }) => receive(payload ?? ''));
    try {
      await next.connect();
      // News need not survive anything: the rows are the truth.
      await next.query('SET synchronous_commit = off');
      await next.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await end(next);
      throw error;
    }
    if (isBroken) throw new Error('the connection broke at once');
    client = next;
  }

  function reconnect(delay: number): void {
    retry = setTimeout(async () => {
      retry = null;
      try {
        await connect();
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'no connection for news from other processes yet');
        if (!isClosed) reconnect(Math.min(delay * 2, RETRY_MOST));
        return;
      }
      if (isClosed) {
        if (client !== null) await end(client);
        return;
      }
      for (const { onGap } of hearers) safely(onGap);
      send();
    }, delay);
    retry.unref();
  }

  /** A connection that is broken anyway may fail to say goodbye. */
  async function end(ended: pg.Client): Promise<void> {
    await ended.end().catch((error) => log.warn({ code: codeOf(error) }, 'a connection did not end well'));
  }

  function receive(payload: string): void {
    const parcel = readParcel(payload);
    if (parcel === null) log.warn({}, `something else than news came over the channel ${CHANNEL}`);
    if (parcel === null || parcel.from === process) return;
    for (const { hear, onGap } of hearers) {
      if (parcel.missed) safely(onGap);
      for (const message of parcel.messages) safely(() => hear(message));
    }
  }

  /** One who fails to hear must not keep the others from hearing. */
  function safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'news from another process failed');
    }
  }

  function send(): void {
    sending ??= new Promise((resume) => setImmediate(resume)).then(sendAll).finally(() => {
      sending = null;
    });
  }

  async function sendAll(): Promise<void> {
    while (client !== null && (outbox.size > 0 || missed)) {
      const sender = client;
      const wasMissed = missed;
      const messages = takeParcel(outbox);
      missed = false;
      const payload = `{"from":${JSON.stringify(process)},"missed":${wasMissed},"messages":[${messages.join(',')}]}`;
      try {
        await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'news for other processes wait for a better connection');
        missed ||= wasMissed;
        for (const message of messages) outbox.add(message);
        // Its end sets off a new connection, over which all that is left is sent.
        await end(sender);
        return;
      }
    }
  }

  const heartbeat = setInterval(() => {
    const listener = client;
    // A connection can be dead without anybody being told.
    listener?.query('SELECT 1').catch(() => end(listener));
  }, HEARTBEAT);
  heartbeat.unref();

  await connect().catch((error) => {
    clearInterval(heartbeat);
    throw error;
  });

  return {
    publish(message) {
      if (isClosed) return;
      const text = JSON.stringify(message);
      if (outbox.size >= OUTBOX_LIMIT || Buffer.byteLength(text) > PAYLOAD_BYTES / 2) missed = true;
      else outbox.add(text);
      send();
    },
    subscribe(hear, onGap) {
      hearers.push({ hear, onGap });
    },
    async close() {
      await sending;
      isClosed = true;
      clearInterval(heartbeat);
      if (retry !== null) clearTimeout(retry);
      if (client !== null) await end(client);
    },
  };
}

/** Takes out as many of the oldest messages as fit together: what is told again meanwhile is sent again. */
function takeParcel(outbox: Set<string>): string[] {
  const parcel: string[] = [];
  let bytes = 200;
  for (const message of outbox) {
    bytes += Buffer.byteLength(message) + 1;
    if (bytes > PAYLOAD_BYTES) break;
    parcel.push(message);
  }
  for (const message of parcel) outbox.delete(message);
  return parcel;
}

function readParcel(payload: string): Parcel | null {
  try {
    const parcel = JSON.parse(payload) as Partial<Parcel> | null;
    return typeof parcel?.from === 'string' && Array.isArray(parcel.messages) ? (parcel as Parcel) : null;
  } catch {
    // Whoever uses the same database may use the same channel.
    return null;
  }
}
