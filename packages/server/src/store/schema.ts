import type { TableStatus } from '@tessera/protocol';
import type { SecretRole } from '@tessera/table';

/**
 * The tables of the database, as Kysely knows them. JSON is kept as text, times are milliseconds since 1970. Whatever people
 * have a say in goes through `texts.ts`.
 */
export interface Schema {
  users: {
    id: string;
    name: string;
    /** The name without its case; unique among claimed names. */
    folded: string;
    /** What a claimed name looks like: see lookalikes.ts. Older versions have allowed names that look the same. */
    looks: string;
    passphrase: string | null;
    notices: string;
    created_at: number;
    seen_at: number;
  };
  sessions: { hash: string; user_id: string; seen_at: number };
  /** The small part of a table, that every commit writes. */
  tables: {
    id: string;
    /** Counts the changes of the document. */
    version: number;
    status: TableStatus;
    n: number;
    due: number | null;
    awaited: string;
    outcome: string | null;
    changed_at: number;
    listed: number;
    /** Whether nobody plays there: follows from its document. */
    alone: number;
    /** Creator and seats' people, as text: `seats` is written anew only when it changes. */
    people: string;
    claimed_by: string | null;
    claimed_until: number;
  };
  docs: { table_id: string; body: string };
  games: { table_id: string; seed: string; header: string | null };
  entries: {
    table_id: string;
    n: number;
    by_seat: number | null;
    by_key: string | null;
    at: number;
    entry: string;
    told: string;
  };
  snapshots: { table_id: string; n: number; is_barrier: number; state: string };
  chat: { table_id: string; id: number; at: number; seat: number; text: string; by_key: string };
  secrets: { hash: string; table_id: string; role: SecretRole; seat: number | null };
  /** Who has to do with a table: follows from its document. Seat −1 is the creator's. */
  seats: { table_id: string; seat: number; user_id: string };
  /** Without a person are those that an older version has kept. */
  records: { id: string; user_id: string | null; text: string; at: number; bytes: number; game: string | null };
  notices: {
    id: string;
    user_id: string;
    adapter: string;
    body: string;
    due: number;
    tries: number;
    taken_until: number;
  };
  /** One row, written to see whether anything can be. */
  pulse: { beats: number };
  migrations: { number: number; name: string };
}

/** The place of the creator among a table's seats. */
export const CREATOR_SEAT = -1;
