import { ask, type Procedure, reveal, tell } from '@tessera/kernel';
import { EVENT_CARD_DECK } from '../data/faces.ts';
import { cardId, cardOf } from '../rules/events.ts';
import type { KeepEvent } from '../state/frames/keepEvent.ts';
import { answerTo } from '../state/questions.ts';
import type { State, StepContext } from '../state.ts';
import { discardFaceUp } from '../verbs/discardEvent.ts';
import { takeEvent } from '../verbs/drawEvent.ts';
import { settle } from '../verbs/settle.ts';

export const keepEvent: Procedure<StepContext, KeepEvent> = {
  keep({ state }, { seat }) {
    ask(state, { kind: 'keepEvent', seat });
    return 'kept';
  },

  // RUL-303: the rejected card is discarded for all to see.
  kept(context, frame) {
    const { seat, cards } = frame;
    const kept = cardOf(answerTo(context, 'keepEvent').event);
    cards.splice(cards.indexOf(kept), 1);
    const rejected = cards.pop() as number;
    takeEvent(context, seat, kept);
    discardFaceUp(context.state, rejected);
    reveal(context);
    tell(context, { kind: 'eventDiscarded', seat, event: cardId(rejected) });
    settle(context);
    return null;
  },
};

/** The game ends before one is kept: both go back to their deck, unseen by others. */
export function returnEvents(state: State, { cards }: KeepEvent): void {
  for (const card of cards) state.eventDecks[EVENT_CARD_DECK[card] as number]?.push(card);
}
