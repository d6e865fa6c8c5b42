import { type Illegal, illegal } from '@tessera/kernel';
import { indexOfCity, outskirtsOf, seatOfCity } from '../board/cities.ts';
import { faceOf, isBuilding, isPerson, isWonder } from '../board/pieces.ts';
import { buildingId } from '../data/faces.ts';
import { itemObstacle } from '../rules/buildable.ts';
import { itemIndex, itemOfWonder } from '../rules/items.ts';
import { personSites, whyNotPersonSite } from '../rules/personSites.ts';
import { whyNotSite } from '../rules/sites.ts';
import type { State } from '../state.ts';

/** What is wrong with buildings, wonders, great people, huts and villages, figures aside. */
export function pieceBreaches(state: State): Illegal[] {
  const found: Illegal[] = [];
  for (let square = 0; square < state.pieces.length; square++) {
    const breach = whyNoSuchPiece(state, square);
    if (breach !== null) found.push(illegal(breach.rule, { part: 'pieces', ...breach.params }));
  }
  return found;
}

function whyNoSuchPiece(state: State, square: number): Illegal | null {
  const piece = state.pieces[square] as number;
  const city = outskirtsOf(state, square);
  if (isBuilding(piece)) return whyNoSuchBuilding(state, square, city, faceOf(piece));
  if (isWonder(piece)) {
    const item = itemOfWonder(faceOf(piece));
    return city < 0
      ? illegal('WON-003', { square })
      : whyNotSite(state, seatOfCity(city), indexOfCity(city), item, square, null);
  }
  if (isPerson(piece)) {
    const owner = Math.max(0, seatOfCity(city));
    return city >= 0 && personSites(state, owner).includes(square) ? null : whyNotPersonSite(state, owner, square);
  }
  return null;
}

function whyNoSuchBuilding(state: State, square: number, city: number, building: number): Illegal | null {
  const id = buildingId(building);
  if (city < 0) return illegal('BLD-004', { square, building: id });
  const seat = seatOfCity(city);
  const item = itemIndex(id);
  const site = whyNotSite(state, seat, indexOfCity(city), item, square, null);
  if (site !== null) return site;
  // Whether one more could be made does not matter for one that is already there (BLD-003).
  const obstacle = itemObstacle(state, seat, indexOfCity(city), item, null);
  return obstacle === null || obstacle === 'BLD-003' ? null : illegal(obstacle, { square, building: id, seat });
}
