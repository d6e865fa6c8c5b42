/** The fourteen resources: basics come from nature, village goods and city goods from the tiles of that family. */
export const BASICS = ['wood', 'stone', 'plants', 'water'] as const;
export const VILLAGE_GOODS = ['iron', 'gold', 'cloth', 'wine', 'horses', 'fish'] as const;
export const CITY_GOODS = ['army', 'coins', 'transport', 'crafts'] as const;
export const RESOURCES = [...BASICS, ...VILLAGE_GOODS, ...CITY_GOODS] as const;

export type Basic = (typeof BASICS)[number];
export type VillageGood = (typeof VILLAGE_GOODS)[number];
export type CityGood = (typeof CITY_GOODS)[number];
export type Resource = (typeof RESOURCES)[number];
