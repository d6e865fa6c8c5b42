import type { Seat } from '@tessera/kernel';
import { COIN_PLACES, type CoinPlace } from '../data/coinPlaces.ts';
import { playersWith } from '../data/setupOptions.ts';

/** Where a coin token lies that its owner gives up: that may also be the Panama Canal (RUL-203, RUL-347). */
export type OwnCoinPlace = CoinPlace | 'panamaCanal';

/** A coin token as it is chosen: whose it is, and its place. */
export interface CoinChoice {
  readonly owner: Seat;
  readonly place: OwnCoinPlace;
}

const OWNERS = Array.from({ length: playersWith({ expansion: true }).max }, (_, owner) => owner);

/** The coins on the Panama Canal come last, so that stored games keep their numbers. */
const ALL: readonly CoinChoice[] = [
  ...OWNERS.flatMap((owner) => COIN_PLACES.map((place) => ({ owner, place }))),
  ...OWNERS.map((owner) => ({ owner, place: 'panamaCanal' }) as const),
];

/** All ids of coins that can be chosen: `2:sheet`, `0:pottery`, `1:panamaCanal`. A chosen value is an index in this list. */
export const COIN_IDS: readonly string[] = ALL.map(({ owner, place }) => `${owner}:${place}`);

export function coinValue(owner: Seat, place: OwnCoinPlace): number {
  if (place === 'panamaCanal') return OWNERS.length * COIN_PLACES.length + owner;
  return owner * COIN_PLACES.length + COIN_PLACES.indexOf(place);
}

/** The coin behind a value that was chosen; null for one that is no coin. */
export function coinChosen(value: number): CoinChoice | null {
  return ALL[value] ?? null;
}
