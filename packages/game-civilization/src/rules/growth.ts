import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { CAPITAL, distanceToCity, hasMetropolis } from '../board/cities.ts';
import { figuresAt, hasEnemyFigure } from '../board/figures.ts';
import { directionOf, geometry } from '../board/geometry.ts';
import { isMarker, isRelic } from '../board/pieces.ts';
import { TECH } from '../data/names.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { LEAST_DISTANCE, whyNotStand } from './founding.ts';
import { knows } from './knowledge.ts';
import { stackingLimit } from './limits.ts';
import { capitalPlaces, isWater } from './startingSites.ts';

/** The outskirts of a metropolis (MET-002). */
const OUTSKIRTS = 10;

/** Is a capital on the map that has not grown although its owner knows Agriculture (MET-004, MET-012)? */
export function isToGrow(player: Player): boolean {
  return knows(player, TECH.agriculture) && (player.cities[CAPITAL] as number) >= 0 && !hasMetropolis(player);
}

/** The expansion squares over which a player's capital may grow now. */
export function growthSites(state: State, seat: Seat): number[] {
  const center = playerOf(state, seat).cities[CAPITAL] as number;
  const beside = geometry(state).next[center] ?? [];
  return beside.filter((square) => whyNotGrow(state, seat, square) === null);
}

/** Why a player's capital may not grow over a square, or null if it may (MET-005 to MET-011, RUL-206, RUL-207). */
export function whyNotGrow(state: State, seat: Seat, square: number): Illegal | null {
  const map = geometry(state);
  const center = playerOf(state, seat).cities[CAPITAL] as number;
  if (map.next[center]?.includes(square) !== true) return illegal('MET-005', { square, city: center });
  if (state.turn === 0 && !capitalPlaces(state, seat).includes(square)) return illegal('CIV-012', { square });
  if (state.turn === 0 && isWater(state, square)) return illegal('RUL-359', { square });
  if (hasEnemyFigure(state, seat, square)) return illegal('MET-006', { square });
  const squares = map.aroundBoth[center * 4 + directionOf(map, center, square)] as readonly number[];
  if (squares.length < OUTSKIRTS) return illegal('MET-010', { square });
  for (const undiscovered of squares) {
    if ((state.ground[undiscovered] as number) < 0) return illegal('MET-010', { square, undiscovered });
  }
  const near = whyOverlapping(state, seat, square);
  if (near !== null) return near;
  for (const marker of squares) {
    const piece = state.pieces[marker] as number;
    if (isMarker(piece)) return illegal(isRelic(piece) ? 'RUL-206' : 'MET-011', { square, marker });
  }
  return hasRoomBeside(state, seat, square) ? null : illegal('RUL-207', { square });
}

/** MET-010: outskirts overlap where centers are fewer than three squares apart, no matter who owns the city. */
function whyOverlapping(state: State, seat: Seat, square: number): Illegal | null {
  const map = geometry(state);
  for (let other = 0; other < state.players.length; other++) {
    const player = playerOf(state, other);
    for (let city = 0; city < player.cities.length; city++) {
      if (other === seat && city === CAPITAL) continue;
      const distance = distanceToCity(map, player, city, square);
      if (distance >= 0 && distance < LEAST_DISTANCE) {
        return illegal('MET-010', { square, city: player.cities[city] as number, distance, least: LEAST_DISTANCE });
      }
    }
  }
  return null;
}

/** Can all own figures on the expansion square go to neighbours where they may end (MET-007, RUL-207, RUL-355)? */
function hasRoomBeside(state: State, seat: Seat, square: number): boolean {
  const player = playerOf(state, seat);
  let left = figuresAt(player, square);
  for (const beside of geometry(state).around[square] as readonly number[]) {
    if (left <= 0) return true;
    if (whyNotStand(state, seat, beside) === null) left -= stackingLimit(state, player) - figuresAt(player, beside);
  }
  return left <= 0;
}
