import type { PlainObject, Seat } from '@tessera/kernel';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Past } from './past.ts';

/** The view after an entry. Until it has come the previous one stays, so that nothing flickers. */
export function useMoment(past: Past, n: number, eyes: Seat | null): PlainObject | null {
  const known = useRef(new Map<string, PlainObject>());
  const [shown, setShown] = useState<PlainObject | null>(null);
  const fetch = useCallback(
    async (at: number): Promise<PlainObject | null> => {
      const key = `${at} ${eyes}`;
      const view = known.current.get(key) ?? (await past.view(at, eyes));
      if (view !== null) known.current.set(key, view);
      return view;
    },
    [past, eyes],
  );
  useEffect(() => {
    let isGone = false;
    void fetch(n).then((view) => {
      if (isGone || view === null) return;
      setShown(view);
      // Preload the next one for playback.
      if (n < past.last) void fetch(n + 1);
    });
    return () => {
      isGone = true;
    };
  }, [past, n, fetch]);
  return shown;
}
