import { ask, type Procedure } from '@tessera/kernel';
import { techId, techIndex } from '../data/faces.ts';
import { fitsPyramid } from '../rules/pyramid.ts';
import type { FreeTech } from '../state/frames/freeTech.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type StepContext } from '../state.ts';
import { learn } from './learnTech.ts';

export const freeTech: Procedure<StepContext, FreeTech> = {
  choose({ state }, { seat, reason, from }) {
    const fitting = from.filter((tech) => fitsPyramid(playerOf(state, seat), tech));
    if (fitting.length === 0) return null;
    ask(state, { kind: 'learnTech', seat, reason, from: fitting.map(techId) });
    return 'chosen';
  },

  chosen(context, { seat }) {
    const { tech } = answerTo(context, 'learnTech');
    learn(context.state, seat, techIndex(tech));
    return null;
  },
};
