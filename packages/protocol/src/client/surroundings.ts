/** The part of a socket, in browsers and in `ws`, that is used here. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onerror: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The class of sockets. Only that of `ws` takes headers. */
export type SocketClass = new (url: string, protocols?: string[], options?: { readonly headers: Headers }) => Socket;

export type Headers = { readonly [name: string]: string };

/** Calls back once after a while; the returned function calls it off. */
export type After = (milliseconds: number, call: () => void) => () => void;

/** What browsers and Node have in common. */
interface Globals {
  readonly WebSocket?: SocketClass;
  readonly crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
  setTimeout(call: () => void, milliseconds: number): unknown;
  clearTimeout(timer: unknown): void;
}
const globals = globalThis as unknown as Globals;

export const after: After = (milliseconds, call) => {
  const timer = globals.setTimeout(call, milliseconds);
  return () => globals.clearTimeout(timer);
};

/** A key that no other command has: 128 random bits. */
export function randomKey(): string {
  const bytes = globals.crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function globalSockets(): SocketClass {
  if (globals.WebSocket !== undefined) return globals.WebSocket;
  throw new Error('no global WebSocket: pass one to createClient, such as that of ws');
}
