import { useSyncExternalStore } from 'react';

/** Does the window match a media query? */
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

/** Below this width it is a phone. */
export const PHONE = '(max-width: 767px)';
