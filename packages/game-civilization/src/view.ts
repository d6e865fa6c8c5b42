import { allInProgress, inProgress, openAsks, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { declaredBy } from './cards/declared.ts';
import { BUILDING_FAMILIES } from './data/buildings.ts';
import { CULTURE_DECKS } from './data/cultureEvents.ts';
import {
  civilizationId,
  FIRST_NEUTRAL_TILE,
  greatPersonId,
  isVillageMarker,
  markerId,
  personCardId,
  tileId,
  unitCardId,
  WONDER_AGE,
  wonderId,
} from './data/faces.ts';
import { MARKET_RESOURCES } from './data/resources.ts';
import { AGES } from './data/sets.ts';
import { UNIT_TYPES } from './data/units.ts';
import { cardId } from './rules/events.ts';
import { strengthInForces } from './rules/unitStrength.ts';
import type { Declared } from './state/item.ts';
import { type Goods, type Offer, type Options, playerOf, type State } from './state.ts';
import { type BattleView, battleView } from './view/battle.ts';
import { type MapView, mapView } from './view/map.ts';
import { counts, type PlayerView, playerView } from './view/player.ts';
import { type ReplacedView, replacedView } from './view/replaced.ts';
import { type UnitView, unitView } from './view/unit.ts';

type Counts = { readonly [name: string]: number };
type Lists = { readonly [name: string]: readonly string[] };

/** What only its owner knows (RUL-010). */
export type HandView = {
  readonly events: readonly string[];
  /** Hut and village markers, as `hut:spy`. */
  readonly markers: readonly string[];
  readonly units: readonly UnitView[];
  /** Great person cards that are still face down (GPD-004). */
  readonly people: readonly string[];
};

/** A declaration that may still be cancelled; the last one is settled first (RUL-278). */
export type DeclaredView = Declared & { readonly cancelled: boolean };

/** Goods as the public knows them: hidden pieces by their backs only. */
export type GoodsView = {
  readonly trade: number;
  readonly culture: number;
  readonly resources: Counts;
  readonly huts: number;
  readonly villages: number;
  readonly events: Counts;
};

export type OfferView = {
  readonly by: Seat;
  readonly to: Seat | null;
  readonly gives: GoodsView;
  readonly wants: GoodsView;
  readonly refused: readonly Seat[];
  /** The maker's hidden pieces, visible only to the maker. */
  readonly given: { readonly markers: readonly string[]; readonly events: readonly string[] } | null;
};

/** What a seat or a spectator sees: all that RUL-009 names, and the seat's own share of what RUL-010 hides. */
export type View = {
  readonly game: 'civilization';
  readonly seat: Seat | null;
  readonly options: Options;
  readonly turn: number;
  readonly phase: string;
  readonly first: Seat;
  /** Whose answers are awaited, to what, and whether one was already given (in the Research Phase it may be changed). */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string; readonly answered: boolean }[];
  /** The viewer's own open questions, and their answers so far. */
  readonly asks: readonly PlainObject[];
  readonly answers: readonly (PlainObject | null)[];
  /** What the viewer's answers to them would replace. */
  readonly replaced: readonly ReplacedView[];
  readonly hand: HandView | null;
  readonly players: readonly PlayerView[];
  readonly map: MapView;
  readonly battle: BattleView | null;
  readonly declared: readonly DeclaredView[];
  /** Great people drawn or taken out of reserve, face up, yet to be placed. */
  readonly gained: readonly { readonly seat: Seat; readonly person: string }[];
  readonly offers: readonly OfferView[];
  /** Sheets dealt in the advanced set-up, by seat (VAR-007). */
  readonly sheets: readonly (readonly string[])[];
  /** Cards left face down, and those face up under their decks. */
  readonly unitDecks: Counts;
  readonly unitDiscards: Lists;
  readonly eventDecks: Counts;
  readonly eventDiscards: Lists;
  /** Great person markers left, the great person cards left face down, and those face up under them. */
  readonly persons: number;
  readonly personDeck: number;
  readonly personDiscards: readonly string[];
  readonly huts: number;
  readonly villages: number;
  /** The wonder deck by age; which of an age lie in it, and in what order, may be unknown (RUL-388). */
  readonly wonderDeck: Counts;
  readonly wonderMarket: readonly (string | null)[];
  readonly obsolete: readonly string[];
  readonly buildings: Counts;
  readonly market: Counts;
  /** What has left the game, as far as it was seen; neutral tiles were not (MAP-016). */
  readonly box: {
    readonly tiles: readonly string[];
    readonly wonders: readonly string[];
    readonly persons: readonly string[];
    readonly markers: readonly string[];
    readonly civilizations: readonly string[];
  };
  readonly outcome: PlainObject | null;
};

/** What lies open for all to see. */
type PublicView = Omit<View, 'seat' | 'asks' | 'answers' | 'replaced' | 'hand' | 'battle' | 'offers'>;

