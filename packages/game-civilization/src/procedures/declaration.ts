import {
  call,
  type DeclarationFrame,
  type DeclarationRules,
  declarationProcedure,
  type Seat,
  tell,
} from '@tessera/kernel';
import { ABILITIES, type Ability } from '../cards/abilities.ts';
import { EVENT_RECORDS } from '../cards/cultureEvents/index.ts';
import { declaredBy } from '../cards/declared.ts';
import type { Play } from '../cards/play.ts';
import { couldRespond, responsesOf } from '../cards/responses.ts';
import { cancelling } from '../cards/technologies/cancelling.ts';
import { EVENT_CARD_EVENT, personCardIndex, TECH_ABILITY, techIndex } from '../data/faces.ts';
import type { Happening } from '../happenings.ts';
import { cardOf } from '../rules/events.ts';
import { givesCoin } from '../rules/payment.ts';
import { playEvent, useAbility, usePerson } from '../state/frames/playCard.ts';
import type { Item } from '../state/item.ts';
import { answerTo } from '../state/questions.ts';
import type { State, StepContext } from '../state.ts';
import { discardFaceUp } from '../verbs/discardEvent.ts';
import { gainSheetCoin } from '../verbs/goods.ts';
import { settle } from '../verbs/settle.ts';

type EventItem = Extract<Item, { readonly what: 'event' }>;
type CardItem = Exclude<Item, { readonly what: 'cityAction' }>;

/** The reaction windows (RUL-278, RUL-279): what is declared may be cancelled, and so may the cancellation. */
const rules: DeclarationRules<State, Happening, Item, NonNullable<StepContext['returned']>> = {
  players: (state) => state.players.length,
  replace: () => false,

  mayRespond(state, frame, seat) {
    if (seat === frame.by || !couldRespond(state, frame, seat)) return null;
    if (state.options.skipFutile && responsesOf(state, frame, seat).length === 1) return null;
    return { kind: 'respond', seat, ...declaredBy(state, frame) };
  },

  // A response is played like any card, with a window of its own above this one. If this item still stands afterwards,
  // this window starts again with its first seat: the kernel counts on from `turn`.
  respond(context, frame, seat) {
    const response = answerTo(context, 'respond');
    if (response.do === 'pass') return null;
    frame.turn = 0;
    if (response.do === 'event') call(context.state, playEvent(seat, cardOf(response.event)));
    else if (response.do === 'greatPerson') call(context.state, usePerson(seat, personCardIndex(response.card)));
    else call(context.state, useAbility(seat, TECH_ABILITY[techIndex(response.tech)] as number));
    return null;
  },

  carryOut(context, frame) {
    const { declared, by } = frame;
    if (declared.what !== 'cityAction') {
      if (!isPayment(declared)) playOfItem(declared).resolve(context, by, declared.chosen);
      // RUL-282: the coin of A Gift from Afar is given now.
      else if (givesCoin(declared.card)) gainSheetCoin(context, declared.chosen[0] as Seat);
    }
    settle(context);
    // A game that has just ended puts away what lies on the table.
    if (declared.what === 'event' && context.state.outcome === null) discardFaceUp(context.state, declared.card);
  },

  cancels: (item) => item.what !== 'cityAction' && !isPayment(item) && playOfItem(item) === cancelling,

  // A cancelled event is discarded without effect (RUL-094); what an ability cost is lost (RUL-218).
  callOff(context, frame) {
    const { declared, by } = frame;
    tell(context, { kind: 'cancelled', by, what: declared.what, card: declaredBy(context.state, frame).card });
    if (declared.what === 'event') discardFaceUp(context.state, declared.card);
  },

  mayReact: () => null,
  react() {},
};

export const declaration = declarationProcedure(rules);

/** The game ends before a declared card has been carried out or called off: it is discarded, too. */
export function abandonDeclared(state: State, { declared: item, at }: DeclarationFrame<Item>): void {
  if (item.what === 'event' && at !== 'react') discardFaceUp(state, item.card);
}

/** What an item does; a city's action does it itself. */
function playOfItem(item: CardItem): Play {
  if (item.what === 'ability') return (ABILITIES[item.ability] as Ability).play;
  return EVENT_RECORDS[EVENT_CARD_EVENT[item.card] as number] as Play;
}

function isPayment(item: CardItem): item is EventItem {
  return item.what === 'event' && item.as >= 0;
}
