import { ask, type Procedure, type Seat } from '@tessera/kernel';
import { couldInterrupt, interruptionsOf } from '../cards/interruptions.ts';
import { startPlay } from '../cards/menu.ts';
import type { Interrupts } from '../state/frames/interrupts.ts';
import { answerTo } from '../state/questions.ts';
import type { State, StepContext } from '../state.ts';

export const interrupts: Procedure<StepContext, Interrupts> = {
  offer({ state }, frame) {
    const { moment, mover, square } = frame;
    for (; frame.turn < state.players.length; frame.turn++) {
      const seat = (mover + frame.turn) % state.players.length;
      if (!isAsked(state, seat)) continue;
      ask(state, { kind: 'interrupt', seat, moment, mover, square });
      return 'answered';
    }
    return null;
  },

  answered(context, frame) {
    const answer = answerTo(context, 'interrupt');
    if (answer.do === 'pass') frame.turn++;
    else startPlay(context.state, (frame.mover + frame.turn) % context.state.players.length, answer, 'movement');
    return 'offer';
  },
};

function isAsked(state: State, seat: Seat): boolean {
  if (!couldInterrupt(state, seat)) return false;
  return !state.options.skipFutile || interruptionsOf(state, seat).length > 1;
}
