import type { GreatPersonCardId } from '../../data/greatPeople.ts';
import type { HutId, VillageId } from '../../data/markers.ts';
import type { Square } from '../../data/squareNames.ts';
import type { ItemId } from '../itemIds.ts';
import type { MenuPlay } from './menuPlay.ts';

/** The techs that give a coin token for a payment (RUL-273). */
export type CoinTask = 'democracy' | 'printingPress';

/** How an item is paid beyond the city's own production: temporary bonuses by name, and how often 3 trade is paid (CITY-007). */
export type ItemPayment = {
  readonly bonuses: readonly string[];
  readonly rush: number;
};

/** The great person card that gives the action, which is used by declaring it (RUL-389); without one the action is the city's own. */
type Given = { readonly by?: GreatPersonCardId };

/** What a city may do as its action; a city is named by its center. */
export type CityAct =
  | ({ readonly do: 'produce'; readonly city: Square; readonly item: ItemId } & ItemPayment & Given)
  /** Engineering: this item and a second one, which is chosen next with the payment for both (RUL-271). */
  | ({ readonly do: 'split'; readonly city: Square; readonly item: ItemId } & Given)
  /** Egypt's free building. */
  | ({ readonly do: 'freeBuilding'; readonly city: Square; readonly item: ItemId } & Given)
  | ({ readonly do: 'devote'; readonly city: Square } & Given)
  /** Charles Darwin: its culture comes as trade (RUL-311). */
  | ({ readonly do: 'devoteForTrade'; readonly city: Square } & Given)
  /** `twice` with Angkor Wat (HARV-008); `extra` by the additional action of Atomic Theory (HARV-007). */
  | ({
      readonly do: 'harvest';
      readonly city: Square;
      readonly square: Square;
      readonly twice: boolean;
      readonly extra: boolean;
    } & Given);

export type MenuAct =
  | CityAct
  | MenuPlay
  /** ART-005: one step on the culture track. */
  | { readonly do: 'advance' }
  /** RUL-273: a coin token on the tech for trade or culture. */
  | { readonly do: 'coin'; readonly tech: CoinTask }
  /** CITY-014: Friendly Workers add to the production of a city this turn. */
  | { readonly do: 'marker'; readonly marker: HutId | VillageId; readonly city: Square }
  /** United Nations: may be chosen by others' events, or not (RUL-283). */
  | { readonly do: 'consent'; readonly on: boolean }
  | { readonly do: 'end' };

/** Questions of a player's City Management part. */
export type CityDecisions = {
  /** CITY-001: an action of a city, another act of the part, or its end. */
  readonly cityManagement: { readonly ask: object; readonly answer: MenuAct };
  /** Where a figure, building or wonder goes. */
  readonly placeItem: {
    readonly ask: { readonly city: Square; readonly item: ItemId };
    readonly answer: { readonly square: Square };
  };
  /** The second item of a split, with what both cost. */
  readonly secondItem: {
    readonly ask: { readonly city: Square; readonly first: ItemId };
    readonly answer: { readonly item: ItemId } & ItemPayment;
  };
  /** What Angkor Wat's second harvest takes. */
  readonly secondHarvest: {
    readonly ask: { readonly city: Square; readonly first: Square };
    readonly answer: { readonly square: Square };
  };
};
