import { type Illegal, isIllegal } from '@tessera/kernel';
import { join, newTable, type Reply, read, TABLE_STATUS, tableCommand, token } from '@tessera/protocol';
import type { Access } from '@tessera/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import type { Tables } from '../tables/tables.ts';
import { readNumber, readSeatBot, readSecretRequest } from './bodies.ts';
import { refuse } from './errors.ts';
import { HttpRefusal, httpRefusal, statusOf } from './httpRefusal.ts';
import { bearerOf, personOf } from './identity.ts';
import { limited } from './limits.ts';

const LISTED = 100;

export interface TableRoutesParts {
  readonly tables: Tables;
  readonly limits: RateLimits;
}

/** Routes to set up, find, join, start and play tables. The tables decide what may be done; here it is only decided who asks. */
export function addTableRoutes(app: FastifyInstance, { tables, limits }: TableRoutesParts): void {
  /** The table in the URL, and the access of the client there. */
  async function at(request: FastifyRequest, secret: string | null = bearerOf(request)): Promise<[string, Access]> {
    const id = read(token, (request.params as { readonly id: string }).id);
    // A malformed id is as unknown as one that does not exist.
    if (typeof id !== 'string') throw httpRefusal('unknown');
    return [id, granted(await tables.access(id, request.person?.id ?? null, secret))];
  }

  app.get('/api/tables', async (request) => {
    const wanted = (request.query as { readonly status?: unknown }).status ?? 'waiting';
    const status = TABLE_STATUS.find((one) => one === wanted);
    if (status === undefined) throw httpRefusal('shape', { at: 'status' });
    return { tables: await tables.list(status, LISTED) };
  });

  app.post('/api/tables', limited(limits.tables), async (request, reply) => {
    const person = personOf(request);
    const plan = granted(read(newTable, request.body));
    return reply.code(201).send(granted(await tables.create(person, plan)));
  });

  app.get('/api/tables/:id', async (request) => {
    const after = granted(readNumber(request.query, 'after'));
    const chatAfter = granted(readNumber(request.query, 'chatAfter'));
    const [table, access] = await at(request);
    return granted(await tables.look(table, access, after, chatAfter));
  });

  app.delete('/api/tables/:id', async (request, reply) => {
    const [table, access] = await at(request);
    return done(reply, await tables.remove(table, access));
  });

  app.post('/api/tables/:id/join', async (request) => {
    const { seat, secret, word } = granted(read(join, request.body ?? {}));
    const [table, access] = await at(request, secret ?? bearerOf(request));
    return granted(await tables.join(table, access, request.person, seat ?? null, word));
  });

  app.post('/api/tables/:id/leave', async (request, reply) => {
    const [table, access] = await at(request);
    return done(reply, await tables.leave(table, access));
  });

  app.post('/api/tables/:id/bot', async (request, reply) => {
    const { seat, bot } = granted(readSeatBot(request.body));
    const [table, access] = await at(request);
    return done(reply, await tables.seatBot(table, access, seat, bot));
  });

  app.post('/api/tables/:id/start', async (request, reply) => {
    const [table, access] = await at(request);
    return done(reply, await tables.start(table, access));
  });

  app.post('/api/tables/:id/again', limited(limits.tables), async (request) => {
    const person = personOf(request);
    const [table, access] = await at(request);
    return granted(await tables.again(table, access, person));
  });

  app.post('/api/tables/:id/secret', async (request) => {
    const { role, seat } = granted(readSecretRequest(request.body));
    const [table, access] = await at(request);
    return granted(await tables.newSecret(table, access, role, role === 'seat' ? (seat ?? access.seat) : null));
  });

  app.get('/api/tables/:id/record', async (request, reply) => {
    const [table, access] = await at(request);
    return sendRecord(reply, granted(await tables.record(table, access)), table);
  });

  app.post('/api/tables/:id/commands', limited(limits.commands), async (request, reply) => {
    const command = granted(read(tableCommand, request.body));
    const [table, access] = await at(request);
    return sendReply(reply, await tables.command(table, access, command));
  });
}

/** The value, unless it is a refusal, which is thrown to the error handler. */
export function granted<T>(result: T | Illegal): T {
  if (typeof result === 'object' && isIllegal(result)) throw new HttpRefusal(result);
  return result;
}

function done(reply: FastifyReply, refused: Illegal | null): FastifyReply {
  return refused === null ? reply.code(204).send() : refuse(reply, refused);
}

/** A refused command gets the status of its refusal, and its key. */
function sendReply(reply: FastifyReply, answer: Reply): FastifyReply {
  return reply.code(answer.type === 'refused' ? statusOf(answer.code) : 200).send(answer);
}

export function sendRecord(reply: FastifyReply, text: string, name: string): FastifyReply {
  return reply
    .type('application/x-ndjson; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.tessera"`)
    .send(text);
}
