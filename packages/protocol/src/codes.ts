/**
 * Codes for what the server itself refuses. A refusal by the rules carries the rule's number instead, and one by the kernel its
 * K-… code.
 */
export const SERVER_CODES = {
  /** Not JSON, or not a message of the protocol. */
  shape: 'S-SHAPE',
  /** Too long. */
  size: 'S-SIZE',
  /** Too many requests, messages, tables or sockets. */
  rate: 'S-RATE',
  /** There is no such table, record, seat or page, or it is hidden from those without its secret. */
  unknown: 'S-UNKNOWN',
  /** Not for this person: another player's seat, a spectator who tries to act, the creator's rights. */
  forbidden: 'S-FORBIDDEN',
  /** The request comes from a page of another site. */
  origin: 'S-ORIGIN',
  /** No seat is free. */
  full: 'S-FULL',
  /** The seat is not free. */
  taken: 'S-TAKEN',
  /** This can only be done before the game has begun. */
  begun: 'S-BEGUN',
  /** This can only be done once the game has begun. */
  waiting: 'S-WAITING',
  /** The game is over. */
  over: 'S-OVER',
  /** It is too early: the table must wait longer before this can be done. */
  early: 'S-EARLY',
  /** There is no such proposal, or another one is open. */
  proposal: 'S-PROPOSAL',
  /** Someone else has this name. */
  name: 'S-NAME',
  /** The name or the passphrase is wrong. */
  login: 'S-LOGIN',
  /** No guest or person is known by this cookie: ask for /api/me first. */
  nobody: 'S-NOBODY',
  /** The same key was used for this before: it was done then, and is not done again. */
  again: 'S-AGAIN',
  /** Another server or another message was faster: look at the table and try again. */
  conflict: 'S-CONFLICT',
  /** The table cannot be played at present. */
  stuck: 'S-STUCK',
  /** The server is about to stop: connect again. */
  stopping: 'S-STOPPING',
  /** A fault of the server. It has been logged. */
  internal: 'S-INTERNAL',
} as const;

export type ServerCode = (typeof SERVER_CODES)[keyof typeof SERVER_CODES];
