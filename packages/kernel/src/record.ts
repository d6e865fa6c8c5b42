import type { Draw } from './draws.ts';
import type { TableAct } from './game.ts';
import { sha256 } from './hash.ts';
import { canonical, isPlainObject, type PlainObject, parsePlain } from './plain.ts';
import { isClosing, isEntry, isHeader } from './recordForm.ts';
import { isKnownFormat, RECORD_FORMAT, toPresentFormat } from './recordFormats.ts';
import type { Illegal, Outcome, Seat } from './state.ts';

export type RecordHeader = {
  readonly tessera: number;
  readonly game: string;
  readonly schema: number;
  readonly rules: number;
  readonly players: number;
  readonly options: PlainObject;
  /** Published before the first draw: the hash of the secret. */
  readonly commitment: string;
  /** What each player added to the seed. */
  readonly words: readonly string[];
  /** What chance did during set-up. */
  readonly draws: readonly Draw[];
  /** Names, date, place: anything the host wants to remember. No rule reads it. */
  readonly about: PlainObject;
};

type EntryBase = {
  /** Entries are counted from 1; "after entry 0" is the game as dealt. */
  readonly n: number;
  /** Hash of the state after this entry, or null in between (see HASH_EVERY). */
  readonly hash: string | null;
};

export type AnswerEntry = EntryBase & {
  readonly type: 'answer';
  readonly seat: Seat;
  readonly ask: number;
  readonly answer: PlainObject;
  readonly draws: readonly Draw[];
};

export type ActEntry = EntryBase & {
  readonly type: 'act';
  readonly act: TableAct;
  readonly draws: readonly Draw[];
};

/** Restores the state after entry `to`; beyond a barrier (agreed by all) the chance streams continue from where they are. */
export type UndoEntry = EntryBase & {
  readonly type: 'undo';
  readonly seat: Seat | null;
  readonly to: number;
  readonly beyond: boolean;
};

/** Continues the game from a given state: its rules were corrected under way, and `reason` tells the table what changed. */
export type RebaseEntry = EntryBase & {
  readonly type: 'rebase';
  readonly state: PlainObject;
  readonly reason: PlainObject;
};

export type Entry = AnswerEntry | ActEntry | UndoEntry | RebaseEntry;

/** What is shown when the game is over (or was abandoned unfinished: outcome null). */
export type RecordClosing = {
  readonly outcome: Outcome | null;
  readonly secret: string;
  readonly hash: string;
};

export interface GameRecord {
  readonly header: RecordHeader;
  readonly entries: readonly Entry[];
  /** Null while the game runs: the secret must not be shown yet. */
  readonly closing: RecordClosing | null;
}

export const RECORD_FAULTS = {
  /** Not a record: not UTF-8 JSON lines, or lines of an unknown kind. */
  notARecord: 'RECORD-FORM',
  /** A record, but not in canonical form: bytes were changed, or it was cut off. */
  damaged: 'RECORD-DAMAGED',
  /** A format, game or shape that this program does not know. */
  unknown: 'RECORD-UNKNOWN',
  /** The commitment does not fit the secret. */
  commitment: 'RECORD-COMMITMENT',
  /** The draws are not those of the seed. */
  draws: 'RECORD-DRAWS',
  /** An entry is not allowed by the rules. */
  illegal: 'RECORD-ILLEGAL',
  /** A state differs from the recorded one. */
  hash: 'RECORD-HASH',
  /** The outcome differs from the recorded one. */
  outcome: 'RECORD-OUTCOME',
  /** Something differs under the present rules or shape, but the game was played under older ones. */
  rules: 'RECORD-RULES',
  /** The game is still running: its secret is not in the record, so draws cannot be verified. */
  open: 'RECORD-OPEN',
} as const;

/** Why a record cannot be read or does not hold. */
export class RecordFault extends Error {
  override readonly name = 'RecordFault';
  readonly code: string;
  readonly params: PlainObject;

  constructor(code: string, params: PlainObject, message: string) {
    super(message);
    this.code = code;
    this.params = params;
  }
}

export function recordFault(
  code: keyof typeof RECORD_FAULTS,
  params: RecordFault['params'],
  message: string,
): RecordFault {
  return new RecordFault(RECORD_FAULTS[code], params, message);
}

/** The fault of an entry that the rules, or the kernel, do not allow. */
export function refusedEntry(n: number, { rule }: Illegal): RecordFault {
  return recordFault('illegal', { entry: n, rule }, `entry ${n} is refused by ${rule}`);
}

/** The record as text: one canonical JSON object per line, the last line the hash of all lines before it. */
export function writeRecord({ header, entries, closing }: GameRecord): string {
  const lines: PlainObject[] = [header, ...entries];
  if (closing !== null) lines.push({ ...closing, type: 'closing' });
  return writeLines(lines);
}

/** Lines as text, with the hash of them all as the last line. */
function writeLines(lines: readonly PlainObject[]): string {
  let text = '';
  for (const line of lines) text += `${canonical(line)}\n`;
  // Decoders replace bytes that are not UTF-8 with U+FFFD. That is never written unescaped, so such a text is refused.
  text = text.replaceAll('\ufffd', '\\ufffd');
  return `${text}${canonical({ sha256: sha256(text) })}\n`;
}

/**
 * Reads a record, and brings one of an older format up to the present one. Every byte counts: the text must be exactly what
 * a program of that format writes.
 */
export function readRecord(text: string): GameRecord {
  const lines = text.split('\n');
  const objects: PlainObject[] = [];
  for (let i = 0; i < lines.length - 1; i++) {
    const parsed = parsePlain(lines[i] as string);
    if (parsed === null || !isPlainObject(parsed.value)) throw badLine(i + 1);
    objects.push(parsed.value);
  }
  const header = objects[0];
  if (header === undefined || typeof header['tessera'] !== 'number') {
    throw recordFault('notARecord', {}, 'this is not a Tessera record');
  }
  if ('redacted' in header) {
    throw recordFault(
      'open',
      {},
      'the game still ran when this was written: it holds what one seat may know, no proof',
    );
  }
  if (!isKnownFormat(header['tessera'])) {
    const params = { format: header['tessera'], known: RECORD_FORMAT };
    throw recordFault('unknown', params, `record format ${params.format} is not known`);
  }
  const [first, ...rest] = objects.slice(0, -1).map(toPresentFormat);
  if (first === undefined || !isHeader(first)) throw badLine(1);
  if (typeof objects.at(-1)?.['sha256'] !== 'string' || lines.at(-1) !== '') {
    throw recordFault('damaged', {}, 'the record is cut off: its last line is missing');
  }
  const last = rest.at(-1);
  const closing = last?.['type'] === 'closing' ? readClosing(last, objects.length - 1) : null;
  const entries = (closing === null ? rest : rest.slice(0, -1)).map(readEntry);
  if (writeLines(objects.slice(0, -1)) !== text) {
    throw recordFault('damaged', {}, 'the record was changed: its last line does not fit the rest');
  }
  return { header: first as unknown as RecordHeader, entries, closing };
}

function readEntry(line: PlainObject, index: number): Entry {
  if (!isEntry(line, index + 1)) throw badLine(index + 2);
  return line as unknown as Entry;
}

function readClosing(line: PlainObject, number: number): RecordClosing {
  if (!isClosing(line)) throw badLine(number);
  const { type: _type, ...closing } = line;
  return closing as unknown as RecordClosing;
}

function badLine(line: number): RecordFault {
  return recordFault('notARecord', { line }, `line ${line} of the record cannot be read`);
}
