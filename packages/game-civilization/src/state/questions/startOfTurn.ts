import type { CultureDeck } from '../../data/cultureEvents.ts';
import type { Figure } from '../../data/figures.ts';
import type { GovernmentId } from '../../data/governments.ts';
import type { GreatPersonCardId, GreatPersonType } from '../../data/greatPeople.ts';
import type { InvestmentId } from '../../data/investments.ts';
import type { HutId, RelicId, VillageId } from '../../data/markers.ts';
import type { Square } from '../../data/squareNames.ts';
import type { TechId } from '../../data/techIds.ts';
import type { WonderId } from '../../data/wonders.ts';
import type { OwnCoinPlace } from '../coinChoice.ts';
import type { ItemId } from '../itemIds.ts';
import type { MenuPlay } from './menuPlay.ts';

/** Wonders with an optional act in the Start of Turn part, once per turn (RUL-043, RUL-258). */
export const TURN_WONDERS = [
  'hangingGardens',
  'statueOfLiberty',
  'sydneyOperaHouse',
  'greatWall',
  'tajMahal',
  'bigBen',
  'cristoRedentor',
] as const satisfies readonly WonderId[];

export type TurnWonder = (typeof TURN_WONDERS)[number];

/**
 * An act of such a wonder: the Hanging Gardens build one of two figures, the Great Wall walls a city, Taj Mahal builds
 * a building, Cristo Redentor draws from one deck; the others do one thing.
 */
export type WonderAct =
  | { readonly do: 'wonder'; readonly wonder: 'greatWall'; readonly city: Square }
  | { readonly do: 'wonder'; readonly wonder: 'tajMahal'; readonly item: ItemId }
  | { readonly do: 'wonder'; readonly wonder: 'cristoRedentor'; readonly deck: CultureDeck }
  | { readonly do: 'wonder'; readonly wonder: 'hangingGardens'; readonly figure: Figure }
  | { readonly do: 'wonder'; readonly wonder: PlainWonder; readonly figure: null };

export type PlainWonder = Exclude<TurnWonder, 'hangingGardens' | 'greatWall' | 'tajMahal' | 'cristoRedentor'>;

export type StartOfTurnDecisions = {
  /** SOT-001: one act of the part, or its end. */
  readonly startOfTurn: { readonly ask: object; readonly answer: StartOfTurnAct };
  /** RUL-350: the unlocked building that a great person card gives for an investment, or none. */
  readonly freeBuilding: {
    readonly ask: { readonly reason: GreatPersonCardId };
    readonly answer: { readonly item: ItemId | null };
  };
  /** RUL-373: where a figure or building made for free goes, in the outskirts of any own city; walls to its center. */
  readonly placeFreeItem: {
    readonly ask: { readonly item: ItemId };
    readonly answer: { readonly square: Square };
  };
  /** SOT-015, RUL-036: where a figure that stood on the new center goes. */
  readonly displaceFigure: {
    readonly ask: { readonly figure: Figure; readonly from: Square };
    readonly answer: { readonly square: Square };
  };
  /** SOT-018, RUL-264: the city a gathering scout serves this turn, named by its center. */
  readonly assignScout: {
    readonly ask: { readonly scout: number; readonly square: Square };
    readonly answer: { readonly city: Square };
  };
  /** SOT-022, INV-011: the card that gets a free marker; `left` are still to be placed. */
  readonly freeInvestment: {
    readonly ask: { readonly reason: RelicId; readonly left: number };
    readonly answer: { readonly card: InvestmentId };
  };
};

export type StartOfTurnAct =
  | { readonly do: 'end' }
  | { readonly do: 'found'; readonly square: Square; readonly figure: Figure }
  | { readonly do: 'government'; readonly government: GovernmentId }
  | { readonly do: 'person'; readonly person: GreatPersonType }
  /** One coin token goes, and a marker comes onto an investment card (INV-003, SOT-019). */
  | { readonly do: 'invest'; readonly card: InvestmentId; readonly from: OwnCoinPlace }
  /** The reward of a relic taken in the turn before (SOT-021, SOT-022, RUL-040). */
  | { readonly do: 'relic'; readonly relic: RelicId }
  /** A Teacher is turned in for a tech of level I (SOT-020). */
  | { readonly do: 'marker'; readonly marker: HutId | VillageId }
  /** Plastics: an unlocked unit, figure or building for free, once per turn (RUL-307, RUL-346). */
  | { readonly do: 'freeItem'; readonly tech: TechId; readonly item: ItemId }
  | WonderAct
  /** United Nations: may be chosen by others' events, or not (RUL-283). */
  | { readonly do: 'consent'; readonly on: boolean }
  | MenuPlay;
