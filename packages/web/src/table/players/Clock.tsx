import { timeLeft } from '@tessera/locales/common/times';
import type { ClockInfo, Pace } from '@tessera/protocol';
import { useEffect, useMemo, useState } from 'react';
import { useWords } from '../../words/useWords.tsx';

const SECOND = 1000;
/** From here on time is short. */
const SHORT = 30 * SECOND;

/** A seat's clock, which keeps running between two messages. */
export function Clock({ clock, pace }: { readonly clock: ClockInfo; readonly pace: Pace }) {
  const words = useWords();
  // A message gives the remaining time when it is sent; what passes after it is counted here.
  const since = useMemo(() => ({ clock, at: performance.now() }), [clock]);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock.running) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [clock]);
  const left = Math.max(0, clock.left - (clock.running ? performance.now() - since.at : 0));
  const spoken = timeLeft(words, left);
  return (
    <span className={`clock${clock.running ? ' running' : ''}${left < SHORT ? ' short' : ''}`} title={spoken}>
      <span aria-hidden="true">{pace.kind === 'days' ? spoken : figures(left)}</span>
      <span className="sr">{spoken}</span>
    </span>
  );
}

function figures(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / SECOND);
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  return hours === 0 ? rest : `${hours}:${rest}`;
}
