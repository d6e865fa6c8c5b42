import { ask, call, hasCalled, type Procedure, tell } from '@tessera/kernel';
import { startPlay } from '../cards/menu.ts';
import { interrupting } from '../state/frames/interrupts.ts';
import type { Movement } from '../state/frames/movement.ts';
import { answerTo } from '../state/questions.ts';
import type { StepContext } from '../state.ts';
import { switchConsent } from '../verbs/consent.ts';
import { callOwedGrowth } from './growth.ts';
import { moving } from './move.ts';

export const movement: Procedure<StepContext, Movement> = {
  begin(context, { seat }) {
    tell(context, { kind: 'partBegins', seat, phase: 'movement' });
    call(context.state, interrupting('start', seat, -1));
    return 'menu';
  },

  // Back here a move is over with all that it has led to (RUL-354).
  menu({ state }, frame) {
    const { seat } = frame;
    callOwedGrowth(state);
    if (hasCalled(state, frame)) return 'menu';
    ask(state, { kind: 'movement', seat });
    return 'act';
  },

  act(context, { seat }) {
    const { state } = context;
    const answer = answerTo(context, 'movement');
    switch (answer.do) {
      case 'end':
        call(state, interrupting('end', seat, -1));
        return 'done';
      case 'move':
        call(state, moving(state, seat, answer.from, answer.armies, answer.scouts));
        return 'menu';
      case 'consent':
        switchConsent(context, seat, answer.on);
        return 'menu';
      default:
        startPlay(state, seat, answer, 'movement');
        return 'menu';
    }
  },

  done() {
    return null;
  },
};
