import { BASIC_SET, COST_OF, ONE_TILE_FOR_BOTH } from '../data/faces.ts';
import type { Territory } from '../state.ts';
import { AROUND } from './cells.ts';
import { layOut, wipe } from './grid.ts';
import { networksOf } from './networks.ts';
import { productionOf } from './production.ts';

/** One required resource and where it comes from. */
export interface Delivery {
  readonly resource: number;
  /** The neighbouring tile that hands it over, as its index in the territory; null for a bought resource. */
  readonly deliverer: number | null;
  /** The tile that makes it: the deliverer itself, or another tile of its cart network. */
  readonly producer: number | null;
}

/** What the question "may this tile lie there?" needs to know about a territory, worked out once for many answers. */
export interface Survey {
  readonly territory: Territory;
  readonly board: Uint8Array;
  /** What each tile produces now. */
  readonly production: readonly number[];
  /** The cart network of each tile, or −1; null if no cart has been played. */
  readonly network: readonly number[] | null;
  /** What the tiles of each network produce, by network. */
  readonly inNetwork: readonly number[];
  /** What the whole territory produces, with the resource bought this turn. */
  readonly anywhere: number;
  /** The resource bought this turn with a coin, or −1 (T-063). */
  readonly bought: number;
  /** The cell looked at, and the tile lying there that would be replaced, or −1. */
  cell: number;
  removed: number;
  /** Resources that at least one, and at least two, neighbours produce themselves. */
  once: number;
  twice: number;
  /** The faces of producing nature neighbours, one bit each. */
  natures: number;
  /** The same for what neighbours can hand over, carts included. */
  carriedOnce: number;
  carriedTwice: number;
}

export function survey(territory: Territory, bought: number): Survey {
  const production: number[] = [];
  let anywhere = bought < 0 ? 0 : 1 << bought;
  for (let i = 0; i < territory.tiles.length; i++) {
    const made = productionOf(territory, i);
    production.push(made);
    anywhere |= made;
  }
  const network = territory.carts.length === 0 ? null : networksOf(territory);
  return {
    territory,
    board: layOut(territory),
    production,
    network,
    inNetwork: network === null ? NO_NETWORKS : network.map((_, n) => producedInNetwork(production, network, n, -1)),
    anywhere,
    bought,
    cell: -1,
    removed: -1,
    once: 0,
    twice: 0,
    natures: 0,
    carriedOnce: 0,
    carriedTwice: 0,
  };
}

const NO_NETWORKS: readonly number[] = [];

/** Every survey ends with this: the drawing board is shared. */
export function endSurvey(done: Survey): void {
  wipe(done.territory);
}

/** Looks at the eight cells around a cell (T-084). */
export function look(at: Survey, cell: number): void {
  const { board, production, network, territory } = at;
  const tiles = territory.tiles;
  const own = production.length;
  let once = 0;
  let twice = 0;
  let natures = 0;
  for (let k = 0; k < 8; k++) {
    const i = (board[cell + (AROUND[k] as number)] as number) - 1;
    if (i < 0 || i >= own) continue;
    const made = production[i] as number;
    twice |= once & made;
    once |= made;
    if ((made & BASIC_SET) !== 0) natures |= 1 << (tiles[i] as number);
  }
  const here = board[cell] as number;
  at.cell = cell;
  at.removed = here > 0 && here <= own ? here - 1 : -1;
  at.once = once;
  at.twice = twice;
  at.natures = natures;
  if (network !== null) lookAlongCarts(at);
}

function lookAlongCarts(at: Survey): void {
  let once = 0;
  let twice = 0;
  for (let k = 0; k < 8; k++) {
    const handed = handedOverBy(at, (at.board[at.cell + (AROUND[k] as number)] as number) - 1);
    twice |= once & handed;
    once |= handed;
  }
  at.carriedOnce = once;
  at.carriedTwice = twice;
}

/** What a neighbour can hand over: its own product or anything made in its network (T-069), but not by a removed tile. */
function handedOverBy(at: Survey, tile: number): number {
  const { production, network, removed } = at;
  if (tile < 0 || tile >= production.length) return 0;
  const own = production[tile] as number;
  if (network === null || network[tile] === -1) return own;
  const joined = network[tile] as number;
  if (removed < 0 || network[removed] !== joined) return own | (at.inNetwork[joined] as number);
  return own | producedInNetwork(production, network, joined, removed);
}

