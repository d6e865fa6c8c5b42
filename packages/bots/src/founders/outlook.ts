import type { State } from '@tessera/game-founders';
import {
  AROUND,
  BASIC_COUNT,
  CELLS,
  CITY_FACES,
  CITY_FACES_MAKING,
  COIN_MARK,
  FACES,
  FAMILY_OF,
  FIRST_CITY_GOOD,
  FIRST_COST,
  GOOD_OF,
  NATURE,
  NATURE_FACES,
  PRODUCTS_OF,
  RESOURCE_COUNT,
  SECOND_COST,
  SIDE_STEPS,
  SQUARE,
  VILLAGE_FACES,
} from './faces.ts';

type Territory = State['territories'][number];

/** Time is counted in half turns: adding a tile takes one turn. */
const TURN = 2;
/** Longer than any plan worth making. */
export const NEVER = 24;
/** How long the wait is, by family, for a tile that is still in its stack: a player has to reveal it. */
const WAIT = { nature: 1, village: 4, city: 6 } as const;

/**
 * What is available on the table: for each face the half turns until a tile of it lies open, and the same for basics.
 */
export interface Market {
  readonly wait: Uint8Array;
  /** For each resource the half turns until it could be made from scratch, on bare ground. */
  readonly anywhere: Uint8Array;
  /** The face-up victory tiles, and the resources that they cost. */
  victory: readonly number[];
  wanted: number;
}

export function createMarket(): Market {
  return { wait: new Uint8Array(FACES), anywhere: new Uint8Array(RESOURCE_COUNT), victory: [], wanted: 0 };
}

export function readMarket(state: State, market: Market): void {
  const { wait, anywhere } = market;
  wait.fill(NEVER);
  const waits = [WAIT.nature, WAIT.village, WAIT.city];
  for (let stack = 0; stack < 3; stack++) {
    const hidden = state.stacks[stack] as number[];
    const row = state.rows[stack] as number[];
    for (let i = 0; i < hidden.length; i++) wait[hidden[i] as number] = waits[stack] as number;
    for (let i = 0; i < row.length; i++) wait[row[i] as number] = 0;
  }
  market.victory = state.victory;
  market.wanted = 0;
  for (let i = 0; i < state.victory.length; i++) {
    const face = state.victory[i] as number;
    market.wanted |= (1 << (FIRST_COST[face] as number)) | (1 << (SECOND_COST[face] as number));
  }
  anywhere.fill(NEVER);
  for (let k = 0; k < NATURE_FACES.length; k++) {
    const face = NATURE_FACES[k] as number;
    for (let basic = 0; basic < BASIC_COUNT; basic++) {
      if (((PRODUCTS_OF[face] as number) & (1 << basic)) !== 0) atMost(anywhere, basic, TURN + (wait[face] as number));
    }
  }
  for (let k = 0; k < VILLAGE_FACES.length; k++) makeAnywhere(VILLAGE_FACES[k] as number, market);
  for (let k = 0; k < CITY_FACES.length; k++) makeAnywhere(CITY_FACES[k] as number, market);
}

function makeAnywhere(face: number, market: Market): void {
  const { wait, anywhere } = market;
  const costs = (anywhere[FIRST_COST[face] as number] as number) + (anywhere[SECOND_COST[face] as number] as number);
  atMost(anywhere, GOOD_OF[face] as number, TURN + (wait[face] as number) + costs);
}

function atMost(times: Uint8Array, index: number, time: number): void {
  if (time < (times[index] as number)) times[index] = time;
}

/** When a territory could have which tile, in half turns. */
export interface Outlook {
  /** For each open face: the time until it could be added. */
  readonly timeTo: Uint8Array;
}

export function createOutlook(): Outlook {
  return { timeTo: new Uint8Array(FACES) };
}

