import { type GameRecord, RECORD_FAULTS, RecordFault, type ReplaySource, readRecord } from '@tessera/kernel';
import { UsageError } from './args.ts';
import { readUtf8 } from './files.ts';
import { GAMES, type KnownGame } from './games.ts';

/** A record read from a file, and its game. */
export interface OpenedRecord {
  readonly path: string;
  readonly record: GameRecord;
  readonly known: KnownGame;
}

/** Faults of the file itself: it cannot be used at all (exit code 2). Others mean that it is readable but not valid. */
const UNREADABLE: readonly string[] = [RECORD_FAULTS.notARecord, RECORD_FAULTS.damaged, RECORD_FAULTS.unknown];

export function isUnreadable(fault: RecordFault): boolean {
  return UNREADABLE.includes(fault.code);
}

/** Reads a record of a known game; throws a RecordFault for anything else. */
export function openRecord(path: string): OpenedRecord {
  const text = readUtf8(path);
  if (text === null) throw new RecordFault(RECORD_FAULTS.notARecord, {}, 'this is not a text file');
  const record = readRecord(text);
  const { game: id } = record.header;
  const known = GAMES.find(({ game }) => game.id === id);
  if (known === undefined) {
    throw new RecordFault(RECORD_FAULTS.unknown, { game: id }, `the game "${id}" is not known`);
  }
  return { path, record, known };
}

/** The same for a command that needs it: anything but a record is refused as a bad argument. */
export function openOrRefuse(path: string): OpenedRecord {
  try {
    return faulting(() => openRecord(path));
  } catch (error) {
    if (error instanceof RecordFault) throw new UsageError(sentenceAbout(path, error));
    throw error;
  }
}

/** The record up to an entry; while the game is still running its secret is unknown. */
export function upToEntry({ header, entries, closing }: GameRecord, at: number): ReplaySource {
  return { header, entries: entries.slice(0, at), secret: closing?.secret ?? null };
}

/** Does work on a record; anything thrown because of the record becomes a RecordFault. */
export function faulting<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RecordFault || error instanceof UsageError) throw error;
    // A forged answer can lead the engine anywhere.
    const message = error instanceof Error ? error.message : String(error);
    throw new RecordFault(RECORD_FAULTS.illegal, { message }, `it leads the game astray (${message})`);
  }
}

/** One sentence about a record that cannot be used or is not valid. */
export function sentenceAbout(path: string, fault: RecordFault): string {
  const verdict = isUnreadable(fault) ? 'cannot be read' : 'does not hold';
  return `${path} ${verdict} (${fault.code}): ${fault.message}.`;
}

/** The players' names, if the record has them. */
export function namesIn(record: GameRecord): string[] {
  const { names } = record.header.about;
  return Array.isArray(names) ? names.map((name) => String(name)) : [];
}
