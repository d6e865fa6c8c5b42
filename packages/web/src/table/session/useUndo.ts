import type { Seat } from '@tessera/kernel';
import type { GameTalk } from '@tessera/locales';
import { useMemo } from 'react';
import type { TableState } from '../../link/tableLink.ts';
import { standing } from '../log/logLines.ts';
import type { Trivia } from './useTrivia.ts';

export interface Undo {
  /** Undoes the player's last answer, along with later ones that were given without asking. */
  undo(): void;
  /** How many of the player's answers of this turn can be undone. */
  readonly restartable: number;
  /** Undoes them: back to where the turn began, or something was last revealed. */
  restart(): void;
}

/** @param sendUndo undoes this many of the player's answers */
export function useUndo(
  { update, news, table }: TableState,
  isLive: boolean,
  isHeading: GameTalk['isHeading'],
  trivia: Trivia,
  sendUndo: (answers: number) => void,
): Undo {
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
      sendUndo(answers);
    },
    restartable,
    restart() {
      if (restartable === 0) return;
      // The first question is asked again, even if it has only one answer.
      trivia.hold(true);
      sendUndo(restartable);
    },
  };
}

/** The entries with a seat's answers that still stand, and how many of them came after the log's last heading. */
function ownAnswers(news: TableState['news'], seat: Seat | null, isHeading: GameTalk['isHeading']) {
  const left = standing(news);
  const began = left.filter(({ happenings }) => happenings.some(isHeading)).at(-1)?.n ?? 0;
  const all = left.filter((one) => one.type === 'answer' && one.seat === seat).map(({ n }) => n);
  return { all, ofTurn: all.filter((n) => n > began).length };
}
