import { useEffect } from 'react';

/** The keys of the replay. They are inactive during typing, in the board, and under an overlay. */
export function useReplayKeys(keys: {
  readonly n: number;
  readonly last: number;
  jump(n: number): void;
  toggle(): void;
  nextTurn(): void;
  lastTurn(): void;
}): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('input:not([type="range"]), textarea, select, [role="dialog"], [role="listbox"]') != null)
        return;
      // Arrows move within the board, and Space presses the focused button.
      if (target?.closest('.replay-board') != null) return;
      if (event.key === ' ' && target?.closest('button, a, [role="radio"]') != null) return;
      if (target?.closest('[role="radiogroup"]') != null) return;
      const act = byKey(event, keys);
      if (act === null) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}

function byKey({ key, shiftKey }: KeyboardEvent, keys: Parameters<typeof useReplayKeys>[0]): (() => void) | null {
  const { n, last, jump, toggle, nextTurn, lastTurn } = keys;
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? lastTurn : () => jump(n - 1);
    case 'ArrowRight':
      return shiftKey ? nextTurn : () => jump(n + 1);
    case 'PageUp':
      return lastTurn;
    case 'PageDown':
      return nextTurn;
    case 'Home':
      return () => jump(0);
    case 'End':
      return () => jump(last);
    case ' ':
      return toggle;
    default:
      return null;
  }
}
