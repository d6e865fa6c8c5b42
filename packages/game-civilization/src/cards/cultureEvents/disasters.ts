import { type Seat, tell } from '@tessera/kernel';
import { centerOwner, hasWalls } from '../../board/cities.ts';
import { isBuilding, isRelic, isWonder } from '../../board/pieces.ts';
import { DISASTER_GROUND, GROUND_TERRAIN, terrainIndex } from '../../data/faces.ts';
import type { Terrain } from '../../data/terrain.ts';
import { distancesFrom } from '../../rules/distance.ts';
import { landOwner, landTarget, protectedFrom } from '../../rules/protection.ts';
import { STOP } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import type { Play } from '../play.ts';
import { buildingSquares, destroyBuildingOrWalls } from '../technologies/destruction.ts';
import { allSquares, anyFrom, chosenFrom, forbidden, isDiscovered, oneChoice, type Verdict } from './choosing.ts';

/** Drought and Deforestation: a disaster marker changes a square for the rest of the game (MAP-017, RUL-289). */
export function terrainChange(from: readonly Terrain[], to: Terrain): Play {
  const changed = from.map(terrainIndex);
  const ground = DISASTER_GROUND[terrainIndex(to)] as number;
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const shielded = protectedFrom(state, seat);
    return (cell) => {
      if (!isDiscovered(state, cell)) return 'EVT-007';
      const terrain = GROUND_TERRAIN[state.ground[cell] as number] as number;
      if (!changed.includes(terrain) || !isOpen(state, cell)) return 'RUL-289';
      return (landTarget(state, cell) & shielded) === 0 ? null : 'RUL-283';
    };
  };
  return {
    ...oneChoice('square', allSquares, verdictOn),
    targets: (state, _seat, chosen) => landTarget(state, chosen[0] as number),
    resolve(run, _seat, chosen) {
      const square = chosen[0] as number;
      run.state.ground[square] = ground;
      tell(run, { kind: 'disasterPlaced', square });
    },
  };
}

/** Huts, villages and great people stay where they are, with the marker underneath (FAQ-032). */
function isOpen(state: State, cell: number): boolean {
  const piece = state.pieces[cell] as number;
  return !isBuilding(piece) && !isWonder(piece) && !isRelic(piece) && centerOwner(state, cell) < 0;
}

/** Sabotage and Catastrophe: a building in range, an own one or walls included (RUL-274); null is any distance. */
export function demolition(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (cell) => {
      if (!isDestructible(state, cell)) return 'RUL-274';
      if (distance !== null && distance[cell] === -1) return 'RUL-231';
      return (landTarget(state, cell) & shielded) === 0 ? null : 'RUL-283';
    };
  };
  return {
    ...oneChoice('square', buildingSquares, verdictOn),
    targets: (state, _seat, chosen) => landTarget(state, chosen[0] as number),
    resolve: (run, _seat, chosen) => destroyBuildingOrWalls(run, chosen[0] as number),
  };
}

/** A building of the outskirts, or the center of a walled city. */
function isDestructible(state: State, cell: number): boolean {
  if (isBuilding(state.pieces[cell] ?? 0)) return true;
  const owner = centerOwner(state, cell);
  return owner >= 0 && hasWalls(playerOf(state, owner), playerOf(state, owner).cities.indexOf(cell));
}

/** Disaster: up to two buildings of other players, anywhere (RUL-012: but one at least, RUL-249). */
export const disaster: Play = {
  isPossible: (state, seat) => anyFrom(buildingSquares(state), otherBuildings(state, seat, [])),
  choices(state, seat, chosen) {
    if (chosen.length > 1) return null;
    const { of, values } = chosenFrom('square', buildingSquares(state), otherBuildings(state, seat, chosen));
    if (chosen.length === 0) return { of, values };
    return values.length === 0 ? null : { of, values: [STOP, ...values] };
  },
  whyNot: (state, seat, chosen, value) => forbidden(otherBuildings(state, seat, chosen)(value)),
  targets: (state, _seat, chosen) => chosen.reduce((all, cell) => (cell < 0 ? all : all | landTarget(state, cell)), 0),
  resolve(run, _seat, chosen) {
    for (const square of chosen) if (square >= 0) destroyBuildingOrWalls(run, square);
  },
};

function otherBuildings(state: State, seat: Seat, chosen: readonly number[]): Verdict {
  const shielded = protectedFrom(state, seat);
  return (cell) => {
    if (!isDestructible(state, cell) || landOwner(state, cell) === seat) return 'RUL-274';
    if (chosen.includes(cell)) return 'RUL-249';
    return (landTarget(state, cell) & shielded) === 0 ? null : 'RUL-283';
  };
}
