import { BUILDING_FAMILIES, BUILDING_IDS, BUILDING_SUPPLY, BUILDINGS, type BuildingId } from './buildings.ts';
import { CIVILIZATION_IDS, CIVILIZATIONS, type CivilizationId } from './civilizations.ts';
import { CULTURE_DECKS, CULTURE_EVENT_IDS, CULTURE_EVENTS } from './cultureEvents.ts';
import { CULTURE_TRACK, TRACK_SPACE_KINDS } from './cultureTrack.ts';
import { FIGURE_COUNT } from './figures.ts';
import { GOVERNMENT_IDS, type GovernmentId } from './governments.ts';
import {
  GREAT_PEOPLE,
  GREAT_PERSON_CARD_IDS,
  GREAT_PERSON_CARDS,
  GREAT_PERSON_TYPES,
  type GreatPersonCardId,
  type GreatPersonType,
} from './greatPeople.ts';
import {
  MAP_TILES,
  SQUARE_SYMBOLS,
  type SquareFace,
  storedPlace,
  TILE_IDS,
  TILE_SIZE,
  type TileFace,
  type TileId,
} from './mapTiles.ts';
import {
  HUT_IDS,
  HUTS,
  type HutId,
  MARKER_DEEDS,
  RELIC_IDS,
  RELICS,
  type RelicId,
  VILLAGE_IDS,
  VILLAGES,
  type VillageId,
} from './markers.ts';
import { RESOURCES, type Resource } from './resources.ts';
import { AGES, CARD_PHASES, GAME_SETS, type GameSet } from './sets.ts';
import { TECH_IDS, type TechId } from './techIds.ts';
import { TECHS } from './techs.ts';
import { DISASTER_MARKERS, type Icons, TERRAIN_ICONS, TERRAINS, type Terrain } from './terrain.ts';
import { UNIT_CARDS, UNIT_RANKS, UNIT_TYPES, UNITS, type UnitType } from './units.ts';
import { WONDER_IDS, WONDERS, type WonderId } from './wonders.ts';

/**
 * The faces as small integers, which is how the state holds them: a tech is its index in TECH_IDS, a terrain its index
 * in TERRAINS, and so on. The name of an array says what it holds and for what: BUILDING_COST, TRADE_OF_BUILDING. A missing
 * value is −1 for a face and 0 for a number. Sets (of terrains, for instance) have one bit for each member.
 */
type Numbers = readonly number[];

// ——— Ids to numbers, −1 for anything else; and back.

export const terrainIndex = indexIn(TERRAINS);
export const resourceIndex = indexIn(RESOURCES);
export const techIndex = indexIn(TECH_IDS);
export const unitTypeIndex = indexIn(UNIT_TYPES);
export const unitCardIndex = indexIn(UNIT_CARDS.map((card) => card.id));
export const buildingIndex = indexIn(BUILDING_IDS);
const buildingFamilyIndex = indexIn(BUILDING_FAMILIES);
export const wonderIndex = indexIn(WONDER_IDS);
export const cultureEventIndex = indexIn(CULTURE_EVENT_IDS);
export const governmentIndex = indexIn(GOVERNMENT_IDS);
export const civilizationIndex = indexIn(CIVILIZATION_IDS);
export const greatPersonIndex = indexIn(GREAT_PERSON_TYPES);
export const personCardIndex = indexIn(GREAT_PERSON_CARD_IDS);
export const tileIndex = indexIn(TILE_IDS);
const cardPhaseIndex = indexIn(CARD_PHASES);

export const terrainId = (terrain: number): Terrain => TERRAINS[terrain] as Terrain;
export const resourceId = (resource: number): Resource => RESOURCES[resource] as Resource;
export const techId = (tech: number): TechId => TECH_IDS[tech] as TechId;
export const unitTypeId = (type: number): UnitType => UNIT_TYPES[type] as UnitType;
export const unitCardId = (card: number): string => (UNIT_CARDS[card] as { readonly id: string }).id;
export const buildingId = (building: number): BuildingId => BUILDING_IDS[building] as BuildingId;
export const wonderId = (wonder: number): WonderId => WONDER_IDS[wonder] as WonderId;
export const governmentId = (government: number): GovernmentId => GOVERNMENT_IDS[government] as GovernmentId;
/** The governments of a set with one bit each. */
export const governmentIds = (bits: number): GovernmentId[] =>
  GOVERNMENT_IDS.filter((_, government) => (bits & (1 << government)) !== 0);
