import type { TerritoryView, TileView } from '@tessera/game-founders';
import { RESOURCES, type Resource } from '@tessera/game-founders/data';
import { faceOf } from '../art/foundersTile.tsx';
import { around, type Place, tileAt } from './model.ts';

/**
 * Where a required resource comes from: the neighbour that hands it over and the tile that makes it; both null if
 * bought.
 */
export interface Supplier {
  readonly resource: Resource;
  readonly from: TileView | null;
  readonly producer: TileView | null;
}

/**
 * Who would supply a tile at a cell, for drawing: derived from the view for a cell that the game has offered. It has
 * the game's preferences (neighbours over carts, carts over the bought resource), so that the preview matches the log.
 * Null if no supplier is found: then nothing is drawn.
 */
export function suppliersOf(
  territory: TerritoryView,
  tile: string,
  place: Place,
  bought: string | null,
): readonly Supplier[] | null {
  const cost = [...faceOf(tile).cost].sort((a, b) => RESOURCES.indexOf(a) - RESOURCES.indexOf(b));
  const [first, second] = cost;
  if (first === undefined || second === undefined) return [];
  for (const byCart of [false, true]) {
    const both = pair(ways(territory, place, first, byCart), ways(territory, place, second, byCart));
    if (both !== null) return both;
    const paid = cost.find((resource) => resource === bought);
    if (paid === undefined) continue;
    const [rest] = ways(territory, place, paid === first ? second : first, byCart);
    if (rest !== undefined) return [rest, { resource: paid, from: null, producer: null }];
  }
  return null;
}

/** How many of the tile's resources have a supplier at a cell: to find the cell that comes closest to being legal. */
export function metAt(territory: TerritoryView, tile: string, place: Place): number {
  return faceOf(tile).cost.filter((resource) => ways(territory, place, resource, true).length > 0).length;
}

function pair(one: readonly Supplier[], two: readonly Supplier[]): Supplier[] | null {
  for (const a of one) for (const b of two) if (a.from !== b.from && a.producer !== b.producer) return [a, b];
  return null;
}

function ways(territory: TerritoryView, place: Place, resource: Resource, byCart: boolean): Supplier[] {
  const found: Supplier[] = [];
  const removed = tileAt(territory, place);
  for (const cell of around(place)) {
    const from = tileAt(territory, cell);
    if (from === null) continue;
    if (from.produces.includes(resource)) found.push({ resource, from, producer: from });
    if (!byCart || from.network === null) continue;
    for (const producer of territory.tiles) {
      if (producer === from || producer === removed || producer.network !== from.network) continue;
      if (producer.produces.includes(resource)) found.push({ resource, from, producer });
    }
  }
  return found;
}
