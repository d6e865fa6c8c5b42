import { unitTypeIndex } from '../data/faces.ts';
import { LAND_UNIT_TYPES, type LandUnitType } from '../data/units.ts';
import type { State } from '../state.ts';

/** Is there a unit of this type to draw (UNIT-004)? Face-up cards under the deck count: they are shuffled when reached. */
export function hasUnitLeft(state: State, type: number): boolean {
  return (state.unitDecks[type] as number[]).length + (state.unitDiscards[type] as number[]).length > 0;
}

/** The land decks a replacement may come from. */
export function replacementTypes(state: State): LandUnitType[] {
  return LAND_UNIT_TYPES.filter((type) => hasUnitLeft(state, unitTypeIndex(type)));
}
