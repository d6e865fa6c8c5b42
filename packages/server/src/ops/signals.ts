import type { Clock } from '../services.ts';

/** The part of the process that signals come through. */
export interface Signalled {
  on(signal: NodeJS.Signals, listener: () => void): unknown;
  off(signal: NodeJS.Signals, listener: () => void): unknown;
  exit(code: number): void;
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
/** The exit code that a shell gives to a program that was ended by a signal (SIGINT). */
const EXIT_BY_SIGNAL = 130;
/** Ctrl-C in a terminal reaches the program twice, from the terminal and from npm: within this time it counts once. */
const SAME_KEY = 500;

/**
 * Waits for a signal, then stops. A second signal ends the process at once: what was acknowledged is on the disk anyway.
 */
export async function stoppedBySignal(
  process: Signalled,
  clock: Pick<Clock, 'ticks'>,
  stop: () => Promise<void>,
): Promise<void> {
  let askedAt: number | null = null;
  let onSignal = () => {};
  const asked = new Promise<void>((resolve) => {
    onSignal = () => {
      if (askedAt !== null && clock.ticks() - askedAt > SAME_KEY) process.exit(EXIT_BY_SIGNAL);
      askedAt ??= clock.ticks();
      resolve();
    };
  });
  for (const signal of SIGNALS) process.on(signal, onSignal);
  try {
    await asked;
    await stop();
  } finally {
    for (const signal of SIGNALS) process.off(signal, onSignal);
  }
}
