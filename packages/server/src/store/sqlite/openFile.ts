import { closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { codeOf, StoreFault } from '../faults.ts';

/** Files up to this size are checked completely at the start, which takes at most about two seconds. */
const LOOKED_THROUGH = 1024 * 1024 * 1024;

/** A SQLite file that only this process may use. */
export interface SqliteFile {
  readonly path: string;
  unlock(): void;
}

/**
 * Prepares a database's file before it is used: creates it if it is missing, locks it, and checks it. Throws a sentence that says what
 * is wrong with the file, and leaves it as it is.
 */
export function openFile(path: string): SqliteFile {
  makeFolder(dirname(path));
  const unlock = lockFile(path);
  try {
    if (existsSync(path)) checkFile(path);
    else begin(path);
    const file = realpathSync(path);
    examine(file);
    return { path: file, unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}

function checkFile(path: string): void {
  const stats = statSync(path);
  if (stats.isDirectory()) throw fault('EISDIR', `${path} is a folder`);
  if (stats.size > 0) return;
  throw fault('EMPTY', `${path} is empty: put a backup in its place, or remove it to begin with an empty database`);
}

function fault(code: string, words: string): StoreFault {
  return new StoreFault(code, words);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw fault(codeOf(error) ?? 'MKDIR', `the folder ${folder} cannot be made`);
  }
}

/** Creates the file, readable by nobody else, and not empty: if the process is killed now, the file can still be used. */
function begin(path: string): void {
  const log = `${path}-wal`;
  // SQLite would delete a log without its database.
  if (existsSync(log) && statSync(log).size > 0) {
    const words = `${path} is missing, but ${log}, its newest part, is there: put the database back, or remove that too`;
    throw fault('MISSING', words);
  }
  try {
    closeSync(openSync(path, 'ax', 0o600));
    const database = new Database(path);
    database.pragma('journal_mode = WAL');
    database.close();
  } catch (error) {
    throw inWords(error, path);
  }
}

/**
 * Holds a lock next to the database for as long as the process lives, however it ends. Tables live in the memory of one process: a
 * second one on the same file would serve its own copies.
 */
function lockFile(path: string): () => void {
  const file = existsSync(path) ? realpathSync(path) : path;
  let lock: Database.Database;
  try {
    lock = new Database(`${file}.lock`);
  } catch (error) {
    throw fault(codeOf(error) ?? 'SQLITE_CANTOPEN', `nothing can be written in ${dirname(file)}`);
  }
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (codeOf(error)?.startsWith('SQLITE_BUSY') !== true) throw inWords(error, `${file}.lock`);
    throw new Error(`${file} is in use by another process; to run several, use PostgreSQL`);
  }
  return () => {
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** Checks that a file is a database, ours, undamaged and writable. */
function examine(file: string): void {
  let database: Database.Database | null = null;
  try {
    database = new Database(file);
    database.pragma('busy_timeout = 5000');
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    if (tables.length > 0 && !tables.some(({ name }) => name === 'migrations')) {
      throw fault('FOREIGN', `${file} is a database of another program`);
    }
    if (statSync(file).size <= LOOKED_THROUGH) {
      const [first] = database.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[];
      if (first?.quick_check !== 'ok') throw fault('SQLITE_CORRUPT', `${file} is damaged: put a backup in its place`);
    }
    // Only a real write shows whether it is writable: on a read-only file BEGIN IMMEDIATE just begins to read.
    database.exec('BEGIN IMMEDIATE');
    database.exec('CREATE TABLE trial (x)');
    database.exec('ROLLBACK');
  } catch (error) {
    throw inWords(error, file);
  } finally {
    if (database?.inTransaction === true) database.exec('ROLLBACK');
    database?.close();
  }
}

/** What SQLite reports about a file, as a sentence. */
function inWords(error: unknown, file: string): unknown {
  if (error instanceof StoreFault) return error;
  const code = codeOf(error) ?? '';
  const words = WORDS.find(([codes]) => codes.test(code))?.[1];
  return words === undefined ? error : fault(code === '' ? 'SQLITE_CANTOPEN' : code, `${file} ${words}`);
}

const WORDS: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^SQLITE_NOTADB/, 'is not a database, or is damaged: put a backup in its place'],
  [/^SQLITE_CORRUPT/, 'is damaged: put a backup in its place'],
  [/^(SQLITE_READONLY|EACCES|EROFS|EPERM)/, 'cannot be written'],
  [/^(SQLITE_FULL|ENOSPC)/, 'cannot be written: the disk is full'],
  [/^SQLITE_IOERR/, 'cannot be read or written: the disk reports an error'],
  [/^(SQLITE_CANTOPEN|$)/, 'cannot be opened'],
];
