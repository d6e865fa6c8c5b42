import type { PlainObject } from '@tessera/kernel';
import { EVENT_CARD_DECK, hutIndex, isVillageMarker, markerId, villageIndex } from '../data/faces.ts';
import type { Goods, Player } from '../state.ts';
import { cardOf } from './events.ts';
import { EVENTS, HUTS, VILLAGES } from './goods.ts';

/** Hut and village markers and event cards: pieces of which others see only the back (RUL-010). */
export interface HiddenPieces {
  readonly markers: readonly number[];
  readonly events: readonly number[];
}

const HUT = 'hut:';
const VILLAGE = 'village:';

/** A marker as it travels: its back and its face, since some faces occur with both backs. */
export function markerName(marker: number): string {
  return `${isVillageMarker(marker) ? VILLAGE : HUT}${markerId(marker)}`;
}

function markerOf(name: unknown): number {
  if (typeof name !== 'string') return -1;
  if (name.startsWith(HUT)) return hutIndex(name.slice(HUT.length));
  return name.startsWith(VILLAGE) ? villageIndex(name.slice(VILLAGE.length)) : -1;
}

/** The hidden pieces an answer names, or null if it names none. */
export function readHidden({ markers, events }: PlainObject): HiddenPieces | null {
  if (!Array.isArray(markers) || !Array.isArray(events)) return null;
  const pieces = { markers: markers.map(markerOf), events: events.map(cardOf) };
  return pieces.markers.includes(-1) || pieces.events.includes(-1) ? null : pieces;
}

export function holdsPieces(player: Player, { markers, events }: HiddenPieces): boolean {
  return isAmong(markers, player.markers) && isAmong(events, player.events);
}

/** Does `all` contain `part`, counting copies? */
function isAmong(part: readonly number[], all: readonly number[]): boolean {
  const left = all.slice();
  for (const one of part) {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

/** A player's first pieces with the backs that the goods name. */
export function firstPieces({ markers, events }: Player, goods: Goods): HiddenPieces {
  const huts = markers.filter((marker) => !isVillageMarker(marker)).slice(0, goods.huts);
  const villages = markers.filter(isVillageMarker).slice(0, goods.villages);
  const cards: number[] = [];
  for (let deck = 0; deck < goods.events.length; deck++) {
    cards.push(...events.filter((card) => EVENT_CARD_DECK[card] === deck).slice(0, goods.events[deck]));
  }
  return { markers: [...huts, ...villages], events: cards };
}

const NOTHING: HiddenPieces = { markers: [], events: [] };

/** A player's first piece with the back of one good (its place in GOODS); nothing for a good that is not hidden. */
export function firstPiece({ markers, events }: Player, good: number): HiddenPieces {
  if (good < HUTS) return NOTHING;
  if (good <= VILLAGES) {
    const marker = markers.find((one) => isVillageMarker(one) === (good === VILLAGES));
    return marker === undefined ? NOTHING : { markers: [marker], events: [] };
  }
  const card = events.find((one) => EVENT_CARD_DECK[one] === good - EVENTS);
  return card === undefined ? NOTHING : { markers: [], events: [card] };
}
