import pg from 'pg';
import type { Log } from '../../services.ts';
import { codeOf } from '../faults.ts';

const HEARTBEAT = 15_000;
const PATIENCE = 10_000;
const RETRY_FIRST = 100;
const RETRY_MOST = 5_000;

export interface ListeningParts {
  readonly settings: pg.ClientConfig;
  readonly channel: string;
  readonly log: Log;
  readonly onPayload: (payload: string) => void;
  /** The connection is back; what was sent meanwhile was missed. */
  readonly onReturn: () => void;
}

/** A connection that listens. */
export interface Listening {
  /** Null while there is no connection. */
  client(): pg.Client | null;
  /** Ends a connection that does not work; a new one is opened. */
  drop(client: pg.Client): Promise<void>;
  close(): Promise<void>;
}

/** Listens to a channel over a connection of its own, which is reopened whenever it breaks. */
export async function keepListening({ settings, channel, log, ...on }: ListeningParts): Promise<Listening> {
  let client: pg.Client | null = null;
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
      log.warn({ code }, 'the connection for messages from other processes broke');
      reconnect(RETRY_FIRST);
    };
    next.on('error', (error) => onBreak(codeOf(error)));
    next.on('end', () => onBreak(null));
    next.on('notification', ({ payload }) => on.onPayload(payload ?? ''));
    try {
      await next.connect();
      // Messages need not survive a crash: the rows are the truth.
      await next.query('SET synchronous_commit = off');
      await next.query(`LISTEN ${channel}`);
    } catch (error) {
      await drop(next);
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
        log.warn({ code: codeOf(error) }, 'no connection for messages from other processes yet');
        if (!isClosed) reconnect(Math.min(delay * 2, RETRY_MOST));
        return;
      }
      if (isClosed) {
        if (client !== null) await drop(client);
        return;
      }
      on.onReturn();
    }, delay);
    retry.unref();
  }

  /** Ends a connection. A broken one may fail to end properly. */
  async function drop(dropped: pg.Client): Promise<void> {
    await dropped.end().catch((error) => log.warn({ code: codeOf(error) }, 'a connection did not end well'));
  }

  const heartbeat = setInterval(() => {
    const listener = client;
    // A connection can die without an event.
    listener?.query('SELECT 1').catch(() => drop(listener));
  }, HEARTBEAT);
  heartbeat.unref();

  await connect().catch((error) => {
    clearInterval(heartbeat);
    throw error;
  });

  return {
    client: () => client,
    drop,
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      if (retry !== null) clearTimeout(retry);
      if (client !== null) await drop(client);
    },
  };
}
