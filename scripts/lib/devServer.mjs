// The server of `npm run dev`: a separate process, restarted when one of its sources has changed.
import { spawn } from 'node:child_process';
import { root, tools } from './workspace.mjs';

const READY = /^Tessera is ready at (\S+)$/m;

/**
 * Starts `tessera serve`. After a failed start (a source does not compile), the next change tries again.
 * @param {{ readonly [name: string]: string | undefined }} env
 */
export function startDevServer(env) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null;
  let port = '0';
  /** One start or end at a time. @type {Promise<unknown>} */
  let last = Promise.resolve();

  /** @returns {Promise<string | null>} its address; null if it ended before it served */
  const start = () =>
    new Promise((resolve) => {
      const started = spawn(process.execPath, [tools.tessera, 'serve', '--host', '127.0.0.1', '--port', port], {
        cwd: root,
        env: { TESSERA_LOG_LEVEL: 'warn', ...env },
        // Not in the terminal's group: Ctrl-C reaches us, and we end it.
        detached: true,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = started;
      let said = '';
      started.stdout.on('data', (part) => {
        said += String(part);
        const url = READY.exec(said)?.[1];
        if (url === undefined) return;
        // The page keeps using the same address.
        port = new URL(url).port;
        resolve(url);
      });
      started.once('close', () => {
        if (child === started) child = null;
        resolve(null);
      });
    });

  const end = () =>
    new Promise((resolve) => {
      if (child === null) return resolve(null);
      child.once('close', resolve);
      child.kill('SIGTERM');
    });

  /** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const result = last.then(work);
    last = result.catch(() => null);
    return result;
  };

  return {
    start: () => inTurn(start),
    restart: () => inTurn(() => end().then(start)),
    end: () => inTurn(end),
    /** At once, when this process ends. */
    kill: () => void child?.kill('SIGKILL'),
  };
}
