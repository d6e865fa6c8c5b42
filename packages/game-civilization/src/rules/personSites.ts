import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { outskirts, outskirtsOwner } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { isMarker } from '../board/pieces.ts';
import { isDiscovered } from '../board/tiles.ts';
import { GROUND_TERRAIN, WATER } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';

type PersonRule = 'GP-001' | 'GP-002' | 'GP-008' | 'RUL-079';

/** The squares where a great person may be placed: the player's outskirts, not water, not blockaded (GP-001, GP-002, GP-008). */
export function personSites(state: State, seat: Seat): number[] {
  const sites: number[] = [];
  const player = playerOf(state, seat);
  for (let city = 0; city < player.cities.length; city++) {
    for (const square of outskirts(geometry(state), player, city)) {
      if (personRule(state, seat, square) === null) sites.push(square);
    }
  }
  return sites;
}

export function hasPersonSite(state: State, seat: Seat): boolean {
  const player = playerOf(state, seat);
  for (let city = 0; city < player.cities.length; city++) {
    for (const square of outskirts(geometry(state), player, city)) {
      if (personRule(state, seat, square) === null) return true;
    }
  }
  return false;
}

/** The rule that keeps a great person from a square of the player's outskirts. It replaces a piece there (GP-003, GP-004). */
function personRule(state: State, seat: Seat, square: number): PersonRule | null {
  const ground = state.ground[square] as number;
  if (ground < 0) return 'GP-001';
  if (GROUND_TERRAIN[ground] === WATER) return 'GP-002';
  if (isMarker(state.pieces[square] as number)) return 'RUL-079';
  return hasEnemyFigure(state, seat, square) ? 'GP-008' : null;
}

/** Why a great person may not be placed on a square, for any number. */
export function whyNotPersonSite(state: State, seat: Seat, square: number): Illegal {
  const isOwn = isDiscovered(state, square) && outskirtsOwner(state, square) === seat;
  return illegal((isOwn ? personRule(state, seat, square) : null) ?? 'GP-001', { square: square });
}
