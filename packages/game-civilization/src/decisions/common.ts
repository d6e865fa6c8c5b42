import { asking, illegal } from '@tessera/kernel';
import { playsBeforePhase } from '../cards/beforePhase.ts';
import {
  governmentIndex,
  greatPersonId,
  greatPersonIndex,
  personCardId,
  personCardIndex,
  resourceId,
  resourceIndex,
  techId,
  techIndex,
} from '../data/faces.ts';
import type { MarketResource } from '../data/resources.ts';
import { chooseOptions, playOf } from '../procedures/playCard.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { growthSites, whyNotGrow } from '../rules/growth.ts';
import { knows } from '../rules/knowledge.ts';
import { whyNotLand } from '../rules/landings.ts';
import { cultureHandSize } from '../rules/limits.ts';
import { paymentsFor } from '../rules/payment.ts';
import { hasPersonDeck } from '../rules/people.ts';
import { personSites, whyNotPersonSite } from '../rules/personSites.ts';
import { whyNotFit } from '../rules/pyramid.ts';
import { choiceNumber } from '../state/choice.ts';
import type { PlayCard } from '../state/frames/playCard.ts';
import type { CommonDecisions } from '../state/questions/common.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, type Families } from './family.ts';
import { whyNotPay } from './payment.ts';

