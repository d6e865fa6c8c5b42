import { ask, type Procedure, type Seat } from '@tessera/kernel';
import { couldInterrupt, interruptionsOf } from '../cards/interruptions.ts';
import { startPlay } from '../cards/menu.ts';
import { type AskFor, answerTo } from '../state/questions.ts';
import type { Runner, State } from '../state.ts';

/**
 * A moment of a Movement part at which every seat may interrupt it (RUL-284): the mover first, then the others clockwise
 * (RUL-117). A player who plays something may go on until they pass.
 */
export type Interrupts = {
  readonly op: 'interrupts';
  at: 'offer' | 'answered';
  readonly moment: AskFor<'interrupt'>['moment'];
  readonly mover: Seat;
  /** The square of the moving group, −1 where no group moves. */
  readonly square: number;
  /** Whose answer is awaited, counted in seats clockwise from the mover. */
  turn: number;
};

/** At the start and the end of their part the mover has a menu of their own, which offers all they could interrupt with. */
export function interrupting(moment: Interrupts['moment'], mover: Seat, square: number): Interrupts {
  const turn = moment === 'step' || moment === 'discovery' ? 0 : 1;
  return { op: 'interrupts', at: 'offer', moment, mover, square, turn };
}

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
