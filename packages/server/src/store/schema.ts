import type { TableStatus } from '@tessera/protocol';
import type { SecretRole } from '@tessera/table';

/**
 * The tables of the database, as Kysely knows them. JSON is stored as text, times as milliseconds since 1970. Texts that people can
 * influence go through `texts.ts`.
 */
export interface Schema {
  users: {
    id: string;
    name: string;
    /** The name without its case; unique among claimed names. */
    folded: string;
    /** What a claimed name looks like: see looksOf.ts. Not unique: older versions allowed names that look the same. */
    looks: string;
    passphrase: string | null;
    notices: string;
    created_at: number;
    seen_at: number;
  };
  sessions: { hash: string; user_id: string; seen_at: number };
  /** The small part of a table, which every commit writes. */
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
    /** Whether only bots play there: derived from the document. */
    alone: number;
    /** The creator and the people at the seats, as text: `seats` is rewritten only when this changes. */
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
  /** The people of a table: derived from the document. Seat −1 is the creator's. */
  seats: { table_id: string; seat: number; user_id: string };
  /** Records stored by an older version have no person. */
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
  /** One row, written to check whether the database can be written. */
  pulse: { beats: number };
  migrations: { number: number; name: string };
}

/** The creator's number among a table's seats. */
export const CREATOR_SEAT = -1;
