import type { Seat } from '@tessera/kernel';
import { outskirts } from '../board/cities.ts';
import { hasEnemyFigure } from '../board/figures.ts';
import { geometry } from '../board/geometry.ts';
import { personPiece } from '../board/pieces.ts';
import { PERSON_CARD_TYPE } from '../data/faces.ts';
import { GREAT_PERSON_TYPES } from '../data/greatPeople.ts';
import { PERSON } from '../data/names.ts';
import { playerOf, type State } from '../state.ts';

/** Is the great person deck in play (SET-022)? Then the markers lie face up, sorted by type. */
export function hasPersonDeck({ options }: State): boolean {
  return options.expansion && options.greatPersonDeck;
}

/** How many of the player's markers of a type are on the map, blockaded or not, or only those that work (RUL-337). */
function markersOnMap(state: State, seat: Seat, type: number, isWorking: boolean): number {
  const player = playerOf(state, seat);
  const piece = personPiece(type);
  let markers = 0;
  for (let city = 0; city < player.cities.length; city++) {
    for (const square of outskirts(geometry(state), player, city)) {
      if (state.pieces[square] === piece && !(isWorking && hasEnemyFigure(state, seat, square))) markers++;
    }
  }
  return markers;
}

/** GPD-011, GPD-012, FAQ-067: one marker of the type on the map that is not blockaded is enough. */
export function hasWorkingMarker(state: State, seat: Seat, type: number): boolean {
  return markersOnMap(state, seat, type, true) > 0;
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
  return reserved + markersOnMap(state, seat, type, false);
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

/** Does this card lie face up before the player, and work (RUL-200, RUL-336)? */
export function hasPerson(state: State, seat: Seat, person: keyof typeof PERSON): boolean {
  const card = PERSON[person];
  if (!playerOf(state, seat).openPeople.includes(card)) return false;
  return hasWorkingMarker(state, seat, PERSON_CARD_TYPE[card] as number);
}
