import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { HttpRefusal } from './refusal.ts';

/** People behind one address share what ten of them may ask for. */
export const PEOPLE_BY_ADDRESS = 10;

/** How many people and addresses are counted at the same time; whoever was idle longest is forgotten first. */
const COUNTED = 20_000;

/** Who a request counts for: the person, or the address where nobody is known. */
function counted(request: FastifyRequest): string {
  return request.person === null ? addressOf(request) : `person ${request.person.id}`;
}

/** Whoever opens the page for the first time asks for a hundred files of it at once: only the limit of an address counts them. */
function isForPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api');
}

/** The network address, IPv6 by its /64: those behind it are one household. */
export function addressOf(request: FastifyRequest): string {
  // Whoever has hung up already has no address any more.
  const ip: string | undefined = request.ip;
  return ip === undefined ? '' : normalizeIP(ip, 64);
}

function tooMany(seconds: number): HttpRefusal {
  return new HttpRefusal(illegal(SERVER_CODES.rate, { seconds }));
}

/** Limits on everything; routes name a stricter kind with `limited`. */
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

/** A limit within a route, by whatever key: throws when it is exceeded. */
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
