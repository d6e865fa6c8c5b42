import type { Seat } from '@tessera/kernel';
import { ABILITY_PRICE, ABILITY_RESOURCE, ANY_RESOURCE } from '../../data/faces.ts';
import type { Paid } from '../paid.ts';

/**
 * Playing a culture event, using a resource ability or a great person card, which nothing can cancel (RUL-340): everything is chosen and paid first, then it is declared, may be
 * cancelled, and takes effect (RUL-006, EVT-005).
 */
export type PlayCard = {
  readonly op: 'playCard';
  at: 'choose' | 'chosen' | 'pay' | 'paid' | 'declare' | 'done' | 'used' | 'givenUp';
  readonly seat: Seat;
  readonly what: 'event' | 'ability' | 'person';
  /** The event or great person card, which stays in the hand until it is declared, or the index of the ability. */
  readonly face: number;
  /** What has been chosen, and the same as the table hears it. */
  chosen: number[];
  named: (string | number)[];
  /** Resources still to be paid, ANY_RESOURCE for a question mark (TECH-006), or two for a spy; and what has been paid. */
  owed: number[];
  paid: Paid[];
  /** A card that was to pay has been cancelled, so the player may give up the whole play (RUL-282). */
  mayGiveUp: boolean;
};

/**
 * Owed where the Kremlin lets two resources of any kinds pay a spy (RUL-309): the first or the second of them; or again a
 * spy, or two, because one of the two was cancelled (RUL-282).
 */
export const FIRST_OF_TWO = ANY_RESOURCE + 1;
export const SECOND_OF_TWO = ANY_RESOURCE + 2;
export const SPY_OR_TWO = ANY_RESOURCE + 3;

export function playEvent(seat: Seat, card: number): PlayCard {
  return playing(seat, 'event', card, []);
}

export function useAbility(seat: Seat, ability: number): PlayCard {
  const price = new Array<number>(ABILITY_PRICE[ability] as number).fill(ABILITY_RESOURCE[ability] as number);
  return playing(seat, 'ability', ability, price);
}

export function usePerson(seat: Seat, card: number): PlayCard {
  return playing(seat, 'person', card, []);
}

function playing(seat: Seat, what: PlayCard['what'], face: number, owed: number[]): PlayCard {
  return { op: 'playCard', at: 'choose', seat, what, face, chosen: [], named: [], owed, paid: [], mayGiveUp: false };
}
