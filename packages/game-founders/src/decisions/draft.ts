import { illegal } from '@tessera/kernel';
import { tileFace, tileIndex } from '../data/faces.ts';
import { badShape, fieldsOf } from '../rules/answerShape.ts';
import { SIDES, type Side } from '../state/sides.ts';
import type { DecisionFamily } from './family.ts';

/** T-015: any nature tile in the row. */
export const draftTile: DecisionFamily<'draftTile'> = {
  options(state) {
    const row = state.rows[0] as number[];
    return row.filter((tile, i) => row.indexOf(tile) === i).map((tile) => ({ tile: tileFace(tile).id }));
  },
  check(state, _ask, answer) {
    const tile = tileIndex(fieldsOf(answer, ['tile'])?.['tile']);
    if (tile < 0) return badShape('{ tile }');
    if (!state.rows[0]?.includes(tile)) return illegal('T-015', { tile: tileFace(tile).id });
    return null;
  },
};

const LAYINGS: readonly { readonly side: Side }[] = SIDES.map((side) => ({ side }));

/** the second tile lies on one of the four sides of the first. */
export const layTiles: DecisionFamily<'layTiles'> = {
  options: () => LAYINGS,
  check(_state, _ask, answer) {
    const side = fieldsOf(answer, ['side'])?.['side'];
    return SIDES.includes(side as Side) ? null : badShape('{ side }');
  },
};
