import { nextBelow } from '@tessera/kernel';
import type { GameUpdate, OpenAsk, ServerMessage } from '@tessera/protocol';
import WebSocket from 'ws';
import type { NewGame, TableMaker } from './tableMaker.ts';
import { LOOPBACK } from './tesseraServer.ts';

/** The events of a slot. */
export interface SlotEvents {
  /** An answer can be given. */
  onReady(slot: Slot): void;
  /** Both clients have the update caused by an answer, this many milliseconds after it was sent. */
  onUpdated(milliseconds: number): void;
  /** Anything that should not happen: a refusal, a missing update. The slot is not used again. */
  onError(what: string): void;
}

/** A place for one game after another, with a socket for each of its two seats. */
export interface Slot {
  /** Gives a random legal answer. Only when ready. */
  answer(): void;
  /** How long an answer has been under way; 0 if none is. */
  waiting(now: number): number;
  close(): void;
}

/** What a client at a seat knows. */
interface SeatClient {
  readonly ws: WebSocket;
  n: number;
  asks: readonly OpenAsk[];
  isOver: boolean;
}

export interface SlotParts {
  readonly port: number;
  readonly number: number;
  readonly makeTable: TableMaker;
  readonly generator: number[];
  readonly events: SlotEvents;
}

/** Opens a slot's sockets and begins its first game. */
export async function openSlot({ port, number, makeTable, generator, events }: SlotParts): Promise<Slot> {
  const clients = await Promise.all([0, 1].map((seat) => connect(port, number * 2 + seat)));
  let game: NewGame = await makeTable();
  /** The answer under way: its entry, when it was sent, when the last client got it. */
  let sent: { readonly n: number; readonly at: number } | null = null;
  let keys = 0;
  let isBroken = false;

  const slot: Slot = {
    answer() {
      const choices = clients.flatMap((client) =>
        client.asks.filter(({ given }) => given === null).map((ask) => ({ client, ask })),
      );
      const chosen = choices[nextBelow(generator, Math.max(1, choices.length))];
      if (chosen === undefined) return fail('nobody is asked, and the game is not over');
      const { ws, n } = chosen.client;
      const { id, options } = chosen.ask;
      const answer = options[nextBelow(generator, options.length)];
      const command = { type: 'answer', key: `k${keys++}`, ask: id, answer };
      sent = { n: n + 1, at: performance.now() };
      ws.send(JSON.stringify({ type: 'at', table: game.table, command }));
    },
    waiting: (now) => (sent === null || isBroken ? 0 : now - sent.at),
    close: () => {
      isBroken = true;
      for (const { ws } of clients) ws.terminate();
    },
  };

  function fail(what: string): void {
    if (isBroken) return;
    slot.close();
    events.onError(what);
  }

  function watch(): void {
    for (const [seat, client] of clients.entries()) {
      Object.assign(client, { n: -1, asks: [], isOver: false });
      const secret = game.secrets[seat];
      client.ws.send(JSON.stringify({ type: 'watch', key: `w${keys++}`, table: game.table, secret, changes: true }));
    }
  }

  async function playNext(): Promise<void> {
    const { table } = game;
    for (const { ws } of clients) ws.send(JSON.stringify({ type: 'unwatch', key: `u${keys++}`, table }));
    game = await makeTable();
    if (!isBroken) watch();
  }

  /** Both clients are at the same entry: the answer, if any, has arrived. */
  function agree(at: number): void {
    if (sent !== null) {
      events.onUpdated(at - sent.at);
      sent = null;
    }
    if (clients.some(({ isOver }) => isOver)) {
      playNext().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
    } else events.onReady(slot);
  }

  function onMessage(client: SeatClient, message: ServerMessage, at: number): void {
    if (message.type === 'refused') fail(`refused: ${message.code}`);
    if (message.type === 'closed') fail(`closed: ${message.code}`);
    const isGame = message.type === 'update' || message.type === 'change';
    if (isGame && message.table === game.table) onUpdate(client, message, at);
  }

  function onUpdate(client: SeatClient, message: Pick<GameUpdate, 'n' | 'asks' | 'outcome'>, at: number): void {
    if (client.n >= 0 && message.n !== client.n + 1) {
      fail(`entry ${message.n} came after ${client.n}`);
      return;
    }
    client.n = message.n;
    client.asks = message.asks;
    client.isOver = message.outcome !== null;
    if (clients.every(({ n }) => n === message.n)) agree(at);
  }

  for (const client of clients) {
    client.ws.on('message', (data) => {
      const at = performance.now();
      if (isBroken) return;
      const text = data.toString();
      const update = readRunning(text, game.table);
      if (update === null) onMessage(client, JSON.parse(text) as ServerMessage, at);
      else onUpdate(client, update, at);
    });
    client.ws.on('close', (status) => fail(`hung up: ${status}`));
  }
  watch();
  return slot;
}

/**
 * The part of an update of a running game that the load test needs; null for every other message. It shares the machine
 * with the server, so it parses as little as possible.
 */
function readRunning(text: string, table: string): Pick<GameUpdate, 'n' | 'asks' | 'outcome'> | null {
  const start = `{"type":"change","table":"${table}","n":`;
  if (!text.startsWith(start) || !text.endsWith(',"outcome":null}')) return null;
  const [from, to] = [text.lastIndexOf(',"asks":['), text.lastIndexOf(',"awaited":[')];
  if (from < 0 || to < from) return null;
  const n = Number.parseInt(text.slice(start.length, start.length + 9), 10);
  return { n, asks: JSON.parse(text.slice(from + ',"asks":'.length, to)) as OpenAsk[], outcome: null };
}

/** A client with its own address, as far as the server can tell. */
function connect(port: number, number: number): Promise<SeatClient> {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'x-forwarded-for': address };
  const ws = new WebSocket(`ws://${LOOPBACK}:${port}/api/socket`, {
    perMessageDeflate: false,
    skipUTF8Validation: true,
    headers,
  });
  return new Promise((resolve, reject) => {
    ws.once('open', () => resolve({ ws, n: -1, asks: [], isOver: false }));
    ws.once('error', reject);
  });
}
