import type { Duplex } from 'node:stream';

/** Milliseconds that a client has to read why it was turned away. */
const READING_TIME = 2_000;

/**
 * Sends a last message below HTTP and closes the connection, even if the client does not close its side: otherwise a client could hold
 * any number of connections with refused requests.
 */
export function hangUpWith(socket: Duplex, text: string): void {
  const timer = setTimeout(() => socket.destroy(), READING_TIME);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  // What still arrives is discarded: closing a connection with unread data would lose the last message.
  socket.resume();
  socket.end(text);
}
