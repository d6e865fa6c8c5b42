import { useSyncExternalStore } from 'react';

/** Does the window meet a condition of style sheets? */
export function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(condition);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
  );
}

/** Narrower than this it is a phone. */
export const PHONE = '(max-width: 767px)';
