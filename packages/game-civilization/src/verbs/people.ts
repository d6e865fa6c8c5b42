import { draw, reveal, type Seat, shuffle, tell, tellSeats } from '@tessera/kernel';
import { greatPersonId, PERSON_CARD_TYPE, personCardId } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { cardsOfType, mostCards } from '../rules/people.ts';
import { playerOf, type State, type StepContext } from '../state.ts';

/**
 * Draws the next card whose marker is left; those without one go face up under the deck (GPD-005). When a face-up card
 * comes to the top, the deck is turned over and shuffled (GPD-008). −1 if no marker is left (GPD-006).
 */
export function drawPersonCard(context: StepContext): number {
  const { state } = context;
  const isValid = (card: number): boolean => state.persons.includes(PERSON_CARD_TYPE[card] as number);
  if (!state.personDeck.some(isValid) && !state.personDiscards.some(isValid)) return -1;
  reveal(context);
  for (;;) {
    if (state.personDeck.length === 0) turnOver(context);
    const card = state.personDeck.pop() as number;
    if (isValid(card)) return card;
    discardPersonCard(context, null, card);
  }
}

function turnOver(context: StepContext): void {
  const { state } = context;
  state.personDeck = state.personDiscards;
  state.personDiscards = [];
  shuffle(context, 'decks', 'great person cards', state.personDeck);
}

/** A card goes face up under the deck, for all to see (GPD-005, GPD-010, RUL-197). */
export function discardPersonCard(context: StepContext, seat: Seat | null, card: number): void {
  context.state.personDiscards.push(card);
  tell(context, { kind: 'personCardDiscarded', seat, card: personCardId(card) });
}

/** The card stays face down with its owner, who takes its marker from the supply (GPD-001, GPD-004). The marker is returned. */
export function takePersonCard(context: StepContext, seat: Seat, card: number): number {
  const { state } = context;
  const type = PERSON_CARD_TYPE[card] as number;
  playerOf(state, seat).hiddenPeople.push(card);
  state.persons.splice(state.persons.indexOf(type), 1);
  tell(context, { kind: 'personGained', seat, person: greatPersonId(type) });
  const known = { kind: 'personCardDrawn', seat, person: greatPersonId(type), card: null } as const;
  tellSeats(context, [seat], { ...known, card: personCardId(card) }, known);
  return type;
}

/** A card is turned up and discarded for what it helps with: a payment (FAQ-068), a tech (RUL-338) or a city action (RUL-389). */
export function spendPersonCard(context: StepContext, seat: Seat, card: number): void {
  reveal(context);
  tell(context, { kind: 'personCardUsed', seat, card: personCardId(card), chosen: [] });
  removePersonCard(context.state, seat, card);
  discardPersonCard(context, seat, card);
}

/** RUL-340: a card that was spent for a cancelled action comes back face up. Nobody has drawn from the deck meanwhile. */
export function returnPersonCard(context: StepContext, seat: Seat, card: number): void {
  const { personDiscards } = context.state;
  personDiscards.splice(personDiscards.lastIndexOf(card), 1);
  playerOf(context.state, seat).openPeople.push(card);
  tell(context, { kind: 'personCardReturned', seat, card: personCardId(card) });
}

/** The card leaves its owner, face down or up, with what lies on it (RUL-344). */
export function removePersonCard(state: State, seat: Seat, card: number): void {
  const player = playerOf(state, seat);
  const cards = player.hiddenPeople.includes(card) ? player.hiddenPeople : player.openPeople;
  cards.splice(cards.indexOf(card), 1);
  if (card === PERSON.jimHenson) player.hensonCounters = 0;
}

/** After a marker was killed: cards above the limit are discarded one by one at random (GPD-014, RUL-344). */
export function discardPeopleAboveLimit(context: StepContext, seat: Seat, type: number): void {
  const { state } = context;
  const { hiddenPeople, openPeople } = playerOf(state, seat);
  for (;;) {
    const cards = cardsOfType([...hiddenPeople, ...openPeople], type);
    if (cards.length <= mostCards(state, seat, type)) return;
    reveal(context);
    const at = cards.length === 1 ? 0 : draw(context, 'dice', 'great person card', cards.length);
    removePersonCard(state, seat, cards[at] as number);
    discardPersonCard(context, seat, cards[at] as number);
  }
}
