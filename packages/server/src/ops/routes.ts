import { illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refuse } from '../http/errors.ts';
import { bearerOf } from '../http/identity.ts';
import { sameSecret } from '../people/secrets.ts';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

export interface OpsParts {
  readonly health: Health;
  readonly metrics: Metrics;
  readonly metricsToken: string | null;
  isStopping(): boolean;
}

/** `/healthz` for load balancers, `/metrics` for monitoring. */
export function addOpsRoutes(app: FastifyInstance, { health, metrics, metricsToken, isStopping }: OpsParts): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (isStopping()) return refuse(reply, illegal(SERVER_CODES.stopping));
    const why = await health.look();
    return why === 'well' ? { status: 'ok' } : refuse(reply, illegal(SERVER_CODES.internal, { why }), 503);
  });

  app.get('/metrics', async (request, reply) => {
    const token = bearerOf(request);
    const isKnown = metricsToken !== null && token !== null && sameSecret(token, metricsToken);
    // To others it does not exist.
    if (!isKnown && !isFromHere(request)) return refuse(reply, illegal(SERVER_CODES.unknown));
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

/** Whether a request comes from this machine, and not through a proxy on it. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => headers[name] !== undefined);
  return !isForwarded && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');
}
