import type { Compilable, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { PreparedCommit } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { BusMessage, CommitResult } from './store.ts';

/** Messages between processes. */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(onMessage: (message: BusMessage) => void, onGap: () => void): void;
}

/** An open database: everything in which SQLite and PostgreSQL differ. */
export interface Connected {
  readonly db: Kysely<Schema>;
  /** Writes commits of different tables in one transaction. If it rejects, none of them is written (or COMMIT-UNKNOWN). */
  write(commits: readonly PreparedCommit[]): Promise<CommitResult[]>;
  /** Whether `write` may be called again before it has ended: what waits is then written together. */
  readonly overlaps: boolean;
  /** Runs statements that return nothing, all of them or none. */
  runAll(statements: readonly Compilable[]): Promise<void>;
  /** Runs a statement while no other runs this way, and returns how many rows it changed: for statements that count before they write. */
  oneAtATime(statement: Compilable): Promise<number>;
  /** Keeps other processes from migrating at the same time. */
  lockForMigration(transaction: Transaction<Schema>): Promise<void>;
  /** Makes a query take only rows that no other process is taking. */
  lockRows<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Makes a query protect the rows that it reads from changes until its statement is written. */
  shareRows<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Null if there are no other processes. */
  readonly bus: Bus | null;
  close(): Promise<void>;
}