export const commonFamilies: Families<keyof CommonDecisions> = {
  beforePhase: {
    options: (state, { seat }) => [{ do: 'pass' }, ...playsBeforePhase(state, seat)],
    explain(state, { seat }, answer) {
      const card = personCardIndex(answer['card']);
      if (answer['do'] !== 'greatPerson' || card < 0) return badShape('{ do: pass } or { do: greatPerson, card }');
      const isHeld = playerOf(state, seat).hiddenPeople.includes(card);
      return illegal(isHeld ? 'RUL-337' : 'GPD-009', { card: personCardId(card) });
    },
  },

  choose: {
    options: (state) => chooseOptions(state, playIn(state)),
    explain(state, { card, of }, answer) {
      const { value } = answer;
      if (!isValue(value) || Object.keys(answer).length !== 1) return badShape('{ value }');
      const { seat, chosen } = playIn(state);
      const why = playOf(state, playIn(state)).whyNot?.(state, seat, chosen, choiceNumber(of, value)) ?? null;
      return why === null ? illegal('RUL-249', { card, value }) : illegal(why.rule, { card, value, ...why.params });
    },
  },

  payResource: {
    // What can no longer be paid can only be given up.
    options(state, { seat }) {
      const { owed, mayGiveUp } = playIn(state);
      const ways = paymentsFor(state, seat, owed[0] as number);
      return mayGiveUp || ways.length === 0 ? [...ways, { pay: 'giveUp' }] : ways;
    },
    explain: (state, ask, answer) => whyNotPay(state, ask, playIn(state).owed[0] as number, answer),
  },

  discardEvent: {
    options: (state, { seat }) => eventsAmong(playerOf(state, seat).events),
    explain(state, { seat }, answer) {
      if (cardOf(answer['event']) < 0) return badShape('{ event }');
      const { events } = playerOf(state, seat);
      return illegal('EVT-002', {
        event: answer['event'] ?? null,
        held: events.length,
        most: cultureHandSize(state, seat),
      });
    },
  },

  keepEvent: {
    options: (state) => eventsAmong(asking(state, 'keepEvent').cards),
    explain(_state, _ask, answer) {
      const card = cardOf(answer['event']);
      return card < 0 ? badShape('{ event }') : illegal('RUL-303', { event: cardId(card) });
    },
  },

  refillHand: {
    options: (state, { seat }) => [{ event: null }, ...eventsAmong(playerOf(state, seat).events)],
    explain(_state, _ask, answer) {
      const card = cardOf(answer['event']);
      return card < 0 ? badShape('{ event }') : illegal('EVT-003', { event: cardId(card) });
    },
  },

  placePerson: {
    options(state, { seat, mustPlace }) {
      const places = personSites(state, seat).map((square) => ({ square }));
      return mustPlace ? places : [{ reserve: true as const }, ...places];
    },
    explain(state, { seat, mustPlace }, answer) {
      if (answer['reserve'] === true && mustPlace) return illegal('RUL-245');
      const { square } = answer;
      return typeof square === 'number' ? whyNotPersonSite(state, seat, square) : badShape('{ square } or { reserve }');
    },
  },

  keepPerson: {
    options(state) {
      const { cards } = asking(state, 'gainPerson');
      if (hasPersonDeck(state)) return cards.map((card) => ({ card: personCardId(card) }));
      return cards
        .filter((person, i) => cards.indexOf(person) === i)
        .map((person) => ({ person: greatPersonId(person) }));
    },
    explain(state, _ask, answer) {
      if (!hasPersonDeck(state)) {
        const person = greatPersonIndex(answer['person']);
        return person < 0 ? badShape('{ person }') : illegal('RUL-343', { person: greatPersonId(person) });
      }
      const card = personCardIndex(answer['card']);
      return card < 0 ? badShape('{ card }') : illegal('GPD-007', { card: personCardId(card) });
    },
  },

  learnTech: {
    options: (_state, { from }) => from.map((tech) => ({ tech })),
    explain(state, { seat, reason }, answer) {
      const tech = techIndex(answer['tech']);
      if (tech < 0) return badShape('{ tech }');
      const player = playerOf(state, seat);
      if (knows(player, tech)) return illegal('RES-003', { reason, tech: techId(tech) });
      const isTaught = reason === 'exchange' ? 'RUL-290' : 'RUL-247';
      return whyNotFit(player, tech) ?? illegal(isTaught, { reason, tech: techId(tech) });
    },
  },

  growCapital: {
    options: (state, { seat }) => growthSites(state, seat).map((square) => ({ square })),
    explain(state, { seat }, { square }) {
      if (typeof square !== 'number') return badShape('{ square }');
      return whyNotGrow(state, seat, square) ?? badShape('{ square }');
    },
  },

  landOn: {
    options: (_state, ask) => ask.landings.map(({ space }) => ({ space })),
    explain(state, { seat, pays }, { space }) {
      if (typeof space !== 'number') return badShape('{ space }');
      return whyNotLand(state, seat, space, pays) ?? badShape('{ space }');
    },
  },

  adoptGovernment: {
    options: (_state, { governments }) => [{ government: null }, ...governments.map((government) => ({ government }))],
    explain: (_state, _ask, answer) =>
      governmentIndex(answer['government']) < 0 ? badShape('{ government }') : illegal('GOV-009', { ...answer }),
  },

  leaveGovernment: {
    options: (_state, { governments }) => governments.map((government) => ({ government })),
    explain(_state, _ask, { government, ...rest }) {
      if (governmentIndex(government) < 0 || Object.keys(rest).length > 0) return badShape('{ government }');
      return illegal('RUL-332', { government: government ?? null });
    },
  },

  takeResource: {
    options(state) {
      const left: { readonly resource: MarketResource }[] = [];
      for (let resource = 0; resource < state.market.length; resource++) {
        if ((state.market[resource] as number) > 0) left.push({ resource: resourceId(resource) as MarketResource });
      }
      return left;
    },
    explain: (_state, _ask, answer) =>
      resourceIndex(answer['resource']) < 0 ? badShape('{ resource }') : illegal('RUL-256', { ...answer }),
  },
};

/** The card being played: choices and payments are always for the one on top of the stack. */
function playIn(state: State): PlayCard {
  return asking(state, 'playCard');
}

/** No id of a choice is longer. The refusal repeats a value, so nothing longer is accepted as one. */
const LONGEST_ID = 40;

/** What a choice may name: a number, or an id (state/choice.ts). */
function isValue(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_ID);
}

/** Each of some events to choose from; copies of a card are one choice. */
function eventsAmong(cards: readonly number[]): { event: string }[] {
  return cards.filter((card, i) => cards.indexOf(card) === i).map((card) => ({ event: cardId(card) }));
}
