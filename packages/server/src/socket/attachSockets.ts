import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS, SERVER_CODES } from '@tessera/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { sessionHashIn } from '../people/sessions.ts';
import type { Clock, Log } from '../services.ts';
import type { EndedSessions, StoredUser } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { type Connection, openConnection } from './connection.ts';
import { createPlaces, misaddressed, type Origins, turnAway } from './door.ts';
import { CLOSE, SOCKET_LIMITS, type SocketLimits } from './limits.ts';

export interface SocketParts {
  readonly server: Server;
  readonly tables: Tables;
  readonly clock: Clock;
  readonly log: Log;
  /** Asked about requests that give an origin. */
  readonly origins: Origins;
  /** The person whose session a request's cookies carry. */
  userOf(cookieHeader: string): Promise<StoredUser | null>;
  /** The address that a request comes from, as reported by trusted proxies. */
  readonly addressOf?: (request: IncomingMessage) => string;
  readonly limits?: Partial<SocketLimits>;
}

/** The sockets of all clients. */
export interface Sockets {
  count(): number;
  /** Hangs up on those whose sessions have ended. */
  hangUp(ended: EndedSessions): void;
  /** Hangs up on all whose sessions have ended: for when messages about that may have been missed. */
  lookAgain(): Promise<void>;
  /** Lets nobody in, finishes what is under way, and hangs up on everyone. */
  close(): Promise<void>;
}

/** Serves sockets at `/api/socket` of a server. */
export function attachSockets(parts: SocketParts): Sockets {
  const { server, tables, clock, log, origins, userOf } = parts;
  const addressOf = parts.addressOf ?? ((request) => request.socket.remoteAddress ?? '');
  const limits: SocketLimits = { ...SOCKET_LIMITS, ...parts.limits };
  const places = createPlaces(limits);
  /** With the cookies that opened them. */
  const connections = new Map<Connection, string>();
  let isStopping = false;
  /** Counts the calls of `hangUp`. */
  let partings = 0;

  // Messages are not compressed: see docs/decisions/0010.
  const upgrader = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: LIMITS.messageBytes,
  });
  upgrader.on('wsClientError', (_error, socket) => turnAway(socket, SERVER_CODES.shape));

  function open(ws: WebSocket, stream: Duplex, user: StoredUser | null, cookie: string, leave: () => void): void {
    const connection = openConnection({
      ws,
      stream,
      user,
      tables,
      limits,
      clock,
      log,
      onEnd: () => {
        connections.delete(connection);
        leave();
      },
    });
    connections.set(connection, cookie);
  }

  /** The person whose session the cookies carry now. If sessions end during the look-up, it is repeated. */
  async function presentUser(cookie: string): Promise<StoredUser | null> {
    for (;;) {
      const before = partings;
      const user = cookie === '' ? null : await userOf(cookie);
      if (before === partings) return user;
    }
  }

  /** Lets a request in, or turns it away. Its place is given back when the connection ends, however that happens. */
  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const code = isStopping ? SERVER_CODES.stopping : misaddressed(request, origins);
    if (code !== null) return turnAway(socket, code);
    const leave = places.enter(addressOf(request));
    if (leave === null) return turnAway(socket, SERVER_CODES.rate);
    socket.once('close', leave);
    const { cookie = '' } = request.headers;
    const user = await presentUser(cookie);
    if (isStopping) return turnAway(socket, SERVER_CODES.stopping);
    if (socket.destroyed) return;
    const leaveAs = user === null ? leave : places.enterAs(user.id);
    if (leaveAs === null) return turnAway(socket, SERVER_CODES.rate);
    socket.once('close', leaveAs);
    upgrader.handleUpgrade(request, socket, head, (ws) =>
      open(ws, socket, user, cookie, () => {
        leaveAs();
        leave();
      }),
    );
  }

  function onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Without a listener, a client that breaks off during the handshake would crash the process.
    socket.on('error', (error) => log.info({ reason: error.message }, 'a socket broke off during the handshake'));
    admit(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'a socket could not be opened');
      turnAway(socket, SERVER_CODES.internal);
    });
  }
  server.on('upgrade', onUpgrade);

  let callOffPing = () => {};
  const pingLater = () => {
    callOffPing = clock.after(limits.ping, () => {
      for (const connection of [...connections.keys()]) connection.ping();
      pingLater();
    });
  };
  pingLater();

  return {
    count: () => connections.size,
    hangUp({ user, but, only }) {
      partings++;
      for (const [connection, cookie] of [...connections]) {
        if (connection.user !== user) continue;
        const session = sessionHashIn(cookie);
        const isEnded = only === null ? but === null || session !== but : session === only;
        if (isEnded) connection.close(CLOSE.policy, SERVER_CODES.nobody);
      }
    },
    async lookAgain() {
      for (const [connection, cookie] of [...connections]) {
        if (connection.user === null) continue;
        try {
          const user = await userOf(cookie);
          if (user?.id !== connection.user) connection.close(CLOSE.policy, SERVER_CODES.nobody);
        } catch (error) {
          log.error({ err: error }, 'a session could not be looked up again');
        }
      }
    },
    async close() {
      isStopping = true;
      callOffPing();
      await Promise.all([...connections.keys()].map((connection) => connection.stop()));
      server.off('upgrade', onUpgrade);
      upgrader.close();
    },
  };
}
