import type { Clock } from '../services.ts';

/** The part of the process that signals come through. */
export interface Signalled {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** What a shell makes of a program that a signal has ended. */
const EXIT_BY_SIGNAL = 130;
/** One key pressed in a terminal reaches the program twice, from the terminal and from npm. */
const SAME_KEY = 500;

/**
 * Waits for a signal to stop, then stops. A second signal does not wait any more: what was acknowledged is on the disk
 * anyway.
 */
export async function stoppedBySignal(
  process: Signalled,
  clock: Pick<Clock, 'ticks'>,
  stop: () => Promise<void>,
): Promise<void> {
  let askedAt: number | null = null;
  let hear = () => {};
  const asked = new Promise<void>((resolve) => {
    hear = () => {
      if (askedAt !== null && clock.ticks() - askedAt > SAME_KEY) process.exit(EXIT_BY_SIGNAL);
      askedAt ??= clock.ticks();
      resolve();
    };
  });
  for (const signal of SIGNALS) process.on(signal, hear);
  try {
    await asked;
    await stop();
  } finally {
    for (const signal of SIGNALS) process.off(signal, hear);
  }
}
