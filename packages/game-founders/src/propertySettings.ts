import type { PlainObject, Seat } from '@tessera/kernel';
import { placeOf } from './board/cells.ts';
import { tileFace } from './data/faces.ts';
import { PROMISES } from './preview/promises.ts';
import { type State, territoryOf } from './state.ts';

/** What the property suite plays with: each variant with and without the other, and the acts that a table may try. */
export const PROPERTY_SETTINGS = {
  optionSets: [{}, { finishRound: true }, { cityStackEnds: true }, { finishRound: true, cityStackEnds: true }],
  acts: [{ act: 'agreedEnd', seat: null }, ...[0, 1, 2, 3].map((seat) => ({ act: 'resign', seat }))],
  ending: 'gameEnded',
  intents,
  promises: PROMISES,
};

/** Every face-up tile on one of the seat's tiles and beside it, no matter whose turn it is. */
function intents(state: State, seat: Seat): PlainObject[] {
  const thoughts: PlainObject[] = [];
  const { cells } = territoryOf(state, seat);
  const tiles = [...state.rows.flat(), ...state.victory].map((tile) => tileFace(tile).id);
  for (const cell of cells) {
    const { x, y } = placeOf(cell);
    for (const tile of tiles) {
      for (const at of [
        { x, y },
        { x: x + 1, y },
        { x, y: y - 1 },
      ]) {
        thoughts.push({ kind: 'addTile', about: { bought: null, only: null }, answer: { action: 'add', tile, ...at } });
      }
    }
    for (const play of ['craftsmen', 'cart']) thoughts.push({ kind: 'playToken', answer: { play, x, y } });
  }
  return thoughts;
}
