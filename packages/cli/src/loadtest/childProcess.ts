import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';

/** A server in its own process, and its last words. */
export interface Child {
  /** The first line it prints; rejected if it ends before. */
  readonly firstLine: Promise<string>;
  readonly isOver: () => boolean;
  /** Why it ended, in its own words. */
  lastWords(): string;
  memory(): Promise<Memory>;
  /** Microseconds of processor time used so far. */
  processorTime(): Promise<number>;
  stop(): Promise<void>;
}

/** Bytes in use after a collection. */
export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
}

/** The load test's requests to a child, with its answers. */
interface Questions {
  readonly memory: Memory;
  readonly processor: { readonly user: number; readonly system: number };
}

/** How long a process may take to stop by itself. */
const PATIENCE_MS = 15_000;
const KEPT_CHARACTERS = 2000;

export function startChild(args: readonly string[], env: NodeJS.ProcessEnv): Child {
  const probe = pathToFileURL(join(ROOT, 'packages/cli/src/loadtest/probe.mjs')).href;
  const child: ChildProcess = spawn(process.execPath, ['--expose-gc', '--import', probe, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    child.once('exit', () => {
      isOver = true;
      resolve();
    });
  });
  child.stderr?.on('data', (part: Buffer) => {
    errors = (errors + part.toString()).slice(-KEPT_CHARACTERS);
  });
  const lastWords = () => errors.trim();
  const firstLine = new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (part: Buffer) => {
      text = (text + part.toString()).slice(0, KEPT_CHARACTERS);
      const [line, rest] = text.split('\n', 2);
      if (line !== undefined && rest !== undefined) resolve(line);
    });
    void over.then(() => reject(new UsageError(`The server has ended before it served: ${lastWords()}`)));
  });
  // A caller that does not wait for the line learns of the end in another way.
  firstLine.catch(() => {});
  // Nothing of the load test may stay behind, however it ends.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ask = <Q extends keyof Questions>(question: Q): Promise<Questions[Q]> =>
    new Promise((resolve, reject) => {
      child.once('message', (answer) => resolve(answer as unknown as Questions[Q]));
      child.send(question, (error) => error !== null && reject(error));
    });
  return {
    firstLine,
    isOver: () => isOver,
    lastWords,
    memory: () => ask('memory'),
    async processorTime() {
      const { user, system } = await ask('processor');
      return user + system;
    },
    async stop() {
      child.kill('SIGTERM');
      const late = setTimeout(kill, PATIENCE_MS);
      await over;
      clearTimeout(late);
      process.off('exit', kill);
    },
  };
}
