import { useEffect } from 'react';
import { WHY_NOT } from './explanation.ts';

/** Screen readers read the explanation again whenever the focus returns to its element. */
export function useDescribed(thing: Element | null): void {
  useEffect(() => {
    if (thing === null || thing.hasAttribute('aria-describedby')) return;
    thing.setAttribute('aria-describedby', WHY_NOT);
    return () => thing.removeAttribute('aria-describedby');
  }, [thing]);
}
