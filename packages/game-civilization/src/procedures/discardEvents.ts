import { ask, type Procedure, reveal, tell } from '@tessera/kernel';
import { EVENT_CARD_DECK } from '../data/faces.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { cultureHandSize } from '../rules/limits.ts';
import type { DiscardEvents } from '../state/frames/discardEvents.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { removeEvent } from '../verbs/removeEvent.ts';

export const discardEvents: Procedure<StepContext, DiscardEvents> = {
  check({ state }, { seat }) {
    if (playerOf(state, seat).events.length <= cultureHandSize(state, seat)) return null;
    ask(state, { kind: 'discardEvent', seat });
    return 'discarded';
  },

  discarded(context, { seat }) {
    const { event } = answerTo(context, 'discardEvent');
    removeEvent(context.state, seat, cardOf(event));
    discardFaceUp(context.state, cardOf(event));
    reveal(context);
    tell(context, { kind: 'eventDiscarded', seat, event: cardId(cardOf(event)) });
    return 'check';
  },
};

/** Discards go face up under the deck of their age (EVT-006). */
export function discardFaceUp(state: State, card: number): void {
  state.eventDiscards[EVENT_CARD_DECK[card] as number]?.push(card);
}
