import { type Seat, tell } from '@tessera/kernel';
import { faceOf, isBuilding, isPerson, isWonder, NO_PIECE } from '../board/pieces.ts';
import { BUILDING_FAMILY, buildingId, greatPersonId, wonderId } from '../data/faces.ts';
import { WONDER } from '../data/names.ts';
import { playerOf, type Runner } from '../state.ts';
import { settle } from './settle.ts';

/**
 * Empties an own square for something new: a building returns to the market, a wonder leaves the game for good, a great
 * person returns to reserve (BLD-015, GP-003, GP-004).
 */
export function clearSquare(run: Runner, seat: Seat, cell: number): void {
  const { state } = run;
  const piece = state.pieces[cell] as number;
  if (piece === NO_PIECE) return;
  state.pieces[cell] = NO_PIECE;
  const face = faceOf(piece);
  if (isBuilding(piece)) {
    returnBuilding(run, face);
  } else if (isPerson(piece)) {
    playerOf(state, seat).reserve.push(face);
    tell(run, { kind: 'personReserved', seat, person: greatPersonId(face) });
  } else if (isWonder(piece)) {
    loseWonder(run, seat, face);
    playerOf(state, seat).replacedWonders++;
  }
}

/** A building on the map is destroyed and returns to the market. */
export function destroyBuilding(run: Runner, cell: number): void {
  removeBuilding(run, cell);
  settle(run);
}

/** A great person on the map is killed and leaves the game (RUL-096). */
export function killPerson(run: Runner, cell: number): void {
  removePerson(run, cell);
  settle(run);
}

/** The same as part of a greater change, which is settled as a whole. */
export function removeBuilding(run: Runner, cell: number): void {
  const piece = run.state.pieces[cell] as number;
  if (!isBuilding(piece)) return;
  run.state.pieces[cell] = NO_PIECE;
  returnBuilding(run, faceOf(piece));
  tell(run, { kind: 'buildingDestroyed', square: cell, building: buildingId(faceOf(piece)) });
}

export function removePerson(run: Runner, cell: number): void {
  const piece = run.state.pieces[cell] as number;
  if (!isPerson(piece)) return;
  run.state.pieces[cell] = NO_PIECE;
  run.state.box.persons.push(faceOf(piece));
  tell(run, { kind: 'personKilled', square: cell, person: greatPersonId(faceOf(piece)) });
}

/** A wonder's card and marker leave the game, and the coin tokens on the card with it. */
export function loseWonder(run: Runner, seat: Seat, wonder: number): void {
  const player = playerOf(run.state, seat);
  player.wonders.splice(player.wonders.indexOf(wonder), 1);
  if (wonder === WONDER.panamaCanal) player.canalCoins = 0;
  run.state.box.wonders.push(wonder);
  tell(run, { kind: 'wonderLost', seat, wonder: wonderId(wonder) });
}

function returnBuilding(run: Runner, building: number): void {
  const family = BUILDING_FAMILY[building] as number;
  run.state.buildings[family] = (run.state.buildings[family] as number) + 1;
}
