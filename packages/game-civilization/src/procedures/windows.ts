import { call, type EventRules, eventProcedure, type Seat, tell } from '@tessera/kernel';
import { ABILITIES, type Ability } from '../cards/abilities.ts';
import { EVENT_RECORDS } from '../cards/cultureEvents/index.ts';
import type { Item } from '../cards/item.ts';
import type { Play } from '../cards/play.ts';
import { EVENT_CARD_EVENT, TECH_ABILITY, techIndex } from '../data/faces.ts';
import type { AnswerTo } from '../decisions/decisions.ts';
import type { Happening } from '../happenings.ts';
import { declaredBy, frameBelow } from '../rules/declared.ts';
import { cardOf } from '../rules/events.ts';
import { givesCoin } from '../rules/payment.ts';
import { couldRespond, responsesOf } from '../rules/responses.ts';
import type { Runner, State } from '../state.ts';
import type { CityAction } from './cityAction.ts';
import { discardFaceUp } from './discardEvents.ts';
import { gainSheetCoin } from './goods.ts';
import { type PlayCard, playEvent, useAbility } from './playCard.ts';
import { settle } from './settle.ts';

type EventItem = Extract<Item, { readonly what: 'event' }>;

/** The reaction windows (RUL-278, RUL-279): what is declared may be cancelled, and so may the cancellation. */
const rules: EventRules<State, Happening, Item> = {
  players: (state) => state.players.length,
  replace: () => false,

  mayRespond(state, frame, seat) {
    if (seat === frame.by || !couldRespond(state, frame, seat)) return null;
    if (state.options.skipFutile && responsesOf(state, frame, seat).length === 1) return null;
    return { kind: 'respond', seat, ...declaredBy(state, frame) };
  },

  // A response is played like any card, with its own window on this one. If that leaves this item as it was, this window
  // starts again with its first seat: the kernel counts on from `turn`.
  respond(run, frame, seat, answer) {
    const response = answer as AnswerTo<'respond'>;
    if (response.do === 'pass') return null;
    frame.turn = 0;
    if (response.do === 'event') call(run.state, playEvent(seat, cardOf(response.event)));
    else call(run.state, useAbility(seat, TECH_ABILITY[techIndex(response.tech)] as number));
    return null;
  },

  carryOut(run, frame) {
    const { event, by } = frame;
    if (event.what === 'cityAction') {
      (frameBelow(run.state, frame) as CityAction).cancelled = false;
    } else if (event.what === 'ability') {
      (ABILITIES[event.ability] as Ability).play.resolve(run, by, event.chosen);
    } else {
      if (event.as >= 0) payWithEvent(run, frameBelow(run.state, frame) as PlayCard, event);
      else (EVENT_RECORDS[EVENT_CARD_EVENT[event.card] as number] as Play).resolve(run, by, event.chosen);
    }
    settle(run);
    // A game that has just ended has put away what lay on the table (procedures/victory.ts).
    if (event.what === 'event' && run.state.outcome === null) discardFaceUp(run.state, event.card);
  },

  // A cancelled event is discarded without effect (RUL-094); what an ability cost is lost (RUL-218).
  callOff(run, frame) {
    const { event, by } = frame;
    tell(run, { kind: 'cancelled', by, what: event.what, card: declaredBy(run.state, frame).card });
    if (event.what === 'cityAction') (frameBelow(run.state, frame) as CityAction).cancelled = true;
    if (event.what !== 'event') return;
    discardFaceUp(run.state, event.card);
    if (event.as >= 0) (frameBelow(run.state, frame) as PlayCard).mayGiveUp = true;
  },

  mayReact: () => null,
  react() {},
};

export const event = eventProcedure(rules);

/** RUL-282: an event played as a resource has paid; the coin of A Gift from Afar is given now. */
function payWithEvent(run: Runner, payer: PlayCard, { card, chosen, as }: EventItem): void {
  payer.paid.push({ from: 'event', face: card, resource: as, to: chosen[0] ?? -1 });
  payer.owed.shift();
  if (givesCoin(card)) gainSheetCoin(run, chosen[0] as Seat);
}
