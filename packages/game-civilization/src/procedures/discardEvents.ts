import { ask, type Procedure, reveal, tell } from '@tessera/kernel';
import { EVENT_CARD_DECK } from '../data/faces.ts';
import { cardId, cardOf, removeEvent } from '../rules/events.ts';
import { cultureHandSize } from '../rules/limits.ts';
import type { DiscardEvents } from '../state/frames/discardEvents.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type Runner, type State } from '../state.ts';

export const discardEvents: Procedure<Runner, DiscardEvents> = {
  check({ state }, { seat }) {
    if (playerOf(state, seat).events.length <= cultureHandSize(state, seat)) return null;
    ask(state, { kind: 'discardEvent', seat });
    return 'discarded';
  },

  discarded(run, { seat }) {
    const { event } = answerTo(run, 'discardEvent');
    removeEvent(run.state, seat, cardOf(event));
    discardFaceUp(run.state, cardOf(event));
    reveal(run);
    tell(run, { kind: 'eventDiscarded', seat, event: cardId(cardOf(event)) });
    return 'check';
  },
};

/** Discards go face up under the deck of their age (EVT-006). */
export function discardFaceUp(state: State, card: number): void {
  state.eventDiscards[EVENT_CARD_DECK[card] as number]?.push(card);
}
