import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { outskirtsOf } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { forEachCitySquare, isCovered, resourceAt, sendingTo } from '../board/yields.ts';
import { GROUND_RESOURCE, resourceId } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';
import { governedBy, hasWonder } from './knowledge.ts';
import { isUsed } from './oncePerTurn.ts';

/** Squares whose resource a city could harvest if nothing of it had been taken this turn (HARV-001 to HARV-005). */
export function harvestSquares(state: State, seat: Seat, city: number): number[] {
  const squares: number[] = [];
  const take = (square: number): void => {
    const resource = resourceAt(state, square);
    if (resource >= 0 && (state.market[resource] as number) > 0) squares.push(square);
  };
  if (!governedBy(playerOf(state, seat), 'feudalism')) {
    forEachCitySquare(state, seat, city, take);
    return squares;
  }
  // RUL-262: under Feudalism each city may harvest the squares of all the player's cities.
  for (let other = 0; other < playerOf(state, seat).cities.length; other++) {
    forEachCitySquare(state, seat, other, take);
  }
  return squares;
}

/** Has the icon been harvested by a normal action this turn (HARV-007)? Additional actions are exempt and leave no mark. */
export function isHarvested(state: State, square: number): boolean {
  return state.harvested.includes(square);
}

/** May the player's next harvest be a double one (HARV-008)? */
export function mayHarvestTwice(state: State, seat: Seat): boolean {
  return !isUsed(playerOf(state, seat), 'angkorWat') && hasWonder(state, seat, 'angkorWat');
}

/** Squares for the second harvest of Angkor Wat: the first square again if there is a second token, or another one. */
export function secondHarvests(state: State, seat: Seat, city: number, first: number, extra: boolean): number[] {
  const taken = resourceAt(state, first);
  return harvestSquares(state, seat, city).filter((square) => {
    if (square !== first && !extra && isHarvested(state, square)) return false;
    return resourceAt(state, square) !== taken || (state.market[taken] as number) > 1;
  });
}

/** Why a city cannot harvest the resource of a square, by a normal or an additional action; null if it can. */
export function whyNotHarvest(state: State, seat: Seat, city: number, square: number, extra: boolean): Illegal | null {
  const ground = state.ground[square] ?? -1;
  const printed = ground < 0 ? -1 : (GROUND_RESOURCE[ground] as number);
  const params = { city: playerOf(state, seat).cities[city] as number, square };
  if (printed < 0) return illegal('HARV-001', { ...params, resource: null });
  const resource = resourceId(printed);
  if (isCovered(state, square)) return illegal('RUL-101', { ...params, resource });
  if (!harvestsFrom(state, seat, city, square)) return whyNotReached(state, seat, city, square);
  if ((state.market[printed] as number) === 0) return illegal('HARV-002', { ...params, resource });
  return !extra && isHarvested(state, square) ? illegal('HARV-007', { ...params, resource }) : null;
}

function harvestsFrom(state: State, seat: Seat, city: number, square: number): boolean {
  const isFeudal = governedBy(playerOf(state, seat), 'feudalism');
  let isReached = false;
  for (let other = 0; other < playerOf(state, seat).cities.length; other++) {
    if (!isFeudal && other !== city) continue;
    forEachCitySquare(state, seat, other, (reached) => {
      if (reached === square) isReached = true;
    });
  }
  return isReached;
}

/** The square is blockaded, sent away by a scout, or simply not the city's. */
function whyNotReached(state: State, seat: Seat, city: number, square: number): Illegal {
  const player = playerOf(state, seat);
  const params = { city: player.cities[city] as number, square };
  if (outskirtsOf(state, square) !== seat * 4 + city) return illegal('HARV-001', params);
  const sentTo = sendingTo(player, square);
  if (sentTo >= 0 && sentTo !== city) return illegal('FAQ-019', { ...params, to: player.cities[sentTo] as number });
  return illegal(hasEnemyFigure(state, seat, square) ? 'HARV-005' : 'HARV-001', params);
}
