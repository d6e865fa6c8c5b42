import { FAMILY_OF, FIRST_CRAFTSMEN, tileFace, VILLAGE } from '../data/faces.ts';
import { VILLAGE_GOODS, type VillageGood } from '../data/resources.ts';

/** The craftsmen token that belongs on a tile, or −1. */
export function craftsmenFor(tile: number): number {
  return CRAFTSMEN_FOR[tile] as number;
}

/** For each face the craftsmen token that shows its good, or −1 (only village tiles make village goods). */
const CRAFTSMEN_FOR: readonly number[] = FAMILY_OF.map((family, tile) => {
  if (family !== VILLAGE) return -1;
  return FIRST_CRAFTSMEN + VILLAGE_GOODS.indexOf(tileFace(tile).products[0] as VillageGood);
});
