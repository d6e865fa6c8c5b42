import type { Memory } from './childProcess.ts';
import { sleep } from './figures.ts';
import type { TesseraServer } from './tesseraServer.ts';

export interface TableMemory {
  /** Tables that were in memory, with games in progress, after the last viewer had left. */
  readonly tables: number;
  /** Bytes that each of them took. */
  readonly bytesPerTable: number;
  /** How many were still in memory after being idle for long enough. */
  readonly tablesLeft: number;
  /** Additional bytes per table that the server takes since before there were any; includes code compiled since. */
  readonly bytesLeftPerTable: number;
  readonly residentMegabytes: { readonly full: number; readonly empty: number };
}

const TABLES = 'tessera_tables_in_memory';
/** The server unloads tables after a minute, and checks every two seconds. */
const IDLE_MS = 75_000;

/** How much memory tables take: what is freed when the server unloads them. `before`: the memory without any. */
export async function measureMemory(
  server: TesseraServer,
  before: Memory,
  show: (done: number, note: string) => void,
): Promise<TableMemory> {
  const full = await server.memory();
  const tables = await server.metric(TABLES);
  const began = performance.now();
  let tablesLeft = tables;
  while (tablesLeft > 0 && performance.now() - began < IDLE_MS) {
    show((performance.now() - began) / IDLE_MS, `${tablesLeft} tables in memory`);
    await sleep(1000);
    tablesLeft = await server.metric(TABLES);
  }
  const empty = await server.memory();
  const gone = Math.max(1, tables - tablesLeft);
  return {
    tables,
    bytesPerTable: Math.round((used(full) - used(empty)) / gone),
    tablesLeft,
    bytesLeftPerTable: Math.round((used(empty) - used(before)) / Math.max(1, tables)),
    residentMegabytes: { full: megabytes(full.rss), empty: megabytes(empty.rss) },
  };
}

function used({ heapUsed, external }: Memory): number {
  return heapUsed + external;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
