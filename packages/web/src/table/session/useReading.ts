import { useLayoutEffect, useMemo, useRef } from 'react';

/**
 * What others do may put another question in the place of the one that is being read. For so many milliseconds nothing
 * answers it: a press then was meant for the question before.
 */
const UNREAD = 400;

export interface Reading {
  /** The question that is there is done with here: the next one comes as no surprise. */
  done(): void;
  /** Has the question only just taken the place of another one? */
  isUnread(): boolean;
}

/** Whether the question that is there can have been read. */
export function useReading(asked: string | null): Reading {
  /** The question that was there before, whether it was done with here, and until when the one after it is unread. */
  const shown = useRef<{ asked: string | null; isDone: boolean; unreadUntil: number }>({
    asked: null,
    isDone: false,
    unreadUntil: 0,
  });
  // Before anything can be pressed: what is drawn is pressed at once.
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
