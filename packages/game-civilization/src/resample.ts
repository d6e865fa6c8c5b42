import { allInProgress, inProgress, nextBelow, nextWord, type Seat, seedStreams, shuffleWith } from '@tessera/kernel';
import { faceOf, hutPiece, isHut, isVillage, villagePiece } from './board/pieces.ts';
import { clone } from './clone.ts';
import { CULTURE_DECKS } from './data/cultureEvents.ts';
import {
  EVENT_CARD_DECK,
  FIRST_NEUTRAL_TILE,
  isVillageMarker,
  PERSON_CARD_TYPE,
  UNIT_CARD_TYPE,
  WONDER_AGE,
} from './data/faces.ts';
import { GREAT_PERSON_TYPES } from './data/greatPeople.ts';
import { PERSON } from './data/names.ts';
import { AGES } from './data/sets.ts';
import { UNIT_TYPES } from './data/units.ts';
import { options } from './decisions/index.ts';
import { isKnownByType, seatOfSide, seesHand } from './rules/battleSides.ts';
import { isKept } from './rules/markers.ts';
import { hasPersonDeck } from './rules/people.ts';
import { isLowered } from './rules/pyramid.ts';
import type { Answer, Ask } from './state/questions.ts';
import { SIDES } from './state/sides.ts';
import { type Offer, playerOf, type State } from './state.ts';

/**
 * The same table with everything that a seat cannot know dealt again (RUL-010): decks, face-down tiles, hut and village
 * markers wherever they lie, the hands and standing forces of others, their battle hands, what they offer and what they
 * have sealed. An event that another seat has already picked to play stays there: the choices made for it depend on it.
 */
export function resample(state: State, seat: Seat | null, generator: number[]): State {
  const dealt = clone(state);
  dealTiles(dealt, generator);
  if (hasPersonDeck(dealt)) dealPeople(dealt, seat, generator);
  else dealPersonMarkers(dealt, seat, generator);
  dealWonders(dealt, generator);
  dealEvents(dealt, seat, generator);
  dealMarkers(dealt, seat, generator);
  dealUnits(dealt, seat, generator);
  dealBattleHands(dealt, seat, generator);
  dealt.offers = dealt.offers.map((offer) => (offer.by === seat ? offer : redealtOffer(dealt, offer, generator)));
  dealt.rng = seedStreams(`resampled ${nextWord(generator)}`);
  redealSealed(dealt, seat, generator);
  return dealt;
}

/** A place in a list that holds something hidden. */
interface Place {
  readonly list: number[];
  readonly index: number;
}

/** Deals what lies in these places again among them; the first `fitting` places take only faces that fit. */
function dealAmong(places: readonly Place[], generator: number[], fitting = 0, fits = anyFace): void {
  const faces: number[] = [];
  for (const { list, index } of places) faces.push(list[index] as number);
  shuffleWith(generator, faces);
  for (let i = 0; i < places.length; i++) {
    let next = i;
    if (i < fitting) while (!fits(faces[next] as number)) next++;
    const { list, index } = places[i] as Place;
    list[index] = faces[next] as number;
    faces[next] = faces[i] as number;
  }
}

const anyFace = (_face: number): boolean => true;

function addPlaces(places: Place[], list: number[], isHidden = anyFace): void {
  for (let index = 0; index < list.length; index++) if (isHidden(list[index] as number)) places.push({ list, index });
}

/** Face-down tiles, and those left in the box, which nobody has seen either (MAP-016). */
function dealTiles(state: State, generator: number[]): void {
  const places: Place[] = [];
  for (let slot = 0; slot < state.tiles.length; slot++) {
    const isDown = (state.tiles[slot] as number) >= 0 && (state.turned[slot] as number) < 0;
    if (isDown) places.push({ list: state.tiles, index: slot });
  }
  addPlaces(places, state.box.tiles, (tile) => tile >= FIRST_NEUTRAL_TILE);
  dealAmong(places, generator);
}

