import {
  BASICS,
  CITY_GOODS,
  FAMILIES,
  RESOURCES,
  type Resource,
  TILE_FACES,
  TOKEN_FACES,
  TOKEN_KINDS,
  VILLAGE_GOODS,
} from '@tessera/game-founders/data';

/** The faces as the state holds them, small integers: a tile, a resource, a token is its index in its list. */
export const NATURE = FAMILIES.indexOf('nature');
const VILLAGE = FAMILIES.indexOf('village');
export const CITY = FAMILIES.indexOf('city');

export const FACES = TILE_FACES.length;
export const FAMILY_OF = Uint8Array.from(TILE_FACES, (face) => FAMILIES.indexOf(face.family));
export const POINTS_OF = Uint8Array.from(TILE_FACES, (face) => face.points);
/** What a tile makes, as a set of resources, one bit each. */
export const PRODUCTS_OF = Uint16Array.from(TILE_FACES, (face) => setOf(face.products));
/** The two resources a tile costs; never called for nature tiles, which cost nothing. */
export const FIRST_COST = Uint8Array.from(TILE_FACES, (face) => indexOf(face.cost[0]));
export const SECOND_COST = Uint8Array.from(TILE_FACES, (face) => indexOf(face.cost[1]));
/** The one good that a village or city tile makes. */
export const GOOD_OF = Uint8Array.from(TILE_FACES, (face) => indexOf(face.products[0]));

export const NATURE_FACES = facesOf(NATURE);
export const VILLAGE_FACES = facesOf(VILLAGE);
export const CITY_FACES = facesOf(CITY);
/** For each village good the tile that makes it. */
export const VILLAGE_MAKING = RESOURCES.map((_, good) => VILLAGE_FACES.find((face) => GOOD_OF[face] === good) ?? -1);
/** For each resource the city tiles that make it. */
export const CITY_FACES_MAKING = RESOURCES.map((_, good) => CITY_FACES.filter((face) => GOOD_OF[face] === good));

/** Resources in their order: the basics first, then the village goods, then the city goods. */
export const RESOURCE_COUNT = RESOURCES.length;
export const BASIC_COUNT = BASICS.length;
export const FIRST_VILLAGE_GOOD = RESOURCES.indexOf(VILLAGE_GOODS[0]);
export const FIRST_CITY_GOOD = RESOURCES.indexOf(CITY_GOODS[0]);

export const WAR = TOKEN_KINDS.indexOf('war');
export const COIN = TOKEN_KINDS.indexOf('coin');
export const CART = TOKEN_KINDS.indexOf('cart');
/** The first craftsmen token; the others follow in the order of the village goods. */
export const FIRST_CRAFTSMEN = TOKEN_FACES.findIndex((face) => face.kind === 'craftsmen');

/** Marks on a tile, one bit each, as the state holds them. */
export const WAR_MARK = 1;
export const COIN_MARK = 2;
export const CRAFTSMEN_MARK = 4;

const TILE_INDEX: { readonly [id: string]: number } = Object.fromEntries(TILE_FACES.map((face, i) => [face.id, i]));

export function tileIndex(id: string): number {
  return TILE_INDEX[id] as number;
}

/** The territories' grid, as the state holds it: cells of a square of this side, row by row, y upward. */
export const SIDE = 128;
export const CELLS = SIDE * SIDE;
const MIDDLE = SIDE / 2;
export const SIDE_STEPS = Int16Array.of(SIDE, 1, -SIDE, -1);
export const AROUND = Int16Array.of(SIDE, 1, -SIDE, -1, SIDE + 1, 1 - SIDE, -1 - SIDE, SIDE - 1);
export const SQUARE = Int16Array.of(0, 1, SIDE, SIDE + 1);

export function cellAt(x: number, y: number): number {
  return (y + MIDDLE) * SIDE + (x + MIDDLE);
}

/** Do two different cells share a side or a corner? */
export function isNextTo(one: number, other: number): boolean {
  const step = one > other ? one - other : other - one;
  return step === 1 || (step >= SIDE - 1 && step <= SIDE + 1);
}

function indexOf(resource: Resource | undefined): number {
  return resource === undefined ? 255 : RESOURCES.indexOf(resource);
}

function setOf(resources: readonly Resource[]): number {
  let set = 0;
  for (const resource of resources) set |= 1 << RESOURCES.indexOf(resource);
  return set;
}

function facesOf(family: number): Uint8Array {
  const faces: number[] = [];
  for (let face = 0; face < TILE_FACES.length; face++) if (FAMILY_OF[face] === family) faces.push(face);
  return Uint8Array.from(faces);
}
