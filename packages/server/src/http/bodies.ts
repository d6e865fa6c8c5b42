import { type Illegal, illegal, isPlainObject, type Plain, parsePlain, type Seat } from '@tessera/kernel';
import { LIMITS, SERVER_CODES } from '@tessera/protocol';
import { SECRET_ROLES, type SecretRole } from '@tessera/table';
import type { FastifyInstance } from 'fastify';
import { httpRefusal } from './httpRefusal.ts';

/** Bodies are JSON, and plain data as the games know it. An empty body counts as missing. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LIMITS.messageBytes },
    async (_request: unknown, text: string | Buffer) => jsonIn(String(text)),
  );
}

/** Reads JSON that cannot tamper with prototypes. If a key comes twice, the last one counts. */
function jsonIn(text: string): Plain | undefined {
  if (text === '') return undefined;
  const parsed = parsePlain(text);
  if (parsed === null || namesPrototype(parsed.value)) throw httpRefusal('shape', { why: 'json' });
  return parsed.value;
}

function namesPrototype(value: Plain): boolean {
  if (value === null || typeof value !== 'object') return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some((inner: Plain) => namesPrototype(inner));
}

function misshapen(at: string): Illegal {
  return illegal(SERVER_CODES.shape, { at });
}

function isSeat(value: unknown): value is Seat {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 8;
}

/** `{ seat, bot }`: the bot to put in the seat; null for none. */
export function readSeatBot(body: unknown): { readonly seat: Seat; readonly bot: string | null } | Illegal {
  if (!isPlainObject(body)) return misshapen('');
  const { seat, bot, ...rest } = body;
  if (Object.keys(rest).length > 0) return misshapen('');
  if (!isSeat(seat)) return misshapen('seat');
  if (bot === null || (typeof bot === 'string' && bot.length <= 40)) return { seat, bot };
  return misshapen('bot');
}

/** `{ role, seat }`: which secret to renew. A seat is given only for the role `seat`. */
export function readSecretRequest(body: unknown): { readonly role: SecretRole; readonly seat: Seat | null } | Illegal {
  if (!isPlainObject(body)) return misshapen('');
  const { role, seat = null, ...rest } = body;
  if (Object.keys(rest).length > 0) return misshapen('');
  const known = SECRET_ROLES.find((one) => one === role);
  if (known === undefined) return misshapen('role');
  return seat === null || (known === 'seat' && isSeat(seat)) ? { role: known, seat } : misshapen('seat');
}

/** A whole number of a query; null if it is not there. */
export function readNumber(query: unknown, name: string): number | null | Illegal {
  const value: unknown = (query as { readonly [name: string]: unknown })[name];
  if (value === undefined) return null;
  return typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : misshapen(name);
}