export const civilizationId = (civ: number): CivilizationId => CIVILIZATION_IDS[civ] as CivilizationId;
export const personCardId = (card: number): GreatPersonCardId => GREAT_PERSON_CARD_IDS[card] as GreatPersonCardId;
export const greatPersonId = (person: number): GreatPersonType => GREAT_PERSON_TYPES[person] as GreatPersonType;
export const relicIndex = indexIn(RELIC_IDS);
export const relicId = (relic: number): RelicId => RELIC_IDS[relic] as RelicId;
export const tileId = (tile: number): TileId => TILE_IDS[tile] as TileId;

// ——— Terrains, resources, symbols.

export const GRASSLAND = terrainIndex('grassland');
export const DESERT = terrainIndex('desert');
export const WATER = terrainIndex('water');

export const IRON = resourceIndex('iron');
export const SPY = resourceIndex('spy');
/** The question mark of a price (TECH-006): one more than the resources. */
export const ANY_RESOURCE = RESOURCES.length;

/** Values of GROUND_SYMBOL. */
export const HUT_SYMBOL = 1;
export const VILLAGE_SYMBOL = 2;

// ——— Techs and their resource abilities.

export const TECH_LEVEL: Numbers = TECHS.map((tech) => tech.level);
/** 0 base, 1 expansion: the index in GAME_SETS, here and in the other _SET arrays. */
export const TECH_SET: Numbers = TECHS.map(setOf);
export const TECH_COIN: Numbers = TECHS.map((tech) => Number(tech.coinIcon));
export const TECH_CULTURE_HAND: Numbers = TECHS.map((tech) => tech.cultureHand);
export const TECH_STACKING: Numbers = TECHS.map((tech) => tech.stackingLimit ?? 0);
export const TECH_SPEED: Numbers = TECHS.map((tech) => tech.travelSpeed ?? 0);
/** 0 nothing, 1 figures may cross water, 2 they may also end there. */
export const TECH_WATER: Numbers = TECHS.map((tech) => (tech.water === null ? 0 : tech.water === 'cross' ? 1 : 2));
export const TECH_MAX_CITIES: Numbers = TECHS.map((tech) => tech.maxCities ?? 0);
export const TECH_GOVERNMENT: Numbers = TECHS.map((tech) => governmentIndex(tech.unlocks.government));
/** The building a tech unlocks; no tech unlocks two. */
export const TECH_BUILDING: Numbers = TECHS.map((tech) => buildingIndex(tech.unlocks.buildings[0]));
export const TECH_UNIT: Numbers = TECHS.map((tech) => unitTypeIndex(tech.unlocks.unit?.type));
export const TECH_RANK: Numbers = TECHS.map((tech) => tech.unlocks.unit?.rank ?? 0);
/** How many coin tokens a tech may hold at most, and the techs that may hold some. */
export const TECH_COIN_TOKENS: Numbers = TECHS.map((tech) => tech.coinTask ?? 0);
export const COIN_TECHS: Numbers = TECHS.flatMap((tech, i) => (tech.coinTask === null ? [] : [i]));

/** Every resource ability of every tech: each costs some number of one resource or of any (ANY_RESOURCE). */
const ABILITIES = TECHS.flatMap((tech, index) =>
  tech.resourceAbilities.map((ability) => ({ ...ability, tech: index })),
);
export const ABILITY_TECH: Numbers = ABILITIES.map((ability) => ability.tech);
export const ABILITY_PHASE: Numbers = ABILITIES.map((ability) => cardPhaseIndex(ability.phase));
export const ABILITY_RESOURCE: Numbers = ABILITIES.map(({ cost }) => {
  const resource = RESOURCES.findIndex((name) => cost[name] !== undefined);
  return resource === -1 ? ANY_RESOURCE : resource;
});
export const ABILITY_PRICE: Numbers = ABILITIES.map(({ cost }) => Object.values(cost)[0] as number);
/** A tech's first ability; Atomic Theory has a second one, which follows it. */
export const TECH_ABILITY: Numbers = TECHS.map((_, tech) => ABILITY_TECH.indexOf(tech));
export const TECH_ABILITIES: Numbers = TECHS.map((tech) => tech.resourceAbilities.length);

