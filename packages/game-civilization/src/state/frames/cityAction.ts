import type { Seat } from '@tessera/kernel';
import type { Bonus } from '../bonus.ts';

/**
 * One action of a city (CITY-002): everything is chosen, then declared and paid, then it may be cancelled, then it is
 * carried out (RUL-067).
 */
export type CityAction = {
  readonly op: 'cityAction';
  at:
    | 'place'
    | 'placed'
    | 'second'
    | 'secondChosen'
    | 'harvestAgain'
    | 'againChosen'
    | 'declare'
    | 'declared'
    | 'make'
    | 'devote'
    | 'harvest';
  readonly seat: Seat;
  readonly city: number;
  readonly act: CityActKind;
  /** Items to be made, in order (RUL-271), and the square of each, −1 for none; harvested squares alike. */
  items: number[];
  squares: number[];
  /** How many items have been made. */
  made: number;
  /** A harvest by the additional action of Atomic Theory (HARV-007). */
  readonly extra: boolean;
  /** The additional action that Ada Lovelace gives: it cannot be cancelled, and is not exempt from HARV-007 (RUL-330, RUL-341). */
  readonly given: boolean;
  /** What it costs: rushes, and temporary bonuses by their place in `bonusesFor` until they are paid. */
  rush: number;
  bonuses: number[];
  /** Bonuses that have been paid. */
  paid: Bonus[];
};

export const CITY_ACTS = ['produce', 'split', 'freeBuilding', 'devote', 'devoteForTrade', 'harvest'] as const;

export type CityActKind = (typeof CITY_ACTS)[number];