/** Can the cost of this tile be met at the cell looked at? (T-084 to T-087, T-063, R-25) */
export function isSupplied(at: Survey, tile: number): boolean {
  const cost = COST_OF[tile] as number;
  if (cost === 0) return true;
  if (at.bought >= 0) {
    const rest = cost & ~(1 << at.bought);
    if (rest !== cost && ((at.once | at.carriedOnce) & rest) !== 0) return true;
  }
  const oneForBoth = ONE_TILE_FOR_BOTH[tile] as number;
  if ((at.once & cost) === cost) {
    // Two different neighbours: there are two for one of the resources, or no single nature tile makes both.
    if ((at.twice & cost) !== 0 || (at.natures & oneForBoth) === 0) return true;
  }
  if ((at.carriedOnce & cost) !== cost) return false;
  if (oneForBoth !== 0) return findSupply(at, tile) !== null;
  // No tile makes both resources, so different neighbours are enough: their producers differ anyway.
  return (at.carriedTwice & cost) !== 0 || !hasOneNeighbourForBoth(at, cost);
}

function hasOneNeighbourForBoth(at: Survey, cost: number): boolean {
  for (let k = 0; k < 8; k++) {
    const tile = (at.board[at.cell + (AROUND[k] as number)] as number) - 1;
    if ((handedOverBy(at, tile) & cost) === cost) return true;
  }
  return false;
}

/**
 * Who supplies what for a tile at the cell looked at, or null if its cost cannot be met. Any assignment will do;
 * direct deliveries are preferred to carts, and neighbours to the bought resource.
 */
export function findSupply(at: Survey, tile: number): Delivery[] | null {
  const cost = COST_OF[tile] as number;
  const first = cost & -cost;
  const second = cost & ~first;
  if (cost === 0) return [];
  for (let carts = 0; carts < (at.network === null ? 1 : 2); carts++) {
    const both = findPair(at, first, second, carts === 1);
    if (both !== null) return both;
    if (at.bought < 0) continue;
    const bought = 1 << at.bought;
    if ((cost & bought) === 0) continue;
    const rest = findOne(at, cost & ~bought, carts === 1);
    if (rest !== null) return [rest, { resource: at.bought, deliverer: null, producer: null }];
  }
  return null;
}

/** Two different deliverers with two different producers, also for twice the same resource. */
export function findPair(at: Survey, first: number, second: number, carts: boolean): Delivery[] | null {
  const one: Delivery[] = [];
  const two: Delivery[] = [];
  listDeliveries(at, first, carts, one);
  listDeliveries(at, second, carts, two);
  for (const a of one) {
    for (const b of two) if (a.deliverer !== b.deliverer && a.producer !== b.producer) return [a, b];
  }
  return null;
}

function findOne(at: Survey, resource: number, carts: boolean): Delivery | null {
  const all: Delivery[] = [];
  listDeliveries(at, resource, carts, all);
  return all[0] ?? null;
}

/** All ways in which one resource (as a set of one) can be handed over at the cell looked at. */
export function listDeliveries(at: Survey, resource: number, carts: boolean, out: Delivery[]): void {
  const { board, production, network } = at;
  for (let k = 0; k < 8; k++) {
    const deliverer = (board[at.cell + (AROUND[k] as number)] as number) - 1;
    if (deliverer < 0 || deliverer >= production.length) continue;
    if (((production[deliverer] as number) & resource) !== 0) out.push(delivery(resource, deliverer, deliverer));
    if (!carts || network === null || network[deliverer] === -1) continue;
    for (let producer = 0; producer < production.length; producer++) {
      if (producer === deliverer || producer === at.removed || network[producer] !== network[deliverer]) continue;
      if (((production[producer] as number) & resource) !== 0) out.push(delivery(resource, deliverer, producer));
    }
  }
}

function delivery(resource: number, deliverer: number, producer: number): Delivery {
  return { resource: 31 - Math.clz32(resource), deliverer, producer };
}

function producedInNetwork(
  production: readonly number[],
  network: readonly number[],
  joined: number,
  removed: number,
): number {
  let made = 0;
  for (let i = 0; i < network.length; i++) if (network[i] === joined && i !== removed) made |= production[i] as number;
  return made;
}