// ——— Units. A card is its index in UNIT_CARDS.

export const INFANTRY = unitTypeIndex('infantry');
export const AIRCRAFT = unitTypeIndex('aircraft');

/** The type each type trumps. */
export const UNIT_TRUMPS: Numbers = UNITS.map((unit) => unitTypeIndex(unit.trumps));
/** Index [type × 4 + rank − 1], and [card × 4 + rank − 1]; aircraft have the same value at every rank. */
const UNIT_COST: Numbers = UNITS.flatMap((unit) => byRank(unit.costs));
export const UNIT_CARD_STRENGTH: Numbers = UNIT_CARDS.flatMap((card) => byRank(card.strengths));
export const UNIT_CARD_TYPE: Numbers = UNIT_CARDS.map((card) => unitTypeIndex(card.type));
export const UNIT_CARD_COPIES: Numbers = UNIT_CARDS.map((card) => card.copies);

export function unitCost(type: number, rank: number): number {
  return UNIT_COST[type * UNIT_RANKS + rank - 1] as number;
}

export function unitStrength(card: number, rank: number): number {
  return UNIT_CARD_STRENGTH[card * UNIT_RANKS + rank - 1] as number;
}

// ——— Buildings and wonders.

export const BUILDING_FAMILY: Numbers = BUILDINGS.map((building) => buildingFamilyIndex(building.family));
export const BUILDING_COST: Numbers = BUILDINGS.map((building) => building.cost);
/** The terrains it may stand on, as a set. */
export const BUILDING_TERRAIN: Numbers = BUILDINGS.map((building) => terrainSet(building.terrain));
export const BUILDING_LIMITED: Numbers = BUILDINGS.map((building) => Number(building.limited));
export const BUILDING_UPGRADE: Numbers = BUILDINGS.map((building) => buildingIndex(building.upgradesTo));
export const BUILDING_TECH: Numbers = BUILDINGS.map((building) => techIndex(building.unlockedBy));
export const TRADE_OF_BUILDING: Numbers = iconsOf(BUILDINGS, 'trade');
export const PRODUCTION_OF_BUILDING: Numbers = iconsOf(BUILDINGS, 'production');
export const CULTURE_OF_BUILDING: Numbers = iconsOf(BUILDINGS, 'culture');
export const COIN_OF_BUILDING: Numbers = iconsOf(BUILDINGS, 'coin');
export const COMBAT_OF_BUILDING: Numbers = iconsOf(BUILDINGS, 'combat');

export const FAMILY_SUPPLY: Numbers = BUILDING_FAMILIES.map((family) => BUILDING_SUPPLY[family]);
export const FAMILY_BASIC: Numbers = BUILDING_FAMILIES.map((family) => buildingIndex(family));
export const FAMILY_UPGRADE: Numbers = FAMILY_BASIC.map((basic) => BUILDING_UPGRADE[basic] as number);
/** 1 for a basic building (GEN-012), 0 for an upgraded one. */
export const BUILDING_BASIC: Numbers = BUILDINGS.map((_, building) => Number(FAMILY_BASIC.includes(building)));

/** 0 ancient, 1 medieval, 2 modern. */
export const WONDER_AGE: Numbers = WONDERS.map((wonder) => AGES.indexOf(wonder.age));
export const WONDER_SET: Numbers = WONDERS.map(setOf);
export const WONDER_COST: Numbers = WONDERS.map((wonder) => wonder.cost);
/** The tech that lowers the cost, and the lowered cost; the full cost where no tech lowers it. */
export const WONDER_TECH: Numbers = WONDERS.map((wonder) => techIndex(wonder.discount?.tech));
export const WONDER_LOWER_COST: Numbers = WONDERS.map((wonder) => wonder.discount?.cost ?? wonder.cost);
export const WONDER_CULTURE: Numbers = WONDERS.map((wonder) => wonder.culture);

