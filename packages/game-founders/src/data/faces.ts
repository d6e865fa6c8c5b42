import { BASICS, RESOURCES, type Resource } from './resources.ts';
import { FAMILIES, STACKS, TILE_FACES, type TileFace } from './tiles.ts';
import { TOKEN_FACES, TOKEN_KINDS, type TokenFace } from './tokens.ts';

/**
 * The faces as small integers, which is how the state holds them: a tile is its index in TILE_FACES, a resource its
 * index in RESOURCES, a token its index in TOKEN_FACES, a stack its index in STACKS.
 */
export const NATURE = FAMILIES.indexOf('nature');
export const VILLAGE = FAMILIES.indexOf('village');
export const CITY = FAMILIES.indexOf('city');
export const VICTORY = FAMILIES.indexOf('victory');

export const WAR_TOKEN = tokenIndex('war');
export const COIN_TOKEN = tokenIndex('coin');
export const CART_TOKEN = tokenIndex('cart');
/** The first of the six craftsmen; the others follow in the order of the village goods. */
export const FIRST_CRAFTSMEN = TOKEN_FACES.findIndex((face) => face.kind === 'craftsmen');

export const FAMILY_OF: readonly number[] = TILE_FACES.map((face) => FAMILIES.indexOf(face.family));
export const POINTS_OF: readonly number[] = TILE_FACES.map((face) => face.points);
/** Cost and product as sets of resources, one bit each. */
export const COST_OF: readonly number[] = TILE_FACES.map((face) => bits(face.cost));
export const PRODUCT_OF: readonly number[] = TILE_FACES.map((face) => bits(face.products));
/** The kind of token a city tile gives, as an index in TOKEN_KINDS, or −1. */
export const TOKEN_OF: readonly number[] = TILE_FACES.map((face) =>
  face.token === null ? -1 : TOKEN_KINDS.indexOf(face.token),
);
/** The basics, as a set: only nature tiles make them. */
export const BASIC_SET = bits(BASICS);
/** For a tile that costs two basics: the nature tiles (one bit each) that make both of them, but only one at a time. */
export const ONE_TILE_FOR_BOTH: readonly number[] = TILE_FACES.map((face, index) => {
  let mask = 0;
  if (face.cost.length === 0) return mask;
  for (let other = 0; other < TILE_FACES.length; other++) {
    if (((PRODUCT_OF[other] as number) & (COST_OF[index] as number)) === COST_OF[index]) mask |= 1 << other;
  }
  return mask;
});

const TILE_INDEX: { readonly [id: string]: number } = Object.fromEntries(TILE_FACES.map((face, i) => [face.id, i]));

/** The index of a tile by its id, or −1. */
export function tileIndex(id: unknown): number {
  return typeof id === 'string' && Object.hasOwn(TILE_INDEX, id) ? (TILE_INDEX[id] as number) : -1;
}

export function tileFace(tile: number): TileFace {
  return TILE_FACES[tile] as TileFace;
}

export function tokenFace(token: number): TokenFace {
  return TOKEN_FACES[token] as TokenFace;
}

function tokenIndex(id: unknown): number {
  return TOKEN_FACES.findIndex((face) => face.id === id);
}

/** The kind of a token, as the index of TOKEN_KINDS. */
export function kindOfToken(token: number): number {
  return token < FIRST_CRAFTSMEN ? token : FIRST_CRAFTSMEN;
}

export function resourceIndex(id: unknown): number {
  return RESOURCES.indexOf(id as Resource);
}

export function stackIndex(id: unknown): number {
  return STACKS.indexOf(id as (typeof STACKS)[number]);
}

/** The resources of a set, in their usual order. */
export function resourcesIn(set: number): readonly Resource[] {
  return RESOURCE_LISTS[set] as readonly Resource[];
}

/** By set, kept because views ask for them again and again. */
const RESOURCE_LISTS = Array.from({ length: 1 << RESOURCES.length }, (_set, set) =>
  RESOURCES.filter((_, i) => (set & (1 << i)) !== 0),
);

function bits(resources: readonly Resource[]): number {
  let mask = 0;
  for (const resource of resources) mask |= 1 << RESOURCES.indexOf(resource);
  return mask;
}
