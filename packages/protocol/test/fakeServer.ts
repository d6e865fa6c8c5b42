import type { Socket, SocketClass } from '../src/client/surroundings.ts';
import {
  type GameUpdate,
  LIMITS,
  type News,
  PROTOCOL,
  type Reply,
  type ServerMessage,
  type TableCommand,
} from '../src/index.ts';

/** Time that passes only when told to. */
export function handTime() {
  let time = 0;
  let alarms: { readonly at: number; readonly call: () => void }[] = [];
  return {
    after(milliseconds: number, call: () => void) {
      const alarm = { at: time + milliseconds, call };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    pass(milliseconds: number) {
      time += milliseconds;
      for (
        let due = alarms.find(({ at }) => at <= time);
        due !== undefined;
        due = alarms.find(({ at }) => at <= time)
      ) {
        const { call } = due;
        alarms = alarms.filter((one) => one !== due);
        call();
      }
    },
  };
}

type Sent = {
  type: string;
  key: string;
  table: string;
  secret?: string;
  after?: number;
  chatAfter?: number;
  command?: TableCommand;
};

/** A connection, as the server sees it. */
interface Peer {
  readonly socket: FakeSocket;
  readonly watches: Set<string>;
}

/**
 * A server with one table, whose connections a test can cut after any message. Messages travel when `deliver` says so;
 * those on their way are lost when the line is cut.
 */
export class FakeServer {
  readonly Socket: SocketClass;
  /** Cuts the line after this many messages. */
  cutAfter: (delivered: number) => boolean = () => false;
  delivered = 0;
  connections = 0;
  /** What was done, by key. */
  readonly done: string[] = [];
  readonly received: Sent[] = [];
  /** The most news that an update brings. */
  newsAtOnce = 3;
  protocol = PROTOCOL;
  /** Refuses to be watched: by everyone, or only by those with this secret. */
  refuseWatch: string | null = null;
  refusedSecret: string | null = null;
  isSilent = false;
  isStopping = false;
  /** Whether it cannot be reached. */
  isDown = false;
  /** Whether it greets, and hangs up at the first message. */
  isUnfriendly = false;
  #n = 0;
  readonly #chat: { id: number; text: string }[] = [];
  #peer: Peer | null = null;
  #under: (() => void)[] = [];

  constructor() {
    const server = this;
    this.Socket = class extends FakeSocket {
      constructor(url: string, _protocols?: string[], options?: { readonly headers: object }) {
        super(server, url, options?.headers ?? null);
        server.#connect(this);
      }
    } as unknown as SocketClass;
  }

  get n(): number {
    return this.#n;
  }

  /** Something happens at the table, by itself. */
  act(): void {
    this.#n++;
    this.#update(this.#n - 1);
  }

  say(text: string): void {
    const line = { id: this.#chat.length + 1, text };
    this.#chat.push(line);
    this.#tell({ type: 'chat', table: TABLE, lines: [line] } as unknown as ServerMessage);
  }

  /** Sends a message to the connected client, if any. */
  tell(message: object): void {
    this.#send(message as ServerMessage);
  }

  /** Delivers what is on its way, and what follows from it. */
  deliver(): void {
    for (let next = this.#under.shift(); next !== undefined; next = this.#under.shift()) {
      this.delivered++;
      next();
      if (this.cutAfter(this.delivered)) this.cut();
    }
  }

  /** The line breaks. */
  cut(): void {
    const peer = this.#peer;
    if (peer === null) return;
    this.#peer = null;
    this.#under = [];
    peer.socket.onclose?.({} as never);
  }

  #connect(socket: FakeSocket): void {
    this.connections++;
    this.#peer = { socket, watches: new Set() };
    this.#under = [];
    if (this.isDown) {
      this.#under.push(() => this.cut());
      return;
    }
    if (!this.isSilent) this.#send({ type: 'hello', protocol: this.protocol });
  }

  receive(socket: FakeSocket, text: string): void {
    if (this.#peer?.socket !== socket) return;
    this.#under.push(() => this.#handle(JSON.parse(text) as Sent));
  }

  leave(socket: FakeSocket): void {
    if (this.#peer?.socket !== socket) return;
    this.#peer = null;
    this.#under = [];
  }

  #send(message: ServerMessage): void {
    const peer = this.#peer;
    if (peer === null) return;
    const data = JSON.stringify(message);
    this.#under.push(() => peer.socket.onmessage?.({ data } as never));
  }

  #tell(message: ServerMessage): void {
    if (this.#peer?.watches.has(TABLE)) this.#send(message);
  }

  #news(after: number, to: number): News[] {
    return Array.from({ length: Math.max(0, to - after) }, (_, i) => ({ n: after + 1 + i }) as News);
  }

  #update(after: number): void {
    const newsAfter = Math.max(after, this.#n - this.newsAtOnce);
    const update = { n: this.#n, newsAfter, news: this.#news(newsAfter, this.#n) } as unknown as GameUpdate;
    this.#tell({ type: 'update', table: TABLE, ...update });
  }

  #handle(message: Sent): void {
    this.received.push(message);
    if (this.isUnfriendly) this.cut();
    if (this.isSilent || this.isUnfriendly) return;
    const { key, table } = message;
    const reply = (what: Reply) => this.#send({ ...what, table });
    if (message.type === 'watch') {
      if (this.refuseWatch !== null && (this.refusedSecret ?? message.secret) === message.secret) {
        reply({ type: 'refused', key, code: this.refuseWatch, params: {} });
        return;
      }
      this.#peer?.watches.add(table);
      this.#tell({ type: 'table', table: { id: TABLE } } as ServerMessage);
      this.#update(message.after ?? this.#n);
      const lines = this.#chat.filter(({ id }) => id > (message.chatAfter ?? 0));
      if (lines.length > 0) this.#tell({ type: 'chat', table: TABLE, lines } as unknown as ServerMessage);
      reply({ type: 'accepted', key, n: 0 });
    } else if (message.type === 'unwatch') {
      this.#peer?.watches.delete(table);
      reply({ type: 'accepted', key, n: 0 });
    } else if (message.command !== undefined) reply(this.#carryOut(message.command));
  }

  #carryOut(command: TableCommand): Reply {
    const { key } = command;
    if (this.isStopping) return { type: 'refused', key, code: 'S-STOPPING', params: {} };
    if (command.type === 'history') {
      const to = Math.min(command.to, command.after + LIMITS.news);
      return { type: 'history', key, after: command.after, news: this.#news(command.after, to) };
    }
    if (this.done.includes(key)) return { type: 'accepted', key, n: this.#n, code: 'S-AGAIN' };
    this.done.push(key);
    this.act();
    return { type: 'accepted', key, n: this.#n };
  }
}

export const TABLE = 'the-table';

export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  readonly url: string;
  readonly headers: object | null;
  readonly #server: FakeServer;

  constructor(server: FakeServer, url: string, headers: object | null) {
    this.#server = server;
    this.url = url;
    this.headers = headers;
  }

  send(text: string): void {
    this.#server.receive(this, text);
  }

  close(): void {
    this.#server.leave(this);
  }
}
