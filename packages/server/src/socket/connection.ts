import type { Duplex } from 'node:stream';
import { type Illegal, illegal, isIllegal } from '@tessera/kernel';
import {
  type Addressed,
  addressOf,
  type ClientMessage,
  clientMessage,
  PROTOCOL,
  type Reply,
  readText,
  SERVER_CODES,
  UNADDRESSED,
} from '@tessera/protocol';
import type { WebSocket } from 'ws';
import type { Clock, Log } from '../services.ts';
import type { StoredUser } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { createLanes } from './lanes.ts';
import { CLOSE, type SocketLimits } from './limits.ts';
import { tokenBucket } from './tokenBucket.ts';
import { createWatches } from './watches.ts';

/** One client. */
export interface Connection {
  readonly user: string | null;
  /** Pings the client; hangs up if nothing has come from it since the last ping. */
  ping(): void;
  /** Takes no more commands, finishes those under way, says that the server is stopping, and hangs up. */
  stop(): Promise<void>;
  /** Hangs up, with a code. */
  close(status: number, code: string): void;
}

export interface ConnectionParts {
  readonly ws: WebSocket;
  /** What the socket writes to. */
  readonly stream: Duplex;
  readonly user: StoredUser | null;
  readonly tables: Tables;
  readonly limits: SocketLimits;
  readonly clock: Clock;
  readonly log: Log;
  /** The connection is gone. */
  onEnd(): void;
}

/** Every ten seconds one strike is forgiven. */
const FORGIVEN_PER_SECOND = 0.1;

export function openConnection({ ws, stream, user, tables, limits, clock, log, onEnd }: ConnectionParts): Connection {
  const messages = tokenBucket(limits.burst, limits.perSecond, () => clock.ticks());
  const strikes = tokenBucket(limits.strikes, FORGIVEN_PER_SECOND, () => clock.ticks());
  const lanes = createLanes();
  const watches = createWatches({ tables, user, send });
  const gone = new Promise<void>((resolve) => ws.once('close', () => resolve()));
  let isHeld = false;
  let isAlive = true;
  let isStopping = false;
  let isOver = false;

  function send(text: string): void {
    if (isOver) return;
    holdTogether();
    ws.send(text);
    // Slow readers are disconnected and catch up on reconnect.
    if (ws.bufferedAmount > limits.unreadBytes) close(CLOSE.tooSlow, SERVER_CODES.rate);
  }

  /** Messages of one tick are written together: an update and the reply to the answer that caused it cost one call. */
  function holdTogether(): void {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    process.nextTick(() => {
      isHeld = false;
      stream.uncork();
    });
  }

  /** Sends a reply, with the table's id added. */
  function reply(table: string | null, what: Reply): void {
    send(`${JSON.stringify(what).slice(0, -1)},"table":${JSON.stringify(table)}}`);
  }

  function refuse({ table, key }: Addressed, { rule, params }: Illegal): void {
    reply(table, { type: 'refused', key, code: rule, params });
  }

  /** From here on nothing is read, sent or done. */
  function end(): void {
    if (isOver) return;
    isOver = true;
    watches.end();
    onEnd();
  }

  function close(status: number, code: string): void {
    end();
    ws.close(status, code);
    // Do not wait for a client that does not close its side.
    const callOff = clock.after(limits.farewell, () => ws.terminate());
    void gone.then(callOff);
  }

  /** Does something for the client in the table's lane, so that replies keep the order of the messages. */
  function inLane(to: Addressed, work: () => Promise<Reply> | Reply): void {
    lanes.add(to.table ?? '', async () => {
      if (isOver) return;
      try {
        reply(to.table, await work());
      } catch (error) {
        log.error({ err: error, table: to.table }, 'a message could not be handled');
        refuse(to, illegal(SERVER_CODES.internal));
      }
    });
  }

  function strike(to: Addressed, refused: Illegal): void {
    if (strikes.take())
      inLane(to, () => ({ type: 'refused', key: to.key, code: refused.rule, params: refused.params }));
    else close(CLOSE.policy, refused.rule);
  }

  function handle(message: ClientMessage): void {
    if (message.type === 'watch') {
      inLane(message, () => watches.watch(message));
    } else if (message.type === 'unwatch') {
      inLane(message, () => watches.unwatch(message.table, message.key));
    } else {
      const { table, command } = message;
      inLane({ table, key: command.key }, () => watches.command(table, command));
    }
  }

  function receive(text: string): void {
    if (!messages.take() || lanes.count() >= limits.waiting) {
      strike(addressOf(text), illegal(SERVER_CODES.rate, { perSecond: limits.perSecond }));
    } else if (isStopping) {
      refuse(addressOf(text), illegal(SERVER_CODES.stopping));
    } else {
      const message = readText(clientMessage, text);
      if (isIllegal(message)) strike(addressOf(text), message);
      else handle(message);
    }
  }

  ws.on('message', (data, isBinary) => {
    isAlive = true;
    if (isOver) return;
    try {
      if (isBinary) strike(UNADDRESSED, illegal(SERVER_CODES.shape, { why: 'binary' }));
      else receive(data.toString());
    } catch (error) {
      log.error({ err: error }, 'a message could not be read');
      refuse(UNADDRESSED, illegal(SERVER_CODES.internal));
    }
  });
  ws.on('pong', () => {
    isAlive = true;
  });
  // The transport has already closed it, with a status of its own (1009 for a message that is too long).
  ws.on('error', (error) => log.info({ reason: error.message }, 'a socket broke off'));
  ws.on('close', end);
  send(JSON.stringify({ type: 'hello', protocol: PROTOCOL }));

  return {
    user: user?.id ?? null,
    ping() {
      if (isAlive) {
        isAlive = false;
        ws.ping();
      } else {
        end();
        ws.terminate();
      }
    },
    async stop() {
      isStopping = true;
      await atMost(clock, limits.farewell, lanes.idle());
      refuse(UNADDRESSED, illegal(SERVER_CODES.stopping));
      close(CLOSE.stopping, SERVER_CODES.stopping);
      await gone;
    },
    close,
  };
}

/** Waits for something, but not forever. */
async function atMost(clock: Clock, milliseconds: number, what: Promise<void>): Promise<void> {
  let callOff = () => {};
  const late = new Promise<void>((resolve) => {
    callOff = clock.after(milliseconds, resolve);
  });
  await Promise.race([what, late]);
  callOff();
}
