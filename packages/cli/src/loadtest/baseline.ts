import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';
import { startChild } from './childProcess.ts';
import { addError, noErrors } from './figures.ts';
import { counter, overTime, type Saturation, type SaturationPlan } from './saturation.ts';
import { LOOPBACK } from './tesseraServer.ts';

/** What the load test uses of socket.io-client, which comes with boardgame.io. */
interface Socket {
  on(event: string, hear: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Connect = (url: string, options: object) => Socket;

interface State {
  readonly _stateID: number;
}

export interface Baseline extends Saturation {
  readonly stateBytes: number;
}

/**
 * The same closed loop against a boardgame.io server. Its clients are bare sockets that read the states sent to them:
 * boardgame.io's own would do more work for each.
 */
export async function measureBaseline(plan: SaturationPlan, env: NodeJS.ProcessEnv): Promise<Baseline> {
  const connect = loadSockets();
  const child = startChild([join(ROOT, 'packages/cli/src/loadtest/baselineServer.mjs')], env);
  try {
    const { port, stateBytes } = JSON.parse(await child.firstLine) as { port: number; stateBytes: number };
    const errors = noErrors();
    const { times, count } = counter();
    const open = (): Socket =>
      connect(`http://${LOOPBACK}:${port}/cells`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const matches = Array.from({ length: plan.tables }, (_, number) =>
      playMatch(`match${number}`, [open(), open()], count, (what) => addError(errors, what)),
    );
    const measured = await overTime(plan, times, () => child.processorTime());
    for (const close of matches) close();
    return { ...measured, errors, stateBytes };
  } finally {
    await child.stop();
  }
}

/** Plays a match until it is closed: a move, both clients updated, the next move. */
function playMatch(
  match: string,
  sockets: readonly [Socket, Socket],
  onUpdated: (milliseconds: number) => void,
  onError: (what: string) => void,
): () => void {
  const seen = [-1, -1];
  let sentAt: number | null = null;
  let isOver = false;

  function hear(player: number, { _stateID: n }: State, at: number): void {
    seen[player] = n;
    if (isOver || seen[0] !== seen[1]) return;
    if (sentAt !== null) onUpdated(at - sentAt);
    sentAt = performance.now();
    const payload = { type: 'place', args: [n], playerID: '0' };
    sockets[0].emit('update', { type: 'MAKE_MOVE', payload }, n, match, '0');
  }

  for (const [player, socket] of sockets.entries()) {
    socket.on('connect', () => socket.emit('sync', match, String(player), undefined, 2));
    socket.on('sync', (_match: string, { state }: { readonly state: State }) => hear(player, state, performance.now()));
    socket.on('update', (_match: string, state: State) => hear(player, state, performance.now()));
    socket.on('disconnect', () => {
      if (!isOver) onError('hung up');
    });
    socket.on('connect_error', () => onError('not let in'));
  }
  return () => {
    isOver = true;
    for (const socket of sockets) socket.disconnect();
  };
}

function loadSockets(): Connect {
  try {
    const boardgameIo = createRequire(join(ROOT, 'package.json')).resolve('boardgame.io/client');
    return (createRequire(boardgameIo)('socket.io-client') as { readonly io: Connect }).io;
  } catch {
    throw new UsageError('boardgame.io, the baseline of the load test, is not installed: run "npm install" first.');
  }
}
