import type { Happening, PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Phrase, Players } from '@tessera/locales';
import type { News } from '@tessera/protocol';

/** A line of the log. */
export interface LogLine {
  readonly key: string;
  /** The entry that brought it. */
  readonly n: number;
  readonly at: number;
  /** Whose action it is; null for the table's. */
  readonly seat: Seat | null;
  readonly isHeading: boolean;
  readonly phrase: Phrase;
}

/** Without what was undone; the undo itself stays. */
export function standing(news: readonly News[]): News[] {
  const left: News[] = [];
  for (const one of news) {
    if (one.type === 'undo' && one.to !== null) left.push(...undosAfter(left, one.to));
    left.push(one);
  }
  return left;
}

/** Cuts off everything after an entry, and returns the undos in it, oldest first. */
function undosAfter(news: News[], n: number): News[] {
  let first = news.length;
  while ((news[first - 1]?.n ?? n) > n) first -= 1;
  return news.splice(first).filter(({ type }) => type === 'undo');
}

/** News as lines, oldest first. */
export type LinesOf = (news: readonly News[], view: PlainObject) => LogLine[];

/**
 * Puts every entry into words once and keeps its lines: a log grows long, only the language or the names change it, and
 * unchanged lines need not be rendered again.
 */
export function createLinesOf(
  talk: GameTalk,
  players: Players,
  undoLine: (seat: Seat | null, to: number) => Phrase,
): LinesOf {
  const known = new WeakMap<News, readonly LogLine[]>();
  const linesOf = (one: News, view: PlainObject): readonly LogLine[] => {
    const { n, at, type, seat, to, happenings } = one;
    const lines: LogLine[] = [];
    if (type === 'undo') {
      lines.push({ key: `${n}`, n, at, seat, isHeading: false, phrase: undoLine(seat, to ?? 0) });
    }
    for (const [i, happening] of happenings.entries()) {
      const phrase = talk.happening(happening, players, view);
      if (phrase === null) continue;
      const isHeading = talk.isHeading(happening);
      lines.push({ key: `${n}.${i}`, n, at, seat: seatIn(happening), isHeading, phrase });
    }
    return lines;
  };
  return (news, view) => {
    const all: LogLine[] = [];
    for (const one of standing(news)) {
      const lines = known.get(one) ?? linesOf(one, view);
      known.set(one, lines);
      for (const line of lines) all.push(line);
    }
    return all;
  };
}

/** Whose action it is, if any player's: what the table does by itself has no mark. */
export function seatIn(happening: Happening): Seat | null {
  return 'seat' in happening && typeof happening.seat === 'number' ? happening.seat : null;
}
