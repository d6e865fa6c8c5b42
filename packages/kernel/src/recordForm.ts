import { isDraw } from './chance.ts';
import { isTableAct } from './game.ts';
import { isPlainObject, type Plain, type PlainObject } from './plain.ts';

/**
 * The form of a record's lines: exactly these fields, each of its kind. All values are already plain data, so every number
 * is whole. `verify` judges what the fields say about the game.
 */
type Form = { readonly [field: string]: (value: Plain) => boolean };

/** Every entry whose number is a multiple of this has a hash of the whole state. */
export const HASH_EVERY = 50;

const HEADER: Form = {
  tessera: isCount,
  game: isText,
  schema: isCount,
  rules: isCount,
  players: isCount,
  options: isPlainObject,
  commitment: isHash,
  words: (words) => Array.isArray(words) && words.every(isText),
  draws: areDraws,
  about: isPlainObject,
};

const ENTRY: Form = { type: isText, n: isCount, hash: isHashOrNull };

const ENTRIES: { readonly [type: string]: Form } = {
  answer: { ...ENTRY, seat: isCount, ask: isCount, answer: isPlainObject, draws: areDraws },
  act: { ...ENTRY, act: isTableAct, draws: areDraws },
  undo: { ...ENTRY, seat: isSeatOrNull, to: isCount, beyond: (beyond) => typeof beyond === 'boolean' },
  rebase: { ...ENTRY, state: isPlainObject, reason: isPlainObject },
};

const CLOSING: Form = { type: isText, outcome: isOutcomeOrNull, secret: isText, hash: isHash };

export function isHeader(line: PlainObject): boolean {
  return hasForm(line, HEADER);
}

/** Is this the record's nth entry? */
export function isEntry(line: PlainObject, n: number): boolean {
  const type = line['type'];
  if (typeof type !== 'string' || !Object.hasOwn(ENTRIES, type) || !hasForm(line, ENTRIES[type] as Form)) return false;
  if (line['n'] !== n || (line['hash'] !== null) !== (n % HASH_EVERY === 0)) return false;
  // One seat takes back its own answers; beyond a barrier only the whole table can.
  return type !== 'undo' || ((line['to'] as number) < n && (line['seat'] === null) === line['beyond']);
}

export function isClosing(line: PlainObject): boolean {
  return hasForm(line, CLOSING);
}

export function isOutcomeOrNull(value: Plain): boolean {
  if (value === null) return true;
  if (!isPlainObject(value) || !isText(value['reason'])) return false;
  const winners = value['winners'];
  return Array.isArray(winners) && winners.every(isCount);
}

export function isCount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function hasForm(line: PlainObject, form: Form): boolean {
  const fields = Object.keys(form);
  if (Object.keys(line).length !== fields.length) return false;
  return fields.every((field) => Object.hasOwn(line, field) && form[field]?.(line[field] as Plain) === true);
}

function isHash(value: Plain): boolean {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function isHashOrNull(value: Plain): boolean {
  return value === null || isHash(value);
}

function isSeatOrNull(value: Plain): boolean {
  return value === null || isCount(value);
}

function areDraws(value: Plain): boolean {
  return Array.isArray(value) && value.every(isDraw);
}
