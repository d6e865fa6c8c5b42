import { MARKER_DEED } from '../data/faces.ts';
import { MARKER_DEEDS, type MarkerDeed } from '../data/markers.ts';

/** Does a hut or village marker stay with its finder: a resource, or one to be used later (HUT-001, HUT-009, HUT-012, HUT-014)? */
export function isKept(marker: number): boolean {
  const deed = deedOf(marker);
  return deed === null || deed === 'teach' || deed === 'work';
}

/** What a marker does; null for a resource. */
export function deedOf(marker: number): MarkerDeed | null {
  return MARKER_DEEDS[MARKER_DEED[marker] as number] ?? null;
}
