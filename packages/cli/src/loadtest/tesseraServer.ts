import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';
import { type Child, type Memory, startChild } from './childProcess.ts';

/** A real server, as `tessera serve` runs it, with its own database. */
export interface TesseraServer {
  readonly port: number;
  memory(): Promise<Memory>;
  /** Microseconds of processor time used so far. */
  processorTime(): Promise<number>;
  /** A figure of its metrics. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
}

/** The load comes from this machine and goes to this machine. */
export const LOOPBACK = '127.0.0.1';
/** As `npm start`, `npx tessera` and the image run it: see docs/decisions/0017. */
const FLAGS = ['--max-semi-space-size=64'];
const START_MS = 60_000;
const MOST = '1000000';

/** All limits on clients are lifted; the rest is measured. */
const SETTINGS = {
  HOST: LOOPBACK,
  // Each client claims its own address.
  TESSERA_TRUSTED_PROXIES: 'loopback',
  TESSERA_LOG_LEVEL: 'warn',
  TESSERA_BOT_DELAY_MS: '0',
  TESSERA_IDLE_MINUTES: '1',
  TESSERA_TABLES_PER_PERSON: '10000',
  TESSERA_RATE_REQUESTS: MOST,
  TESSERA_RATE_GUESTS: MOST,
  TESSERA_RATE_TABLES: MOST,
  TESSERA_RATE_COMMANDS: MOST,
  TESSERA_RATE_MESSAGES: MOST,
};

export async function startTessera(env: { readonly [name: string]: string | undefined }): Promise<TesseraServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-load-'));
  const port = await freePort();
  const child = startChild([...FLAGS, join(ROOT, 'packages/cli/bin/tessera.mjs'), 'serve'], {
    ...withoutSettings(env),
    ...SETTINGS,
    NODE_ENV: 'production',
    PORT: String(port),
    TESSERA_DATA: folder,
  });
  const stop = async () => {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilHealthy(child, port);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    port,
    memory: () => child.memory(),
    processorTime: () => child.processorTime(),
    async metric(name) {
      const response = await fetch(`http://${LOOPBACK}:${port}/metrics`);
      const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(await response.text()) ?? [];
      if (value === undefined) throw new Error(`the server's metrics have no ${name}`);
      return Number(value);
    },
    stop,
  };
}

/** The environment without anything that would change the server's configuration. */
function withoutSettings(env: { readonly [name: string]: string | undefined }): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !name.startsWith('TESSERA_') && name !== 'DATABASE_URL'),
  );
}

async function untilHealthy(child: Child, port: number): Promise<void> {
  for (const until = performance.now() + START_MS; performance.now() < until; ) {
    if (child.isOver()) throw new UsageError(`The server does not start: ${child.lastWords()}`);
    const isHealthy = await fetch(`http://${LOOPBACK}:${port}/healthz`).then(
      ({ ok }) => ok,
      // It does not listen yet.
      () => false,
    );
    if (isHealthy) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new UsageError(`The server does not answer: ${child.lastWords()}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, LOOPBACK, () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => resolve(port));
    });
  });
}
