import type { Readable } from 'node:stream';

/** Where a command reads and writes. Commands use nothing else of the process, so tests can run them in their own. */
export interface Io {
  readonly input: Readable;
  out(text: string): void;
  err(text: string): void;
  readonly isTerminal: { readonly input: boolean; readonly output: boolean; readonly errors: boolean };
  readonly columns: number;
  readonly env: { readonly [name: string]: string | undefined };
}

export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  return {
    input: stdin,
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    isTerminal: { input: stdin.isTTY === true, output: stdout.isTTY === true, errors: stderr.isTTY === true },
    columns: stdout.columns ?? 80,
    env,
  };
}

/** What `--json` prints: one object on one line. */
export function printJson(io: Io, value: object): void {
  io.out(`${JSON.stringify(value)}\n`);
}

export function printLines(io: Io, lines: readonly string[]): void {
  io.out(lines.map((line) => `${line}\n`).join(''));
}
