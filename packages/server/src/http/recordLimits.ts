import { canonical, type Entry, type GameRecord, type Illegal, illegal, type Plain } from '@tessera/kernel';
import { LIMITS, SERVER_CODES } from '@tessera/protocol';

/**
 * What is too long in an uploaded record; null if nothing is. No rule checks these texts, so a valid record could otherwise carry
 * anything in them.
 */
export function tooLongIn({ header, entries, closing }: GameRecord): Illegal | null {
  const { about, words, options, draws } = header;
  const checks: readonly (readonly [at: string, length: number, most: number])[] = [
    ['about', lengthOf(about), LIMITS.recordAbout],
    ['options', lengthOf(options), LIMITS.recordAbout],
    ['words', longest(words), LIMITS.word],
    ['secret', closing?.secret.length ?? 0, LIMITS.recordSecret],
    ['draws', longest(draws.map(({ what }) => what)), LIMITS.recordName],
  ];
  for (const [at, length, most] of checks) if (length > most) return tooLong(at, most);
  for (const entry of entries) {
    const refused = tooLongInEntry(entry);
    if (refused !== null) return refused;
  }
  return null;
}

/** Checks entries one by one: in a game that began under older rules, not every entry is replayed. */
function tooLongInEntry(entry: Entry): Illegal | null {
  const { n, type } = entry;
  if (type === 'rebase')
    return lengthOf(entry.reason) > LIMITS.recordAbout ? tooLong('reason', LIMITS.recordAbout, n) : null;
  if (type === 'undo') return null;
  if (longest(entry.draws.map(({ what }) => what)) > LIMITS.recordName) return tooLong('draws', LIMITS.recordName, n);
  if (type === 'act') return entry.act.act.length > LIMITS.recordName ? tooLong('act', LIMITS.recordName, n) : null;
  // A longer answer was never accepted in a message.
  return lengthOf(entry.answer) > LIMITS.messageBytes ? tooLong('answer', LIMITS.messageBytes, n) : null;
}

function tooLong(at: string, most: number, entry: number | null = null): Illegal {
  return illegal(SERVER_CODES.size, { at, most, ...(entry === null ? {} : { entry }) });
}

function lengthOf(value: Plain): number {
  return canonical(value).length;
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
