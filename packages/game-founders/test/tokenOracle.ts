import { TOKEN_FACES } from '../src/data/index.ts';
import type { View } from '../src/index.ts';
import { faceOf, makes, squareAt } from './supplyOracle.ts';

/**
 * Every legal way to play a token, straight from the rule text and from what lies on the table, written as in
 * `targetsOf`. That the seat holds a playable token of the kind is for the caller to know.
 */

/** T-050, T-051, R-08: in each column of each opponent the tile with the largest y, unless it is attacked already. */
export function warTargets(view: View, seat: number): string[] {
  const targets: string[] = [];
  for (const opponent of view.territories) {
    if (opponent.seat === seat) continue;
    for (const { x, y, war } of opponent.tiles) {
      const isTop = opponent.tiles.every((other) => other.x !== x || other.y <= y);
      if (isTop && !war) targets.push(`${opponent.seat}:${x},${y}`);
    }
  }
  return targets.sort();
}

/** T-060, T-061, T-062, R-11, R-13: what an opponent's tile itself produces at this moment. */
export function coinTargets(view: View, seat: number): string[] {
  const targets: string[] = [];
  for (const opponent of view.territories) {
    if (opponent.seat === seat) continue;
    for (const tile of opponent.tiles) {
      for (const resource of faceOf(tile.tile).products) {
        if (makes(tile, resource)) targets.push(`${opponent.seat}:${tile.x},${tile.y} ${resource}`);
      }
    }
  }
  return targets.sort();
}

/** T-068, R-17: a square of four own tiles without a cart. */
export function cartTargets(view: View, seat: number): string[] {
  const own = view.territories.find((territory) => territory.seat === seat);
  if (own === undefined) throw new Error(`there is no seat ${seat}`);
  const cells = own.tiles.map(({ x, y }) => `${x},${y}`);
  const carts = own.carts.map(({ x, y }) => `${x},${y}`);
  return own.tiles
    .filter(({ x, y }) => squareAt(x, y).every((cell) => cells.includes(cell)) && !carts.includes(`${x},${y}`))
    .map(({ x, y }) => `${x},${y}`)
    .sort();
}

/** T-075, R-16: an own tile that produces, at this moment, the good of a playable token in hand. */
export function craftsmenTargets(view: View, seat: number): string[] {
  const own = view.territories.find((territory) => territory.seat === seat);
  if (own === undefined) throw new Error(`there is no seat ${seat}`);
  const goods = own.hand
    .filter(({ playable }) => playable)
    .map(({ token }) => TOKEN_FACES.find((face) => face.id === token)?.good ?? null);
  return own.tiles
    .filter((tile) => goods.some((good) => good !== null && makes(tile, good)))
    .map(({ x, y }) => `${x},${y}`)
    .sort();
}
