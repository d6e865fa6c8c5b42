import type { BuildingId } from './buildings.ts';
import type { GovernmentId } from './governments.ts';
import type { Resource } from './resources.ts';
import type { Age, CardPhase, GameSet } from './sets.ts';
import type { TechId } from './techIds.ts';
import type { Terrain } from './terrain.ts';
import type { UnitType } from './units.ts';

export type TechLevel = 1 | 2 | 3 | 4 | 5;

/** What learning the tech lets its owner make or adopt (TECH-001, TECH-002). Aircraft have only rank 1. */
export interface TechUnlocks {
  readonly buildings: readonly BuildingId[];
  readonly walls: boolean;
  readonly government: GovernmentId | null;
  readonly unit: { readonly type: UnitType; readonly rank: 1 | 2 | 3 | 4 } | null;
}

/** What a resource ability does, with the amounts printed on it: `cards/technologies/` has a record for each kind of deed. */
export type AbilityEffect =
  | { readonly does: 'produce'; readonly production: number }
  | { readonly does: 'gainCulture'; readonly culture: number }
  /** Another player of the user's choice gains some as well (RUL-291). */
  | { readonly does: 'gainTrade'; readonly trade: number; readonly other: number }
  | { readonly does: 'gainPerson' }
  | { readonly does: 'gainCoin' }
  | { readonly does: 'cancel'; readonly what: 'cityAction' | 'event' | 'ability' }
  | { readonly does: 'raise'; readonly strength: number }
  | { readonly does: 'wound'; readonly wounds: number }
  /** Obsoletes a wonder of these ages, or does the alternative. */
  | { readonly does: 'obsolete'; readonly ages: readonly Age[]; readonly or: 'killUnit' | 'destroyBuilding' }
  | { readonly does: 'stopFigures' }
  | { readonly does: 'shipFigures' }
  | { readonly does: 'addActions' }
  | { readonly does: 'destroyCity' }
  /** Other players discard a coin token each (RUL-306). */
  | { readonly does: 'discardCoins'; readonly players: number }
  /** Gives an empty square another one of these terrains (RUL-370). */
  | { readonly does: 'reshape'; readonly terrains: readonly Terrain[] };

/** The price of a resource ability and when it may be used (TECH-005); `any` is the question mark (TECH-006). */
export interface ResourceAbility {
  readonly cost: { readonly [R in Resource | 'any']?: number };
  readonly phase: CardPhase;
  readonly effect: AbilityEffect;
}

export interface TechFace {
  readonly id: TechId;
  readonly level: TechLevel;
  readonly set: GameSet;
  readonly unlocks: TechUnlocks;
  /** One coin for its owner (TECH-012, TECH-013). */
  readonly coinIcon: boolean;
  /** Added to the culture hand size (TECH-011). */
  readonly cultureHand: number;
  /** New values, not additions: the best value among known techs applies (TECH-015). */
  readonly stackingLimit: number | null;
  readonly travelSpeed: number | null;
  /** Whether figures may cross water, or cross it and end there too (MOVE-011, MOVE-012). */
  readonly water: 'cross' | 'end' | null;
  readonly maxCities: number | null;
  readonly resourceAbilities: readonly ResourceAbility[];
  /** How many coin tokens may lie on the tech at most (TECH-014), where it can earn any. */
  readonly coinTask: number | null;
  /** The price of a coin token, once per turn in City Management (RUL-273), where it can be bought. */
  readonly coinPrice: { readonly trade: number; readonly culture: number } | null;
  /** How many wounds it heals once per battle (FAQ-046); Biology heals all. */
  readonly healing: number | 'all' | null;
  /** The number of coins for which the tech raises its number by one. */
  readonly coinsPerOne: number | null;
}

type Extras = Partial<Omit<TechFace, 'id' | 'level' | 'set' | 'unlocks'> & TechUnlocks>;

