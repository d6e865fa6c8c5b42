import type { Duplex } from 'node:stream';

/** Milliseconds that somebody who is turned away has to read why. */
const READING_TIME = 2_000;

/**
 * Says a last word below HTTP and closes the connection, also to a client that does not hang up in turn: otherwise it could
 * hold as many connections as it likes with requests that were refused.
 */
export function hangUpWith(socket: Duplex, text: string): void {
  const timer = setTimeout(() => socket.destroy(), READING_TIME);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  // What still comes in is thrown away: a connection that is closed with something unread takes its last word with it.
  socket.resume();
  socket.end(text);
}