// ——— Culture events and track.

/** By event (index in CULTURE_EVENT_IDS): 0 to 2 for decks I to III. */
export const EVENT_DECK: Numbers = CULTURE_EVENTS.map((event) => CULTURE_DECKS.indexOf(event.deck));
const EVENT_SET: Numbers = CULTURE_EVENTS.map(setOf);
const EVENT_PHASE: Numbers = CULTURE_EVENTS.map((event) => cardPhaseIndex(event.phase));

/**
 * A card in a hand or deck is the index of its face here: an event and the set of resources the copy may be played as.
 * Only the copies of A Gift from Afar differ.
 */
const EVENT_CARDS = CULTURE_EVENTS.flatMap((face, event) => {
  const sets = face.resources.map(resourceSet);
  const distinct = sets.filter((set, i) => sets.indexOf(set) === i);
  return distinct.map((resources) => ({ event, resources, copies: sets.filter((set) => set === resources).length }));
});
export const EVENT_CARD_EVENT: Numbers = EVENT_CARDS.map((card) => card.event);
export const EVENT_CARD_RESOURCES: Numbers = EVENT_CARDS.map((card) => card.resources);
export const EVENT_CARD_COPIES: Numbers = EVENT_CARDS.map((card) => card.copies);
export const EVENT_CARD_DECK: Numbers = EVENT_CARDS.map((card) => EVENT_DECK[card.event] as number);
export const EVENT_CARD_SET: Numbers = EVENT_CARDS.map((card) => EVENT_SET[card.event] as number);
export const EVENT_CARD_PHASE: Numbers = EVENT_CARDS.map((card) => EVENT_PHASE[card.event] as number);
/** The coins that another player gets when it is played as a resource. */
export const EVENT_CARD_COINS: Numbers = EVENT_CARDS.map(({ event }) => {
  const effect = CULTURE_EVENTS[event]?.effect;
  return effect?.does === 'pay' ? effect.coins : 0;
});
/** The first card of each event. */
export const EVENT_CARD: Numbers = CULTURE_EVENTS.map((_, event) => EVENT_CARD_EVENT.indexOf(event));

/** By space: 0 is the start space, 21 the Culture Victory space. */
export const TRACK_EVENT = TRACK_SPACE_KINDS.indexOf('event');
export const TRACK_GREAT_PERSON = TRACK_SPACE_KINDS.indexOf('greatPerson');
export const TRACK_VICTORY = TRACK_SPACE_KINDS.indexOf('victory');
export const TRACK_KIND: Numbers = [-1, ...CULTURE_TRACK.map((space) => TRACK_SPACE_KINDS.indexOf(space.kind))];
export const TRACK_CULTURE: Numbers = [0, ...CULTURE_TRACK.map((space) => space.culture)];
export const TRACK_TRADE: Numbers = [0, ...CULTURE_TRACK.map((space) => space.trade)];
/** The section's deck; the start space counts as section I (RUL-311). */
export const TRACK_DECK: Numbers = [0, ...CULTURE_TRACK.map((space) => CULTURE_DECKS.indexOf(space.section))];
export const TRACK_END = CULTURE_TRACK.length;

// ——— Governments, civilizations, great people, investments.

export const ANARCHY = governmentIndex('anarchy');
export const DESPOTISM = governmentIndex('despotism');

export const CIVILIZATION_SET: Numbers = CIVILIZATIONS.map(setOf);
export const CIVILIZATION_TECH: Numbers = CIVILIZATIONS.map((civ) => techIndex(civ.startingTech));
export const CIVILIZATION_GOVERNMENT: Numbers = CIVILIZATIONS.map((civ) => governmentIndex(civ.startingGovernment));
/** Figures of its colour, plus the white one. */
export const CIVILIZATION_ARMIES: Numbers = CIVILIZATIONS.map(
  (civ) => FIGURE_COUNT.army + Number(civ.whiteFigure === 'army'),
);
export const CIVILIZATION_SCOUTS: Numbers = CIVILIZATIONS.map(
  (civ) => FIGURE_COUNT.scout + Number(civ.whiteFigure === 'scout'),
);

