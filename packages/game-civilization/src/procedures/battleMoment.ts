import { ask, type Procedure } from '@tessera/kernel';
import { battleIn, couldPlayAt } from '../cards/battleMoments.ts';
import { startPlay } from '../cards/menu.ts';
import { seatOfSide } from '../rules/battleSides.ts';
import type { BattleMoment } from '../state/frames/battleMoment.ts';
import { answerTo } from '../state/questions.ts';
import { enemyOf, SIDES } from '../state/sides.ts';
import type { StepContext } from '../state.ts';

export const battleMoment: Procedure<StepContext, BattleMoment> = {
  // A side that cannot play anything passes without being asked.
  offer({ state }, frame) {
    const battle = battleIn(state);
    for (; frame.passes < SIDES.length; frame.passes++, frame.turn = enemyOf(frame.turn)) {
      const seat = seatOfSide(battle, frame.turn);
      if (!couldPlayAt(state, battle, frame.turn, seat, frame.moment)) continue;
      ask(state, { kind: 'battleMoment', seat, moment: frame.moment });
      return 'answered';
    }
    return null;
  },

  answered(context, frame) {
    const answer = answerTo(context, 'battleMoment');
    const seat = seatOfSide(battleIn(context.state), frame.turn);
    frame.passes = answer.do === 'pass' ? frame.passes + 1 : 0;
    frame.turn = enemyOf(frame.turn);
    if (answer.do !== 'pass') startPlay(context.state, seat, answer, 'battle');
    return 'offer';
  },
};