export function publicView(state: State): PublicView {
  const { pending, box } = state;
  return {
    game: 'civilization',
    options: { ...state.options },
    turn: state.turn,
    phase: state.phase,
    first: state.first,
    awaited:
      pending?.asks.map((ask, i) => ({ seat: ask.seat, kind: ask.kind, answered: pending.answers[i] !== null })) ?? [],
    players: state.players.map((_, other) => playerView(state, other)),
    map: mapView(state),
    declared: declaredView(state),
    gained: gainedView(state),
    sheets: sheetsView(state),
    unitDecks: counts(UNIT_TYPES, (type) => sizeOf(state.unitDecks[type])),
    unitDiscards: lists(UNIT_TYPES, (type) => (state.unitDiscards[type] as number[]).map(unitCardId)),
    eventDecks: counts(CULTURE_DECKS, (deck) => sizeOf(state.eventDecks[deck])),
    eventDiscards: lists(CULTURE_DECKS, (deck) => (state.eventDiscards[deck] as number[]).map(cardId)),
    persons: state.persons.length,
    personDeck: state.personDeck.length,
    personDiscards: state.personDiscards.map(personCardId),
    huts: state.huts.length,
    villages: state.villages.length,
    wonderDeck: counts(AGES, (age) => state.wonderDeck.filter((wonder) => WONDER_AGE[wonder] === age).length),
    wonderMarket: state.wonderMarket.map((wonder) => (wonder < 0 ? null : wonderId(wonder))),
    obsolete: obsoleteWonders(state),
    buildings: counts(BUILDING_FAMILIES, (family) => state.buildings[family] as number),
    market: counts(MARKET_RESOURCES, (resource) => state.market[resource] as number),
    box: {
      tiles: box.tiles.filter((tile) => tile < FIRST_NEUTRAL_TILE).map(tileId),
      wonders: box.wonders.map(wonderId),
      persons: box.persons.map(greatPersonId),
      markers: box.markers.map(markerName),
      civilizations: box.civilizations.map(civilizationId),
    },
    outcome: state.outcome,
  };
}

export function view(state: State, seat: Seat | null, open: PublicView = publicView(state)): View {
  const { pending } = state;
  const own = seat === null ? [] : openAsks(state, seat);
  return {
    ...open,
    seat,
    asks: own as readonly Plain[] as readonly PlainObject[],
    answers: own.map((ask) => (pending?.answers[pending.asks.indexOf(ask)] ?? null) as PlainObject | null),
    replaced: replacedView(state, own),
    hand: seat === null ? null : handView(state, seat),
    battle: battleView(state, seat),
    offers: state.offers.map((offer) => offerView(state, offer, seat)),
  };
}

function handView(state: State, seat: Seat): HandView {
  const { events, markers, units } = playerOf(state, seat);
  return {
    events: events.map(cardId),
    markers: markers.map(markerName),
    units: units.map((card) => unitView(state, seat, card, strengthInForces(state, seat, card))),
    people: playerOf(state, seat).hiddenPeople.map(personCardId),
  };
}

function declaredView(state: State): DeclaredView[] {
  const declared: DeclaredView[] = [];
  for (const frame of allInProgress(state, 'declaration')) {
    if (frame.at === 'react' || frame.at === 'reacted') continue;
    declared.push({ ...declaredBy(state, frame), cancelled: frame.cancelled });
  }
  return declared;
}

function gainedView(state: State): { readonly seat: Seat; readonly person: string }[] {
  const gained: { readonly seat: Seat; readonly person: string }[] = [];
  for (const { seat, person } of allInProgress(state, 'gainPerson')) {
    if (person >= 0) gained.push({ seat, person: greatPersonId(person) });
  }
  return gained;
}

function offerView(state: State, offer: Offer, viewer: Seat | null): OfferView {
  const { by, to, gives, wants, givenMarkers, givenEvents } = offer;
  return {
    by,
    to,
    gives: goodsView(gives),
    wants: goodsView(wants),
    refused: state.players.map((_, seat) => seat).filter((seat) => (offer.refused & (1 << seat)) !== 0),
    given: by === viewer ? { markers: givenMarkers.map(markerName), events: givenEvents.map(cardId) } : null,
  };
}

function goodsView(goods: Goods): GoodsView {
  return {
    trade: goods.trade,
    culture: goods.culture,
    resources: counts(MARKET_RESOURCES, (resource) => goods.resources[resource] as number),
    huts: goods.huts,
    villages: goods.villages,
    events: counts(CULTURE_DECKS, (deck) => goods.events[deck] as number),
  };
}

function sheetsView(state: State): string[][] {
  const dealt = inProgress(state, 'setUp')?.sheets ?? [];
  if (dealt.length === 0) return [];
  const each = dealt.length / state.players.length;
  return state.players.map((_, seat) => {
    const sheets = dealt.slice(seat * each, (seat + 1) * each);
    return sheets.filter((sheet) => sheet >= 0).map(civilizationId);
  });
}

function obsoleteWonders(state: State): string[] {
  const obsolete: string[] = [];
  for (let wonder = 0; wonder < WONDER_AGE.length; wonder++) {
    if ((state.obsolete & (1 << wonder)) !== 0) obsolete.push(wonderId(wonder));
  }
  return obsolete;
}

function markerName(marker: number): string {
  return `${isVillageMarker(marker) ? 'village' : 'hut'}:${markerId(marker)}`;
}

function lists(names: readonly string[], list: (index: number) => string[]): Lists {
  return Object.fromEntries(names.map((name, i) => [name, list(i)]));
}

function sizeOf(deck: readonly number[] | undefined): number {
  return deck?.length ?? 0;
}
