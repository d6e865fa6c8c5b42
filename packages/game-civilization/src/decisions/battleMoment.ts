import { illegal } from '@tessera/kernel';
import { playsAt } from '../cards/battleMoments.ts';
import { whyNotPlay } from '../cards/menu.ts';
import { badShape, type DecisionFamily, notOffered } from './family.ts';

/** RUL-153, RUL-339: a card at a moment of the battle, or nothing more. */
export const battleMomentFamily: DecisionFamily<'battleMoment'> = {
  options: (state, { seat, moment }) => playsAt(state, seat, moment),
  explain(state, { seat, moment }, answer) {
    if (answer['do'] !== 'event' && answer['do'] !== 'greatPerson')
      return badShape('{ do: pass | event | greatPerson }');
    if (answer['do'] === 'event' && moment !== 'before') return illegal('RUL-305', { moment });
    return whyNotPlay(state, seat, answer, 'battle') ?? notOffered();
  },
};
