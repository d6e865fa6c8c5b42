import { useEffect, useRef } from 'react';

/** The controls that answer a question, the likeliest first. */
const ANSWERS = [
  '.civ-picker button',
  '.civ-map [data-lit]',
  '.bar-buttons > .btn:not(.bare, [data-way-out])',
  '.options .option',
];

/**
 * Keyboard players go on from question to question: when the pressed element disappears with its question, the focus
 * moves to the first answer of the next one.
 */
export function useKeptFocus(ask: string | null): void {
  const byKeys = useRef(false);
  useEffect(() => {
    const key = () => {
      byKeys.current = true;
    };
    const pointer = () => {
      byKeys.current = false;
    };
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  }, []);
  useEffect(() => {
    if (ask === null || !byKeys.current) return;
    // The bar draws the question in the same frame, and the slots for the board's parts one frame later.
    const timer = setTimeout(() => {
      if (document.activeElement !== document.body && document.activeElement !== null) return;
      for (const selector of ANSWERS) {
        const answer = document.querySelector<HTMLElement>(selector);
        if (answer === null) continue;
        answer.focus();
        return;
      }
    }, 30);
    return () => clearTimeout(timer);
  }, [ask]);
}
