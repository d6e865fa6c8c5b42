import { ask, type Procedure } from '@tessera/kernel';
import { cardOf } from '../rules/events.ts';
import { canFillHand, deckOfSection } from '../rules/handRefill.ts';
import type { RefillHand } from '../state/frames/refillHand.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type StepContext } from '../state.ts';
import { discardEvent } from '../verbs/discardEvent.ts';
import { drawEvent } from '../verbs/drawEvent.ts';

export const refillHand: Procedure<StepContext, RefillHand> = {
  offer({ state }, { seat }) {
    if (playerOf(state, seat).events.length === 0) return 'fill';
    ask(state, { kind: 'refillHand', seat });
    return 'answered';
  },

  answered(context, { seat }) {
    const { event } = answerTo(context, 'refillHand');
    if (event === null) return 'fill';
    discardEvent(context, seat, cardOf(event));
    return 'offer';
  },

  // One card at a time: with Mysticism each draw is a question (RUL-303).
  fill(context, { seat }) {
    const { state } = context;
    if (!canFillHand(state, seat)) return null;
    drawEvent(context, seat, deckOfSection(state, seat));
    return 'fill';
  },
};
