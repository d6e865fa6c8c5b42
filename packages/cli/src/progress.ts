import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A bar on standard error during long work; nothing if standard error is not a terminal. */
export interface Progress {
  show(done: number, note?: string): void;
  end(): void;
}

export function startProgress(io: Io, label: string, total: number): Progress {
  if (!io.isTerminal.errors) return { show: () => {}, end: () => {} };
  let shownAt = 0;
  return {
    show(done, note = '') {
      const now = performance.now();
      if (now - shownAt < EVERY_MS && done < total) return;
      shownAt = now;
      const part = total === 0 ? 1 : Math.min(1, done / total);
      const filled = Math.round(part * WIDTH);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      io.err(`\r\x1b[K${label} ${bar} ${Math.floor(part * 100)}% ${note}`);
    },
    end: () => io.err('\r\x1b[K'),
  };
}
