import type { Seat } from '@tessera/kernel';
import type { GameTalk } from '@tessera/locales';
import { useMemo } from 'react';
import type { TableState } from '../../link/tableLink.ts';
import { standing } from '../log/logLines.ts';
import type { Trivia } from './useTrivia.ts';

export interface TakingBack {
  /** Takes back the last own answer, along with those after it that were given without asking. */
  undo(): void;
  /** How many own answers of this turn can be taken back. */
  readonly restartable: number;
  /** Takes them back: to where the turn began, or something was last revealed. */
  restart(): void;
}

/** @param takeBack takes so many own answers back */
export function useTakingBack(
  { update, news, table }: TableState,
  isLive: boolean,
  isHeading: GameTalk['isHeading'],
  trivia: Trivia,
  takeBack: (answers: number) => void,
): TakingBack {
  const undoable = isLive ? (update?.undoable ?? 0) : 0;
  const seat = table?.you.seat ?? null;
  const own = useMemo(() => ownAnswers(news, seat, isHeading), [news, seat, isHeading]);
  const isAutomatic = (back: number) => trivia.isAutomatic(own.all.at(-back) ?? -1);
  const restartable = Math.min(undoable, own.ofTurn);
  return {
    undo() {
      if (undoable === 0) return;
      let answers = 1;
      while (answers < undoable && isAutomatic(answers)) answers += 1;
      trivia.hold(isAutomatic(answers));
      takeBack(answers);
    },
    restartable,
    restart() {
      if (restartable === 0) return;
      // Whatever comes first is asked again, even if there is only one answer.
      trivia.hold(true);
      takeBack(restartable);
    },
  };
}

/** The entries with a seat's answers that stand, and how many of them were given since the last heading of the log. */
function ownAnswers(news: TableState['news'], seat: Seat | null, isHeading: GameTalk['isHeading']) {
  const left = standing(news);
  const began = left.filter(({ happenings }) => happenings.some(isHeading)).at(-1)?.n ?? 0;
  const all = left.filter((one) => one.type === 'answer' && one.seat === seat).map(({ n }) => n);
  return { all, ofTurn: all.filter((n) => n > began).length };
}
