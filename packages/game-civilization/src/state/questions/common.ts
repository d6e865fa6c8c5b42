import type { GovernmentId } from '../../data/governments.ts';
import type { GreatPersonCardId, GreatPersonType } from '../../data/greatPeople.ts';
import type { MarketResource, Resource } from '../../data/resources.ts';
import type { Square } from '../../data/squareNames.ts';
import type { TechId } from '../../data/techIds.ts';
import type { WonderId } from '../../data/wonders.ts';
import type { ChoiceKind } from '../choice.ts';
import type { Phase } from '../phases.ts';
import type { PersonPlay } from './menuPlay.ts';

/** Questions that more than one chapter asks. */
export type CommonDecisions = {
  /** RUL-337: Khalid ibn al-Walid is used before this phase, or not. */
  readonly beforePhase: {
    readonly ask: { readonly phase: Phase };
    readonly answer: { readonly do: 'pass' } | PersonPlay;
  };
  /** A choice that a card or ability puts to its player: `card` is the id of the event, tech or wonder. */
  readonly choose: {
    readonly ask: { readonly card: string; readonly of: ChoiceKind; readonly step: number };
    readonly answer: { readonly value: string | number };
  };
  /** RUL-250: what pays for one required resource, or with `through` for the second of two (RUL-380); or giving up the play (RUL-282). */
  readonly payResource: {
    readonly ask: { readonly card: string; readonly need: Resource | 'any'; readonly through?: WonderId };
    readonly answer: Payment | { readonly pay: 'giveUp' };
  };
  /** EVT-002, RUL-091: a card above the hand size, to be discarded. */
  readonly discardEvent: { readonly ask: object; readonly answer: { readonly event: string } };
  /** RUL-303: the one that Mysticism lets its owner keep of two events drawn. */
  readonly keepEvent: { readonly ask: object; readonly answer: { readonly event: string } };
  /** RUL-311: an event that Frida Kahlo’s owner discards for a new one; null: no more, the hand is filled. */
  readonly refillHand: { readonly ask: object; readonly answer: { readonly event: string | null } };
  /** GP-001: where a great person goes, or into reserve. */
  readonly placePerson: {
    readonly ask: { readonly person: GreatPersonType; readonly mustPlace: boolean };
    readonly answer: { readonly square: Square } | { readonly reserve: true };
  };
  /** GPD-007, RUL-343: the one that Greece keeps of the two great person cards it has drawn, or markers without that deck. */
  readonly keepPerson: {
    readonly ask: object;
    readonly answer: { readonly card: GreatPersonCardId } | { readonly person: GreatPersonType };
  };
  /** A tech learned for free: one of those that fit, from the list the effect allows. */
  readonly learnTech: {
    readonly ask: { readonly reason: string; readonly from: readonly TechId[] };
    readonly answer: { readonly tech: TechId };
  };
  /** MET-005: the square over which a capital grows into a metropolis. */
  readonly growCapital: { readonly ask: object; readonly answer: { readonly square: Square } };
  /** RUL-311: where a marker lands that may skip spaces with another player's; `landings` has what each space costs. */
  readonly landOn: {
    readonly ask: { readonly pays: boolean; readonly landings: readonly Landing[] };
    readonly answer: { readonly space: number };
  };
  /** GOV-009, RUL-260: adopt a government unlocked in this Start of Turn Phase at once, or not. */
  readonly adoptGovernment: {
    readonly ask: { readonly governments: readonly GovernmentId[] };
    readonly answer: { readonly government: GovernmentId | null };
  };
  /** RUL-332: the government of one who has lost theirs with the Pyramids, but is immune to Anarchy. */
  readonly leaveGovernment: {
    readonly ask: { readonly governments: readonly GovernmentId[] };
    readonly answer: { readonly government: GovernmentId };
  };
  /** RUL-256: the market resource Germany takes. */
  readonly takeResource: {
    readonly ask: { readonly reason: string };
    readonly answer: { readonly resource: MarketResource };
  };
};

/** A space of the culture track on which a marker may land, and its price; a free advance costs nothing. */
export type Landing = { readonly space: number; readonly culture: number; readonly trade: number };

/**
 * One resource paid: as it is, in place of another by a great person card that is discarded with it (RUL-381), or through a
 * wonder as the first of two (RUL-380).
 */
export type Payment = SinglePayment | PaymentBy | PaymentThrough;

type PaymentBy =
  | { readonly pay: 'token'; readonly resource: MarketResource; readonly by: GreatPersonCardId }
  | { readonly pay: 'hut' | 'village'; readonly resource: Resource; readonly by: GreatPersonCardId }
  | {
      readonly pay: 'event';
      readonly event: string;
      readonly as: Resource;
      readonly to: number | null;
      readonly by: GreatPersonCardId;
    };

type PaymentThrough =
  | { readonly pay: 'token'; readonly resource: MarketResource; readonly through: WonderId }
  | { readonly pay: 'hut' | 'village'; readonly resource: Resource; readonly through: WonderId }
  | {
      readonly pay: 'event';
      readonly event: string;
      readonly as: Resource;
      readonly to: number | null;
      readonly through: WonderId;
    };

/** A market token, a hut or village marker, or an event card played as a resource (RUL-146). */
export type SinglePayment =
  | { readonly pay: 'token'; readonly resource: MarketResource }
  | { readonly pay: 'hut' | 'village'; readonly resource: Resource }
  /** `to` is the player who gets the coin of A Gift from Afar, else null. */
  | { readonly pay: 'event'; readonly event: string; readonly as: Resource; readonly to: number | null };