const MAX_SITES = 256;
const board = new Uint8Array(CELLS);
const isSite = new Uint8Array(CELLS);
const siteCell = new Int16Array(MAX_SITES);
/** For each resource its least time at any site. */
const least = new Uint8Array(RESOURCE_COUNT);
const once = new Uint16Array(MAX_SITES);
const twice = new Uint16Array(MAX_SITES);
const natures = new Uint16Array(MAX_SITES);
/**
 * For each resource and cell: the half turns until a neighbour of the cell supplies it; only the sites' values mean
 * anything.
 */
const time = new Uint8Array(CELLS << 4);
const networkOf = new Int8Array(64);
const network = new Uint16Array(8);

/**
 * Works out when each open tile could be added, as if there were no opponents: for every building site and resource
 * how soon a neighbour could supply it, family by family, because each family only costs what earlier ones make.
 */
export function lookAhead(territory: Territory, market: Market, outlook: Outlook): void {
  const { cells } = territory;
  const { timeTo } = outlook;
  for (let i = 0; i < cells.length; i++) board[cells[i] as number] = i + 1;
  joinNetworks(territory);
  const sites = findSites(cells);
  let supplied = 0;
  for (let site = 0; site < sites; site++) supplied |= supplyNow(territory, site);
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    least[resource] = ((supplied >> resource) & 1) !== 0 ? 0 : (market.anywhere[resource] as number);
  }
  for (let site = 0; site < sites; site++) fillSite(site, market);
  timeTo.fill(NEVER);
  for (let k = 0; k < VILLAGE_FACES.length; k++) lookAtVillage(VILLAGE_FACES[k] as number, sites, market, outlook);
  for (let good = FIRST_CITY_GOOD; good < RESOURCE_COUNT; good++) lookAtCities(good, sites, market, outlook);
  const { victory } = market;
  for (let k = 0; k < victory.length; k++) lookAtVictory(victory[k] as number, sites, outlook);
  for (let site = 0; site < sites; site++) isSite[siteCell[site] as number] = 0;
  for (let i = 0; i < cells.length; i++) board[cells[i] as number] = 0;
}

/** Neighbours supply a resource at once where they make it, and elsewhere when it could be made from scratch. */
function fillSite(site: number, market: Market): void {
  const { anywhere } = market;
  const now = once[site] as number;
  const cell = (siteCell[site] as number) << 4;
  for (let resource = 0; resource < RESOURCE_COUNT; resource++) {
    time[cell + resource] = ((now >> resource) & 1) !== 0 ? 0 : (anywhere[resource] as number);
  }
}

function lookAtVillage(face: number, sites: number, market: Market, outlook: Outlook): void {
  const good = GOOD_OF[face] as number;
  const adding = TURN + (market.wait[face] as number);
  const scratch = market.anywhere[good] as number;
  outlook.timeTo[face] = scratch;
  if (adding >= NEVER) return;
  const first = FIRST_COST[face] as number;
  const second = SECOND_COST[face] as number;
  const both = (1 << first) | (1 << second);
  const more = Math.min(market.anywhere[first] as number, market.anywhere[second] as number);
  let soonest = scratch;
  for (let site = 0; site < sites; site++) {
    const cell = (siteCell[site] as number) << 4;
    let when = adding + (time[cell + first] as number) + (time[cell + second] as number);
    if (when >= scratch) continue;
    // One nature tile does not make both of its basics at the same time.
    if (when === adding) {
      if (((twice[site] as number) & both) === 0 && ((natures[site] as number) & (1 << both)) !== 0) when += more;
    }
    if (when < soonest) soonest = when;
    deliver(cell + good, when);
  }
  outlook.timeTo[face] = soonest;
  if (soonest < (least[good] as number)) least[good] = soonest;
}

