import type { GameUpdate } from '@tessera/protocol';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { LogLine } from './logLines.ts';

/**
 * What happened since the player's last turn, for players who come back; null if there is nothing to show or it was
 * read.
 */
export interface Recap {
  readonly lines: readonly LogLine[];
  close(): void;
}

export function useRecap(lines: readonly LogLine[], seat: number | null, update: GameUpdate): Recap | null {
  const [after, setAfter] = useState<number | null>(null);
  const isKnown = useRef(false);
  const latest = useRef(update);
  latest.current = update;

  // On arrival: everything since the player's last answer, if others did anything since.
  useEffect(() => {
    if (isKnown.current || lines.length === 0) return;
    isKnown.current = true;
    if (update.lastOwn > 0 && update.n > update.lastOwn) setAfter(update.lastOwn);
  }, [lines, update]);

  // On return to the tab: everything since it was left.
  useEffect(() => {
    let left: number | null = null;
    const onVisibilityChange = () => {
      const { n, lastOwn } = latest.current;
      if (document.hidden) left = n;
      else if (left !== null && n > left) setAfter(Math.max(lastOwn, left));
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, []);

  // The player's next answer ends it.
  useEffect(() => {
    setAfter((before) => (before !== null && update.lastOwn > before ? null : before));
  }, [update.lastOwn]);

  return useMemo(() => {
    if (after === null || seat === null) return null;
    const missed = lines.filter((line) => line.n > after && line.seat !== seat && !line.isHeading);
    return missed.length === 0 ? null : { lines: missed, close: () => setAfter(null) };
  }, [after, seat, lines]);
}
