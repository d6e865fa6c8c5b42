import type { Answer, State } from '@tessera/game-founders';
import { promiseOfTerritory } from './evaluate.ts';
import { cellAt, tileIndex } from './faces.ts';
import { Best, type Table } from './search.ts';

/** Draft: the tile that makes the most promising pair, with the one picked before or else with any of the others. */
export function chooseDraft({ state, seat, generator }: Table, options: readonly Answer[]): Answer {
  const best = new Best(generator);
  const row = state.rows[0] as number[];
  const [picked] = state.drafted[seat] as number[];
  for (let i = 0; i < options.length; i++) {
    const answer = options[i] as Answer;
    if (!('tile' in answer)) continue;
    const tile = tileIndex(answer.tile);
    if (picked !== undefined) best.offer(answer, promiseOfPair(state, picked, tile));
    else {
      let sum = -promiseOfPair(state, tile, tile);
      for (let k = 0; k < row.length; k++) sum += promiseOfPair(state, tile, row[k] as number);
      best.offer(answer, sum);
    }
  }
  return best.answer as Answer;
}

function promiseOfPair(state: State, one: number, two: number): number {
  return promiseOfTerritory(state, {
    cells: [cellAt(0, 0), cellAt(0, 1)],
    tiles: [one, two],
    marks: [0, 0],
    carts: [],
    hand: [],
    received: [],
    replaced: [],
  });
}
