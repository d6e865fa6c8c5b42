import { nextBelow, type Plain, type Seat, samePlain, seedStreams } from '@tessera/kernel';
import type { ChatLine, CommandOf, GameUpdate, News, Reply, ServerMessage } from '@tessera/protocol';
import WebSocket from 'ws';
import { type NewGame, secretOf } from './serverProcess.ts';

/** Chance that is the same every time. */
export type Dice = (below: number) => number;

export function dice(seed: string): Dice {
  const generator = seedStreams(seed)[0] as number[];
  return (below) => nextBelow(generator, below);
}

/** Something that a player has asked the server to do, with what became of it as far as the player was told. */
export interface Wish {
  readonly seat: Seat;
  readonly command: CommandOf<'answer'> | CommandOf<'undo'> | CommandOf<'chat'>;
  sent: number;
  /** The number that it was acknowledged with: of an entry, or of a line of chat. */
  n: number | null;
  refused: string | null;
}

/** What has been said between the players of a table and the server: what must still be true after whatever happens. */
export interface Book {
  readonly game: NewGame;
  /** By key. */
  readonly wishes: Map<string, Wish>;
  /** The most entries that anybody was told of. */
  told: number;
  isOver: boolean;
  /** What the server has said that cannot be. */
  readonly faults: string[];
}

export function newBook(game: NewGame): Book {
  return { game, wishes: new Map(), told: 0, isOver: false, faults: [] };
}

/** A client with a socket at a table; with a seat, it plays whatever comes, as fast as possible. */
export interface Player {
  readonly seat: Seat | null;
  readonly book: Book;
  /** The game as it was shown last. */
  readonly update: GameUpdate | null;
  /** All that was heard, each entry and each line once. */
  readonly news: readonly News[];
  readonly chat: readonly ChatLine[];
  /** Connects; fulfilled once the table was shown, or the line is broken. */
  connect(url: string): Promise<void>;
  /** The line is broken, and all that had been sent over it has been heard. */
  readonly gone: Promise<void>;
  hangUp(): Promise<void>;
  /** Gives a command of its own making, and waits for what is said to it. */
  say(command: Wish['command']): Promise<Reply>;
}

export interface PlayerParts {
  readonly book: Book;
  readonly seat: Seat | null;
  /** Chooses what is done; without it nothing is, but by `say`. */
  readonly dice?: Dice;
}

/**
 * Refusals that can come of playing fast: another player has closed or replaced the question meanwhile. Never
 * one by a rule: what is offered under a question's id is accepted as long as the question is open.
 */
const PLAUSIBLE = /^(K-STALE|K-BARRIER|K-OVER)$/;
const STOPPING = 'S-STOPPING';

let keys = 0;
export const newKey = (): string => `key-${++keys}`;

