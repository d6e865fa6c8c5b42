import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { beside } from './beside.ts';
import type { BotPlayers } from './bots/botPlayers.ts';
import { createBotPool } from './bots/botPool.ts';
import type { Config } from './config.ts';
import { GAMES } from './games.ts';
import { addRoutes, createApp } from './http/app.ts';
import { provenanceOf } from './http/origin.ts';
import { trustProxies } from './http/proxies.ts';
import { createRecordChecks } from './http/recordChecks.ts';
import { createNotices } from './notices/createNotices.ts';
import type { Notices } from './notices/notices.ts';
import type { NoticesConfig } from './notices/noticesConfig.ts';
import type { LogStream } from './ops/log.ts';
import { createMetrics } from './ops/metrics.ts';
import { userOfCookie } from './people/sessions.ts';
import { type Chance, type Clock, systemChance, systemClock } from './services.ts';
import { attachSockets, type Sockets } from './socket/attachSockets.ts';
import type { SocketLimits } from './socket/limits.ts';
import { openStore } from './store/openStore.ts';
import type { Store } from './store/store.ts';
import { createTables } from './tables/createTables.ts';
import { TABLE_SETTINGS, type TableSettings } from './tables/host.ts';
import type { Tables } from './tables/tables.ts';

/** Parts that tests replace. */
export interface ServerParts {
  readonly clock: Clock;
  readonly chance: Chance;
  readonly store: Store;
  readonly bots: BotPlayers;
  readonly notices: Notices;
  readonly tables: Tables;
  readonly tableSettings: Partial<TableSettings>;
  readonly socketLimits: Partial<SocketLimits>;
  readonly logStream: LogStream;
  /** The folder of the built page; null for none. */
  readonly pageFolder: string | null;
  /** Whether to measure memory, event loop and the like: they belong to the process, so only one server in it may. */
  readonly measuresProcess: boolean;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Starts serving; returns the server's public address. */
  listen(): Promise<string>;
  /** Accepts nothing more, finishes what is under way, and releases everything. */
  close(): Promise<void>;
}

/** How long requests under way may take once the server stops. */
const FAREWELL = 10_000;

/** Puts a server together. */
export async function createServer(config: Config, parts: Partial<ServerParts> = {}): Promise<Server> {
  const { clock = systemClock, chance = systemChance } = parts;
  const trust = trustProxies(config.trustedProxies);
  const app = createApp(config, trust, parts.logStream ?? process.stderr);
  const { log } = app;
  const metrics = createMetrics(parts.measuresProcess ?? false);
  // A process alone on its database keeps its name, so that after a crash it can take over its own leases at once.
  const name = config.databaseUrl === null ? 'alone' : chance.token(8);
  const store = parts.store ?? (await openStore({ url: databaseOf(config), log, process: name }));
  const bots =
    parts.bots ??
    createBotPool({
      workerUrl: beside('server/dist/botWorker.mjs'),
      log,
      clock,
      timeLimitMs: config.botLimit,
      onTimeout: () => metrics.botTimedOut(),
      onCrash: () => metrics.botCrashed(),
    });
  const notices = parts.notices ?? createNotices({ store, clock, chance, log, config: noticesIn(config) });
  const tables =
    parts.tables ??
    createTables({
      store,
      clock,
      chance,
      log,
      bots,
      notices,
      counts: metrics,
      settings: {
        ...TABLE_SETTINGS,
        botDelay: config.botDelay,
        idle: config.idleMinutes * 60_000,
        tablesPerPerson: config.tablesPerPerson,
        botTablesPerPerson: config.botTablesPerPerson,
        botTables: config.botTables,
        ...parts.tableSettings,
      },
      process: name,
      games: GAMES,
    });
  const records = createRecordChecks({ workerUrl: beside('server/dist/recordWorker.mjs'), log });
  let sockets: Sockets | null = null;
  let stopped: Promise<void> | null = null;

  await addRoutes(app, {
    config,
    clock,
    chance,
    store,
    tables,
    games: GAMES,
    bots,
    records,
    metrics,
    pageFolder: parts.pageFolder === undefined ? fileURLToPath(beside('web/dist')) : parts.pageFolder,
    isStopping: () => stopped !== null,
    hangUp: (ended) => {
      sockets?.hangUp(ended);
      store.publish({ type: 'left', ...ended });
    },
  });
  sockets = attachSockets({
    server: app.server,
    tables,
    clock,
    log,
    origins: ({ headers }) => provenanceOf(headers, config.publicUrl) === 'own',
    userOf: (cookieHeader) => userOfCookie(store, clock, cookieHeader),
    addressOf: trust.addressOf,
    limits: { perSecond: config.limits.messages / 60, ...parts.socketLimits },
  });
  // Sessions that ended at another process.
  store.subscribe(
    (message) => {
      if (message.type === 'left') sockets?.hangUp(message);
    },
    () => void sockets?.lookAgain(),
  );
  metrics.observe({ store, tables, sockets: () => sockets?.count() ?? 0 });

  async function stop(): Promise<void> {
    log.info({}, 'stopping');
    await sockets?.close();
    await records.close();
    const calledOff = clock.after(FAREWELL, () => app.server.closeAllConnections());
    await app.close();
    calledOff();
    await Promise.all([tables.close(), bots.close()]);
    await notices.close();
    await store.close();
    log.info({}, 'stopped');
  }

  return {
    app,
    async listen() {
      await app.listen({ port: config.port, host: config.host });
      return config.publicUrl ?? addressOf(app.server.address() as AddressInfo);
    },
    close() {
      stopped ??= stop();
      return stopped;
    },
  };
}

function databaseOf({ databaseUrl, dataFolder }: Config): string {
  if (databaseUrl !== null) return databaseUrl;
  return join(dataFolder, 'tessera.sqlite');
}

function noticesIn({ notices, publicUrl }: Config): NoticesConfig {
  const { webhooks, privateAddresses, signingSecret, smtpUrl, from } = notices;
  return {
    webhook: webhooks && signingSecret !== null ? { secret: signingSecret, allowPrivate: privateAddresses } : null,
    smtp: smtpUrl !== null && from !== null ? { url: smtpUrl, from } : null,
    publicUrl,
  };
}

/** An address that a browser on this machine can open. */
function addressOf({ address, port, family }: AddressInfo): string {
  const isEverywhere = address === '0.0.0.0' || address === '::';
  const name = family === 'IPv6' ? `[${address}]` : address;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}
