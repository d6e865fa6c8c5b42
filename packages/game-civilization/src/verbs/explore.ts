import { reveal, type Seat, tell, tellSeats } from '@tessera/kernel';
import { directionOf, geometry, type Slot } from '../board/geometry.ts';
import { faceOf, hutPiece, isHut, NO_PIECE, villagePiece } from '../board/pieces.ts';
import { turnUp } from '../board/tiles.ts';
import { CIVILIZATION_MARKER_CULTURE } from '../data/amounts.ts';
import { GROUND_SYMBOL, HUT_SYMBOL, markerId, tileId, VILLAGE_SYMBOL } from '../data/faces.ts';
import { playerOf, type Runner } from '../state.ts';
import { gainCulture } from './goods.ts';
import { settle } from './settle.ts';

/** What China gains for a hut (RUL-255). */

/**
 * Turns up the tile of a square next to the discoverer's, its arrow pointing away from them (EXPL-002, RUL-118, RUL-240),
 * and lays a face-down marker on each of its symbols (EXPL-004, EXPL-005) as long as there are any (RUL-120).
 */
export function discoverTile(run: Runner, seat: Seat, from: number, to: number): void {
  const { state } = run;
  const map = geometry(state);
  const slot = map.slotOf[to] as number;
  const turned = directionOf(map, from, to);
  reveal(run);
  turnUp(state, slot, turned);
  for (const cell of (map.slots[slot] as Slot).cells) {
    const symbol = GROUND_SYMBOL[state.ground[cell] as number];
    const marker =
      symbol === HUT_SYMBOL ? state.huts.pop() : symbol === VILLAGE_SYMBOL ? state.villages.pop() : undefined;
    if (marker !== undefined) state.pieces[cell] = symbol === HUT_SYMBOL ? hutPiece(marker) : villagePiece(marker);
  }
  tell(run, { kind: 'tileDiscovered', seat, from, slot, tile: tileId(state.tiles[slot] as number), turned });
  // Squares of a city's outskirts may have come to light.
  settle(run);
}

/** HUT-001: the explorer takes the marker of the square, looks at it and keeps it face down; China gains culture (RUL-255). */
export function exploreHut(run: Runner, seat: Seat, cell: number): void {
  const { state } = run;
  const piece = state.pieces[cell] as number;
  if (!isHut(piece)) return;
  const player = playerOf(state, seat);
  const marker = faceOf(piece);
  state.pieces[cell] = NO_PIECE;
  player.markers.push(marker);
  reveal(run);
  const known = { kind: 'hutExplored', seat, square: cell, marker: null } as const;
  tellSeats(run, [seat], { ...known, marker: markerId(marker) }, known);
  gainCulture(run, seat, CIVILIZATION_MARKER_CULTURE[player.civilization] ?? 0);
}
