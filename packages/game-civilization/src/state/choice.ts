import type { Plain } from '@tessera/kernel';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import { GOVERNMENT_IDS } from '../data/governments.ts';
import { RESOURCES } from '../data/resources.ts';
import { TECH_IDS } from '../data/techIds.ts';
import { TERRAINS } from '../data/terrain.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { WONDER_IDS } from '../data/wonders.ts';
import { COIN_IDS } from './coinChoice.ts';

/** What else a card may let its player choose, by name. */
export const ALTERNATIVES = [
  'obsolete',
  'killUnit',
  'destroyBuilding',
  'person',
  'army',
  'scout',
  // Of the group now moving, where other figures stand in its square.
  'movingArmy',
  'movingScout',
  // Albert Einstein's exchange, by its direction.
  'tradeToCulture',
  'cultureToTrade',
] as const;

/**
 * What a choice is about. Squares, seats, cities (by the square of their center), fronts of a battle (−1: no more),
 * amounts and rows of the pyramid are numbers, the others ids.
 */
export const CHOICE_KINDS = [
  'square',
  'seat',
  'city',
  'front',
  'wonder',
  'tech',
  'resource',
  'government',
  'deck',
  'coin',
  'unit',
  'terrain',
  'alternative',
  'amount',
  'row',
] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

const IDS: { readonly [K in ChoiceKind]: readonly string[] | null } = {
  square: null,
  seat: null,
  city: null,
  front: null,
  wonder: WONDER_IDS,
  tech: TECH_IDS,
  resource: RESOURCES,
  government: GOVERNMENT_IDS,
  deck: CULTURE_DECKS,
  coin: COIN_IDS,
  unit: UNIT_TYPES,
  terrain: TERRAINS,
  alternative: ALTERNATIVES,
  amount: null,
  row: null,
};

/** Chosen instead of a further value where a card says "up to". */
export const STOP = -2;
const STOP_NAME = 'stop';

/** One choice that a card puts to its player: what it is about and everything that may be chosen. */
export interface Choice {
  readonly of: ChoiceKind;
  readonly values: readonly number[];
}

/** A chosen value as it travels: the id of a face, or the number of a square or seat. */
export function choiceValue(of: ChoiceKind, value: number): string | number {
  if (value === STOP) return STOP_NAME;
  const ids = IDS[of];
  return ids === null ? value : (ids[value] as string);
}

/** A value from outside as the number the engine uses, or −1. */
export function choiceNumber(of: ChoiceKind, value: Plain | undefined): number {
  if (value === STOP_NAME) return STOP;
  const ids = IDS[of];
  if (ids === null) return Number.isSafeInteger(value) ? (value as number) : -1;
  return typeof value === 'string' ? ids.indexOf(value) : -1;
}

/** What was chosen, without the value that only ends the choosing: a stop, or no more fronts. */
export function choicesIn(named: readonly (string | number)[]): (string | number)[] {
  return named.filter((value) => value !== STOP_NAME && value !== -1);
}

export function alternative(name: (typeof ALTERNATIVES)[number]): number {
  return ALTERNATIVES.indexOf(name);
}