/** The kind of marker that belongs to each great person card (GPD-002). */
export const PERSON_CARD_TYPE: Numbers = GREAT_PERSON_CARDS.map(({ type }) => GREAT_PERSON_TYPES.indexOf(type));
export const PERSON_CARD_AMOUNT: Numbers = GREAT_PERSON_CARDS.map(({ amount }) => amount);
export const GREAT_PERSON_COPIES: Numbers = GREAT_PEOPLE.map((person) => person.copies);
export const TRADE_OF_GREAT_PERSON: Numbers = iconsOf(GREAT_PEOPLE, 'trade');
export const PRODUCTION_OF_GREAT_PERSON: Numbers = iconsOf(GREAT_PEOPLE, 'production');
export const CULTURE_OF_GREAT_PERSON: Numbers = iconsOf(GREAT_PEOPLE, 'culture');
export const COIN_OF_GREAT_PERSON: Numbers = iconsOf(GREAT_PEOPLE, 'coin');
export const COMBAT_OF_GREAT_PERSON: Numbers = iconsOf(GREAT_PEOPLE, 'combat');

// ——— Hut and village markers: one numbering, huts first.

const MARKERS = [...HUTS, ...VILLAGES];
export const FIRST_VILLAGE = HUTS.length;
export const MARKER_FACES = MARKERS.length;
export const MARKER_RESOURCE: Numbers = MARKERS.map((marker) => resourceIndex(marker.resource));
/** What it does as a number of MARKER_DEEDS, −1 for a resource, and how much. */
export const MARKER_DEED: Numbers = MARKERS.map(({ does }) => (does === null ? -1 : MARKER_DEEDS.indexOf(does)));
export const MARKER_AMOUNT: Numbers = MARKERS.map((marker) => marker.amount);
export const MARKER_BASE_COPIES: Numbers = MARKERS.map((marker) => marker.copies.base);
export const MARKER_EXPANSION_COPIES: Numbers = MARKERS.map((marker) => marker.copies.expansion);

const hutIdIndex = indexIn(HUT_IDS);
const villageIdIndex = indexIn(VILLAGE_IDS);

export function hutIndex(id: unknown): number {
  return hutIdIndex(id);
}

export function villageIndex(id: unknown): number {
  const village = villageIdIndex(id);
  return village === -1 ? -1 : FIRST_VILLAGE + village;
}

export function markerId(marker: number): HutId | VillageId {
  return (MARKERS[marker] as { readonly id: HutId | VillageId }).id;
}

export function isVillageMarker(marker: number): boolean {
  return marker >= FIRST_VILLAGE;
}

// ——— Map tiles and grounds.

/** Home tiles come first: a civilization's home tile has the civilization's number. */
export const FIRST_NEUTRAL_TILE = CIVILIZATION_IDS.length;
export const TILE_SET: Numbers = MAP_TILES.map(setOf);

export function tileFace(tile: number): TileFace {
  return MAP_TILES[tile] as TileFace;
}

const PLAIN: readonly SquareFace[] = TERRAINS.map((terrain) => {
  const { trade, production, culture, coin } = TERRAIN_ICONS[terrain];
  return { terrain, trade, production, culture, coin, resource: null, symbol: null };
});

/** Every different printed square, the plain terrains first in the order of TERRAINS. */
const PRINTED: readonly SquareFace[] = distinctSquares([...PLAIN, ...MAP_TILES.flatMap((tile) => tile.squares)]);
const DISASTER_SIDES: readonly Terrain[] = DISASTER_MARKERS.flatMap((markers) => markers.sides);

/**
 * The grounds: what a square of the map shows when nothing lies on it, which is all that the state keeps of it. First
 * the printed squares, then the sides of the disaster markers, which look like plain terrain but are kept distinct.
 */
