import { useEffect } from 'react';
import { WHY_NOT } from './explanation.ts';
import type { ShownExplanation } from './useShownExplanation.ts';

/** Keys that do not close a requested explanation: the help, and modifiers. */
const STAYS = ['h', 'H', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/** Closes an explanation when the player goes on to something else. */
export function usePutAway(shown: ShownExplanation | null, clear: () => void): void {
  useEffect(() => {
    if (shown === null) return;
    // Closing the help returns the focus to it.
    const isElsewhere = ({ target }: Event) =>
      !(target instanceof Element) || target.closest(`#${WHY_NOT}, [role="dialog"]`) === null;
    const byPointer = (event: Event) => {
      if (isElsewhere(event)) clear();
    };
    // With keys the player goes on to something else, or to the help.
    const byKey = (event: KeyboardEvent) => {
      const goesOn = event.key === 'Escape' || (shown.way === 'press' && !STAYS.includes(event.key));
      if (goesOn && isElsewhere(event)) clear();
    };
    addEventListener('keydown', byKey, true);
    const pointers = ['pointerdown', 'click', 'wheel'] as const;
    for (const kind of pointers) addEventListener(kind, byPointer, true);
    return () => {
      removeEventListener('keydown', byKey, true);
      for (const kind of pointers) removeEventListener(kind, byPointer, true);
    };
  }, [shown, clear]);
}
