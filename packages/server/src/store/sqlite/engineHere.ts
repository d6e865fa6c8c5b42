import Database from 'libsql';
import { createExecutor } from './createExecutor.ts';
import type { SqliteEngine } from './sqliteEngine.ts';

/** A database in this thread, in memory only. */
export function engineHere(pragmas: readonly string[]): SqliteEngine {
  const database = new Database(':memory:');
  for (const pragma of pragmas) database.pragma(pragma);
  const executor = createExecutor(database);
  return {
    run: async (statement) => executor.run(statement),
    write: async (groups) => {
      const [outcome] = executor.write([groups]);
      if (outcome === undefined || 'fault' in outcome) throw outcome?.fault ?? new Error('nothing was written');
      return outcome.written;
    },
    close: async () => {
      database.close();
    },
  };
}
