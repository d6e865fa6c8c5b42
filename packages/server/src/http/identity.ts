import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashSecret } from '../people/secrets.ts';
import { sessionIn } from '../people/sessions.ts';
import type { Clock } from '../services.ts';
import type { Store, StoredUser } from '../store/store.ts';
import { httpRefusal } from './httpRefusal.ts';
import { provenanceOf } from './origin.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person whose session the cookie carries. */
    person: StoredUser | null;
    /** The session's token, whether or not it belongs to anyone. */
    session: string | null;
  }
}

export interface IdentityParts {
  readonly store: Pick<Store, 'userOfSession'>;
  readonly clock: Clock;
  readonly publicUrl: string | null;
}

/** Finds out who asks, and refuses what another site's page sends in a person's name. */
export function identify(app: FastifyInstance, { store, clock, publicUrl }: IdentityParts): void {
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    // By the route and not by the URL, which can be spelled in several ways.
    if (request.routeOptions.url?.startsWith('/api/') !== true) return;
    request.session = sessionIn(request.headers.cookie);
    if (!isReading(request)) {
      const provenance = provenanceOf(request.headers, publicUrl);
      if (provenance === 'foreign') throw httpRefusal('origin');
      // A program without a cookie acts only by the secret that it sends, not in a person's name.
      const isInTheirName = request.method !== 'GET' && request.headers.cookie !== undefined;
      if (provenance === 'unsaid' && isInTheirName) throw httpRefusal('origin');
    }
    if (request.session !== null) {
      request.person = await store.userOfSession(hashSecret(request.session), clock.now());
    }
  });
}

/** A request to /api/me makes an unknown client a guest: pages of other sites must not do that. */
const MAKES_GUESTS = '/api/me';

function isReading({ method, routeOptions }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && routeOptions.url !== MAKES_GUESTS;
}

/** The person who asks; refused if they are unknown. */
export function personOf(request: FastifyRequest): StoredUser {
  if (request.person === null) throw httpRefusal('nobody');
  return request.person;
}

/** The secret of the `Authorization` header. It is the only place for one, since URLs end up in logs and histories. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  const [, secret] = /^Bearer ([\w-]{8,200})$/i.exec(headers.authorization ?? '') ?? [];
  return secret ?? null;
}
