import { around, type EventFrame, type Seat } from '@tessera/kernel';
import { EVENT_CARD_EVENT, resourceId } from '../data/faces.ts';
import { cardId } from '../rules/events.ts';
import { itemId } from '../rules/items.ts';
import type { CityAction } from '../state/frames/cityAction.ts';
import type { PlayCard } from '../state/frames/playCard.ts';
import type { Declared, Item } from '../state/item.ts';
import { playerOf, type State } from '../state.ts';
import { ABILITIES, type Ability } from './abilities.ts';
import { EVENT_RECORDS } from './cultureEvents/index.ts';
import type { Play } from './play.ts';

export function declaredBy(state: State, frame: EventFrame<Item>): Declared {
  const { event, by } = frame;
  switch (event.what) {
    case 'cityAction': {
      const action = around(state, frame, 'cityAction') as CityAction;
      const center = playerOf(state, by).cities[action.city] as number;
      const squares = action.squares.filter((square) => square >= 0);
      const chosen = [center, ...action.items.map(itemId), ...squares];
      return { to: 'cityAction', card: action.act, by, chosen, as: null };
    }
    case 'ability': {
      const { tech } = ABILITIES[event.ability] as Ability;
      return { to: 'ability', card: tech, by, chosen: (around(state, frame, 'playCard') as PlayCard).named, as: null };
    }
    case 'event': {
      const isPayment = event.as >= 0;
      const chosen = isPayment ? event.chosen : (around(state, frame, 'playCard') as PlayCard).named;
      return { to: 'event', card: cardId(event.card), by, chosen, as: isPayment ? resourceId(event.as) : null };
    }
  }
}

/** The players an event is aimed at, one bit each (RUL-280); abilities and city actions are no events. */
export function targetsOf(state: State, frame: EventFrame<Item>): number {
  const { event } = frame;
  if (event.what !== 'event') return 0;
  // The one who gets the coin of A Gift from Afar (RUL-216).
  if (event.as >= 0) return event.chosen.length === 0 ? 0 : 1 << (event.chosen[0] as Seat);
  const play = EVENT_RECORDS[EVENT_CARD_EVENT[event.card] as number] as Play;
  if (play.isResponse === true) return 1 << answeredBy(state, frame);
  return play.targets?.(state, frame.by, event.chosen) ?? 0;
}

/** The owner of what a cancelling card cancels. */
function answeredBy(state: State, frame: EventFrame<Item>): Seat {
  return around(state, frame, 'event')?.by ?? frame.by;
}
