import { around, type DeclarationFrame, type Seat } from '@tessera/kernel';
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

export function declaredBy(state: State, frame: DeclarationFrame<Item>): Declared {
  const { declared, by } = frame;
  switch (declared.what) {
    case 'cityAction': {
      const action = around(state, frame, 'cityAction') as CityAction;
      const center = playerOf(state, by).cities[action.city] as number;
      const squares = action.squares.filter((square) => square >= 0);
      const chosen = [center, ...action.items.map(itemId), ...squares];
      return { to: 'cityAction', card: action.act, by, chosen, as: null };
    }
    case 'ability': {
      const { tech } = ABILITIES[declared.ability] as Ability;
      return { to: 'ability', card: tech, by, chosen: (around(state, frame, 'playCard') as PlayCard).named, as: null };
    }
    case 'event': {
      const isPayment = declared.as >= 0;
      const chosen = isPayment ? declared.chosen : (around(state, frame, 'playCard') as PlayCard).named;
      return { to: 'event', card: cardId(declared.card), by, chosen, as: isPayment ? resourceId(declared.as) : null };
    }
  }
}

/** The players an event is aimed at, one bit each (RUL-280); abilities and city actions are not events. */
export function targetsOf(state: State, frame: DeclarationFrame<Item>): number {
  const { declared } = frame;
  if (declared.what !== 'event') return 0;
  // The player who gets the coin of A Gift from Afar (RUL-216).
  if (declared.as >= 0) return declared.chosen.length === 0 ? 0 : 1 << (declared.chosen[0] as Seat);
  const play = EVENT_RECORDS[EVENT_CARD_EVENT[declared.card] as number] as Play;
  if (play.isResponse === true) return 1 << answeredBy(state, frame);
  return play.targets?.(state, frame.by, declared.chosen) ?? 0;
}

/** The owner of what a cancelling card cancels. */
function answeredBy(state: State, frame: DeclarationFrame<Item>): Seat {
  return around(state, frame, 'declaration')?.by ?? frame.by;
}
