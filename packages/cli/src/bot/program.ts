import { type ChildProcess, spawn } from 'node:child_process';
import { LIMITS } from '@tessera/protocol';
import type { Io } from '../io.ts';

export interface ProgramEars {
  /** A line that it has written. */
  line(text: string): void;
  /** It is over, or cannot be listened to any more: why. */
  ended(reason: string): void;
  /** It could not even be started. */
  unstartable(reason: string): void;
}

/** A program that reads and writes lines. */
export interface Program {
  write(line: string): void;
  /** Closes its input and waits for its end; one that takes too long, or is not to finish, is ended. */
  end(atOnce: boolean): Promise<void>;
}

/** How long a program may go on after its input was closed, or after it was asked to end. */
const GRACE_MS = 3000;

export function startProgram(command: readonly string[], io: Io, ears: ProgramEars): Program {
  const [name = '', ...words] = command;
  // The seat's secret is none of the program's business: all that it sends goes through here.
  const { TESSERA_SEAT_SECRET: _secret, ...env } = io.env;
  const child = spawn(name, words, { stdio: ['pipe', 'pipe', 'pipe'], env: env as NodeJS.ProcessEnv });
  let isOver = false;
  let rest = '';
  const gone = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  const over = (tell: () => void): void => {
    if (isOver) return;
    isOver = true;
    tell();
  };

  child.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'there is no such program' : (error.code ?? error.message);
    over(() => ears.unstartable(`${name} cannot be started: ${reason}.`));
  });
  child.on('close', (code, signal) => {
    if (rest.trim() !== '' && !isOver) ears.line(rest);
    const how = signal === null ? `exit code ${String(code)}` : String(signal);
    over(() => ears.ended(`The program ended (${how}) before the game was over.`));
  });
  // A program that does not read any more is about to end, or will not answer: either is told.
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => io.err(text));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (!isOver && line.trim() !== '') take(line);
    if (!isOver) take(rest, false);
  });
  const take = (line: string, isWhole = true): void => {
    if (line.length > LIMITS.messageBytes) {
      over(() => ears.ended(`The program wrote a line of more than ${LIMITS.messageBytes} characters.`));
    } else if (isWhole) {
      ears.line(line);
    }
  };

  return {
    write(line) {
      if (!isOver && child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    async end(atOnce) {
      isOver = true;
      if (atOnce) child.kill('SIGTERM');
      else child.stdin.end();
      await endedOrKilled(child, gone, atOnce ? ['SIGKILL'] : ['SIGTERM', 'SIGKILL']);
    },
  };
}

/** Waits for the end of a program; each time that takes too long, it gets the next signal. */
async function endedOrKilled(child: ChildProcess, gone: Promise<void>, signals: NodeJS.Signals[]): Promise<void> {
  const next = () => {
    const signal = signals.shift();
    if (signal === undefined) {
      // Something that the program has started still holds its output.
      child.stdout?.destroy();
      child.stderr?.destroy();
      return;
    }
    child.kill(signal);
    timer = setTimeout(next, GRACE_MS);
  };
  let timer = setTimeout(next, GRACE_MS);
  await gone;
  clearTimeout(timer);
}
