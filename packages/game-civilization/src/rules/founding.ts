import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { centerOwner, cityCount, distanceToCity } from '../board/cities.ts';
import { figuresAt, hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { isMarker, isRelic } from '../board/pieces.ts';
import { GROUND_TERRAIN, WATER } from '../data/faces.ts';
import { FIGURES, type Figure } from '../data/figures.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { closedBy, isClosedTo } from './gate.ts';
import { isFounder } from './knowledge.ts';
import { maxCities, stackingLimit, waterRight } from './limits.ts';

/** How far apart city centers must be (SOT-013, RUL-017). */
export const LEAST_DISTANCE = 3;

/** Hands over every square where a city may be founded now, with each kind of figure that can found it. */
export function forEachFounding(state: State, seat: Seat, take: (square: number, figure: Figure) => void): void {
  const player = playerOf(state, seat);
  if (cityCount(player) >= maxCities(player)) return;
  for (const figure of FIGURES) {
    if (!isFounder(player, figure)) continue;
    const squares = figuresOf(player, figure);
    for (let i = 0; i < squares.length; i++) {
      const square = squares[i] as number;
      if (square < 0 || squares.indexOf(square) < i) continue;
      if (whyNotSite(state, seat, square) === null) take(square, figure);
    }
  }
}

/** Why a city cannot be founded there by this kind of figure, or null if it can (SOT-002 to SOT-014). */
export function whyNotFound(state: State, seat: Seat, square: number, figure: Figure): Illegal | null {
  const player = playerOf(state, seat);
  const most = maxCities(player);
  if (cityCount(player) >= most) return illegal('SOT-003', { most });
  if (!isFounder(player, figure)) return illegal('SOT-004', { square, figure, needs: 'republic' });
  if (square < 0 || !figuresOf(player, figure).includes(square)) return illegal('SOT-004', { square, figure });
  return whyNotSite(state, seat, square);
}

function figuresOf(player: Player, figure: Figure): readonly number[] {
  return figure === 'scout' ? player.scouts : player.armies;
}

/** Why no city can stand there, whatever figure would found it: the conditions on the place itself, in the order of the rules. */
export function whyNotSite(state: State, seat: Seat, square: number): Illegal | null {
  const ground = whyNotCenter(state, square);
  if (ground !== null) return ground;
  for (const enemy of geometry(state).around[square] as readonly number[]) {
    if (hasEnemyFigure(state, seat, enemy)) return illegal('SOT-011', { square, enemy });
  }
  return whyTooNear(state, square);
}

/** Why no city can stand there, whatever figures are near: the squares around it, markers on them, and water (SOT-007 to SOT-010). */
export function whyNotCenter(state: State, square: number): Illegal | null {
  const around = geometry(state).around[square] as readonly number[];
  if (around.length < 8) return illegal('SOT-007', { square });
  for (const undiscovered of around) {
    if ((state.ground[undiscovered] as number) < 0) return illegal('SOT-007', { square, undiscovered });
  }
  for (const marker of around) {
    const piece = state.pieces[marker] as number;
    if (isMarker(piece)) return illegal(isRelic(piece) ? 'SOT-014' : 'SOT-008', { square, marker });
  }
  return isWater(state, square) ? illegal('SOT-010', { square }) : null;
}

/** SOT-013: how near the nearest city there is. */
export function whyTooNear(state: State, square: number): Illegal | null {
  const map = geometry(state);
  for (const player of state.players) {
    for (let city = 0; city < player.cities.length; city++) {
      const distance = distanceToCity(map, player, city, square);
      if (distance < 0 || distance >= LEAST_DISTANCE) continue;
      return illegal('SOT-013', { square, city: player.cities[city] as number, distance, least: LEAST_DISTANCE });
    }
  }
  return null;
}

/**
 * The squares to which a figure that must leave a new center may go: the neighbours, of all eight, where it may end; if it
 * may end in none of them, the nearest other squares by orthogonal steps, wherever the way leads (RUL-036).
 */
export function displacementSites(state: State, seat: Seat, from: number): number[] {
  const map = geometry(state);
  const near = (map.around[from] as readonly number[]).filter((square) => whyNotStand(state, seat, square) === null);
  if (near.length > 0) return near;
  const seen = [from];
  let front = [from];
  while (front.length > 0) {
    const next: number[] = [];
    for (const square of front) {
      for (const neighbour of map.next[square] as readonly number[]) {
        if (seen.includes(neighbour) || (state.ground[neighbour] as number) < 0) continue;
        seen.push(neighbour);
        next.push(neighbour);
      }
    }
    const sites = next.filter((square) => whyNotStand(state, seat, square) === null);
    if (sites.length > 0) return sites;
    front = next;
  }
  return [];
}

/** Why a figure that must leave a new center may not go there: it could not end there, or other squares are nearer. */
export function whyNotDisplaced(state: State, seat: Seat, from: number, square: number): Illegal {
  const rule = state.ground[square] === undefined ? null : whyNotStand(state, seat, square);
  const player = playerOf(state, seat);
  if (rule === 'MOVE-008') {
    return illegal(rule, { from, square, figures: figuresAt(player, square), limit: stackingLimit(state, player) });
  }
  return rule === 'RUL-375' ? closedBy(rule, { square }) : illegal(rule ?? 'RUL-036', { from, square });
}

/** The rule by which a figure of this player may not be put there outside a move, or null (RUL-225). */
export function whyNotStand(
  state: State,
  seat: Seat,
  square: number,
): 'MAP-009' | 'MOVE-010' | 'MOVE-011' | 'RUL-225' | 'RUL-375' | 'MOVE-008' | null {
  const player = playerOf(state, seat);
  if ((state.ground[square] as number) < 0) return 'MAP-009';
  const right = waterRight(player);
  if (right < 2 && isWater(state, square)) return right === 0 ? 'MOVE-010' : 'MOVE-011';
  if (isMarker(state.pieces[square] as number) || centerOwner(state, square) >= 0) return 'RUL-225';
  if (hasEnemyFigure(state, seat, square)) return 'RUL-225';
  if (isClosedTo(state, seat, square)) return 'RUL-375';
  return figuresAt(player, square) >= stackingLimit(state, player) ? 'MOVE-008' : null;
}

function isWater(state: State, square: number): boolean {
  return GROUND_TERRAIN[state.ground[square] as number] === WATER;
}
