import cookie from '@fastify/cookie';
import { type Game, illegal } from '@tessera/kernel';
import { LIMITS, SERVER_CODES } from '@tessera/protocol';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { BotPlayers } from '../bots/botPlayers.ts';
import type { Config } from '../config.ts';
import type { Resolve } from '../notices/resolve.ts';
import { createHealth } from '../ops/health.ts';
import { type LogStream, logOptions, logRequests } from '../ops/log.ts';
import type { Metrics } from '../ops/metrics.ts';
import { addOpsRoutes } from '../ops/routes.ts';
import { createPeople, type PeopleStore } from '../people/people.ts';
import { addPeopleRoutes } from '../people/routes.ts';
import type { Chance, Clock } from '../services.ts';
import type { EndedSessions, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { readBodies } from './bodies.ts';
import { answerBrokenRequest, answerErrors, handleError } from './errors.ts';
import { addGameRoutes } from './gameRoutes.ts';
import { HttpRefusal, httpRefusal } from './httpRefusal.ts';
import { identify } from './identity.ts';
import { addressOf, limitBy, limitRates, PEOPLE_BY_ADDRESS } from './limits.ts';
import { servePage } from './page.ts';
import type { ProxyTrust } from './proxies.ts';
import type { RecordChecks } from './recordChecks.ts';
import { addRecordRoutes } from './recordRoutes.ts';
import { secureHeaders } from './security.ts';
import { addTableRoutes } from './tableRoutes.ts';

/** Milliseconds that a client may take to send its request, headers and body together. */
const REQUEST_TIME = 30_000;
/** How often Node looks for slower ones. */
const LOOK_FOR_SLOW = 1_000;

/** What the routes need. */
export interface AppParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly store: PeopleStore &
    Pick<Store, 'ping' | 'write' | 'userOfSession' | 'addRecord' | 'readRecord' | 'deleteRecord'>;
  readonly tables: Tables;
  readonly games: readonly Game[];
  readonly bots: Pick<BotPlayers, 'names'>;
  readonly records: RecordChecks;
  readonly metrics: Metrics;
  /** The folder of the built page. */
  readonly pageFolder: string | null;
  /** Looks up names of hosts; by default at name servers. */
  readonly resolve?: Resolve;
  isStopping(): boolean;
  /** Hangs up on the sockets of sessions that have ended. */
  hangUp(ended: EndedSessions): void;
}

/** The HTTP server, without routes yet: its log must exist before everything that writes to it. */
export function createApp(
  config: Config,
  trust: ProxyTrust,
  logStream: LogStream,
  requestTime: number = REQUEST_TIME,
): FastifyInstance {
  return Fastify({
    logger: logOptions(config.logLevel, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (address) => trust.isTrusted(address),
    bodyLimit: LIMITS.messageBytes,
    requestTimeout: requestTime,
    exposeHeadRoutes: false,
    http: {
      // A request that does not name its host is refused by our own hook, with a code.
      requireHostHeader: false,
      // By default Node gives headers a minute, and checks only twice a minute.
      headersTimeout: requestTime,
      connectionsCheckingInterval: LOOK_FOR_SLOW,
    },
    // While stopping, refusals come from our own hook, with a code.
    return503OnClosing: false,
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      handleError(error, request, reply);
    },
    clientErrorHandler: answerBrokenRequest,
  });
}

/** Adds all routes. Every request goes through the hooks set here, 404s included. */
export async function addRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { config, clock, chance, store, tables, games, bots, records, metrics, isStopping, hangUp } = parts;
  const { limits, publicUrl, secureCookies, metricsToken } = config;
  answerErrors(app);
  readBodies(app);
  logRequests(app);
  app.addHook('onResponse', async (_request, reply) => metrics.countRequest(reply.statusCode));
  await secureHeaders(app, publicUrl);
  await app.register(cookie);
  app.addHook('onRequest', async (request, reply) => {
    const isHostMissing = request.headers.host === undefined && request.raw.httpVersion === '1.1';
    if (isHostMissing) throw httpRefusal('shape', { why: 'host' });
    if (request.routeOptions.url?.startsWith('/api/') === true) reply.header('cache-control', 'no-store');
    const isHealth = request.routeOptions.url === '/healthz';
    if (isStopping() && !isHealth) throw new HttpRefusal(illegal(SERVER_CODES.stopping));
  });
  // Also for requests that came before: a connection kept open would delay the stop.
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
  await limitRates(app, limits);
  const limitAddress = limitBy(app, limits.requests * PEOPLE_BY_ADDRESS, addressOf);
  app.addHook('onRequest', async (request) => limitAddress(request));
  identify(app, { store, clock, publicUrl });

  const people = createPeople({
    store,
    tables,
    clock,
    chance,
    notices: config.notices,
    resolve: parts.resolve,
    forgiven: limits.logins,
    hangUp,
  });
  addOpsRoutes(app, { health: createHealth(store, clock, app.log), metrics, metricsToken, isStopping });
  addPeopleRoutes(app, { people, limits, secureCookies });
  addGameRoutes(app, games, bots);
  addTableRoutes(app, { tables, limits });
  await addRecordRoutes(app, { store, checks: records, clock, chance, limits, quota: config.records });
  await servePage(app, parts.pageFolder);
}