function lookAtCities(good: number, sites: number, market: Market, outlook: Outlook): void {
  const { wait } = market;
  const faces = CITY_FACES_MAKING[good] as Uint8Array;
  const isWanted = (market.wanted & (1 << good)) !== 0;
  const scratch = market.anywhere[good] as number;
  for (let k = 0; k < faces.length; k++) {
    const face = faces[k] as number;
    const adding = TURN + (wait[face] as number);
    if (adding >= NEVER) continue;
    const first = FIRST_COST[face] as number;
    const second = SECOND_COST[face] as number;
    const atLeast = adding + (least[first] as number) + (least[second] as number);
    if (adding > TURN && (!isWanted || atLeast >= scratch)) continue;
    let soonest = NEVER;
    for (let site = 0; site < sites; site++) {
      const cell = (siteCell[site] as number) << 4;
      const when = adding + (time[cell + first] as number) + (time[cell + second] as number);
      if (when < soonest) soonest = when;
      if (isWanted && when < scratch) deliver(cell + good, when);
    }
    outlook.timeTo[face] = soonest;
  }
}

function lookAtVictory(face: number, sites: number, outlook: Outlook): void {
  const first = FIRST_COST[face] as number;
  const second = SECOND_COST[face] as number;
  let soonest = NEVER;
  for (let site = 0; site < sites; site++) {
    const cell = (siteCell[site] as number) << 4;
    const when = TURN + (time[cell + first] as number) + (time[cell + second] as number);
    if (when < soonest) soonest = when;
  }
  outlook.timeTo[face] = soonest;
}

/** A tile at this place supplies its eight neighbours from then on. */
function deliver(at: number, when: number): void {
  for (let k = 0; k < 8; k++) {
    const next = at + (AROUND[k] as number) * 16;
    if ((time[next] as number) > when) time[next] = when;
  }
}

/** Lists the free cells that share a side with the given ones and are not listed yet; returns the new length. */
function findSites(cells: readonly number[]): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) {
    for (let k = 0; k < 4; k++) {
      const cell = (cells[i] as number) + (SIDE_STEPS[k] as number);
      if (board[cell] !== 0 || isSite[cell] !== 0) continue;
      siteCell[count++] = cell;
      isSite[cell] = 1;
    }
  }
  return count;
}

/**
 * What the neighbours of a site currently supply. A coin on a tile is gone after its owner's turn, so it is ignored.
 */
function supplyNow(territory: Territory, site: number): number {
  const { tiles, marks } = territory;
  const cell = siteCell[site] as number;
  let any = 0;
  let two = 0;
  let kinds = 0;
  for (let k = 0; k < 8; k++) {
    const i = (board[cell + (AROUND[k] as number)] as number) - 1;
    if (i < 0) continue;
    const joined = networkOf[i] as number;
    if (joined >= 0) {
      two |= any & (network[joined] as number);
      any |= network[joined] as number;
    }
    if (((marks[i] as number) & ~COIN_MARK) !== 0) continue;
    const made = PRODUCTS_OF[tiles[i] as number] as number;
    two |= any & made;
    any |= made;
    if (FAMILY_OF[tiles[i] as number] === NATURE) kinds |= 1 << made;
  }
  once[site] = any;
  twice[site] = two;
  natures[site] = kinds;
  return any;
}

/** For each tile its cart network, and for each network what it makes. */
function joinNetworks(territory: Territory): void {
  const { cells, tiles, marks, carts } = territory;
  networkOf.fill(-1);
  if (carts.length === 0) return;
  for (let cart = 0; cart < carts.length; cart++) {
    for (let k = 0; k < 4; k++) {
      const i = (board[(carts[cart] as number) + (SQUARE[k] as number)] as number) - 1;
      if (i < 0) continue;
      const other = networkOf[i] as number;
      if (other < 0) networkOf[i] = cart;
      else if (other !== cart) for (let j = 0; j < cells.length; j++) if (networkOf[j] === other) networkOf[j] = cart;
    }
  }
  network.fill(0);
  for (let i = 0; i < cells.length; i++) {
    const joined = networkOf[i] as number;
    if (joined < 0 || ((marks[i] as number) & ~COIN_MARK) !== 0) continue;
    network[joined] = (network[joined] as number) | (PRODUCTS_OF[tiles[i] as number] as number);
  }
}
