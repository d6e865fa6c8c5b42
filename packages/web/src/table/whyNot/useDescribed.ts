import { useEffect } from 'react';
import { WHY_NOT } from './explanation.ts';

/** Those who listen hear the explanation again whenever they come back to the thing that it is about. */
export function useDescribed(thing: Element | null): void {
  useEffect(() => {
    if (thing === null || thing.hasAttribute('aria-describedby')) return;
    thing.setAttribute('aria-describedby', WHY_NOT);
    return () => thing.removeAttribute('aria-describedby');
  }, [thing]);
}
