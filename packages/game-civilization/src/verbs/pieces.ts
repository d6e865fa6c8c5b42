import { type Seat, tell } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { faceOf, isBuilding, isPerson, isWonder, NO_PIECE } from '../board/pieces.ts';
import { BUILDING_FAMILY, buildingId, greatPersonId, wonderId } from '../data/faces.ts';
import { WONDER } from '../data/names.ts';
import { playerOf, type StepContext } from '../state.ts';
import { discardPeopleAboveLimit } from './people.ts';
import { settle } from './settle.ts';

/**
 * Empties a square of the player's for something new: a building returns to the market, a wonder leaves the game for good, a great
 * person returns to reserve (BLD-015, GP-003, GP-004).
 */
export function clearSquare(context: StepContext, seat: Seat, square: number): void {
  const { state } = context;
  const piece = state.pieces[square] as number;
  if (piece === NO_PIECE) return;
  state.pieces[square] = NO_PIECE;
  const face = faceOf(piece);
  if (isBuilding(piece)) {
    returnBuilding(context, face);
  } else if (isPerson(piece)) {
    playerOf(state, seat).reserve.push(face);
    tell(context, { kind: 'personReserved', seat, person: greatPersonId(face) });
  } else if (isWonder(piece)) {
    loseWonder(context, seat, face);
    playerOf(state, seat).replacedWonders++;
  }
}

/** A building on the map is destroyed and returns to the market. */
export function destroyBuilding(context: StepContext, square: number): void {
  removeBuilding(context, square);
  settle(context);
}

/** A great person on the map is killed and leaves the game (RUL-096). */
export function killPerson(context: StepContext, square: number): void {
  removePerson(context, square);
  settle(context);
}

/** The same as part of a larger change, which is settled as a whole. */
export function removeBuilding(context: StepContext, square: number): void {
  const piece = context.state.pieces[square] as number;
  if (!isBuilding(piece)) return;
  context.state.pieces[square] = NO_PIECE;
  returnBuilding(context, faceOf(piece));
  tell(context, { kind: 'buildingDestroyed', square, building: buildingId(faceOf(piece)) });
}

export function removePerson(context: StepContext, square: number): void {
  const piece = context.state.pieces[square] as number;
  if (!isPerson(piece)) return;
  const owner = outskirtsOwner(context.state, square);
  context.state.pieces[square] = NO_PIECE;
  context.state.box.persons.push(faceOf(piece));
  tell(context, { kind: 'personKilled', square, person: greatPersonId(faceOf(piece)) });
  if (owner >= 0) discardPeopleAboveLimit(context, owner, faceOf(piece));
}

/** A wonder's card and marker leave the game, and the coin tokens on the card with it. */
export function loseWonder(context: StepContext, seat: Seat, wonder: number): void {
  const player = playerOf(context.state, seat);
  player.wonders.splice(player.wonders.indexOf(wonder), 1);
  if (wonder === WONDER.panamaCanal) player.canalCoins = 0;
  context.state.box.wonders.push(wonder);
  tell(context, { kind: 'wonderLost', seat, wonder: wonderId(wonder) });
}

function returnBuilding(context: StepContext, building: number): void {
  const family = BUILDING_FAMILY[building] as number;
  context.state.buildings[family] = (context.state.buildings[family] as number) + 1;
}