export function newPlayer({ book, seat, dice: roll }: PlayerParts): Player {
  const { game, wishes, faults } = book;
  /** Wishes that were not answered yet, by key. */
  const open = new Map<string, Wish>();
  const replies = new Map<string, (reply: Reply) => void>();
  const news: News[] = [];
  const chat: ChatLine[] = [];
  let socket: WebSocket | null = null;
  let gone: Promise<void> = Promise.resolve();
  let update: GameUpdate | null = null;
  let shown = () => {};

  function fault(what: string): void {
    faults.push(`seat ${seat} at ${update?.n ?? 'the door'}: ${what}`);
  }

  function transmit(message: object): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function send(wish: Wish): void {
    wish.sent++;
    transmit({ type: 'at', table: game.id, command: wish.command });
  }

  function wishFor(command: Wish['command']): Wish {
    const wish: Wish = { seat: seat ?? -1, command, sent: 0, n: null, refused: null };
    wishes.set(command.key, wish);
    open.set(command.key, wish);
    send(wish);
    return wish;
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'hello':
        transmit({
          type: 'watch',
          key: 'watch',
          table: game.id,
          secret: secretOf(game, seat),
          ...(update === null ? { after: 0 } : { after: update.n }),
          chatAfter: chat.at(-1)?.id ?? 0,
        });
        for (const wish of open.values()) send(wish);
        return;
      case 'update':
        hearUpdate(message);
        return;
      case 'chat':
        for (const line of message.lines) if (line.id > (chat.at(-1)?.id ?? 0)) chat.push(line);
        return;
      case 'accepted':
      case 'refused':
        hearReply(message);
        return;
      case 'closed':
        fault(`the table was closed: ${message.code}`);
    }
  }

  function hearUpdate({ type: _type, table: _table, ...fresh }: Extract<ServerMessage, { type: 'update' }>): void {
    const before = update?.n ?? 0;
    if (fresh.n < before) fault(`shown entry ${fresh.n} after entry ${before}`);
    if (fresh.newsAfter > before) fault(`news begin after entry ${fresh.newsAfter}`);
    for (const one of fresh.news) {
      if (one.n <= (news.at(-1)?.n ?? 0)) continue;
      if (one.n !== (news.at(-1)?.n ?? 0) + 1) fault(`news of entry ${one.n} after those of ${news.at(-1)?.n ?? 0}`);
      news.push(one);
    }
    if (news.length !== fresh.n) fault(`${news.length} news of ${fresh.n} entries`);
    update = fresh;
    book.told = Math.max(book.told, fresh.n);
    if (fresh.outcome !== null) book.isOver = true;
    shown();
    act();
  }

  function hearReply(reply: Extract<Reply, { type: 'accepted' | 'refused' }>): void {
    const { key } = reply;
    if (reply.type === 'refused' && reply.code === STOPPING) return;
    if (key === 'watch') {
      if (reply.type === 'refused') fault(`not let in: ${reply.code}`);
      return;
    }
    const wish = wishes.get(key);
    if (wish === undefined) {
      fault(`a reply to nothing: ${JSON.stringify(reply)}`);
      return;
    }
    // What was said of a key is said again, however often it is sent.
    const isSame =
      reply.type === 'accepted' ? wish.refused === null && (wish.n ?? reply.n) === reply.n : wish.n === null;
    if (!isSame) fault(`${key}: ${JSON.stringify(reply)} after ${wish.n ?? wish.refused}`);
    if (reply.type === 'accepted') {
      wish.n = reply.n;
      if (wish.command.type !== 'chat') book.told = Math.max(book.told, reply.n);
    } else {
      wish.refused = reply.code;
      if (roll !== undefined && !PLAUSIBLE.test(reply.code)) fault(`${key} was refused: ${JSON.stringify(reply)}`);
    }
    open.delete(key);
    replies.get(key)?.(reply);
    replies.delete(key);
    act();
  }

  /** Does something, if it is time to: mostly answers, sometimes takes back or talks, sometimes says it twice. */
  function act(): void {
    if (roll === undefined || seat === null || update === null || open.size > 0 || update.outcome !== null) return;
    const asks = update.asks.filter(({ given }) => given === null);
    const ask = asks[roll(Math.max(1, asks.length))];
    if (ask === undefined) return;
    const key = newKey();
    const whim = roll(100);
    const wish =
      whim < 3
        ? wishFor({ type: 'chat', key, text: `said with ${key}` })
        : whim < 8 && update.undoable > 0
          ? wishFor({ type: 'undo', key, answers: 1 + roll(update.undoable) })
          : wishFor({ type: 'answer', key, ask: ask.id, answer: ask.options[roll(ask.options.length)] ?? {} });
    if (whim >= 95) send(wish);
  }

  function connect(url: string): Promise<void> {
    const line = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { perMessageDeflate: false });
    socket = line;
    gone = new Promise((resolve) => line.once('close', () => resolve()));
    // A server that is killed breaks off; the end follows.
    line.on('error', () => {});
    line.on('message', (data) => {
      if (socket === line) hear(JSON.parse(data.toString()) as ServerMessage);
    });
    const watched = new Promise<void>((resolve) => {
      shown = resolve;
    });
    return Promise.race([watched, gone]);
  }

  return {
    seat,
    book,
    news,
    chat,
    connect,
    get update() {
      return update;
    },
    get gone() {
      return gone;
    },
    async hangUp() {
      socket?.terminate();
      await gone;
    },
    say(command) {
      return new Promise((resolve) => {
        replies.set(command.key, resolve);
        wishFor(command);
      });
    },
  };
}

/** What has been wished and said at some tables, counted. */
export interface Tally {
  wishes: number;
  acknowledged: number;
  sentAgain: number;
  refused: number;
}

export function tally(books: readonly Book[]): Tally {
  const sum: Tally = { wishes: 0, acknowledged: 0, sentAgain: 0, refused: 0 };
  for (const { wishes } of books) {
    for (const { sent, n, refused } of wishes.values()) {
      sum.wishes++;
      if (n !== null) sum.acknowledged++;
      if (refused !== null) sum.refused++;
      if (sent > 1) sum.sentAgain++;
    }
  }
  return sum;
}

export function isSame(a: unknown, b: unknown): boolean {
  return samePlain(a as Plain, b as Plain);
}
