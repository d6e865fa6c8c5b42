import { type Resource, TILE_FACES, type TileFace } from '../src/data/index.ts';
import type { TerritoryView, TileView } from '../src/index.ts';

/**
 * The rules of adding a tile once more, as plainly as the rule text says it and as slowly as that is. It reads what lies
 * on the table (faces, places, marks, carts) and shares no code with the engine.
 */

/** One way in which a resource comes to a cell: a neighbour hands it over, and some tile makes it. */
export interface Way {
  readonly deliverer: TileView;
  readonly producer: TileView;
}

const FACES = new Map(TILE_FACES.map((face) => [face.id, face]));

export function faceOf(id: string): TileFace {
  const face = FACES.get(id);
  if (face === undefined) throw new Error(`no tile ${id}`);
  return face;
}

/** T-052, T-065, T-076: a tile with a war token, a coin or craftsmen on it makes nothing. */
export function makes(tile: TileView, resource: Resource): boolean {
  return !tile.war && !tile.coin && tile.craftsmen === null && faceOf(tile.tile).products.includes(resource);
}

/** T-084: horizontally, vertically or diagonally. */
export function isNeighbour(tile: TileView, x: number, y: number): boolean {
  return Math.max(Math.abs(tile.x - x), Math.abs(tile.y - y)) === 1;
}

/** T-069, T-070: is there a chain of carts from one tile to the other, each sharing a tile with the next? */
export function areJoined(territory: TerritoryView, a: TileView, b: TileView): boolean {
  if (territory.carts.length === 0) return false;
  const reached = new Set<string>([`${a.x},${a.y}`]);
  for (let round = 0; round <= territory.carts.length; round++) {
    for (const cart of territory.carts) {
      const square = squareAt(cart.x, cart.y);
      if (square.some((cell) => reached.has(cell))) for (const cell of square) reached.add(cell);
    }
  }
  return a !== b && reached.has(`${b.x},${b.y}`);
}

/** The four cells of a square, by its lower left one. */
export function squareAt(x: number, y: number): string[] {
  return [`${x},${y}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x + 1},${y + 1}`];
}

/** All ways in which a resource can come to a cell; a tile lying there is removed, so it neither makes nor hands over. */
export function waysTo(territory: TerritoryView, x: number, y: number, resource: Resource): Way[] {
  const ways: Way[] = [];
  const staying = territory.tiles.filter((tile) => tile.x !== x || tile.y !== y);
  for (const deliverer of staying) {
    if (!isNeighbour(deliverer, x, y)) continue;
    for (const producer of staying) {
      if (!makes(producer, resource)) continue;
      if (producer === deliverer || areJoined(territory, deliverer, producer)) ways.push({ deliverer, producer });
    }
  }
  return ways;
}

/** R-25, T-063: for every required resource a different deliverer and a different producer, or the bought one once. */
export function canSupply(needs: readonly (readonly Way[])[], bought: readonly boolean[]): boolean {
  const assign = (next: number, used: readonly Way[], isBoughtUsed: boolean): boolean => {
    const ways = needs[next];
    if (ways === undefined) return true;
    if (bought[next] === true && !isBoughtUsed && assign(next + 1, used, true)) return true;
    return ways.some(
      (way) =>
        used.every(({ deliverer, producer }) => deliverer !== way.deliverer && producer !== way.producer) &&
        assign(next + 1, [...used, way], isBoughtUsed),
    );
  };
  return assign(0, [], false);
}

/** Every legal addition of the offered faces, as `tile x,y`: on free cells (T-083) and replacing own tiles (T-092). */
export function legalAdditions(
  territory: TerritoryView,
  offered: readonly string[],
  bought: string | null,
): { readonly free: string[]; readonly replacing: string[] } {
  const free: string[] = [];
  const replacing: string[] = [];
  const xs = territory.tiles.map((tile) => tile.x);
  const ys = territory.tiles.map((tile) => tile.y);
  for (let x = Math.min(...xs) - 1; x <= Math.max(...xs) + 1; x++) {
    for (let y = Math.min(...ys) - 1; y <= Math.max(...ys) + 1; y++) {
      const isOwn = territory.tiles.some((tile) => tile.x === x && tile.y === y);
      const touches = territory.tiles.some((tile) => Math.abs(tile.x - x) + Math.abs(tile.y - y) === 1);
      if (!isOwn && !touches) continue;
      const known: { [resource: string]: Way[] } = {};
      for (const id of new Set(offered)) {
        const { cost } = faceOf(id);
        const needs = cost.map((resource) => {
          known[resource] ??= waysTo(territory, x, y, resource);
          return known[resource];
        });
        if (
          !canSupply(
            needs,
            cost.map((resource) => resource === bought),
          )
        )
          continue;
        (isOwn ? replacing : free).push(`${id} ${x},${y}`);
      }
    }
  }
  return { free, replacing };
}
