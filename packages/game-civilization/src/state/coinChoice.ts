import type { Seat } from '@tessera/kernel';
import { COIN_PLACES, type CoinPlace } from '../data/coinPlaces.ts';
import { playersWith } from '../data/setupOptions.ts';

/** A coin token as it is chosen: whose it is, and its place. */
export interface CoinChoice {
  readonly owner: Seat;
  readonly place: CoinPlace;
}

const ALL: readonly CoinChoice[] = Array.from({ length: playersWith({ expansion: true }).max }, (_, owner) =>
  COIN_PLACES.map((place) => ({ owner, place })),
).flat();

/** All ids of coins that can be chosen: `2:sheet`, `0:pottery`. A chosen value is an index in this list. */
export const COIN_IDS: readonly string[] = ALL.map(({ owner, place }) => `${owner}:${place}`);

export function coinValue(owner: Seat, place: CoinPlace): number {
  return owner * COIN_PLACES.length + COIN_PLACES.indexOf(place);
}

/** The coin behind a value that was chosen; null for one that is no coin. */
export function coinChosen(value: number): CoinChoice | null {
  return ALL[value] ?? null;
}
