import type { Seat } from '@tessera/kernel';
import { centerOwner } from '../../board/cities.ts';
import { figureOwner, figuresAt, hasEnemyFigure } from '../../board/figures.ts';
import { geometry } from '../../board/geometry.ts';
import { isMarker } from '../../board/pieces.ts';
import { GROUND_TERRAIN, WATER } from '../../data/faces.ts';
import { closedBy, isClosedTo } from '../../rules/gate.ts';
import { stackingLimit } from '../../rules/limits.ts';
import { figureTarget, landTarget, protectedFrom } from '../../rules/protection.ts';
import { playerOf, type State } from '../../state.ts';
import { relocateFigures } from '../../verbs/figures.ts';
import type { Play } from '../play.ts';
import { anyFrom, chosenFrom, figureSquares, forbidden, isDiscovered, type Verdict } from './choosing.ts';

/** Disoriented, Lost, Out of Position: all of another player's figures in a square walk as a group (RUL-277). */
export function displacement(steps: number): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const shielded = protectedFrom(state, seat);
    return (square) => {
      if (!isDiscovered(state, square)) return 'EVT-007';
      const owner = figureOwner(state, square);
      if (owner < 0 || owner === seat) return 'RUL-277';
      if (((figureTarget(state, square) | landTarget(state, square)) & shielded) !== 0) return 'RUL-283';
      return endsFrom(state, square, steps, shielded, 1).length > 0 ? null : 'RUL-249';
    };
  };
  return {
    isPossible: (state, seat) => anyFrom(figureSquares(state), verdictOn(state, seat)),
    choices(state, seat, chosen) {
      if (chosen.length === 0) return chosenFrom('square', figureSquares(state), verdictOn(state, seat));
      if (chosen.length > 1) return null;
      return { of: 'square', values: endsFrom(state, chosen[0] as number, steps, protectedFrom(state, seat)) };
    },
    whyNot(state, seat, chosen, value) {
      if (chosen.length === 0) return forbidden(verdictOn(state, seat)(value));
      if (!isDiscovered(state, value)) return forbidden('EVT-007');
      const from = chosen[0] as number;
      if (isShut(state, figureOwner(state, from), from, value)) return closedBy('RUL-375', { square: value });
      const isReached = endsFrom(state, from, steps, 0).includes(value);
      return forbidden(isReached ? 'RUL-283' : 'RUL-277');
    },
    // Both squares count as chosen: the one they leave and the one they are led to.
    targets: (state, _seat, chosen) =>
      chosen.reduce((all, square) => all | landTarget(state, square), figureTarget(state, chosen[0] as number)),
    resolve(context, _seat, chosen) {
      const [from, to] = chosen as [number, number];
      const owner = figureOwner(context.state, from);
      if (owner >= 0) relocateFigures(context, owner, from, to);
    },
  };
}

/** Where the group can be led within a number of steps: the path has no consequences, so only its end is chosen. */
function endsFrom(state: State, from: number, steps: number, shielded: number, most = state.ground.length): number[] {
  const owner = figureOwner(state, from);
  const map = geometry(state);
  const ends: number[] = [];
  const seen = [from];
  let front = [from];
  for (let step = 0; step < steps && ends.length < most; step++) {
    const next: number[] = [];
    for (const square of front) {
      for (const neighbour of map.next[square] as readonly number[]) {
        if (seen.includes(neighbour) || !canPass(state, owner, neighbour)) continue;
        seen.push(neighbour);
        next.push(neighbour);
        if (canEnd(state, owner, from, neighbour) && (landTarget(state, neighbour) & shielded) === 0)
          ends.push(neighbour);
      }
    }
    front = next;
  }
  return ends;
}

function canPass(state: State, owner: Seat, square: number): boolean {
  const ground = state.ground[square] as number;
  if (ground < 0 || GROUND_TERRAIN[ground] === WATER || isMarker(state.pieces[square] as number)) return false;
  const center = centerOwner(state, square);
  return !hasEnemyFigure(state, owner, square) && (center < 0 || center === owner);
}

function isShut(state: State, owner: Seat, from: number, square: number): boolean {
  return isClosedTo(state, owner, square, from, figuresAt(playerOf(state, owner), from));
}

/**
 * RUL-225: not in a city center or closed outskirts, nor above the stacking limit; only a group that exceeds it already may still
 * exceed it.
 */
function canEnd(state: State, owner: Seat, from: number, square: number): boolean {
  const player = playerOf(state, owner);
  if (centerOwner(state, square) >= 0) return false;
  if (isShut(state, owner, from, square)) return false;
  const others = figuresAt(player, square);
  return others === 0 || figuresAt(player, from) + others <= stackingLimit(state, player);
}