export const GROUNDS: readonly SquareFace[] = [
  ...PRINTED,
  ...DISASTER_SIDES.map((terrain) => PLAIN[terrainIndex(terrain)] as SquareFace),
];
export const GROUND_TERRAIN: Numbers = GROUNDS.map((ground) => terrainIndex(ground.terrain));
export const GROUND_TRADE: Numbers = GROUNDS.map((ground) => ground.trade);
export const GROUND_PRODUCTION: Numbers = GROUNDS.map((ground) => ground.production);
export const GROUND_CULTURE: Numbers = GROUNDS.map((ground) => ground.culture);
export const GROUND_COIN: Numbers = GROUNDS.map((ground) => ground.coin);
export const GROUND_RESOURCE: Numbers = GROUNDS.map((ground) => resourceIndex(ground.resource));
/** 0 none, 1 hut, 2 village, 3 relic. */
export const GROUND_SYMBOL: Numbers = GROUNDS.map((ground) =>
  ground.symbol === null ? 0 : SQUARE_SYMBOLS.indexOf(ground.symbol) + 1,
);
/** The relic whose square it is; the three stand on different terrains. */
export const GROUND_RELIC: Numbers = GROUNDS.map((ground) =>
  ground.symbol === 'relic' ? RELICS.findIndex((relic) => relic.terrain === ground.terrain) : -1,
);
/** 1 for a disaster marker. */
export const GROUND_DISASTER: Numbers = GROUNDS.map((_, ground) => Number(ground >= PRINTED.length));
/** The disaster marker that shows a terrain, by terrain; no marker shows mountains. */
export const DISASTER_GROUND: Numbers = TERRAINS.map((terrain) => {
  const side = DISASTER_SIDES.indexOf(terrain);
  return side === -1 ? -1 : PRINTED.length + side;
});

/** Index [tile × 16 + row × 4 + column], as the tiles are stored. */
const TILE_GROUND: Numbers = MAP_TILES.flatMap((tile) =>
  tile.squares.map((face) => PRINTED.findIndex((other) => isSameSquare(face, other))),
);

/** The ground at a place of a tile laid with 0 to 3 quarter turns clockwise (RUL-240). */
export function groundOfTile(tile: number, turn: number, column: number, row: number): number {
  const place = storedPlace(turn, column, row);
  return TILE_GROUND[(tile * TILE_SIZE + place.row) * TILE_SIZE + place.column] as number;
}

// ——— Helpers.

function indexIn(ids: readonly string[]): (id: unknown) => number {
  const table: { readonly [id: string]: number } = Object.fromEntries(ids.map((id, i) => [id, i]));
  return (id) => (typeof id === 'string' && Object.hasOwn(table, id) ? (table[id] as number) : -1);
}

function setOf(face: { readonly set: GameSet }): number {
  return GAME_SETS.indexOf(face.set);
}

function byRank(values: Numbers): number[] {
  return Array.from({ length: UNIT_RANKS }, (_, i) => values[i] ?? (values[0] as number));
}

function iconsOf(faces: readonly { readonly icons: Icons }[], icon: keyof Icons): number[] {
  return faces.map((face) => face.icons[icon]);
}

function terrainSet(terrains: readonly Terrain[]): number {
  return terrains.reduce((set, terrain) => set | (1 << terrainIndex(terrain)), 0);
}

function resourceSet(resources: readonly Resource[]): number {
  return resources.reduce((set, resource) => set | (1 << resourceIndex(resource)), 0);
}

function distinctSquares(squares: readonly SquareFace[]): SquareFace[] {
  return squares.filter((face, i) => squares.findIndex((other) => isSameSquare(face, other)) === i);
}

/** Trade and production follow from the terrain. */
function isSameSquare(a: SquareFace, b: SquareFace): boolean {
  const sameIcons = a.culture === b.culture && a.coin === b.coin;
  return a.terrain === b.terrain && sameIcons && a.resource === b.resource && a.symbol === b.symbol;
}
