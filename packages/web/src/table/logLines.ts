import type { Happening, PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Phrase, Who } from '@tessera/locales';
import type { News } from '@tessera/protocol';

/** A line of the log. */
export interface LogLine {
  readonly key: string;
  /** The entry that brought it. */
  readonly n: number;
  readonly at: number;
  /** Whose doing it is; null for the table's. */
  readonly seat: Seat | null;
  readonly isHeading: boolean;
  readonly phrase: Phrase;
}

/** Words a happening once and keeps the line: a log grows long, and only the language or the names change it. */
export type LineOf = (happening: Happening, view: PlainObject) => Phrase | null;

export function createLineOf(talk: GameTalk, who: Who): LineOf {
  const known = new WeakMap<Happening, Phrase | null>();
  return (happening, view) => {
    const line = known.get(happening);
    if (line !== undefined) return line;
    const worded = talk.happening(happening, who, view);
    known.set(happening, worded);
    return worded;
  };
}

/** Without what was taken back; the taking back itself stays. */
export function standing(news: readonly News[]): News[] {
  const left: News[] = [];
  for (const one of news) {
    if (one.type === 'undo' && one.to !== null) {
      let last = left.at(-1);
      while (last !== undefined && last.n > one.to && last.type !== 'undo') {
        left.pop();
        last = left.at(-1);
      }
    }
    left.push(one);
  }
  return left;
}

/** News as lines, oldest first. */
export function logLines(
  news: readonly News[],
  talk: GameTalk,
  lineOf: LineOf,
  view: PlainObject,
  undoLine: (seat: Seat | null, to: number) => Phrase,
): LogLine[] {
  const lines: LogLine[] = [];
  for (const { n, at, type, seat, to, happenings } of standing(news)) {
    if (type === 'undo') {
      lines.push({ key: `${n}`, n, at, seat, isHeading: false, phrase: undoLine(seat, to ?? 0) });
    }
    for (const [i, happening] of happenings.entries()) {
      const phrase = lineOf(happening, view);
      if (phrase === null) continue;
      const isHeading = talk.isHeading(happening);
      lines.push({ key: `${n}.${i}`, n, at, seat: seatIn(happening), isHeading, phrase });
    }
  }
  return lines;
}

/** Whose doing it is, if it is anybody's: what the table does by itself has no mark. */
function seatIn(happening: Happening): Seat | null {
  const { seat } = happening as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : null;
}
