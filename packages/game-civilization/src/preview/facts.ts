import type { PlainObject, Seat } from '@tessera/kernel';
import type { BuildingId } from '../data/buildings.ts';
import type { Figure } from '../data/figures.ts';
import type { GovernmentId } from '../data/governments.ts';
import type { RelicId } from '../data/markers.ts';
import type { Resource } from '../data/resources.ts';
import type { CardPhase } from '../data/sets.ts';
import type { TechId } from '../data/techIds.ts';
import type { UnitType } from '../data/units.ts';
import type { ProductionSource } from '../rules/production.ts';
import type { BattleKind } from '../state/frames/battle.ts';
import type { ItemId } from '../state/itemIds.ts';
import type { Victory } from '../state/victories.ts';

/** What a preview can say. Squares and cities are numbers of squares, as in questions and answers. */
export type Fact = ChangeFact | SiteFact | PriceFact | ReachFact | ArrivalFact | TechFact | SpaceFact;

type Ruled = { readonly rules: readonly string[] };
type Changed = { readonly seat: Seat } & Ruled;

/** Something is different afterwards. */
export type ChangeFact = CityFact | NumberFact | CountFact | ResourceFact | PieceFact | UnlockFact | VictoryFact;

/** What a city gives, before (null: it is not there) and after. */
export type CityFact = Changed & {
  readonly fact: 'production' | 'trade' | 'devotion' | 'cityCoins';
  readonly city: number;
  readonly before: number | null;
  readonly after: number | null;
  /** Where the production comes from afterwards; empty for the other numbers. */
  readonly sources: readonly ProductionSource[];
};

export const NUMBERS = [
  'trade',
  'culture',
  'coins',
  'track',
  'travelSpeed',
  'stackingLimit',
  'water',
  'maxCities',
  'cultureHandSize',
  'battleHandSize',
  'combatBonus',
] as const;
/** One of a player's numbers, as the view names them. */
export type NumberFact = Changed & {
  readonly fact: 'number';
  readonly of: (typeof NUMBERS)[number];
  readonly before: number;
  readonly after: number;
};

/** How many of something a player has (figures on the map, market tokens), or the rank of a unit type. */
export type CountFact = Changed & { readonly before: number; readonly after: number } & (
    | { readonly fact: 'figures'; readonly of: Figure }
    | { readonly fact: 'tokens'; readonly of: Resource }
    | { readonly fact: 'rank'; readonly of: UnitType }
  );

/** A city can harvest a square's resource from now on, or no longer. */
export type ResourceFact = Changed & {
  readonly fact: 'resource';
  readonly city: number;
  readonly square: number;
  readonly resource: Resource;
  readonly gained: boolean;
};

export type PieceFact = Changed &
  (
    | {
        readonly fact: 'replaced';
        readonly square: number;
        readonly piece: { readonly kind: string; readonly face: string | null };
        readonly to: 'market' | 'box' | 'reserve';
      }
    | { readonly fact: 'upgraded'; readonly square: number; readonly from: BuildingId; readonly to: BuildingId }
  );

export type UnlockFact = Changed &
  (
    | { readonly fact: 'unlocked' | 'outdated'; readonly item: ItemId }
    | { readonly fact: 'cost'; readonly item: ItemId; readonly before: number; readonly after: number }
    | { readonly fact: 'government'; readonly government: GovernmentId }
    /** Unlocked no more. */
    | { readonly fact: 'governmentsLocked'; readonly governments: readonly GovernmentId[] }
    | { readonly fact: 'immunity'; readonly gained: boolean }
    /** The present government falls; null if its owner chooses what follows (GOV-012, RUL-332). */
    | { readonly fact: 'governmentLost'; readonly government: GovernmentId; readonly next: GovernmentId | null }
    | {
        readonly fact: 'ability';
        readonly tech: TechId;
        readonly phase: CardPhase;
        readonly resource: Resource | 'any';
        readonly amount: number;
      }
    | { readonly fact: 'coinTokens'; readonly tech: TechId; readonly most: number }
  );

/** A victory condition is reached; `ends` says whether the game ends at once (VIC-009, VAR-010). */
export type VictoryFact = Changed & { readonly fact: 'victory'; readonly victory: Victory; readonly ends: boolean };

/** Whether a city may stand there, whatever figure would found it. */
export type SiteFact = Ruled & {
  readonly fact: 'site';
  readonly square: number;
  readonly against: { readonly rule: string; readonly params: PlainObject } | null;
};

/** What items cost together and how that is paid; `tradeLeft` is below 0 where the trade does not suffice. */
export type PriceFact = Ruled & {
  readonly fact: 'price';
  readonly city: number;
  readonly items: readonly ItemId[];
  readonly cost: number;
  readonly production: number;
  readonly bonuses: readonly string[];
  readonly bonus: number;
  readonly rush: number;
  readonly trade: number;
  readonly tradeLeft: number;
  /** Production that is lost (CITY-006). */
  readonly unused: number;
};

export type ReachFact = Ruled &
  (
    | {
        readonly fact: 'reach';
        readonly square: number;
        readonly steps: number;
        /** What a group that ends there meets; `pass` where it cannot end. */
        readonly meets: string;
        /** Whose figures or city it meets. */
        readonly of: Seat | null;
        /** Whose outskirts it blockades there (BLK-001). */
        readonly blockades: Seat | null;
      }
    | { readonly fact: 'discovery'; readonly square: number; readonly from: number; readonly steps: number }
  );

/** What happens where a group arrives. */
export type ArrivalFact = Ruled &
  (
    | { readonly fact: 'stop' | 'hut'; readonly square: number }
    | { readonly fact: 'relic'; readonly square: number; readonly relic: RelicId }
    | { readonly fact: 'overrun'; readonly square: number; readonly of: Seat; readonly loot: number }
    | {
        readonly fact: 'battle';
        readonly square: number;
        readonly of: BattleKind;
        readonly attacker: SideFact;
        readonly defender: SideFact;
        /** The side with the first battle turn. */
        readonly begins: 'attacker' | 'defender';
      }
  );

/** The public numbers of one side. */
export type SideFact = {
  /** Who plays it; the player to the left plays the barbarians (HUT-004). */
  readonly seat: Seat;
  readonly armies: number;
  /** Units of the standing forces, and how many of them are drawn. */
  readonly forces: number;
  readonly hand: number;
  readonly bonus: number;
  /** The combat bonus card, after the comparison (BAT-019). */
  readonly card: number;
};

/** What it takes to research a tech. */
export type TechFact = Ruled & {
  readonly fact: 'research';
  readonly tech: TechId;
  readonly level: number;
  /** The row of the pyramid it goes into: that of its level, or the one below with Nikola Tesla. */
  readonly row: number;
  readonly needed: number;
  readonly trade: number;
};

/** The space of the culture track that is entered, and what it gives. */
export type SpaceFact = Ruled & {
  readonly fact: 'space';
  readonly space: number;
  readonly reward: 'event' | 'greatPerson' | 'victory';
};
