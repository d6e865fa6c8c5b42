import { useEffect } from 'react';

const PRESSABLE =
  'button, a, input, textarea, select, summary, [role="button"], [role="gridcell"], [role="option"], [role="menuitem"], [role="radio"], [role="tab"], [role="switch"], [tabindex]:not([tabindex="-1"])';

/** A key of the bar, unless it belongs to the focused element or to an overlay over the table. */
export function useKey(key: 'Enter' | 'Escape', act: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || event.repeat) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') != null) return;
      if (key === 'Enter' && target?.closest(PRESSABLE) != null) return;
      if (key === 'Escape' && target?.matches('input, textarea') === true) return;
      act();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });
}
