import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * Others' actions may replace the question that a player is reading. For this many milliseconds the new one cannot be
 * answered: a press then was meant for the one before.
 */
const UNREAD = 400;

export interface Reading {
  /** The player has dealt with the current question: the next one comes as no surprise. */
  done(): void;
  /** Has the question only just replaced another one? */
  isUnread(): boolean;
}

/** Whether the player can have read the current question. */
export function useReading(asked: string | null): Reading {
  /** The previous question, whether the player dealt with it, and until when the next one counts as unread. */
  const shown = useRef<{ asked: string | null; isDone: boolean; unreadUntil: number }>({
    asked: null,
    isDone: false,
    unreadUntil: 0,
  });
  // Before anything can be pressed: a button works as soon as it is drawn.
  useLayoutEffect(() => {
    const before = shown.current;
    const isReplaced = before.asked !== null && asked !== null && !before.isDone;
    shown.current = { asked, isDone: false, unreadUntil: isReplaced ? performance.now() + UNREAD : 0 };
  }, [asked]);
  return useMemo(
    () => ({
      done() {
        shown.current.isDone = true;
      },
      isUnread: () => performance.now() < shown.current.unreadUntil,
    }),
    [],
  );
}
