import type { Seat } from '@tessera/kernel';
import { outskirts } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { personPiece } from '../board/pieces.ts';
import { PERSON_CARD_TYPE } from '../data/faces.ts';
import { GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { PERSON } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';
import { isHeldByEnemy } from './passing.ts';

/** Is the great person deck in play (SET-022)? Then the markers lie face up, sorted by type. */
export function hasPersonDeck({ options }: State): boolean {
  return options.expansion && options.greatPersonDeck;
}

type SquareTest = (state: State, seat: Seat, square: number) => boolean;

/** How many of the player's markers of a type are on the map, without those on squares that are blockaded (RUL-337). */
function markersOnMap(state: State, seat: Seat, type: number, isBlockaded: SquareTest | null): number {
  const player = playerOf(state, seat);
  const piece = personPiece(type);
  let markers = 0;
  for (let city = 0; city < player.cities.length; city++) {
    for (const square of outskirts(geometry(state), player, city)) {
      if (state.pieces[square] === piece && !isBlockaded?.(state, seat, square)) markers++;
    }
  }
  return markers;
}

/** GPD-011, GPD-012, FAQ-067: one marker of the type on the map that is not blockaded is enough. */
export function hasWorkingMarker(state: State, seat: Seat, type: number): boolean {
  return markersOnMap(state, seat, type, hasEnemyFigure) > 0;
}

/** Could the player hold any card of this type and use it: one lies face down, and a marker works (RUL-337)? All of that is public. */
export function couldHold(state: State, seat: Seat, type: number): boolean {
  for (const card of playerOf(state, seat).hiddenPeople) {
    if (PERSON_CARD_TYPE[card] === type) return hasWorkingMarker(state, seat, type);
  }
  return false;
}

/** The same for cards of any type (RUL-338). */
export function couldHoldAny(state: State, seat: Seat): boolean {
  for (let type = 0; type < GREAT_PERSON_TYPES.length; type++) if (couldHold(state, seat, type)) return true;
  return false;
}

/** How many cards of a type the player may have: as many as markers of it, on the map and in reserve (GPD-013). */
export function mostCards(state: State, seat: Seat, type: number): number {
  let reserved = 0;
  for (const person of playerOf(state, seat).reserve) if (person === type) reserved++;
  return reserved + markersOnMap(state, seat, type, null);
}

/** The great person cards of a type, face down or up, among some. */
export function cardsOfType(cards: readonly number[], type: number): number[] {
  return cards.filter((card) => PERSON_CARD_TYPE[card] === type);
}

/** Does this card lie face down before the player, and could it be used now (GPD-011)? */
export function holdsPerson(state: State, seat: Seat, person: keyof typeof PERSON): boolean {
  const card = PERSON[person];
  if (!playerOf(state, seat).hiddenPeople.includes(card)) return false;
  return hasWorkingMarker(state, seat, PERSON_CARD_TYPE[card] as number);
}

/** Why the player cannot use a card that they would discard for its effect: they have none, or no marker of its type works. */
export function ruleAgainstDiscarding(state: State, seat: Seat, card: number): 'GPD-009' | 'GPD-011' | null {
  const { hiddenPeople, openPeople } = playerOf(state, seat);
  // Only one that came back from a cancelled action lies face up (RUL-340).
  if (!hiddenPeople.includes(card) && !openPeople.includes(card)) return 'GPD-009';
  return hasWorkingMarker(state, seat, PERSON_CARD_TYPE[card] as number) ? null : 'GPD-011';
}

/** Does this card lie face up before the player, and work (RUL-200, RUL-336)? */
export function hasPerson(state: State, seat: Seat, person: keyof typeof PERSON): boolean {
  return isWorking(state, seat, PERSON[person], hasEnemyFigure);
}

/** The same for what cannot be undone: a group that only passes over the marker takes nothing away (RUL-390). */
export function keepsPerson(state: State, seat: Seat, person: keyof typeof PERSON): boolean {
  return isWorking(state, seat, PERSON[person], isHeldByEnemy);
}

function isWorking(state: State, seat: Seat, card: number, isBlockaded: SquareTest): boolean {
  if (!playerOf(state, seat).openPeople.includes(card)) return false;
  return markersOnMap(state, seat, PERSON_CARD_TYPE[card] as number, isBlockaded) > 0;
}
