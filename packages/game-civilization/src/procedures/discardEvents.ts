import { ask, type Procedure } from '@tessera/kernel';
import { cardOf } from '../rules/events.ts';
import { cultureHandSize } from '../rules/limits.ts';
import type { DiscardEvents } from '../state/frames/discardEvents.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type StepContext } from '../state.ts';
import { discardEvent } from '../verbs/discardEvent.ts';

export const discardEvents: Procedure<StepContext, DiscardEvents> = {
  check({ state }, { seat }) {
    if (playerOf(state, seat).events.length <= cultureHandSize(state, seat)) return null;
    ask(state, { kind: 'discardEvent', seat });
    return 'discarded';
  },

  discarded(context, { seat }) {
    discardEvent(context, seat, cardOf(answerTo(context, 'discardEvent').event));
    return 'check';
  },
};
