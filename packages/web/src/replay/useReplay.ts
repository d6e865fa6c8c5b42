import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Players } from '@tessera/locales';
import { useCallback, useMemo, useState } from 'react';
import { go } from '../app/navigation.tsx';
import { whoAt } from '../table/words/tableWords.ts';
import { useTalk, useWords } from '../words/useWords.tsx';
import type { Source } from './loadPast.ts';
import type { Past } from './past.ts';
import { type Course, type Turn, turnOf, useCourse } from './useCourse.ts';
import { useMoment } from './useMoment.ts';
import { type Playing, usePlaying } from './usePlaying.ts';
import { useReplayKeys } from './useReplayKeys.ts';

/** The game and the moment in it, from the address. */
export interface Replayed {
  readonly past: Past;
  readonly source: Source;
  readonly id: string;
  readonly at: number | null;
}

/** A replay in progress: the moment shown, and all ways to another one. */
export interface Replay extends Replayed {
  readonly talk: GameTalk;
  readonly players: Players;
  /** Whose perspective it shows; null: a spectator's. */
  readonly eyes: Seat | null;
  readonly setEyes: (eyes: Seat | null) => void;
  /** The entry after which it is shown. */
  readonly n: number;
  /** Null until it is loaded. */
  readonly view: PlainObject | null;
  readonly course: Course;
  readonly turn: Turn | null;
  readonly playing: Playing;
  jump(n: number): void;
  nextTurn(): void;
}

export function useReplay(replayed: Replayed): Replay {
  const { past, source, id, at } = replayed;
  const words = useWords();
  const talk = useTalk(past.table.game);
  const players = useMemo(() => whoAt(past.table, words), [past, words]);
  const [eyes, setEyes] = useState<Seat | null>(past.hasEyes ? null : past.table.you.seat);
  const n = Math.min(at ?? (past.outcome === null ? past.last : 0), past.last);
  const show = useCallback(
    (next: number) => {
      const within = Math.max(0, Math.min(past.last, next));
      go({ page: 'replay', source, id, n: within }, 'replace');
    },
    [past, source, id],
  );
  const view = useMoment(past, n, eyes);
  const course = useCourse(past, eyes, talk, players, view);
  const playing = usePlaying(n, past.last, show);
  const jump = (next: number) => {
    playing.stop();
    show(next);
  };
  const { turns } = course;
  const nextTurn = () => jump(turns.find((turn) => turn.n > n)?.n ?? past.last);
  const lastTurn = () => jump(turns.filter((turn) => turn.n < n).at(-1)?.n ?? 0);
  useReplayKeys({ n, last: past.last, jump, toggle: playing.toggle, nextTurn, lastTurn });
  return {
    ...replayed,
    talk,
    players,
    eyes,
    setEyes,
    n,
    view,
    course,
    turn: turnOf(turns, n),
    playing,
    jump,
    nextTurn,
  };
}
