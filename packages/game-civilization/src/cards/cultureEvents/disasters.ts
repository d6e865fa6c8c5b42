import { type Seat, tell } from '@tessera/kernel';
import { centerOwner, cityAt, hasWalls } from '../../board/cities.ts';
import { figureOwners } from '../../board/figures.ts';
import { isBuilding, isRelic, isWonder } from '../../board/pieces.ts';
import type { EventEffect } from '../../data/cultureEvents.ts';
import { DISASTER_GROUND, GROUND_TERRAIN, terrainIndex } from '../../data/faces.ts';
import { distancesFrom } from '../../rules/distance.ts';
import { landOwner, landTarget, protectedFrom } from '../../rules/protection.ts';
import { STOP } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import type { Play } from '../play.ts';
import { buildingSquares, destroyBuildingOrWalls } from '../technologies/destruction.ts';
import { allSquares, anyFrom, chosenFrom, forbidden, isDiscovered, oneChoice, type Verdict } from './choosing.ts';

/** Drought, Deforestation, Flooding: a disaster marker changes a square for the rest of the game (MAP-017, RUL-289, RUL-369). */
export function terrainChange({ from, to, withoutFigures }: Extract<EventEffect, { does: 'change' }>): Play {
  const changed = from.map(terrainIndex);
  const rule = withoutFigures ? 'RUL-369' : 'RUL-289';
  const ground = DISASTER_GROUND[terrainIndex(to)] as number;
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const shielded = protectedFrom(state, seat);
    return (square) => {
      if (!isDiscovered(state, square)) return 'EVT-007';
      const terrain = GROUND_TERRAIN[state.ground[square] as number] as number;
      if (isRelic(state.pieces[square] as number)) return 'EVT-008';
      if (!changed.includes(terrain) || !isOpen(state, square)) return rule;
      if (withoutFigures && figureOwners(state, square) !== 0) return rule;
      return (landTarget(state, square) & shielded) === 0 ? null : 'RUL-283';
    };
  };
  return {
    ...oneChoice('square', allSquares, verdictOn),
    targets: (state, _seat, chosen) => landTarget(state, chosen[0] as number),
    resolve(context, _seat, chosen) {
      const square = chosen[0] as number;
      context.state.ground[square] = ground;
      tell(context, { kind: 'disasterPlaced', square });
    },
  };
}

/** Huts, villages and great people stay where they are, with the marker underneath (FAQ-032). */
function isOpen(state: State, square: number): boolean {
  const piece = state.pieces[square] as number;
  return !isBuilding(piece) && !isWonder(piece) && centerOwner(state, square) < 0;
}

/** Sabotage and Catastrophe: a building in range, one's own and walls included (RUL-274); null means any distance. */
export function demolition(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (square) => {
      if (!isDestructible(state, square)) return 'RUL-274';
      if (distance !== null && distance[square] === -1) return 'RUL-231';
      return (landTarget(state, square) & shielded) === 0 ? null : 'RUL-283';
    };
  };
  return {
    ...oneChoice('square', buildingSquares, verdictOn),
    targets: (state, _seat, chosen) => landTarget(state, chosen[0] as number),
    resolve: (context, _seat, chosen) => destroyBuildingOrWalls(context, chosen[0] as number),
  };
}

/** A building of the outskirts, or the center of a walled city. */
function isDestructible(state: State, square: number): boolean {
  if (isBuilding(state.pieces[square] ?? 0)) return true;
  const owner = centerOwner(state, square);
  return owner >= 0 && hasWalls(playerOf(state, owner), cityAt(playerOf(state, owner), square));
}

/** Disaster: up to two buildings of other players, anywhere (RUL-012), but at least one (RUL-249). */
export const disaster: Play = {
  isPossible: (state, seat) => anyFrom(buildingSquares(state), otherBuildings(state, seat, [])),
  choices(state, seat, chosen) {
    if (chosen.length > 1) return null;
    const { of, values } = chosenFrom('square', buildingSquares(state), otherBuildings(state, seat, chosen));
    if (chosen.length === 0) return { of, values };
    return values.length === 0 ? null : { of, values: [STOP, ...values] };
  },
  whyNot: (state, seat, chosen, value) => forbidden(otherBuildings(state, seat, chosen)(value)),
  targets: (state, _seat, chosen) =>
    chosen.reduce((all, square) => (square < 0 ? all : all | landTarget(state, square)), 0),
  resolve(context, _seat, chosen) {
    for (const square of chosen) if (square >= 0) destroyBuildingOrWalls(context, square);
  },
};

function otherBuildings(state: State, seat: Seat, chosen: readonly number[]): Verdict {
  const shielded = protectedFrom(state, seat);
  return (square) => {
    if (!isDestructible(state, square) || landOwner(state, square) === seat) return 'RUL-274';
    if (chosen.includes(square)) return 'RUL-249';
    return (landTarget(state, square) & shielded) === 0 ? null : 'RUL-283';
  };
}
