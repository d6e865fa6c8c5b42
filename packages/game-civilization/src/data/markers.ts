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

export function isHutId(id: string): id is HutId {
  return (HUT_IDS as readonly string[]).includes(id);
}

export const VILLAGE_IDS = ['iron', 'spy', 'uranium', 'greatPerson', 'friendlyWorkers', 'nativeArt', 'wealth'] as const;
export type VillageId = (typeof VILLAGE_IDS)[number];

/** What a marker that is no resource does (HUT-009, HUT-011 to HUT-015). */
export const MARKER_DEEDS = ['greatPerson', 'culture', 'coin', 'recruit', 'teach', 'work'] as const;
export type MarkerDeed = (typeof MARKER_DEEDS)[number];

/** A face of hut or village markers and how many of it each set has (CMP-013, CMP-022, CMP-023). */
export interface MarkerFace<Id extends HutId | VillageId> {
  readonly id: Id;
  readonly copies: { readonly [S in GameSet]: number };
  /** What the marker can be spent as (HUT-002). */
  readonly resource: Resource | null;
  readonly does: MarkerDeed | null;
  /** How much: culture, coins, production, great people; the level of the tech that is taught. */
  readonly amount: number;
}

function resourceMarker<Id extends Resource>(id: Id, base: number, expansion: number) {
  return { id, copies: { base, expansion }, resource: id, does: null, amount: 0 };
}

function otherMarker<Id extends HutId | VillageId>(
  id: Id,
  base: number,
  expansion: number,
  does: MarkerDeed,
  amount: number,
) {
  return { id, copies: { base, expansion }, resource: null, does, amount };
}

/** In the order of HUT_IDS. */
export const HUTS: readonly MarkerFace<HutId>[] = [
  resourceMarker('wheat', 5, 2),
  resourceMarker('silk', 5, 1),
  resourceMarker('incense', 5, 1),
  resourceMarker('iron', 2, 1),
  resourceMarker('spy', 3, 1),
  otherMarker('friendlyBarbarian', 0, 2, 'recruit', 1),
  otherMarker('nativeArt', 0, 1, 'culture', 3),
  otherMarker('teacher', 0, 1, 'teach', 1),
];

/** In the order of VILLAGE_IDS. */
export const VILLAGES: readonly MarkerFace<VillageId>[] = [
  resourceMarker('iron', 3, 0),
  resourceMarker('spy', 3, 1),
  resourceMarker('uranium', 2, 1),
  otherMarker('greatPerson', 2, 0, 'greatPerson', 1),
  otherMarker('friendlyWorkers', 0, 1, 'work', 4),
  otherMarker('nativeArt', 0, 1, 'culture', 6),
  otherMarker('wealth', 0, 1, 'coin', 1),
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
