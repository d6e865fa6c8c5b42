import { playerOf } from '../../state.ts';
import { noChoice, type Play } from '../play.ts';

/** RUL-348: holds for all moves begun afterwards in this turn. */
export const captainCook: Play = {
  choices: noChoice,
  isPossible: (state, seat) => !playerOf(state, seat).speedDoubled,
  resolve(context, seat) {
    playerOf(context.state, seat).speedDoubled = true;
  },
};
