import { illegal, type Seat } from '@tessera/kernel';
import { PERSON_CARD_AMOUNT } from '../../data/faces.ts';
import { PERSON } from '../../data/names.ts';
import { hasSpace, whyNoSpace } from '../../rules/pyramid.ts';
import { playerOf, type State } from '../../state.ts';
import type { Play } from '../play.ts';

const HIGHEST_ROW = PERSON_CARD_AMOUNT[PERSON.sirIsaacNewton] as number;

function openRows(state: State, seat: Seat): number[] {
  const rows: number[] = [];
  for (let row = 1; row <= HIGHEST_ROW; row++) if (hasSpace(playerOf(state, seat), row)) rows.push(row);
  return rows;
}

/** RUL-312: the card itself becomes a nameless tech of the pyramid. */
export const isaacNewton: Play = {
  choices: (state, seat, chosen) => (chosen.length > 0 ? null : { of: 'row', values: openRows(state, seat) }),
  whyNot: (state, seat, _chosen, row) =>
    row < 1 || row > HIGHEST_ROW ? illegal('RUL-312', { row: HIGHEST_ROW }) : whyNoSpace(playerOf(state, seat), row),
  resolve(context, seat, chosen) {
    playerOf(context.state, seat).newtonRow = chosen[0] as number;
  },
};
