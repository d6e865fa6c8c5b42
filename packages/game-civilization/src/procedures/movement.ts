import { ask, call, type Procedure, type Seat, tell } from '@tessera/kernel';
import { startPlay } from '../cards/menu.ts';
import { answerTo } from '../state/questions.ts';
import type { Runner } from '../state.ts';
import { switchConsent } from '../verbs/consent.ts';
import { interrupting } from './interrupts.ts';
import { moving } from './move.ts';

/** A player's part of the Movement Phase: their figures and groups, one after the other (MOVE-001, MOVE-005). */
export type Movement = {
  readonly op: 'movement';
  at: 'begin' | 'menu' | 'act' | 'done';
  readonly seat: Seat;
};

export const movement: Procedure<Runner, Movement> = {
  begin(run, { seat }) {
    tell(run, { kind: 'partBegins', seat, phase: 'movement' });
    call(run.state, interrupting('start', seat, -1));
    return 'menu';
  },

  menu({ state }, { seat }) {
    ask(state, { kind: 'movement', seat });
    return 'act';
  },

  act(run, { seat }) {
    const { state } = run;
    const answer = answerTo(run, 'movement');
    switch (answer.do) {
      case 'end':
        call(state, interrupting('end', seat, -1));
        return 'done';
      case 'move':
        call(state, moving(state, seat, answer.from, answer.armies, answer.scouts));
        return 'menu';
      case 'consent':
        switchConsent(run, seat, answer.on);
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
