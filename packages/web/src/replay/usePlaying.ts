import { useEffect, useState } from 'react';

/** How long a moment is shown during playback, in milliseconds, at full speed. */
const PACE = 1100;
export const SPEEDS = ['0.5', '1', '2', '4'] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playing {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setSpeed(speed: Speed): void;
  stop(): void;
  toggle(): void;
}

/** Plays through the moments. */
export function usePlaying(n: number, last: number, go: (n: number) => void): Playing {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1');
  const isRunning = isPlaying && n < last;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => go(n + 1), PACE / Number(speed));
    return () => clearTimeout(timer);
  }, [isRunning, n, speed, go]);
  return {
    isPlaying: isRunning,
    speed,
    setSpeed,
    stop: () => setPlaying(false),
    toggle: () => {
      // At the end it starts over.
      if (!isRunning && n >= last) go(0);
      setPlaying(!isRunning);
    },
  };
}
