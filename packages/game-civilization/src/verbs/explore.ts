import { reveal, type Seat, tell } from '@tessera/kernel';
import { directionOf, geometry, type Slot } from '../board/geometry.ts';
import { hutPiece, relicPiece, villagePiece } from '../board/pieces.ts';
import { turnUp } from '../board/tiles.ts';
import { GROUND_RELIC, GROUND_SYMBOL, HUT_SYMBOL, tileId, VILLAGE_SYMBOL } from '../data/faces.ts';
import type { State, StepContext } from '../state.ts';
import { settle } from './settle.ts';

/**
 * Turns up the tile of a square next to the discoverer's, its arrow pointing away from them (EXPL-002, RUL-118, RUL-240),
 * and lays a face-down marker on each of its symbols (EXPL-004, EXPL-005) as long as there are any (RUL-120).
 */
export function discoverTile(context: StepContext, seat: Seat, from: number, to: number): void {
  const { state } = context;
  const map = geometry(state);
  const slot = map.slotOf[to] as number;
  const turned = directionOf(map, from, to);
  reveal(context);
  turnUp(state, slot, turned);
  for (const square of (map.slots[slot] as Slot).squares) {
    const symbol = GROUND_SYMBOL[state.ground[square] as number];
    const marker =
      symbol === HUT_SYMBOL ? state.huts.pop() : symbol === VILLAGE_SYMBOL ? state.villages.pop() : undefined;
    if (marker !== undefined) state.pieces[square] = symbol === HUT_SYMBOL ? hutPiece(marker) : villagePiece(marker);
    layRelic(state, square);
  }
  tell(context, { kind: 'tileDiscovered', seat, from, slot, tile: tileId(state.tiles[slot] as number), turned });
  // Squares of a city's outskirts may have come to light.
  settle(context);
}

/** A relic square gets its marker (EXPL-006, REL-001). */
function layRelic(state: State, square: number): void {
  const relic = GROUND_RELIC[state.ground[square] as number] as number;
  const at = relic < 0 ? -1 : state.box.relics.indexOf(relic);
  if (at < 0) return;
  state.box.relics.splice(at, 1);
  state.pieces[square] = relicPiece(relic);
}
