import { useEffect } from 'react';
import { WHY_NOT } from './explanation.ts';
import type { ShownExplanation } from './useTold.ts';

/** Keys that do not put away what one has asked for: the help, and those that are held with others. */
const STAYS = ['h', 'H', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];

/** Puts an explanation away when one goes on to something else. */
export function usePutAway(shown: ShownExplanation | null, clear: () => void): void {
  useEffect(() => {
    if (shown === null) return;
    // The help that it leads to gives the focus back to it.
    const isElsewhere = ({ target }: Event) =>
      !(target instanceof Element) || target.closest(`#${WHY_NOT}, [role="dialog"]`) === null;
    const byPointer = (event: Event) => {
      if (isElsewhere(event)) clear();
    };
    // By keys one goes on to something else, or to the help.
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
