/**
 * Codes of what the server refuses by itself. A refusal by the rules carries the rule's number instead, one by the kernel
 * its K-… code.
 */
export const SERVER_CODES = {
  /** Not JSON, or not a message of the protocol. */
  shape: 'S-SHAPE',
  /** Longer than is accepted. */
  size: 'S-SIZE',
  /** Too many requests, messages, tables or sockets. */
  rate: 'S-RATE',
  /** There is no such table, record, seat or page; or none for those without its secret. */
  unknown: 'S-UNKNOWN',
  /** Not for this person: somebody else's seat, a spectator's wish to act, the creator's rights. */
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
  /** The table waits longer before this can be done. */
  early: 'S-EARLY',
  /** There is no such proposal, or another one is open. */
  proposal: 'S-PROPOSAL',
  /** Somebody else has this name. */
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
