import { playsBefore } from '../cards/battleMoments.ts';
import { whyNotPlay } from '../cards/menu.ts';
import { badShape, type DecisionFamily, notOffered } from './family.ts';

/** RUL-153: a card before the battle forces are drawn, or nothing more. */
export const battleMomentFamily: DecisionFamily<'battleMoment'> = {
  options: (state, { seat }) => playsBefore(state, seat),
  explain(state, { seat }, answer) {
    if (answer['do'] !== 'event') return badShape('{ do: pass | event }');
    return whyNotPlay(state, seat, answer, 'battle') ?? notOffered();
  },
};
