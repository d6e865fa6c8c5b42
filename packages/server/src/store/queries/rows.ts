import {
  type Entry,
  type Outcome,
  type PlainObject,
  type RecordHeader,
  type Seat,
  toPresentFormat,
} from '@tessera/kernel';
import type { NoticeSettings } from '@tessera/protocol';
import { grantOf, presentDoc, type TableDoc } from '@tessera/table';
import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import { looksOf } from '../looksOf.ts';
import type { Schema } from '../schema.ts';
import type {
  FoundSecret,
  Snapshot,
  StoredChat,
  StoredEntry,
  StoredNotice,
  StoredTable,
  StoredUser,
  TableRow,
} from '../store.ts';
import { foldName, fromStored, toStored } from '../texts.ts';

/** Parses JSON that the store itself has written: it has the type with which it was written. */
function parsed<T>(text: string): T {
  return JSON.parse(text) as T;
}

export const TABLE_COLUMNS = [
  'id',
  'version',
  'status',
  'n',
  'due',
  'awaited',
  'outcome',
  'changed_at',
  'body',
] as const;
export type TableColumns = Pick<Schema['tables'] & Schema['docs'], (typeof TABLE_COLUMNS)[number]>;

export function tableOf(columns: TableColumns): StoredTable {
  const row: TableRow = {
    status: columns.status,
    n: columns.n,
    due: columns.due,
    awaited: parsed<Seat[]>(columns.awaited),
    outcome: columns.outcome === null ? null : parsed<Outcome>(columns.outcome),
    changedAt: columns.changed_at,
  };
  return { id: fromStored(columns.id), version: columns.version, row, doc: presentDoc(parsed<TableDoc>(columns.body)) };
}

export function headerOf(header: string | null): RecordHeader | null {
  return header === null ? null : toPresentFormat(parsed<RecordHeader>(header));
}

export function entryOf(columns: Omit<Schema['entries'], 'table_id'>): StoredEntry {
  return {
    entry: toPresentFormat(parsed<Entry>(columns.entry)),
    told: parsed<StoredEntry['told']>(columns.told),
    at: columns.at,
    by: columns.by_seat,
    key: columns.by_key === null ? null : fromStored(columns.by_key),
  };
}

export function snapshotOf({ n, is_barrier, state }: Omit<Schema['snapshots'], 'table_id'>): Snapshot {
  return { n, isBarrier: is_barrier === 1, state };
}

export function chatOf({ id, at, seat, text }: Pick<Schema['chat'], 'id' | 'at' | 'seat' | 'text'>): StoredChat {
  return { id, at, seat, text: fromStored(text) };
}

export function secretOf(columns: Omit<Schema['secrets'], 'hash'> & Pick<Schema['docs'], 'body'>): FoundSecret {
  const { table_id, role, seat, body } = columns;
  return { table: fromStored(table_id), role, seat, grant: grantOf(parsed<TableDoc>(body), role, seat) };
}

export function userColumns(user: StoredUser): Schema['users'] {
  return {
    id: toStored(user.id),
    name: toStored(user.name),
    folded: foldName(user.name),
    looks: looksOf(user.name),
    passphrase: user.passphrase === null ? null : toStored(user.passphrase),
    notices: JSON.stringify(user.notices),
    created_at: user.createdAt,
    seen_at: user.seenAt,
  };
}

export const USER_COLUMNS = ['id', 'name', 'passphrase', 'notices', 'created_at', 'users.seen_at'] as const;

export function userOf(columns: Omit<Selectable<Schema['users']>, 'folded' | 'looks'>): StoredUser {
  return {
    id: fromStored(columns.id),
    name: fromStored(columns.name),
    passphrase: columns.passphrase === null ? null : fromStored(columns.passphrase),
    notices: parsed<NoticeSettings>(columns.notices),
    createdAt: columns.created_at,
    seenAt: columns.seen_at,
  };
}

export function noticeOf(columns: Omit<Schema['notices'], 'taken_until'>): StoredNotice {
  return {
    id: fromStored(columns.id),
    user: fromStored(columns.user_id),
    adapter: columns.adapter,
    body: parsed<PlainObject>(columns.body),
    due: columns.due,
    tries: columns.tries,
  };
}

/** Whether a passphrase, or its absence, is still what is stored for a user. */
export function hasStill(passphrase: string | null): RawBuilder<boolean> {
  return sql<boolean>`users.passphrase IS NOT DISTINCT FROM ${passphrase === null ? null : toStored(passphrase)}`;
}