/** The ages lie on top of each other. Of an age its order is unknown, and which wonders were left out (SET-011, RUL-388). */
function dealWonders(state: State, generator: number[]): void {
  for (let age = 0; age < AGES.length; age++) {
    const places: Place[] = [];
    addPlaces(places, state.wonderDeck, (wonder) => WONDER_AGE[wonder] === age);
    addPlaces(places, state.box.unseenWonders, (wonder) => WONDER_AGE[wonder] === age);
    dealAmong(places, generator);
  }
}

/**
 * Great person cards: the types of those that others hold face down are known, their faces are not. The deck may hold any,
 * and so may the cards of which Greece keeps one, as long as their markers are left (GPD-007).
 */
function dealPeople(state: State, seat: Seat | null, generator: number[]): void {
  for (let type = 0; type < GREAT_PERSON_TYPES.length; type++) {
    const isOfType = (card: number): boolean => PERSON_CARD_TYPE[card] === type;
    const places: Place[] = [];
    addPlaces(places, state.personDeck, isOfType);
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const picked = pickedBy(state, other, 'person');
      addPlaces(places, playerOf(state, other).hiddenPeople, (card) => isOfType(card) && !isPicked(picked, card));
    }
    dealAmong(places, generator);
  }
  const places: Place[] = [];
  for (const frame of allInProgress(state, 'gainPerson')) if (frame.seat !== seat) addPlaces(places, frame.cards);
  const drawn = places.length;
  addPlaces(places, state.personDeck);
  dealAmong(places, generator, drawn, (card) => state.persons.includes(PERSON_CARD_TYPE[card] as number));
}

/** Without their deck: the face-down markers, and those of which Greece keeps one (RUL-343). */
function dealPersonMarkers(state: State, seat: Seat | null, generator: number[]): void {
  const places: Place[] = [];
  for (const frame of allInProgress(state, 'gainPerson')) if (frame.seat !== seat) addPlaces(places, frame.cards);
  addPlaces(places, state.persons);
  dealAmong(places, generator);
}

function dealEvents(state: State, seat: Seat | null, generator: number[]): void {
  for (let deck = 0; deck < CULTURE_DECKS.length; deck++) {
    const places: Place[] = [];
    addPlaces(places, state.eventDecks[deck] as number[]);
    for (const frame of allInProgress(state, 'keepEvent')) {
      if (frame.seat !== seat) addPlaces(places, frame.cards, (card) => EVENT_CARD_DECK[card] === deck);
    }
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      const picked = pickedBy(state, other, 'event');
      const { events } = playerOf(state, other);
      addPlaces(places, events, (card) => EVENT_CARD_DECK[card] === deck && !isPicked(picked, card));
    }
    dealAmong(places, generator);
  }
}

/**
 * Markers by their back: held by others, in the pool, and on the map, where the face is part of the piece. Others can only
 * hold markers that are kept face down.
 */
function dealMarkers(state: State, seat: Seat | null, generator: number[]): void {
  for (const isVillages of [false, true]) {
    const places: Place[] = [];
    const squares: number[] = [];
    const onMap: number[] = [];
    for (let square = 0; square < state.pieces.length; square++) {
      const piece = state.pieces[square] as number;
      if (!(isVillages ? isVillage(piece) : isHut(piece))) continue;
      squares.push(square);
      onMap.push(faceOf(piece));
    }
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat) continue;
      addPlaces(places, playerOf(state, other).markers, (marker) => isVillageMarker(marker) === isVillages);
    }
    const held = places.length;
    addPlaces(places, isVillages ? state.villages : state.huts);
    addPlaces(places, onMap);
    dealAmong(places, generator, held, isKept);
    for (let i = 0; i < squares.length; i++) {
      const marker = onMap[i] as number;
      state.pieces[squares[i] as number] = isVillages ? villagePiece(marker) : hutPiece(marker);
    }
  }
}

/** Units by type: their strengths are hidden in decks, in others' forces and in battle hands that the seat cannot see. */
function dealUnits(state: State, seat: Seat | null, generator: number[]): void {
  const battle = inProgress(state, 'battle');
  for (let type = 0; type < UNIT_TYPES.length; type++) {
    const places: Place[] = [];
    addPlaces(places, state.unitDecks[type] as number[]);
    const isOfType = (card: number): boolean => UNIT_CARD_TYPE[card] === type;
    for (let other = 0; other < state.players.length; other++) {
      if (other !== seat) addPlaces(places, playerOf(state, other).units, isOfType);
    }
    for (const side of SIDES) {
      if (battle !== null && !seesHand(battle, seat, side)) addPlaces(places, battle.hands[side], isOfType);
    }
    dealAmong(places, generator);
  }
}

