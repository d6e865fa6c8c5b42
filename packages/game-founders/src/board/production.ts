import { PRODUCT_OF } from '../data/faces.ts';
import type { Territory } from '../state.ts';

/**
 * What a tile produces at this moment, as a set of resources: its printed product, or nothing under a war token, a coin
 * or craftsmen (T-052, T-065, T-076).
 */
export function productionOf(territory: Territory, index: number): number {
  return territory.marks[index] === 0 ? (PRODUCT_OF[territory.tiles[index] as number] as number) : 0;
}
