import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { HttpRefusal } from './httpRefusal.ts';

/** People behind one address share the limits of ten people. */
export const PEOPLE_BY_ADDRESS = 10;

/** How many people and addresses are counted at the same time; those idle for longest are forgotten first. */
const COUNTED = 20_000;

/** Whom a request counts for: the person, or the address if the person is unknown. */
function counted(request: FastifyRequest): string {
  return request.person === null ? addressOf(request) : `person ${request.person.id}`;
}

/** Opening the page for the first time requests a hundred files at once: only the limit of the address counts them. */
function isForPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api');
}

/** The network address, IPv6 by its /64: those behind it count as one household. */
export function addressOf(request: FastifyRequest): string {
  // A client that has already hung up has no address.
  const ip: string | undefined = request.ip;
  return ip === undefined ? '' : normalizeIP(ip, 64);
}

function tooMany(seconds: number): HttpRefusal {
  return new HttpRefusal(illegal(SERVER_CODES.rate, { seconds }));
}

/** Limits all requests; routes set a stricter limit with `limited`. */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: limits.requests,
    allowList: (request) => isForPage(request),
    timeWindow: 60_000,
    cache: COUNTED,
    keyGenerator: counted,
    errorResponseBuilder: (_request, { ttl }) => tooMany(Math.ceil(ttl / 1000)),
  });
}

/** The configuration of a route that has a limit of its own. Routes of one group are counted together. */
export function limited(max: number): { readonly config: FastifyContextConfig } {
  return { config: { rateLimit: { max } } };
}

/** A limit within a route, by any key: throws when it is exceeded. */
export function limitBy(
  app: FastifyInstance,
  max: number,
  keyOf: (request: FastifyRequest) => string,
): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator: keyOf, allowList: [] });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) throw tooMany(result.ttlInSeconds);
  };
}