function tech(id: TechId, level: TechLevel, set: GameSet, extras: Extras = {}): TechFace {
  const { buildings = [], walls = false, government = null, unit = null } = extras;
  const { coinIcon = false, cultureHand = 0, stackingLimit = null, travelSpeed = null } = extras;
  const { water = null, maxCities = null, resourceAbilities = [], coinTask = null, coinPrice = null } = extras;
  const { healing = null, coinsPerOne = null } = extras;
  const unlocks = { buildings, walls, government, unit };
  const values = { coinIcon, cultureHand, stackingLimit, travelSpeed, water, maxCities };
  return { id, level, set, unlocks, ...values, resourceAbilities, coinTask, coinPrice, healing, coinsPerOne };
}

/** In the order of TECH_IDS. The building has its price, the wonder its discount. */
export const TECHS: readonly TechFace[] = [
  tech('animalHusbandry', 1, 'base', {
    healing: 3,
    resourceAbilities: [{ cost: { wheat: 1 }, phase: 'cityManagement', effect: { does: 'produce', production: 3 } }],
  }),
  tech('codeOfLaws', 1, 'base', {
    buildings: ['tradingPost'],
    government: 'republic',
    coinTask: 4,
  }),
  tech('currency', 1, 'base', {
    buildings: ['market'],
    resourceAbilities: [{ cost: { incense: 1 }, phase: 'cityManagement', effect: { does: 'gainCulture', culture: 3 } }],
  }),
  tech('horsebackRiding', 1, 'base', {
    travelSpeed: 3,
    resourceAbilities: [{ cost: { silk: 1 }, phase: 'trade', effect: { does: 'gainTrade', trade: 9, other: 6 } }],
  }),
  tech('masonry', 1, 'base', { walls: true, stackingLimit: 3 }),
  tech('metalworking', 1, 'base', {
    buildings: ['barracks'],
    resourceAbilities: [{ cost: { iron: 1 }, phase: 'battle', effect: { does: 'raise', strength: 3 } }],
  }),
  tech('navigation', 1, 'base', { buildings: ['harbor'], water: 'cross' }),
  tech('philosophy', 1, 'base', {
    buildings: ['temple'],
    resourceAbilities: [{ cost: { any: 3 }, phase: 'cityManagement', effect: { does: 'gainPerson' } }],
  }),
  tech('pottery', 1, 'base', {
    buildings: ['granary'],
    cultureHand: 1,
    resourceAbilities: [{ cost: { any: 2 }, phase: 'cityManagement', effect: { does: 'gainCoin' } }],
    coinTask: 4,
  }),
  tech('writing', 1, 'base', {
    buildings: ['library'],
    resourceAbilities: [{ cost: { spy: 1 }, phase: 'cityManagement', effect: { does: 'cancel', what: 'cityAction' } }],
  }),
  tech('chivalry', 2, 'base', {
    government: 'feudalism',
    unit: { type: 'mounted', rank: 2 },
    resourceAbilities: [{ cost: { incense: 1 }, phase: 'cityManagement', effect: { does: 'gainCulture', culture: 5 } }],
  }),
  tech('civilService', 2, 'base', {
    coinIcon: true,
    cultureHand: 1,
    resourceAbilities: [{ cost: { spy: 1 }, phase: 'any', effect: { does: 'cancel', what: 'event' } }],
  }),
  tech('construction', 2, 'base', {
    buildings: ['workshop'],
    resourceAbilities: [{ cost: { wheat: 1 }, phase: 'cityManagement', effect: { does: 'produce', production: 5 } }],
  }),
  tech('democracy', 2, 'base', {
    government: 'democracy',
    unit: { type: 'infantry', rank: 2 },
    coinTask: 4,
    coinPrice: { trade: 6, culture: 0 },
  }),
  tech('engineering', 2, 'base', { buildings: ['aqueduct'] }),
  tech('irrigation', 2, 'base', { maxCities: 3 }),
  tech('mathematics', 2, 'base', {
    unit: { type: 'artillery', rank: 2 },
    resourceAbilities: [{ cost: { iron: 1 }, phase: 'battle', effect: { does: 'wound', wounds: 3 } }],
  }),
  tech('monarchy', 2, 'base', {
    government: 'monarchy',
    resourceAbilities: [
      { cost: { silk: 1 }, phase: 'cityManagement', effect: { does: 'obsolete', ages: ['ancient'], or: 'killUnit' } },
    ],
  }),
  tech('printingPress', 2, 'base', {
    buildings: ['university'],
    stackingLimit: 4,
    coinTask: 4,
    coinPrice: { trade: 0, culture: 5 },
  }),
  tech('sailing', 2, 'base', { travelSpeed: 4, water: 'end' }),
  tech('banking', 3, 'base', {
    buildings: ['bank'],
    resourceAbilities: [{ cost: { wheat: 1 }, phase: 'cityManagement', effect: { does: 'produce', production: 7 } }],
  }),
  tech('biology', 3, 'base', { stackingLimit: 5, healing: 'all' }),
  tech('communism', 3, 'base', {
    government: 'communism',
    resourceAbilities: [{ cost: { spy: 1 }, phase: 'movement', effect: { does: 'stopFigures' } }],
  }),
  tech('gunpowder', 3, 'base', {
    unit: { type: 'infantry', rank: 3 },
    resourceAbilities: [
      {
        cost: { any: 2 },
        phase: 'cityManagement',
        effect: { does: 'obsolete', ages: ['ancient', 'medieval'], or: 'destroyBuilding' },
      },
    ],
  }),
  tech('metalCasting', 3, 'base', {
    unit: { type: 'artillery', rank: 3 },
    resourceAbilities: [{ cost: { incense: 1 }, phase: 'cityManagement', effect: { does: 'gainCulture', culture: 7 } }],
  }),
  tech('militaryScience', 3, 'base', { buildings: ['academy'], coinsPerOne: 3 }),
  tech('railroad', 3, 'base', { buildings: ['ironMine'], unit: { type: 'mounted', rank: 3 }, coinIcon: true }),
  tech('steamPower', 3, 'base', {
    travelSpeed: 5,
    water: 'end',
    resourceAbilities: [{ cost: { silk: 1 }, phase: 'cityManagement', effect: { does: 'shipFigures' } }],
  }),
  tech('theology', 3, 'base', { buildings: ['cathedral'], government: 'fundamentalism', cultureHand: 1 }),
  tech('atomicTheory', 4, 'base', {
    resourceAbilities: [
      { cost: { uranium: 1 }, phase: 'cityManagement', effect: { does: 'addActions' } },
      { cost: { uranium: 1 }, phase: 'movement', effect: { does: 'destroyCity' } },
    ],
  }),
  tech('ballistics', 4, 'base', {
    unit: { type: 'artillery', rank: 4 },
    resourceAbilities: [{ cost: { iron: 1 }, phase: 'battle', effect: { does: 'wound', wounds: 6 } }],
  }),
  tech('combustion', 4, 'base', { unit: { type: 'mounted', rank: 4 } }),
  tech('computers', 4, 'base', { coinIcon: true, coinsPerOne: 5 }),
  tech('flight', 4, 'base', { unit: { type: 'aircraft', rank: 1 }, travelSpeed: 6, water: 'end' }),
  tech('massMedia', 4, 'base', {
    resourceAbilities: [{ cost: { spy: 1 }, phase: 'any', effect: { does: 'cancel', what: 'ability' } }],
  }),
  tech('replaceableParts', 4, 'base', { unit: { type: 'infantry', rank: 4 }, stackingLimit: 6 }),
  tech('spaceFlight', 5, 'base'),
  tech('agriculture', 1, 'expansion'),
  tech('mysticism', 2, 'expansion', {
    resourceAbilities: [{ cost: { spy: 1 }, phase: 'cityManagement', effect: { does: 'discardCoins', players: 1 } }],
  }),
  tech('ecology', 3, 'expansion', {
    coinsPerOne: 3,
    resourceAbilities: [
      {
        cost: { wheat: 1 },
        phase: 'startOfTurn',
        effect: { does: 'reshape', terrains: ['forest', 'grassland', 'desert', 'water'] },
      },
    ],
  }),
  tech('plastics', 4, 'expansion', {
    resourceAbilities: [{ cost: { wheat: 1 }, phase: 'cityManagement', effect: { does: 'produce', production: 10 } }],
  }),
];
