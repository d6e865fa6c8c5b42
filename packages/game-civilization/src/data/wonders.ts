import type { Age, GameSet } from './sets.ts';
import type { TechId } from './techIds.ts';

/** All wonders, the base game's first. */
export const WONDER_IDS = [
  'stonehenge',
  'oracle',
  'hangingGardens',
  'colossus',
  'louvre',
  'angkorWat',
  'himejiSamuraiCastle',
  'porcelainTower',
  'statueOfLiberty',
  'sydneyOperaHouse',
  'unitedNations',
  'panamaCanal',
  'chichenItza',
  'greatWall',
  'pyramids',
  'brandenburgGate',
  'machuPicchu',
  'tajMahal',
  'bigBen',
  'cristoRedentor',
  'kremlin',
] as const;
export type WonderId = (typeof WONDER_IDS)[number];

export interface WonderFace {
  readonly id: WonderId;
  readonly age: Age;
  readonly set: GameSet;
  /** Production. */
  readonly cost: number;
  /** The lower cost for a builder who knows the tech (WON-002). */
  readonly discount: { readonly cost: number; readonly tech: TechId } | null;
  /** Culture icons of the marker, which cover the square (WON-008, WON-009). */
  readonly culture: number;
  /** What its ability gives at the Start of Turn, adds to every unit, or takes off the trade that a tech needs. */
  readonly gives: { readonly trade: number; readonly culture: number };
  readonly strength: number;
  readonly research: number;
  /** What its ability adds to the production of every city and to the culture hand, the events drawn in a turn, and the loot that enemies miss. */
  readonly production: number;
  readonly cultureHand: number;
  readonly draws: number;
  readonly lootLess: number;
}

/** Every marker of an age shows the same number of culture icons. */
const CULTURE: { readonly [A in Age]: number } = { ancient: 1, medieval: 2, modern: 3 };

const NOTHING = {
  gives: { trade: 0, culture: 0 },
  strength: 0,
  research: 0,
  production: 0,
  cultureHand: 0,
  draws: 0,
  lootLess: 0,
} as const;

function wonder(
  id: WonderId,
  age: Age,
  set: GameSet,
  cost: number,
  discount: WonderFace['discount'] = null,
  ability: Partial<WonderFace> = {},
): WonderFace {
  return { id, age, set, cost, discount, culture: CULTURE[age], ...NOTHING, ...ability };
}

/** In the order of WONDER_IDS. Angkor Wat has the values of its replacement card (RUL-243). */
export const WONDERS: readonly WonderFace[] = [
  wonder('stonehenge', 'ancient', 'base', 10, null, { gives: { trade: 0, culture: 1 } }),
  wonder('oracle', 'ancient', 'base', 15, { cost: 10, tech: 'codeOfLaws' }),
  wonder('hangingGardens', 'ancient', 'base', 15, { cost: 10, tech: 'animalHusbandry' }),
  wonder('colossus', 'ancient', 'base', 15, { cost: 10, tech: 'metalworking' }, { gives: { trade: 3, culture: 0 } }),
  wonder('louvre', 'medieval', 'base', 20, { cost: 15, tech: 'printingPress' }, { gives: { trade: 0, culture: 3 } }),
  wonder('angkorWat', 'medieval', 'base', 20, { cost: 10, tech: 'theology' }),
  wonder('himejiSamuraiCastle', 'medieval', 'base', 20, { cost: 15, tech: 'monarchy' }, { strength: 1 }),
  wonder('porcelainTower', 'medieval', 'base', 20, { cost: 15, tech: 'construction' }, { research: 5 }),
  wonder('statueOfLiberty', 'modern', 'base', 25, { cost: 20, tech: 'metalCasting' }),
  wonder('sydneyOperaHouse', 'modern', 'base', 25),
  wonder('unitedNations', 'modern', 'base', 20),
  wonder('panamaCanal', 'modern', 'base', 25, { cost: 20, tech: 'engineering' }),
  wonder('chichenItza', 'ancient', 'expansion', 15, { cost: 10, tech: 'currency' }, { production: 3 }),
  wonder('greatWall', 'ancient', 'expansion', 15, { cost: 10, tech: 'masonry' }, { lootLess: 1 }),
  wonder('pyramids', 'ancient', 'expansion', 15, { cost: 10, tech: 'pottery' }),
  wonder('brandenburgGate', 'medieval', 'expansion', 15),
  wonder('machuPicchu', 'medieval', 'expansion', 20, { cost: 15, tech: 'irrigation' }),
  wonder('tajMahal', 'medieval', 'expansion', 20, { cost: 15, tech: 'chivalry' }),
  wonder('bigBen', 'modern', 'expansion', 25, { cost: 20, tech: 'banking' }),
  wonder('cristoRedentor', 'modern', 'expansion', 25, { cost: 15, tech: 'massMedia' }, { cultureHand: 4, draws: 2 }),
  wonder('kremlin', 'modern', 'expansion', 25, { cost: 20, tech: 'communism' }),
];

/** Face-up spaces of the wonder market. */
export const WONDER_SPACES = 4;

/** Wonders of each age in the wonder deck (SET-011, SET-013, SET-014); of the expansion's box the others leave the game unseen. */
export const WONDERS_OF_AGE = 4;
