import { isIllegal } from '@tessera/kernel';
import { claim, login, noticeSettings, read, rename } from '@tessera/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '../config.ts';
import { refuse } from '../http/errors.ts';
import { personOf } from '../http/identity.ts';
import { addressOf, limitBy } from '../http/limits.ts';
import type { From, People } from './people.ts';
import { SESSION_COOKIE, SESSION_SECONDS } from './sessions.ts';

export interface PeopleRoutesParts {
  readonly people: People;
  readonly limits: RateLimits;
  readonly secureCookies: boolean;
}

/** Routes for people: guests, claimed names, log-ins, and a person's own data. */
export function addPeopleRoutes(app: FastifyInstance, parts: PeopleRoutesParts): void {
  const { people, limits, secureCookies } = parts;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: secureCookies } as const;
  const admit = (reply: FastifyReply, token: string) =>
    reply.setCookie(SESSION_COOKIE, token, { ...cookie, maxAge: SESSION_SECONDS });
  const limitGuests = limitBy(app, limits.guests, addressOf);
  const limitLogins = limitBy(app, limits.logins, addressOf);
  const fromOf = (request: FastifyRequest): From => ({ session: request.session, address: addressOf(request) });

  app.get('/api/me', async (request, reply) => {
    if (request.person !== null) return people.me(request.person);
    await limitGuests(request);
    const { user, token } = await people.newGuest();
    admit(reply, token);
    return people.me(user);
  });

  app.patch('/api/me', async (request, reply) => {
    const person = personOf(request);
    const given = read(rename, request.body);
    if (isIllegal(given)) return refuse(reply, given);
    if (person.passphrase !== null) await limitLogins(request);
    const renamed = await people.rename(person, given, fromOf(request));
    return isIllegal(renamed) ? refuse(reply, renamed) : people.me(renamed);
  });

  app.post('/api/me/claim', async (request, reply) => {
    const person = personOf(request);
    await limitLogins(request);
    const given = read(claim, request.body);
    if (isIllegal(given)) return refuse(reply, given);
    const claimed = await people.claim(person, given, fromOf(request));
    return isIllegal(claimed) ? refuse(reply, claimed) : people.me(claimed);
  });

  app.post('/api/login', async (request, reply) => {
    await limitLogins(request);
    const given = read(login, request.body);
    if (isIllegal(given)) return refuse(reply, given);
    const admitted = await people.login(given.name, given.passphrase, addressOf(request));
    if (isIllegal(admitted)) return refuse(reply, admitted);
    if (request.session !== null) await people.leave(request.session, request.person);
    admit(reply, admitted.token);
    return people.me(admitted.user);
  });

  app.post('/api/logout', async (request, reply) => {
    if (request.session !== null) await people.leave(request.session, request.person);
    return reply.clearCookie(SESSION_COOKIE, cookie).code(204).send();
  });

  app.post('/api/logout/everywhere', async (request, reply) => {
    await people.leaveEverywhere(personOf(request));
    return reply.clearCookie(SESSION_COOKIE, cookie).code(204).send();
  });

  app.put('/api/me/notices', async (request, reply) => {
    const person = personOf(request);
    const settings = read(noticeSettings, request.body);
    if (isIllegal(settings)) return refuse(reply, settings);
    const changed = await people.setNotices(person, settings);
    return isIllegal(changed) ? refuse(reply, changed) : people.me(changed);
  });

  app.get('/api/me/tables', async (request) => ({ tables: await people.tables(personOf(request)) }));

  app.get('/api/me/export', async (request, reply) => {
    const data = await people.dataOf(personOf(request));
    return reply.header('content-disposition', 'attachment; filename="tessera.json"').send(data);
  });

  app.delete('/api/me', async (request, reply) => {
    const person = personOf(request);
    await people.forget(person);
    return reply.clearCookie(SESSION_COOKIE, cookie).code(204).send();
  });
}
