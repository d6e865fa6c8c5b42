import { illegal } from '@tessera/kernel';
import { LIMITS, read, SERVER_CODES, token } from '@tessera/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { ID_BYTES } from '../people/secrets.ts';
import type { Chance, Clock } from '../services.ts';
import type { RecordQuota, Store } from '../store/store.ts';
import { HttpRefusal, httpRefusal } from './httpRefusal.ts';
import { personOf } from './identity.ts';
import { addressOf, limitBy, limited, PEOPLE_BY_ADDRESS } from './limits.ts';
import type { RecordChecks } from './recordChecks.ts';
import { granted, sendRecord } from './tableRoutes.ts';

export interface RecordRoutesParts {
  readonly store: Pick<Store, 'addRecord' | 'readRecord' | 'recordsOf' | 'deleteRecord'>;
  readonly checks: RecordChecks;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly limits: RateLimits;
  readonly quota: RecordQuota;
}

const TYPE = 'application/x-ndjson';

/**
 * Uploaded records. Each belongs to the person who uploaded it, and only they may delete it. Anyone with its id may read it: it is of
 * a finished game, with nothing hidden.
 */
export async function addRecordRoutes(
  app: FastifyInstance,
  { store, checks, clock, chance, limits, quota }: RecordRoutesParts,
): Promise<void> {
  /** Refuses an upload beyond the person's quota, before anything is read or checked. */
  async function checkRoom(user: string): Promise<void> {
    const theirs = await store.recordsOf(user, quota.records);
    const bytes = theirs.reduce((sum, one) => sum + one.bytes, 0);
    if (theirs.length >= quota.records || bytes >= quota.bytes) throw full(theirs.length);
  }

  // In a scope of its own: elsewhere, bodies are JSON and short.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      TYPE,
      { parseAs: 'buffer', bodyLimit: LIMITS.recordBytes },
      async (_request: unknown, bytes: string | Buffer) => utf8In(bytes as Buffer),
    );

    const limitAddress = limitBy(app, limits.imports * PEOPLE_BY_ADDRESS, addressOf);
    const onRequest = async (request: FastifyRequest) => {
      const { id } = personOf(request);
      await limitAddress(request);
      await checkRoom(id);
    };
    scope.post(
      '/api/records',
      { ...limited(limits.imports), bodyLimit: LIMITS.recordBytes, onRequest },
      async (request, reply) => {
        const { body } = request;
        const user = personOf(request).id;
        if (typeof body !== 'string') throw new HttpRefusal(httpRefusal('shape', { why: 'type' }).illegal, 415);
        const { game, players, entries } = granted(await checks.check(body));
        const id = chance.token(ID_BYTES.record);
        const kept = await store.addRecord({ id, user, game, text: body, at: clock.now() }, quota);
        if (kept === 'theirs') throw full((await store.recordsOf(user, quota.records)).length);
        if (kept === 'all') throw new HttpRefusal(illegal(SERVER_CODES.rate, { recordsHere: true }));
        return reply.code(201).send({ id, game, players, entries });
      },
    );
  });

  app.get('/api/me/records', async (request) => ({
    records: await store.recordsOf(personOf(request).id, quota.records),
    most: { records: quota.records, bytes: quota.bytes },
  }));

  app.get('/api/records/:id', async (request, reply) => {
    const id = idIn(request);
    const text = id === null ? null : await store.readRecord(id);
    if (id === null || text === null) throw httpRefusal('unknown');
    return sendRecord(reply, text, id);
  });

  app.delete('/api/records/:id', async (request, reply) => {
    const { id: user } = personOf(request);
    const id = idIn(request);
    if (id !== null && (await store.deleteRecord(id, user))) return reply.code(204).send();
    throw httpRefusal(id === null || (await store.readRecord(id)) === null ? 'unknown' : 'forbidden');
  });
}

function full(records: number): HttpRefusal {
  return new HttpRefusal(illegal(SERVER_CODES.rate, { records }));
}

function idIn({ params }: FastifyRequest): string | null {
  const { id } = params as { readonly id: string };
  return typeof read(token, id) === 'string' ? id : null;
}

/** The bytes as UTF-8 text; anything else is refused. */
function utf8In(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The decoder throws only for what is not UTF-8.
    throw httpRefusal('shape', { why: 'utf-8' });
  }
}
