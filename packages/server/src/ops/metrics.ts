import { TABLE_STATUS } from '@tessera/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import type { TableCounts } from '../tables/host.ts';
import type { Tables } from '../tables/tables.ts';

/** Figures about the running server. No label names a table, a person, a seat or anything else that people choose. */
export interface Metrics extends TableCounts {
  countRequest(status: number): void;
  botTimedOut(): void;
  botCrashed(): void;
  /** Adds the figures that are collected only when the metrics are read. */
  observe(sources: Sources): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export interface Sources {
  readonly store: Pick<Store, 'countTables'>;
  readonly tables: Pick<Tables, 'figures'>;
  sockets(): number;
}

/** Seconds: what a write takes, from a fast disk to one in trouble. */
const COMMIT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Who refuses by a code: there are too many codes for labels. */
function classOf(code: string): 'server' | 'kernel' | 'rule' {
  if (code.startsWith('S-')) return 'server';
  return code.startsWith('K-') ? 'kernel' : 'rule';
}

/** `withProcess` adds figures of the process itself. They start observers that never stop: not for tests. */
export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  const registers = [registry];
  if (withProcess) collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'tessera_http_requests_total',
    help: 'HTTP requests answered, by class of status',
    labelNames: ['status'] as const,
    registers,
  });
  const answers = new Counter({
    name: 'tessera_answers_total',
    help: 'Answers to questions: accepted, or refused by whom',
    labelNames: ['result'] as const,
    registers,
  });
  const commits = new Histogram({
    name: 'tessera_commit_seconds',
    help: 'Time until a change of a table was on the disk',
    buckets: COMMIT_SECONDS,
    registers,
  });
  const botTimeOuts = new Counter({
    name: 'tessera_bot_timeouts_total',
    help: 'Bots that thought for too long',
    registers,
  });
  const botCrashes = new Counter({
    name: 'tessera_bot_crashes_total',
    help: 'Bots that broke or gave an illegal answer',
    registers,
  });

  return {
    answered: (code) => answers.inc({ result: code === null ? 'accepted' : classOf(code) }),
    committed: (milliseconds) => commits.observe(milliseconds / 1000),
    countRequest: (status) => requests.inc({ status: `${Math.floor(status / 100)}xx` }),
    botTimedOut: () => botTimeOuts.inc(),
    botCrashed: () => botCrashes.inc(),
    observe: (sources) => observeSources(registry, sources),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function observeSources(registry: Registry, { store, tables, sockets }: Sources): void {
  const gauges: readonly [name: string, help: string, value: () => number][] = [
    ['tessera_tables_in_memory', 'Tables that this process holds in memory', () => tables.figures().inMemory],
    ['tessera_viewers', 'Tables watched, counted for each who watches', () => tables.figures().viewers],
    ['tessera_sockets', 'Open sockets of this process', sockets],
  ];
  const registers = [registry];
  for (const [name, help, value] of gauges) {
    const gauge: Gauge = new Gauge({ name, help, registers, collect: () => gauge.set(value()) });
  }
  const byStatus: Gauge<'status'> = new Gauge({
    name: 'tessera_tables',
    help: 'Tables in the database, by status',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      const counts = await store.countTables();
      for (const status of TABLE_STATUS) byStatus.set({ status }, counts[status]);
    },
  });
}
