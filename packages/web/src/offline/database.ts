import type { SavedEntry, SavedTable } from './localGame.ts';

const NAME = 'tessera';
const VERSION = 1;
const TABLES = 'tables';
const ENTRIES = 'entries';

/** The games kept in this browser: tables, and entries by table and number. */
export interface LocalDatabase {
  /** Keeps a table with its new entries, all or nothing. */
  save(table: SavedTable, entries: readonly SavedEntry[]): Promise<void>;
  read(id: string): Promise<{ readonly table: SavedTable; readonly entries: SavedEntry[] } | null>;
  list(): Promise<SavedTable[]>;
  remove(id: string): Promise<void>;
}

export async function openDatabase(): Promise<LocalDatabase> {
  const opening = indexedDB.open(NAME, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(TABLES, { keyPath: 'id' });
    opening.result.createObjectStore(ENTRIES);
  };
  const database = await done(opening);
  const within = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
  return {
    async save(table, entries) {
      const change = database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
      change.objectStore(TABLES).put(table);
      for (const one of entries) change.objectStore(ENTRIES).put(one, [table.id, one.entry.n]);
      await finished(change);
    },
    async read(id) {
      const look = database.transaction([TABLES, ENTRIES], 'readonly');
      const table = (await done(look.objectStore(TABLES).get(id))) as SavedTable | undefined;
      if (table === undefined) return null;
      return { table, entries: (await done(look.objectStore(ENTRIES).getAll(within(id)))) as SavedEntry[] };
    },
    async list() {
      const tables = (await done(database.transaction(TABLES).objectStore(TABLES).getAll())) as SavedTable[];
      return tables.sort((a, b) => b.changedAt - a.changedAt);
    },
    async remove(id) {
      const change = database.transaction([TABLES, ENTRIES], 'readwrite');
      change.objectStore(TABLES).delete(id);
      change.objectStore(ENTRIES).delete(within(id));
      await finished(change);
    },
  };
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(change.error);
    change.onerror = () => reject(change.error);
  });
}
