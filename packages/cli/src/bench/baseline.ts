import { createRequire } from 'node:module';
import { join } from 'node:path';
import { nextBelow, seedStreams } from '@tessera/kernel';
import { UsageError } from '../args.ts';
import { ROOT } from '../workspace.ts';
import type { Work } from './slices.ts';

/** The part of boardgame.io that the bench uses. */
interface Internal {
  ProcessGameConfig(game: object): object;
  InitializeGame(config: { readonly game: object; readonly numPlayers: number }): BaselineState;
  CreateGameReducer(config: { readonly game: object; readonly isClient: boolean }): Reducer;
}

interface BaselineState {
  readonly G: Board;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Board {
  readonly cells: (string | null)[];
}

type Reducer = (state: BaselineState, action: object) => BaselineState;

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const ticTacToe = {
  name: 'tic-tac-toe',
  setup: (): Board => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }: { readonly G: Board; readonly playerID: string }, cell: number) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }: { readonly G: Board; readonly ctx: { readonly currentPlayer: string } }) => {
    if (
      LINES.some(
        ([a = 0, b = 0, c = 0]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c],
      )
    )
      return { winner: ctx.currentPlayer };
    return G.cells.includes(null) ? undefined : { draw: true };
  },
};

/**
 * boardgame.io's bare reducer playing random games of tic-tac-toe: no client, no server, no store, production mode. Its
 * initial state is made once, because it is immutable. A move counts as one unit of work.
 */
export function boardgameIo(): Work {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = loadInternal();
  const game = ProcessGameConfig(ticTacToe);
  const reduce = CreateGameReducer({ game, isClient: false });
  const initial = InitializeGame({ game, numPlayers: 2 });
  const generator = seedStreams('baseline')[0] as number[];
  const free: number[] = [];
  return () => {
    let moves = 0;
    for (let state = initial; state.ctx.gameover === undefined; moves++) {
      free.length = 0;
      for (let cell = 0; cell < 9; cell++) if (state.G.cells[cell] === null) free.push(cell);
      const args = [free[nextBelow(generator, free.length)]];
      const next = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'mark', args, playerID: state.ctx.currentPlayer },
      });
      if (next._stateID === state._stateID) throw new Error('boardgame.io refused a legal move');
      state = next;
    }
    return moves;
  };
}

function loadInternal(): Internal {
  // It reads this once, when it is loaded.
  process.env['NODE_ENV'] = 'production';
  try {
    return createRequire(join(ROOT, 'package.json'))('boardgame.io/internal') as Internal;
  } catch {
    throw new UsageError('boardgame.io, the baseline of the bench, is not installed: run "npm install" first.');
  }
}
