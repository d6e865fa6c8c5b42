import type { Compilable, Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import type { PreparedCommit } from './prepared.ts';
import type { Schema } from './schema.ts';
import type { BusMessage, CommitResult } from './store.ts';

/** The way to tell other processes something. */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(hear: (message: BusMessage) => void, onGap: () => void): void;
}

/** A database that has been opened: all in which SQLite and PostgreSQL differ. */
export interface Connected {
  readonly db: Kysely<Schema>;
  /** Writes commits of different tables in one transaction. Rejected, none of them is written (or COMMIT-UNKNOWN). */
  write(commits: readonly PreparedCommit[]): Promise<CommitResult[]>;
  /** Whether `write` may be called again before it has ended: it then writes together what waits. */
  readonly overlaps: boolean;
  /** Runs statements of which nothing is read, all of them or none. */
  runAll(statements: readonly Compilable[]): Promise<void>;
  /** Runs a statement while nobody else runs one in this way, and returns how many rows it changed: for what is counted first. */
  oneAtATime(statement: Compilable): Promise<number>;
  /** Keeps other processes from migrating at the same time. */
  lockForMigration(transaction: Transaction<Schema>): Promise<void>;
  /** Makes a query take rows that nobody else is taking. */
  lockRows<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Makes a query keep the rows that it reads from being changed before what it is part of is written. */
  shareRows<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>): SelectQueryBuilder<Schema, T, O>;
  /** Null where there are no other processes. */
  readonly bus: Bus | null;
  close(): Promise<void>;
}
