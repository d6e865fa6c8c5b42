import { CULTURE_DECKS, eventFace, MARKET_RESOURCES } from '@tessera/game-civilization/data';
import type { PlainObject, Seat } from '@tessera/kernel';
import type { HandView, OfferView, PlayerView } from './model.ts';

/** What can change hands, in the order in which the game names it. */
export const GOODS = ['trade', 'culture', ...MARKET_RESOURCES, 'huts', 'villages', ...CULTURE_DECKS] as const;
export type Good = (typeof GOODS)[number];

/** Goods of which others see only the back: the giver says which. */
export type HiddenGood = Exclude<Good, 'trade' | 'culture' | (typeof MARKET_RESOURCES)[number]>;

export type Amounts = { readonly [G in Good]?: number };

/** An offer in the making. */
export interface Draft {
  /** A seat, or everybody. */
  readonly to: Seat | null;
  readonly gives: Amounts;
  readonly wants: Amounts;
  /** The positions in the player's hand of the pieces given. */
  readonly markers: readonly number[];
  readonly events: readonly number[];
}

export function emptyDraft(to: Seat | null): Draft {
  return { to, gives: {}, wants: {}, markers: [], events: [] };
}

/** How much of each good a player has, as everybody knows. */
export function holdingsOf({ trade, culture, resources, huts, villages, events }: PlayerView): Amounts {
  return { trade, culture, ...resources, huts, villages, ...events };
}

/** The most of it that any one of several players has. */
export function mostOf(all: readonly Amounts[]): Amounts {
  return Object.fromEntries(GOODS.map((good) => [good, Math.max(0, ...all.map((one) => one[good] ?? 0))]));
}

/** Everything that can be asked for: what another player has comes first. */
export function wishes(have: Amounts): readonly Good[] {
  const isThere = (good: Good): boolean => (have[good] ?? 0) > 0;
  return [...GOODS.filter(isThere), ...GOODS.filter((good) => !isThere(good))];
}

export function withAmount(amounts: Amounts, good: Good, n: number): Amounts {
  return { ...amounts, [good]: n };
}

/** Adds a piece, or removes it again. */
export function toggled(places: readonly number[], place: number): readonly number[] {
  return places.includes(place) ? places.filter((one) => one !== place) : [...places, place].sort((a, b) => a - b);
}

export function isHidden(good: Good): good is HiddenGood {
  return good === 'huts' || good === 'villages' || CULTURE_DECKS.some((deck) => deck === good);
}

/** The deck of an event card, as its back shows. */
function deckOf(event: string): string {
  return eventFace(event)?.deck ?? '';
}

/** The draft as an answer for the game: open goods by amount, hidden pieces given by name and wanted by their backs. */
export function offerOf(draft: Draft, hand: HandView | null): PlainObject {
  const markers = draft.markers.flatMap((place) => hand?.markers[place] ?? []);
  const events = draft.events.flatMap((place) => hand?.events[place] ?? []);
  const gives: { [good: string]: number } = { ...draft.gives };
  for (const marker of markers) add(gives, marker.startsWith('village:') ? 'villages' : 'huts');
  for (const event of events) add(gives, deckOf(event));
  return { do: 'offer', to: draft.to, gives: present(gives), wants: present(draft.wants), markers, events };
}

export function isEmpty({ gives, wants, markers, events }: Draft): boolean {
  const sum = [...Object.values(gives), ...Object.values(wants)].reduce((all, n) => all + n, 0);
  return sum + markers.length + events.length === 0;
}

function add(goods: { [good: string]: number }, good: string): void {
  goods[good] = (goods[good] ?? 0) + 1;
}

/** Goods in their usual order, without those of which there are zero. */
function present(goods: { readonly [good: string]: number }): PlainObject {
  return Object.fromEntries(GOODS.flatMap((good) => ((goods[good] ?? 0) > 0 ? [[good, goods[good] ?? 0]] : [])));
}

/** The most ways to accept an offer that are listed; a player with more gets the first ones. */
const MOST_WAYS = 24;

/** All ways to accept an offer: which of the player's hidden pieces are given for the backs that it wants. */
export function waysToAccept(accept: PlainObject, { wants }: OfferView, hand: HandView): PlainObject[] {
  const markersOf = (back: string) => hand.markers.filter((marker) => marker.startsWith(`${back}:`));
  const markers = crossed(some(markersOf('hut'), wants.huts), some(markersOf('village'), wants.villages));
  const events = CULTURE_DECKS.map((deck) =>
    some(
      hand.events.filter((event) => deckOf(event) === deck),
      wants.events[deck] ?? 0,
    ),
  ).reduce(crossed, [[]]);
  const ways = markers.flatMap((given) => events.map((cards) => ({ ...accept, markers: given, events: cards })));
  return ways.length === 0 ? [accept] : ways.slice(0, MOST_WAYS);
}

/** All ways to take a number of these; two of the same name count as one. */
function some(names: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  const ways = names.flatMap((name, i) => some(names.slice(i + 1), count - 1).map((rest) => [name, ...rest]));
  return [...new Map(ways.map((way) => [JSON.stringify([...way].sort()), way])).values()];
}

function crossed(some: readonly string[][], others: readonly string[][]): string[][] {
  return some.flatMap((one) => others.map((other) => [...one, ...other]));
}
