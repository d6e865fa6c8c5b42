import { BUILDINGS, WALLS } from './buildings.ts';
import { FIGURE_COST } from './figures.ts';
import { UNITS } from './units.ts';
import { WONDERS } from './wonders.ts';

/** The printed cost of each item that a city can make: units at rank 1, wonders without a discount. */
const COSTS: { readonly [item: string]: number } = {
  ...FIGURE_COST,
  walls: WALLS.cost,
  ...Object.fromEntries(BUILDINGS.map(({ id, cost }) => [id, cost])),
  ...Object.fromEntries(UNITS.map(({ id, costs }) => [id, costs[0] ?? 0])),
  ...Object.fromEntries(WONDERS.map(({ id, cost }) => [id, cost])),
};

/** The printed production cost of an item; 0 for anything else. */
export function printedCost(item: string): number {
  return Object.hasOwn(COSTS, item) ? (COSTS[item] as number) : 0;
}
