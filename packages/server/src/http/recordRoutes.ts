import { LIMITS, read, token } from '@tessera/protocol';
import type { FastifyInstance } from 'fastify';
import type { RateLimits } from '../config.ts';
import { ID_BYTES } from '../people/secrets.ts';
import type { Chance, Clock } from '../services.ts';
import type { Store } from '../store/store.ts';
import { limited } from './limits.ts';
import type { RecordChecks } from './recordChecks.ts';
import { Refusal, refusal } from './refusal.ts';
import { granted, sendRecord } from './tableRoutes.ts';

export interface RecordRoutesParts {
  readonly store: Pick<Store, 'addRecord' | 'readRecord'>;
  readonly checks: RecordChecks;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly limits: RateLimits;
}

const TYPES = ['application/x-ndjson', 'text/plain'];

/** Records brought from elsewhere. Whoever has the id of one may read it: it is of a finished game, with nothing hidden. */
export async function addRecordRoutes(
  app: FastifyInstance,
  { store, checks, clock, chance, limits }: RecordRoutesParts,
): Promise<void> {
  // In a scope of its own: elsewhere bodies are JSON, and short.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      TYPES,
      { parseAs: 'buffer', bodyLimit: LIMITS.recordBytes },
      async (_request: unknown, bytes: string | Buffer) => utf8In(bytes as Buffer),
    );

    scope.post(
      '/api/records',
      { ...limited(limits.imports), bodyLimit: LIMITS.recordBytes },
      async (request, reply) => {
        const { body, session, headers } = request;
        // Forms of any site can send plain text; with a cookie it does not count.
        const isPlainText = headers['content-type']?.startsWith('text/plain') === true;
        if (typeof body !== 'string' || (session !== null && isPlainText)) {
          throw new Refusal(refusal('shape', { why: 'type' }).illegal, 415);
        }
        const { game, players, entries } = granted(await checks.check(body));
        const id = chance.token(ID_BYTES.record);
        await store.addRecord(id, request.person?.id ?? null, body, clock.now());
        return reply.code(201).send({ id, game, players, entries });
      },
    );
  });

  app.get('/api/records/:id', async (request, reply) => {
    const id = (request.params as { readonly id: string }).id;
    const text = typeof read(token, id) === 'string' ? await store.readRecord(id) : null;
    if (text === null) throw refusal('unknown');
    return sendRecord(reply, text, id);
  });
}

/** Text that is UTF-8; otherwise it is refused as no record. */
function utf8In(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // Not UTF-8: the only thing that a decoder complains of.
    throw refusal('shape', { why: 'utf-8' });
  }
}
