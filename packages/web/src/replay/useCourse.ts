import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Players } from '@tessera/locales';
import type { News } from '@tessera/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createLinesOf, type LogLine, seatIn } from '../table/log/logLines.ts';
import { useWords } from '../words/useWords.tsx';
import { turnBegun } from './figuresIn.ts';
import type { Sample } from './messages.ts';
import type { Past } from './past.ts';
import { type TurningPoint, turningPoints } from './turningPoints.ts';

export interface Turn {
  readonly n: number;
  readonly turn: number;
  readonly seat: Seat | null;
}

/** What is known about the whole game: lines of the log, turns, figures, turning points. */
export interface Course {
  readonly news: readonly News[];
  readonly lines: readonly LogLine[];
  /** Where each turn begins. */
  readonly turns: readonly Turn[];
  readonly samples: readonly Sample[];
  readonly points: readonly TurningPoint[];
}

export function useCourse(
  past: Past,
  eyes: Seat | null,
  talk: GameTalk,
  players: Players,
  view: PlainObject | null,
): Course {
  const words = useWords();
  const news = useFetched(() => past.news(eyes), [past, eyes]) ?? NONE;
  const samples = useFetched(() => past.figures(eyes), [past]) ?? NONE;
  const isReady = view !== null;
  const latest = useRef(view);
  latest.current = view;
  const lines = useMemo(() => {
    const seen = latest.current;
    if (!isReady || seen === null) return [];
    const undone = words.phrase('ui.replay.undone');
    return createLinesOf(talk, players, () => undone)(news, seen);
  }, [news, talk, players, isReady, words]);
  const turns = useMemo(() => turnsIn(news), [news]);
  const { outcome, table } = past;
  const points = useMemo(
    () => turningPoints(table.game, samples, news, lines, outcome !== null),
    [table.game, samples, news, lines, outcome],
  );
  return { news, lines, turns, samples, points };
}

const NONE: readonly never[] = [];

function turnsIn(news: readonly News[]): Turn[] {
  const turns: Turn[] = [];
  for (const { n, type, to, happenings } of news) {
    if (type === 'undo' && to !== null) while ((turns.at(-1)?.n ?? -1) > to) turns.pop();
    for (const happening of happenings) {
      const turn = turnBegun(happening);
      if (turn === null) continue;
      turns.push({ n, turn, seat: seatIn(happening) });
    }
  }
  return turns;
}

/** The turn of an entry: the entry that begins a turn still belongs to the one before. */
export function turnOf(turns: readonly Turn[], n: number): Turn | null {
  return turns.filter((turn) => turn.n < n).at(-1) ?? null;
}

/** Something fetched from the past: null until it is there. */
function useFetched<T>(fetch: () => Promise<T>, deps: readonly unknown[]): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    let isGone = false;
    void fetch().then((one) => {
      if (!isGone) setFound(one);
    });
    return () => {
      isGone = true;
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: the caller says what it depends on.
  }, deps);
  return found;
}