/** Which units a player has drawn from the standing forces is hidden too; barbarians and a force built by Gustavus are known by type (HUT-005, RUL-313). */
function dealBattleHands(state: State, seat: Seat | null, generator: number[]): void {
  const battle = inProgress(state, 'battle');
  if (battle === null) return;
  for (const side of SIDES) {
    if (isKnownByType(battle, side) || seesHand(battle, seat, side)) continue;
    const places: Place[] = [];
    addPlaces(places, battle.hands[side]);
    addPlaces(places, playerOf(state, seatOfSide(battle, side)).units);
    dealAmong(places, generator);
  }
}

/** The hidden pieces of an offer: the same number with the same backs, from what its maker now holds (RUL-267). */
function redealtOffer(state: State, offer: Offer, generator: number[]): Offer {
  const { events, markers } = playerOf(state, offer.by);
  const backOf = (marker: number): number => Number(isVillageMarker(marker));
  return {
    ...offer,
    givenMarkers: redealt(offer.givenMarkers, markers, backOf, generator),
    givenEvents: redealt(offer.givenEvents, events, (card) => EVENT_CARD_DECK[card] as number, generator),
  };
}

function redealt(
  picked: readonly number[],
  from: readonly number[],
  backOf: (face: number) => number,
  generator: number[],
): number[] {
  const left = from.slice();
  shuffleWith(generator, left);
  const dealt: number[] = [];
  for (const face of picked) {
    // An offer that lapses as soon as the negotiation goes on may name more than its maker has left (RUL-268).
    const at = left.findIndex((other) => backOf(other) === backOf(face));
    if (at >= 0) dealt.push(...left.splice(at, 1));
  }
  return dealt;
}

/** The events or great person cards that a seat is about to play, though they are still in its hand. */
function pickedBy(state: State, seat: Seat, what: 'event' | 'person'): number[] {
  const picked = what === 'person' ? pickedWithAction(state, seat) : [];
  for (const frame of allInProgress(state, 'playCard')) {
    if (frame.seat === seat && frame.what === what && frame.at !== 'done') picked.push(frame.face);
  }
  // Once the choices are revealed, everybody knows who has Nikola Tesla.
  const tech = inProgress(state, 'research')?.chosen[seat] ?? -1;
  if (what === 'person' && isLowered(playerOf(state, seat), tech)) picked.push(PERSON.nikolaTesla);
  return picked;
}

/** Those that a city action uses whose items are being placed; a split may count on Michelangelo before it is paid (RUL-389). */
function pickedWithAction(state: State, seat: Seat): number[] {
  const picked: number[] = [];
  for (const frame of allInProgress(state, 'cityAction')) {
    if (frame.seat !== seat) continue;
    if (frame.given) picked.push(PERSON.adaLovelace);
    // He is offered after all bonuses of the player.
    const isNamed = frame.bonuses.includes(playerOf(state, seat).bonuses.length);
    if (frame.act === 'split' || isNamed) picked.push(PERSON.michelangelo);
  }
  return picked;
}

/** Each picked copy is skipped once. */
function isPicked(picked: number[], face: number): boolean {
  const at = picked.indexOf(face);
  if (at < 0) return false;
  picked.splice(at, 1);
  return true;
}

/** Others' sealed answers: any legal ones (RUL-010). */
function redealSealed(state: State, seat: Seat | null, generator: number[]): void {
  const { pending } = state;
  if (pending === null) return;
  for (let i = 0; i < pending.asks.length; i++) {
    const ask = pending.asks[i] as Ask;
    if (ask.seat === seat || pending.answers[i] === null) continue;
    const legal = options(state, ask);
    pending.answers[i] = legal[nextBelow(generator, legal.length)] as Answer;
  }
}
