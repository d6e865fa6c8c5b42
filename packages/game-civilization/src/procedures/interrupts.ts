import { ask, type Procedure, type Seat } from '@tessera/kernel';
import { couldInterrupt, interruptionsOf } from '../cards/interruptions.ts';
import { startPlay } from '../cards/menu.ts';
import type { Interrupts } from '../state/frames/interrupts.ts';
import { answerTo } from '../state/questions.ts';
import type { Runner, State } from '../state.ts';

export const interrupts: Procedure<Runner, Interrupts> = {
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

  answered(run, frame) {
    const answer = answerTo(run, 'interrupt');
    if (answer.do === 'pass') frame.turn++;
    else startPlay(run.state, (frame.mover + frame.turn) % run.state.players.length, answer, 'movement');
    return 'offer';
  },
};

function isAsked(state: State, seat: Seat): boolean {
  if (!couldInterrupt(state, seat)) return false;
  return !state.options.skipFutile || interruptionsOf(state, seat).length > 1;
}
