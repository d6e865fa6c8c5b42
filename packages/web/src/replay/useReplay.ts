import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Who } from '@tessera/locales';
import type { News } from '@tessera/protocol';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createLinesOf, type LogLine, seatIn } from '../table/log/logLines.ts';
import { useWords } from '../words/useWords.tsx';
import { turnBegun } from './figuresIn.ts';
import type { Sample } from './messages.ts';
import type { Past } from './past.ts';
import { type TurningPoint, turningPoints } from './turningPoints.ts';

/** Something of the past that is fetched: null until it is there. */
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

/** The view after an entry. Until it has come the one before stays, so that nothing flickers. */
export function useMoment(past: Past, n: number, eyes: Seat | null): PlainObject | null {
  const known = useRef(new Map<string, PlainObject>());
  const [shown, setShown] = useState<PlainObject | null>(null);
  const fetch = useCallback(
    async (at: number): Promise<PlainObject | null> => {
      const key = `${at} ${eyes}`;
      const view = known.current.get(key) ?? (await past.view(at, eyes));
      if (view !== null) known.current.set(key, view);
      return view;
    },
    [past, eyes],
  );
  useEffect(() => {
    let isGone = false;
    void fetch(n).then((view) => {
      if (isGone || view === null) return;
      setShown(view);
      // Whoever plays it through wants the next one soon.
      if (n < past.last) void fetch(n + 1);
    });
    return () => {
      isGone = true;
    };
  }, [past, n, fetch]);
  return shown;
}

export interface Turn {
  readonly n: number;
  readonly turn: number;
  readonly seat: Seat | null;
}

/** What there is to know of the whole game: lines of the log, turns, figures, turning points. */
export interface Course {
  readonly news: readonly News[];
  readonly lines: readonly LogLine[];
  /** Where each turn begins. */
  readonly turns: readonly Turn[];
  readonly samples: readonly Sample[];
  readonly points: readonly TurningPoint[];
}

export function useCourse(past: Past, eyes: Seat | null, talk: GameTalk, who: Who, view: PlainObject | null): Course {
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
    return createLinesOf(talk, who, () => undone)(news, seen);
  }, [news, talk, who, isReady, words]);
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

/** The turn in which an entry was made: the entry that begins a turn still belongs to the one before it. */
export function turnOf(turns: readonly Turn[], n: number): Turn | null {
  return turns.filter((turn) => turn.n < n).at(-1) ?? null;
}

/** How long a moment is shown while playing, in milliseconds, at full speed. */
const PACE = 1100;
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

/** Walks through the moments by itself. */
export function usePlaying(n: number, last: number, go: (n: number) => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const isRunning = isPlaying && n < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => go(n + 1), PACE / Number(speed));
    return () => clearTimeout(timer);
  }, [isRunning, n, speed, go]);
  return {
    isPlaying: isRunning,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    toggle: () => {
      // At the end it begins again.
      if (!isRunning && n >= last) go(0);
      setPlaying(!isRunning);
    },
  };
}
