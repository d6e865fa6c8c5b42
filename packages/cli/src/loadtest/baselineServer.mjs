// The baseline of the load test, run by Node as it stands, in a process of its own: a boardgame.io server with its socket.io
// transport and its storage in memory, and a game with a state of about 24 KB and one trivial move. It sends whole states (no
// deltaState). It takes whatever port is free, on loopback, and prints it with the size of the state.
import { createRequire } from 'node:module';

process.env['NODE_ENV'] = 'production';
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const CELLS = 520;

const game = {
  name: 'cells',
  setup: () => ({
    moves: 0,
    cells: Array.from({ length: CELLS }, (_, id) => ({ id, owner: id % 2, kind: 'field', pieces: 0 })),
  }),
  // Without turns and undo there is less to do: the comparison is in its favour.
  disableUndo: true,
  moves: {
    /** @param {{ G: { moves: number, cells: { pieces: number }[] } }} context @param {number} cell */
    place: ({ G }, cell) => {
      G.moves++;
      const { [cell % CELLS]: chosen } = G.cells;
      if (chosen !== undefined) chosen.pieces++;
    },
  },
};

const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
await server.db.connect();
// Its own `run` listens on all addresses.
const listening = server.app.listen(0, '127.0.0.1', () => {
  const { port } = listening.address();
  console.log(JSON.stringify({ port, stateBytes: JSON.stringify(game.setup()).length }));
});
