import { illegal } from '@tessera/kernel';
import { interruptionsOf } from '../cards/interruptions.ts';
import { whyNotPlay } from '../cards/menu.ts';
import { techId, techIndex } from '../data/faces.ts';
import { badShape, type DecisionFamily, notOffered } from './family.ts';

/** RUL-284: interrupt a Movement part, or pass. */
export const interruptFamily: DecisionFamily<'interrupt'> = {
  options: (state, { seat }) => interruptionsOf(state, seat),
  explain(state, { seat, moment }, answer) {
    switch (answer['do']) {
      case 'event':
        return whyNotPlay(state, seat, answer, 'movement') ?? notOffered();
      case 'ability': {
        const tech = techIndex(answer['tech']);
        if (answer['tech'] !== 'communism') return illegal('RUL-284', { moment, tech: tech < 0 ? null : techId(tech) });
        return whyNotPlay(state, seat, answer, 'movement') ?? notOffered();
      }
      default:
        return badShape('{ do: pass | event | ability }');
    }
  },
};
