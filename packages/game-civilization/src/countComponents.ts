import { abandonAll } from '@tessera/kernel';
import { faceOf, isBuilding, isHut, isPerson, isRelic, isVillage } from './board/pieces.ts';
import { clone } from './clone.ts';
import { BUILDING_FAMILIES } from './data/buildings.ts';
import {
  BUILDING_FAMILY,
  CIVILIZATION_ARMIES,
  CIVILIZATION_SCOUTS,
  civilizationId,
  greatPersonId,
  isVillageMarker,
  markerId,
  personCardId,
  relicId,
  tileId,
  unitCardId,
  wonderId,
} from './data/faces.ts';
import { FIGURE_COUNT } from './data/figures.ts';
import { PERSON } from './data/names.ts';
import { MARKET_RESOURCES } from './data/resources.ts';
import { procedures } from './procedures/index.ts';
import { cardId } from './rules/events.ts';
import type { Player, State } from './state.ts';

type Count = (kind: string, face: string, number?: number) => void;

/** Everything that can run out (RUL-003), wherever it is, counted by face: the sums never change. */
export function countComponents(state: State): { [component: string]: number } {
  const counts: { [component: string]: number } = {};
  const count: Count = (kind, face, number = 1) => {
    const name = `${kind}:${face}`;
    counts[name] = (counts[name] ?? 0) + number;
  };
  // What running procedures hold goes back to its place, as it would if the game ended now.
  const table = clone(state);
  abandonAll(procedures, table);
  countTable(table, count);
  countMap(table, count);
  for (const player of table.players) countPlayer(player, count);
  return counts;
}

function countTable(state: State, count: Count): void {
  const { box } = state;
  for (const tile of [...state.tiles, ...box.tiles]) if (tile >= 0) count('tile', tileId(tile));
  for (const civ of box.civilizations) countSheet(civ, count);
  for (const deck of [...state.unitDecks, ...state.unitDiscards])
    for (const card of deck) count('unit', unitCardId(card));
  for (const deck of [...state.eventDecks, ...state.eventDiscards])
    for (const card of deck) count('event', cardId(card));
  for (const person of [...state.persons, ...box.persons]) count('person', greatPersonId(person));
  for (const card of [...state.personDeck, ...state.personDiscards]) count('personCard', personCardId(card));
  for (const marker of [...state.huts, ...state.villages, ...box.markers]) countMarker(marker, count);
  for (const relic of box.relics) count('relic', relicId(relic));
  for (const wonder of [...state.wonderDeck, ...state.wonderMarket, ...box.wonders, ...box.unseenWonders]) {
    if (wonder >= 0) count('wonder', wonderId(wonder));
  }
  for (const [family, name] of BUILDING_FAMILIES.entries()) count('building', name, state.buildings[family]);
  for (const [resource, name] of MARKET_RESOURCES.entries()) count('resource', name, state.market[resource]);
}

/** A wonder's marker goes with its card, which is counted with its owner. */
function countMap(state: State, count: Count): void {
  for (const piece of state.pieces) {
    const face = faceOf(piece);
    if (isBuilding(piece)) count('building', BUILDING_FAMILIES[BUILDING_FAMILY[face] as number] as string);
    else if (isPerson(piece)) count('person', greatPersonId(face));
    else if (isHut(piece) || isVillage(piece)) countMarker(face, count);
    else if (isRelic(piece)) count('relic', relicId(face));
  }
}

function countPlayer(player: Player, count: Count): void {
  if (player.civilization >= 0) count('civilization', civilizationId(player.civilization));
  count('figure', 'army', player.armies.length);
  count('figure', 'scout', player.scouts.length);
  count('city', 'marker', player.cities.length);
  for (const card of player.units) count('unit', unitCardId(card));
  for (const card of player.events) count('event', cardId(card));
  for (const marker of player.markers) countMarker(marker, count);
  for (const person of player.reserve) count('person', greatPersonId(person));
  for (const card of [...player.hiddenPeople, ...player.openPeople]) count('personCard', personCardId(card));
  // Isaac Newton's card lies in the pyramid (RUL-312).
  if (player.newtonRow > 0) count('personCard', personCardId(PERSON.sirIsaacNewton));
  for (const wonder of player.wonders) count('wonder', wonderId(wonder));
  for (const [resource, name] of MARKET_RESOURCES.entries()) count('resource', name, player.resources[resource]);
}

/** A sheet that no player has, with its white figure (CIV-007, CIV-013). */
function countSheet(civ: number, count: Count): void {
  count('civilization', civilizationId(civ));
  count('figure', 'army', (CIVILIZATION_ARMIES[civ] as number) - FIGURE_COUNT.army);
  count('figure', 'scout', (CIVILIZATION_SCOUTS[civ] as number) - FIGURE_COUNT.scout);
}

function countMarker(marker: number, count: Count): void {
  count(isVillageMarker(marker) ? 'village' : 'hut', markerId(marker));
}
