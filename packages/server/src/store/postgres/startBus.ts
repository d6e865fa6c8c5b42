import type pg from 'pg';
import type { Log } from '../../services.ts';
import type { Bus } from '../connected.ts';
import { codeOf } from '../faults.ts';
import type { BusMessage } from '../store.ts';
import { keepListening } from './keepListening.ts';
import { isTooLarge, readParcel, takeMessages, writeParcel } from './parcel.ts';

const CHANNEL = 'tessera';
/** The most messages that wait for a connection; beyond this, the others are only told that they have missed something. */
const OUTBOX_LIMIT = 10_000;

interface Subscriber {
  readonly onMessage: (message: BusMessage) => void;
  readonly onGap: () => void;
}

/** Exchanges messages with other processes, by LISTEN and NOTIFY. */
export async function startBus(
  settings: pg.ClientConfig,
  process: string,
  log: Log,
): Promise<Bus & { close(): Promise<void> }> {
  const subscribers: Subscriber[] = [];
  /** Messages that have not been sent yet; equal ones are sent once. */
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
      for (const { onGap } of subscribers) safely(onGap);
      send();
    },
  });

  function receive(payload: string): void {
    const parcel = readParcel(payload);
    if (parcel === null) log.warn({}, `something other than a message came over the channel ${CHANNEL}`);
    if (parcel === null || parcel.from === process) return;
    for (const { onMessage, onGap } of subscribers) {
      if (parcel.missed) safely(onGap);
      for (const message of parcel.messages) safely(() => onMessage(message));
    }
  }

  /** A subscriber that throws must not keep messages from the others. */
  function safely(call: () => void): void {
    try {
      call();
    } catch (error) {
      log.error(
        { error: error instanceof Error ? error.message : String(error) },
        'a message from another process could not be handled',
      );
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
        log.warn({ code: codeOf(error) }, 'messages for other processes wait for a new connection');
        missed ||= wasMissed;
        for (const message of messages) outbox.add(message);
        // Its end triggers a new connection, over which the rest is sent.
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
    subscribe(onMessage, onGap) {
      subscribers.push({ onMessage, onGap });
    },
    async close() {
      await sending;
      isClosed = true;
      await listening.close();
    },
  };
}
