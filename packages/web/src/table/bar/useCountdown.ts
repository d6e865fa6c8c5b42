import { useEffect, useMemo, useState } from 'react';

const SECOND = 1000;

/** What remains of a time from a message, in milliseconds: a message gives what is left when it is sent. */
export function useCountdown(message: object | null, milliseconds: number): number {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message gives another time.
  const end = useMemo(() => performance.now() + milliseconds, [message, milliseconds]);
  const [, tick] = useState(0);
  const left = Math.max(0, end - performance.now());
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
}
