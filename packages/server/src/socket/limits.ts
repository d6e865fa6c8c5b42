/** The limits of sockets. */
export interface SocketLimits {
  /** Sockets at the same time: of one person, of one address, of all together. */
  readonly perPerson: number;
  readonly perAddress: number;
  readonly total: number;
  /** Messages of one socket: how many at once, and then how many each second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Messages of one socket that wait for those before them. */
  readonly waiting: number;
  /** How often a socket's messages may be malformed or too fast before it is closed. One strike is forgiven every ten seconds. */
  readonly strikes: number;
  /** Bytes that a client may leave unread. */
  readonly unreadBytes: number;
  /** Milliseconds between two pings. A socket that has not answered by the next one is dead. */
  readonly ping: number;
  /** Milliseconds that a stopping server waits for commands under way, and then for clients to hang up. */
  readonly farewell: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  perPerson: 20,
  perAddress: 100,
  total: 20_000,
  burst: 60,
  perSecond: 30,
  waiting: 100,
  strikes: 20,
  unreadBytes: 4 * 1024 * 1024,
  ping: 30_000,
  farewell: 3000,
};

/** Why a socket is closed, in addition to the code in the reason (RFC 6455, section 7.4). */
export const CLOSE = {
  stopping: 1001,
  policy: 1008,
  tooSlow: 1013,
} as const;
