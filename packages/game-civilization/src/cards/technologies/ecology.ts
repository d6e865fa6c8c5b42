import { illegal, tell } from '@tessera/kernel';
import { centerOwner } from '../../board/cities.ts';
import { figureOwners } from '../../board/figures.ts';
import { isRelic, NO_PIECE } from '../../board/pieces.ts';
import { DISASTER_GROUND, GROUND_TERRAIN, terrainIndex } from '../../data/faces.ts';
import type { Terrain } from '../../data/terrain.ts';
import type { State } from '../../state.ts';
import type { Play } from '../play.ts';

/** Ecology: an empty square gets another terrain for the rest of the game (RUL-304, RUL-370). */
export function reshaping(terrains: readonly Terrain[]): Play {
  const offered = terrains.map(terrainIndex);
  const ruleAgainst = (state: State, square: number): string | null => {
    const terrain = terrainAt(state, square);
    if (terrain < 0) return 'MAP-009';
    if (!offered.includes(terrain)) return 'RUL-370';
    if (isRelic(state.pieces[square] as number)) return 'EVT-008';
    return isEmpty(state, square) ? null : 'RUL-304';
  };
  return {
    isPossible: (state) => state.ground.some((_, square) => ruleAgainst(state, square) === null),
    choices(state, _seat, chosen) {
      const [square] = chosen;
      if (chosen.length > 1) return null;
      if (square !== undefined)
        return { of: 'terrain', values: offered.filter((terrain) => terrain !== terrainAt(state, square)) };
      const squares: number[] = [];
      for (let one = 0; one < state.ground.length; one++) if (ruleAgainst(state, one) === null) squares.push(one);
      return { of: 'square', values: squares };
    },
    whyNot(state, _seat, chosen, value) {
      const rule = chosen.length > 0 ? 'RUL-370' : ruleAgainst(state, value);
      return rule === null ? null : illegal(rule, { square: chosen[0] ?? value });
    },
    resolve(context, _seat, chosen) {
      const [square, terrain] = chosen as [number, number];
      context.state.ground[square] = DISASTER_GROUND[terrain] as number;
      tell(context, { kind: 'disasterPlaced', square });
    },
  };
}

/** −1 for what is undiscovered or off the map. */
function terrainAt(state: State, square: number): number {
  return GROUND_TERRAIN[state.ground[square] ?? -1] ?? -1;
}

function isEmpty(state: State, square: number): boolean {
  const isBare = state.pieces[square] === NO_PIECE && centerOwner(state, square) < 0;
  return isBare && figureOwners(state, square) === 0;
}
