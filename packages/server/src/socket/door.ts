import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { SERVER_CODES, type ServerCode } from '@tessera/protocol';
import { hangUpWith } from '../http/hangUpWith.ts';
import type { SocketLimits } from './limits.ts';

const SOCKET_PATH = '/api/socket';

/** The HTTP status for a client that is not let in. */
const STATUS: { readonly [code in ServerCode]?: string } = {
  [SERVER_CODES.shape]: '400 Bad Request',
  [SERVER_CODES.origin]: '403 Forbidden',
  [SERVER_CODES.unknown]: '404 Not Found',
  [SERVER_CODES.rate]: '429 Too Many Requests',
  [SERVER_CODES.stopping]: '503 Service Unavailable',
};

/** Refuses a request with a code, by HTTP: it never becomes a socket. */
export function turnAway(socket: Duplex, code: ServerCode): void {
  const body = JSON.stringify({ code, params: {} });
  hangUpWith(
    socket,
    [
      `HTTP/1.1 ${STATUS[code] ?? '500 Internal Server Error'}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** Whether the page that a request comes from is one of ours. */
export type Origins = (request: IncomingMessage) => boolean;

/** Why this request cannot become a socket, judging by its URL and origin alone; null if it may. */
export function misaddressed(request: IncomingMessage, isOurs: Origins): ServerCode | null {
  if (request.url?.split('?', 1)[0] !== SOCKET_PATH) return SERVER_CODES.unknown;
  // Browsers always send the page's origin, programs need not. A foreign page gets nothing, even without a cookie.
  return request.headers.origin === undefined || isOurs(request) ? null : SERVER_CODES.origin;
}

/** Counts open sockets. The returned function gives a place back, once, however often it is called. */
export interface Places {
  /** A place for a client from this address; null if none is free. */
  enter(address: string): (() => void) | null;
  /** The same, for a person. */
  enterAs(user: string): (() => void) | null;
  count(): number;
}

export function createPlaces(limits: SocketLimits): Places {
  const addresses = new Map<string, number>();
  const people = new Map<string, number>();
  let total = 0;
  const occupy = (taken: Map<string, number>, name: string, most: number): (() => void) | null => {
    const count = taken.get(name) ?? 0;
    if (count >= most) return null;
    taken.set(name, count + 1);
    return () => {
      const left = (taken.get(name) ?? 0) - 1;
      if (left <= 0) taken.delete(name);
      else taken.set(name, left);
    };
  };
  return {
    enter(address) {
      const leave = total < limits.total ? occupy(addresses, address, limits.perAddress) : null;
      if (leave === null) return null;
      total++;
      return once(() => {
        total--;
        leave();
      });
    },
    enterAs(user) {
      const leave = occupy(people, user, limits.perPerson);
      return leave === null ? null : once(leave);
    },
    count: () => total,
  };
}

function once(call: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    call();
  };
}
