import type { Ran, Sql, Written } from './createExecutor.ts';

/** An open SQLite database. */
export interface SqliteEngine {
  /** Runs one statement. */
  run(statement: Sql): Promise<Ran>;
  /**
   * Writes groups of statements, each group completely or not at all. It may be called again before it has ended: what waits for the
   * disk is written together, in order.
   */
  write(groups: readonly (readonly Sql[])[]): Promise<readonly Written[]>;
  close(): Promise<void>;
}
