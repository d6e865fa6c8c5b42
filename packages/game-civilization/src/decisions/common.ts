import { asking, illegal } from '@tessera/kernel';
import { governmentIndex, resourceId, resourceIndex, techId, techIndex } from '../data/faces.ts';
import type { GovernmentId } from '../data/governments.ts';
import type { GreatPersonType } from '../data/greatPeople.ts';
import type { MarketResource, Resource } from '../data/resources.ts';
import type { Square } from '../data/squareNames.ts';
import type { TechId } from '../data/techs.ts';
import { chooseOptions, type PlayCard, playOf } from '../procedures/playCard.ts';
import { cardId, cardOf } from '../rules/events.ts';
import { knows } from '../rules/knowledge.ts';
import { cultureHandSize } from '../rules/limits.ts';
import { paymentsFor } from '../rules/payment.ts';
import { personSites, whyNotPersonSite } from '../rules/personSites.ts';
import { whyNotFit } from '../rules/pyramid.ts';
import { type ChoiceKind, choiceNumber } from '../state/choice.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, type Families } from './family.ts';
import { whyNotPay } from './payment.ts';

/** Questions that more than one chapter asks. */
export type CommonDecisions = {
  /** A choice that a card or ability puts to its player: `card` is the id of the event, tech or wonder. */
  readonly choose: {
    readonly ask: { readonly card: string; readonly of: ChoiceKind; readonly step: number };
    readonly answer: { readonly value: string | number };
  };
  /** RUL-250: what pays for one required resource; or giving up what was to be paid (RUL-282). */
  readonly payResource: {
    readonly ask: { readonly card: string; readonly need: Resource | 'any' };
    readonly answer: Payment | { readonly pay: 'giveUp' };
  };
  /** EVT-002, RUL-091: a card above the hand size, to be discarded. */
  readonly discardEvent: { readonly ask: object; readonly answer: { readonly event: string } };
  /** GP-001: where a great person goes, or into reserve. */
  readonly placePerson: {
    readonly ask: { readonly person: GreatPersonType; readonly mustPlace: boolean };
    readonly answer: { readonly square: Square } | { readonly reserve: true };
  };
  /** A tech learned for free: one of those that fit, from the list the effect allows. */
  readonly learnTech: {
    readonly ask: { readonly reason: string; readonly from: readonly TechId[] };
    readonly answer: { readonly tech: TechId };
  };
  /** GOV-009, RUL-260: adopt a government unlocked in this Start of Turn Phase at once, or not. */
  readonly adoptGovernment: {
    readonly ask: { readonly governments: readonly GovernmentId[] };
    readonly answer: { readonly government: GovernmentId | null };
  };
  /** RUL-256: the market resource Germany takes. */
  readonly takeResource: {
    readonly ask: { readonly reason: string };
    readonly answer: { readonly resource: MarketResource };
  };
};

/** One resource paid: a market token, a hut or village marker, or an event card played as a resource (RUL-146). */
export type Payment =
  | { readonly pay: 'token'; readonly resource: MarketResource }
  | { readonly pay: 'hut' | 'village'; readonly resource: Resource }
  /** `to` is who gets the coin of A Gift from Afar, else null. */
  | { readonly pay: 'event'; readonly event: string; readonly as: Resource; readonly to: number | null };

export const commonFamilies: Families<keyof CommonDecisions> = {
  choose: {
    options: (state) => chooseOptions(state, playIn(state)),
    explain(state, { card, of }, answer) {
      const { value } = answer;
      if (!isValue(value) || Object.keys(answer).length !== 1) return badShape('{ value }');
      const { seat, chosen } = playIn(state);
      const why = playOf(playIn(state)).whyNot?.(state, seat, chosen, choiceNumber(of, value)) ?? null;
      return why === null ? illegal('RUL-249', { card, value }) : illegal(why.rule, { card, value, ...why.params });
    },
  },

  payResource: {
    // What cannot be paid any more can only be given up.
    options(state, { seat }) {
      const { owed, mayGiveUp } = playIn(state);
      const ways = paymentsFor(state, seat, owed[0] as number);
      return mayGiveUp || ways.length === 0 ? [...ways, { pay: 'giveUp' }] : ways;
    },
    explain: whyNotPay,
  },

  discardEvent: {
    options(state, { seat }) {
      const { events } = playerOf(state, seat);
      return events.filter((card, i) => events.indexOf(card) === i).map((card) => ({ event: cardId(card) }));
    },
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

  adoptGovernment: {
    options: (_state, { governments }) => [{ government: null }, ...governments.map((government) => ({ government }))],
    explain: (_state, _ask, answer) =>
      governmentIndex(answer['government']) < 0 ? badShape('{ government }') : illegal('GOV-009', { ...answer }),
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

/** The card being played: a choice or payment is always asked for the one on top of the stack. */
function playIn(state: State): PlayCard {
  return asking(state, 'playCard');
}

/** No id of a choice is longer; what it is not is repeated in the refusal. */
const LONGEST_ID = 40;

/** What a choice may name: a number, or an id (state/choice.ts). */
function isValue(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.length <= LONGEST_ID);
}
