import type { PlainObject } from '@tessera/kernel';
import { givenFields, givenList, givenNumber, ImpossibleTable, maybeGivenList } from '@tessera/kernel';
import { BUILDING_FAMILIES } from '../data/buildings.ts';
import { CULTURE_DECKS } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK, UNIT_CARD_TYPE, WONDER_AGE } from '../data/faces.ts';
import { MARKET_RESOURCES } from '../data/resources.ts';
import { AGES } from '../data/sets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { WONDERS_OF_AGE } from '../data/wonders.ts';
import type { State } from '../state.ts';
import {
  EVENTS,
  faceCalled,
  HUTS,
  type Kind,
  ofDeck,
  PERSON_CARDS,
  PERSONS,
  takeNamed,
  UNITS,
  VILLAGES,
  WONDERS,
} from './taking.ts';

interface Deck {
  readonly pile: number[];
  readonly of: Kind;
}

/**
 * Decks, discards and market. What they state is taken first, so that nothing else gets it. The returned function puts it
 * in place when everything else is laid: the stated cards on top, the first one uppermost, the rest under them.
 */
export function arrangeStock(state: State, given: PlainObject): () => void {
  const decks = decksOf(state);
  const stated = givenFields(given['decks'], 'decks', Object.keys(decks));
  const tops: { readonly pile: number[]; readonly top: number[] }[] = [];
  for (const [name, { pile, of }] of Object.entries(decks)) {
    tops.push({ pile, top: givenList(stated[name], 'decks').map((id) => takeNamed(pile, of, id, 'decks')) });
  }
  layDiscards(state, given, decks);
  const market = maybeGivenList(given['wonderMarket'], 'wonderMarket')?.map((id) =>
    id === null ? -1 : takeNamed(state.wonderDeck, WONDERS, id, 'wonderMarket'),
  );
  if (market !== undefined && market.length > state.wonderMarket.length) {
    throw new ImpossibleTable('wonderMarket', 'full', market.length, { rule: 'SET-015' });
  }
  layStock(state, given);
  return () => {
    const onTop = tops.find(({ pile }) => pile === state.wonderDeck)?.top ?? [];
    leaveOutWonders(state, [...(market ?? []), ...onTop]);
    // The earliest age comes first (SET-011).
    state.wonderDeck.sort((a, b) => (WONDER_AGE[b] as number) - (WONDER_AGE[a] as number) || b - a);
    for (let space = 0; space < state.wonderMarket.length; space++) {
      state.wonderMarket[space] = market === undefined ? (state.wonderDeck.pop() ?? -1) : (market[space] ?? -1);
    }
    for (const { pile, top } of tops) pile.push(...top.reverse());
  };
}

/** SET-013, SET-014: four wonders of each age are in the game; those that nothing states are left out. */
function leaveOutWonders(state: State, stated: readonly number[]): void {
  for (let age = 0; age < AGES.length; age++) {
    const isOfAge = (wonder: number) => WONDER_AGE[wonder] === age;
    const owned = state.players.flatMap(({ wonders }) => wonders);
    let left = WONDERS_OF_AGE - [...owned, ...stated, ...state.box.wonders].filter(isOfAge).length;
    for (const wonder of state.wonderDeck.filter(isOfAge)) {
      if (left-- > 0) continue;
      state.wonderDeck.splice(state.wonderDeck.indexOf(wonder), 1);
      state.box.unseenWonders.push(wonder);
    }
  }
}

function decksOf(state: State): { readonly [name: string]: Deck } {
  const decks: { [name: string]: Deck } = {
    persons: { pile: state.persons, of: PERSONS },
    personCards: { pile: state.personDeck, of: PERSON_CARDS },
    huts: { pile: state.huts, of: HUTS },
    villages: { pile: state.villages, of: VILLAGES },
    wonders: { pile: state.wonderDeck, of: WONDERS },
  };
  for (const [type, name] of UNIT_TYPES.entries()) {
    decks[name] = { pile: state.unitDecks[type] as number[], of: ofDeck(UNITS, UNIT_CARD_TYPE, type) };
  }
  for (const [deck, name] of CULTURE_DECKS.entries()) {
    decks[name] = { pile: state.eventDecks[deck] as number[], of: ofDeck(EVENTS, EVENT_CARD_DECK, deck) };
  }
  return decks;
}

function layDiscards(state: State, given: PlainObject, decks: { readonly [name: string]: Deck }): void {
  const names: readonly string[] = [...UNIT_TYPES, ...CULTURE_DECKS, 'personCards'];
  const stated = givenFields(given['discards'], 'discards', names);
  const piles = [...state.unitDiscards, ...state.eventDiscards, state.personDiscards];
  for (const [i, name] of names.entries()) {
    const { pile, of } = decks[name] as Deck;
    for (const id of givenList(stated[name], 'discards')) piles[i]?.push(takeNamed(pile, of, id, 'discards'));
  }
}

/** Tokens and buildings left in the market, where fewer than all are; and obsolete wonders. */
function layStock(state: State, given: PlainObject): void {
  const tokens = givenFields(given['resources'], 'resources', MARKET_RESOURCES);
  for (const [resource, name] of MARKET_RESOURCES.entries()) {
    const all = state.market[resource] as number;
    state.market[resource] = givenNumber(tokens[name] ?? all, 'resources', 0, all, 'SET-019');
  }
  const buildings = givenFields(given['buildings'], 'buildings', BUILDING_FAMILIES);
  for (const [family, name] of BUILDING_FAMILIES.entries()) {
    const all = state.buildings[family] as number;
    state.buildings[family] = givenNumber(buildings[name] ?? all, 'buildings', 0, all, 'CMP-011');
  }
  for (const id of givenList(given['obsolete'], 'obsolete')) {
    state.obsolete |= 1 << faceCalled(WONDERS, id, 'obsolete');
  }
}
