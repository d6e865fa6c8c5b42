import type pg from 'pg';
import type { Log } from '../../services.ts';
import type { Bus } from '../connected.ts';
import { codeOf } from '../faults.ts';
import type { BusMessage } from '../store.ts';
import { keepListening } from './keepListening.ts';
import { isTooLarge, readParcel, takeMessages, writeParcel } from './parcel.ts';

const CHANNEL = 'tessera';
/** What waits for a connection at most; beyond it the others are only told that they have missed something. */
const OUTBOX_LIMIT = 10_000;

interface Hearer {
  readonly hear: (message: BusMessage) => void;
  readonly onGap: () => void;
}

/** Tells other processes something, and hears them, by LISTEN and NOTIFY. */
export async function startBus(
  settings: pg.ClientConfig,
  process: string,
  log: Log,
): Promise<Bus & { close(): Promise<void> }> {
  const hearers: Hearer[] = [];
  /** Messages that the others have not been told yet; the same one is told once. */
  const outbox = new Set<string>();
  let missed = false;
  let sending: Promise<void> | null = null;
  let isClosed = false;

  const listening = await keepListening({
    settings,
    channel: CHANNEL,
    log,
    onPayload: receive,
    onReturn() {
      for (const { onGap } of hearers) safely(onGap);
      send();
    },
  });

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
    for (let sender = listening.client(); sender !== null; sender = listening.client()) {
      if (outbox.size === 0 && !missed) return;
      const wasMissed = missed;
      const messages = takeMessages(outbox);
      missed = false;
      try {
        await sender.query('SELECT pg_notify($1, $2)', [CHANNEL, writeParcel(process, wasMissed, messages)]);
      } catch (error) {
        log.warn({ code: codeOf(error) }, 'news for other processes wait for a better connection');
        missed ||= wasMissed;
        for (const message of messages) outbox.add(message);
        // Its end sets off a new connection, over which all that is left is sent.
        await listening.drop(sender);
        return;
      }
    }
  }

  return {
    publish(message) {
      if (isClosed) return;
      const text = JSON.stringify(message);
      if (outbox.size >= OUTBOX_LIMIT || isTooLarge(text)) missed = true;
      else outbox.add(text);
      send();
    },
    subscribe(hear, onGap) {
      hearers.push({ hear, onGap });
    },
    async close() {
      await sending;
      isClosed = true;
      await listening.close();
    },
  };
}
