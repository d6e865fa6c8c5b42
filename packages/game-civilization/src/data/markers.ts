import type { Resource } from './resources.ts';
import type { GameSet } from './sets.ts';
import type { Terrain } from './terrain.ts';

export const HUT_IDS = [
  'wheat',
  'silk',
  'incense',
  'iron',
  'spy',
  'friendlyBarbarian',
  'nativeArt',
  'teacher',
] as const;
export type HutId = (typeof HUT_IDS)[number];

export const VILLAGE_IDS = ['iron', 'spy', 'uranium', 'greatPerson', 'friendlyWorkers', 'nativeArt', 'wealth'] as const;
export type VillageId = (typeof VILLAGE_IDS)[number];

/** A face of hut or village markers and how many of it each set has (CMP-013, CMP-022, CMP-023). */
export interface MarkerFace<Id extends HutId | VillageId> {
  readonly id: Id;
  readonly copies: { readonly [S in GameSet]: number };
  /** What the marker can be spent as (HUT-002). */
  readonly resource: Resource | null;
  /** The culture printed on Native Art (HUT-013). */
  readonly culture: number;
}

function resourceMarker<Id extends Resource>(id: Id, base: number, expansion: number) {
  return { id, copies: { base, expansion }, resource: id, culture: 0 };
}

function otherMarker<Id extends HutId | VillageId>(id: Id, base: number, expansion: number, culture = 0) {
  return { id, copies: { base, expansion }, resource: null, culture };
}

/** In the order of HUT_IDS. */
export const HUTS: readonly MarkerFace<HutId>[] = [
  resourceMarker('wheat', 5, 2),
  resourceMarker('silk', 5, 1),
  resourceMarker('incense', 5, 1),
  resourceMarker('iron', 2, 1),
  resourceMarker('spy', 3, 1),
  otherMarker('friendlyBarbarian', 0, 2),
  otherMarker('nativeArt', 0, 1, 3),
  otherMarker('teacher', 0, 1),
];

/** In the order of VILLAGE_IDS. */
export const VILLAGES: readonly MarkerFace<VillageId>[] = [
  resourceMarker('iron', 3, 0),
  resourceMarker('spy', 3, 1),
  resourceMarker('uranium', 2, 1),
  otherMarker('greatPerson', 2, 0),
  otherMarker('friendlyWorkers', 0, 1),
  otherMarker('nativeArt', 0, 1, 6),
  otherMarker('wealth', 0, 1),
];

/** The relic markers of the expansion; each has its own square on one tile (REL-001). */
export const RELIC_IDS = ['atlantis', 'schoolOfConfucius', 'sevenCitiesOfGold'] as const;
export type RelicId = (typeof RELIC_IDS)[number];

export interface RelicFace {
  readonly id: RelicId;
  readonly tile: '15' | '16' | '17';
  readonly terrain: Terrain;
  /** Its reward: a great person at once, a tech or investment markers in the next turn (REL-008 to REL-011). */
  readonly gives: 'greatPerson' | 'tech' | 'investments';
  readonly amount: number;
}

/** In the order of RELIC_IDS. */
export const RELICS: readonly RelicFace[] = [
  { id: 'atlantis', tile: '15', terrain: 'water', gives: 'tech', amount: 1 },
  { id: 'schoolOfConfucius', tile: '16', terrain: 'mountain', gives: 'greatPerson', amount: 1 },
  { id: 'sevenCitiesOfGold', tile: '17', terrain: 'forest', gives: 'investments', amount: 2 },
];
