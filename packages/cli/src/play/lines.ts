import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Lines typed by a person, or read from a pipe. */
export interface Lines {
  /** Shows a prompt and waits for a line; null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function readLines(io: Io): Lines {
  const isTerminal = io.isTerminal.input && io.isTerminal.output;
  const reader = createInterface({ input: io.input, ...(isTerminal ? { output: process.stdout } : {}) });
  const waiting: string[] = [];
  let take: ((line: string | null) => void) | null = null;
  let isClosed = false;
  const hand = (line: string | null) => {
    const taker = take;
    take = null;
    if (taker !== null) taker(line);
    else if (line !== null) waiting.push(line);
  };
  reader.on('line', hand);
  reader.on('close', () => {
    isClosed = true;
    hand(null);
  });
  // Ctrl-C leaves the game as "quit" does.
  reader.on('SIGINT', () => reader.close());
  const next = () =>
    new Promise<string | null>((resolve) => {
      const line = waiting.shift();
      if (line !== undefined) resolve(line);
      else if (isClosed) resolve(null);
      else take = resolve;
    });
  return {
    async ask(prompt) {
      if (isTerminal) {
        reader.setPrompt(prompt);
        if (!isClosed) reader.prompt();
        const typed = await next();
        if (typed === null) io.out('\n');
        return typed;
      }
      const line = await next();
      // Piped input is echoed, so that the output reads like a dialogue.
      io.out(`${prompt}${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
