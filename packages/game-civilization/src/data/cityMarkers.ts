/** What can lie on a city (CMP-021): one marker at most (DIS-007). An army leaves a fortification, a scout a caravan (DIS-003, DIS-006). */
export const CITY_MARKER_KINDS = ['fortification', 'caravan'] as const;
export type CityMarkerKind = (typeof CITY_MARKER_KINDS)[number];

/** How a city's marker stands in the state: 0 for none. */
export const FORTIFICATION = 1 + CITY_MARKER_KINDS.indexOf('fortification');
export const CARAVAN = 1 + CITY_MARKER_KINDS.indexOf('caravan');

/** The production a caravan adds to one build action (CITY-013). */
export const CARAVAN_PRODUCTION = 2;

export function cityMarkerId(marker: number): CityMarkerKind | null {
  return CITY_MARKER_KINDS[marker - 1] ?? null;
}

export function cityMarkerIndex(id: unknown): number {
  return 1 + CITY_MARKER_KINDS.indexOf(id as CityMarkerKind);
}
