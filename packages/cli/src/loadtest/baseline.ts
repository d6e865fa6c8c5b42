import { createRequire } from 'node:module';
import { join } from 'node:path';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';
import { startChild } from './childProcess.ts';
import { addError, noErrors } from './figures.ts';
import { LOOPBACK } from './tesseraServer.ts';
import type { Contender } from './turns.ts';

/** The part of socket.io-client, which comes with boardgame.io, that the load test uses. */
interface Socket {
  on(event: string, listener: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Connect = (url: string, options: object) => Socket;

interface State {
  readonly _stateID: number;
}

export interface BaselineServer extends Contender {
  readonly stateBytes: number;
}

/**
 * A boardgame.io server in the same closed loop. Its clients are bare sockets that read the states sent to them:
 * boardgame.io's own would do more work for each.
 */
export async function contendBaseline(tables: number, env: NodeJS.ProcessEnv): Promise<BaselineServer> {
  const connect = loadSockets();
  const child = startChild([join(ROOT, 'packages/cli/src/loadtest/baselineServer.mjs')], env);
  try {
    const { port, stateBytes } = JSON.parse(await child.firstLine) as { port: number; stateBytes: number };
    const errors = noErrors();
    const open = (): Socket =>
      connect(`http://${LOOPBACK}:${port}/cells`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const matches = Array.from({ length: tables }, (_, number) =>
      openMatch(`match${number}`, [open(), open()], (what) => addError(errors, what)),
    );
    return {
      errors,
      stateBytes,
      play(onUpdated) {
        for (const match of matches) match.play(onUpdated);
      },
      rest() {
        for (const match of matches) match.rest();
      },
      processorTime: () => child.processorTime(),
      async close() {
        for (const match of matches) match.close();
        await child.stop();
      },
    };
  } catch (error) {
    await child.stop();
    throw error;
  }
}

interface Match {
  play(onUpdated: (milliseconds: number) => void): void;
  rest(): void;
  close(): void;
}

/** A match between two clients: a move, both clients updated, the next move. */
function openMatch(match: string, sockets: readonly [Socket, Socket], onError: (what: string) => void): Match {
  const seen = [-1, -1];
  let tell: ((milliseconds: number) => void) | null = null;
  let sentAt: number | null = null;
  let isOver = false;

  function move(): void {
    const n = seen[0] as number;
    sentAt = performance.now();
    const payload = { type: 'place', args: [n], playerID: '0' };
    sockets[0].emit('update', { type: 'MAKE_MOVE', payload }, n, match, '0');
  }

  function onState(player: number, { _stateID: n }: State, at: number): void {
    seen[player] = n;
    if (isOver || seen[0] !== seen[1]) return;
    if (sentAt !== null) tell?.(at - sentAt);
    sentAt = null;
    if (tell !== null) move();
  }

  for (const [player, socket] of sockets.entries()) {
    socket.on('connect', () => socket.emit('sync', match, String(player), undefined, 2));
    socket.on('sync', (_match: string, { state }: { readonly state: State }) =>
      onState(player, state, performance.now()),
    );
    socket.on('update', (_match: string, state: State) => onState(player, state, performance.now()));
    socket.on('disconnect', () => {
      if (!isOver) onError('hung up');
    });
    socket.on('connect_error', () => onError('not let in'));
  }
  return {
    play(onUpdated) {
      tell = onUpdated;
      const isReady = seen[0] === seen[1] && seen[0] !== -1;
      if (isReady && sentAt === null) move();
    },
    rest() {
      tell = null;
    },
    close() {
      isOver = true;
      for (const socket of sockets) socket.disconnect();
    },
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
