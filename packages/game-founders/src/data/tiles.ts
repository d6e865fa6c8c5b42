import type { Basic, CityGood, Resource, VillageGood } from './resources.ts';
import type { TokenKind } from './tokens.ts';

/** The four families, distinguished by the back (T-001). The first three have a stack and a row. */
export const FAMILIES = ['nature', 'village', 'city', 'victory'] as const;
export type Family = (typeof FAMILIES)[number];
export const STACKS = ['nature', 'village', 'city'] as const;
export type Stack = (typeof STACKS)[number];

/** One face, of which the box holds one or several copies (T-003, T-004). */
export interface TileFace {
  readonly id: string;
  readonly family: Family;
  readonly name: string;
  readonly copies: number;
  /** Resources required; none, or two different ones. */
  readonly cost: readonly Resource[];
  /** Resources produced, one at a time. */
  readonly products: readonly Resource[];
  readonly points: number;
  readonly token: TokenKind | null;
}

type Pair<A, B = A> = readonly [A, B];

function nature(id: string, name: string, products: Pair<Basic>): TileFace {
  return { id, family: 'nature', name, copies: 4, cost: [], products, points: 0, token: null };
}

function village(id: string, name: string, cost: Pair<Basic>, product: VillageGood): TileFace {
  return { id, family: 'village', name, copies: 4, cost, products: [product], points: 0, token: null };
}

function city(id: string, name: string, cost: Pair<VillageGood, Basic>, product: CityGood, token: TokenKind): TileFace {
  return { id, family: 'city', name, copies: 1, cost, products: [product], points: 0, token };
}

const barracks = (id: string, cost: Pair<VillageGood, Basic>) => city(id, 'barracks', cost, 'army', 'war');
const market = (id: string, cost: Pair<VillageGood, Basic>) => city(id, 'marketSquare', cost, 'coins', 'coin');
const inn = (id: string, cost: Pair<VillageGood, Basic>) => city(id, 'inn', cost, 'transport', 'cart');
const workshop = (id: string, cost: Pair<VillageGood, Basic>) => city(id, 'workshop', cost, 'crafts', 'craftsmen');

function victory(id: string, name: string, cost: Pair<Resource>, points: number): TileFace {
  return { id, family: 'victory', name, copies: 1, cost, products: [], points, token: null };
}

/** All 61 faces: 97 tiles. */
export const TILE_FACES: readonly TileFace[] = [
  nature('N1', 'forest', ['wood', 'stone']),
  nature('N2', 'cliff', ['plants', 'stone']),
  nature('N3', 'waterfall', ['water', 'stone']),
  nature('N4', 'grove', ['wood', 'plants']),
  nature('N5', 'river', ['wood', 'water']),
  nature('N6', 'lake', ['plants', 'water']),
  village('V1', 'mine', ['wood', 'stone'], 'iron'),
  village('V2', 'goldMine', ['stone', 'water'], 'gold'),
  village('V3', 'weavingMill', ['stone', 'plants'], 'cloth'),
  village('V4', 'winery', ['wood', 'plants'], 'wine'),
  village('V5', 'studFarm', ['plants', 'water'], 'horses'),
  village('V6', 'fishingVillage', ['wood', 'water'], 'fish'),
  barracks('C1a', ['iron', 'wood']),
  barracks('C1b', ['gold', 'water']),
  barracks('C1c', ['cloth', 'plants']),
  barracks('C1d', ['wine', 'water']),
  barracks('C1e', ['horses', 'stone']),
  barracks('C1f', ['fish', 'stone']),
  market('C2a', ['iron', 'plants']),
  market('C2b', ['gold', 'wood']),
  market('C2c', ['cloth', 'stone']),
  market('C2d', ['wine', 'stone']),
  market('C2e', ['horses', 'water']),
  market('C2f', ['fish', 'water']),
  inn('C3a', ['iron', 'water']),
  inn('C3b', ['gold', 'stone']),
  inn('C3c', ['cloth', 'wood']),
  inn('C3d', ['wine', 'wood']),
  inn('C3e', ['horses', 'plants']),
  inn('C3f', ['fish', 'plants']),
  workshop('C4a', ['iron', 'stone']),
  workshop('C4b', ['gold', 'plants']),
  workshop('C4c', ['cloth', 'water']),
  workshop('C4d', ['wine', 'plants']),
  workshop('C4e', ['horses', 'wood']),
  workshop('C4f', ['fish', 'wood']),
  victory('R01', 'altarOfSilvanus', ['army', 'wood'], 1),
  victory('R02', 'altarOfBellona', ['army', 'stone'], 1),
  victory('R03', 'altarOfTerminus', ['coins', 'stone'], 1),
  victory('R04', 'altarOfCeres', ['coins', 'plants'], 1),
  victory('R05', 'altarOfFlora', ['transport', 'plants'], 1),
  victory('R06', 'altarOfNeptune', ['transport', 'water'], 1),
  victory('R07', 'altarOfTheNymphs', ['crafts', 'water'], 1),
  victory('R08', 'altarOfMinerva', ['crafts', 'wood'], 1),
  victory('R09', 'templeOfMars', ['iron', 'army'], 2),
  victory('R10', 'templeOfCastorAndPollux', ['horses', 'army'], 2),
  victory('R11', 'templeOfJuno', ['gold', 'army'], 2),
  victory('R12', 'templeOfSaturn', ['gold', 'coins'], 2),
  victory('R13', 'templeOfMercury', ['cloth', 'coins'], 2),
  victory('R14', 'templeOfFortuna', ['fish', 'coins'], 2),
  victory('R15', 'templeOfPortunus', ['fish', 'transport'], 2),
  victory('R16', 'templeOfHercules', ['wine', 'transport'], 2),
  victory('R17', 'templeOfDiana', ['horses', 'transport'], 2),
  victory('R18', 'templeOfBacchus', ['wine', 'crafts'], 2),
  victory('R19', 'templeOfVenus', ['cloth', 'crafts'], 2),
  victory('R20', 'templeOfVulcan', ['iron', 'crafts'], 2),
  victory('R21', 'templeOfJupiterCapitolinus', ['army', 'coins'], 3),
  victory('R22', 'aquaMarciaAqueduct', ['transport', 'crafts'], 3),
  victory('R23', 'circusMaximus', ['iron', 'horses'], 3),
  victory('R24', 'forumRomanum', ['gold', 'wine'], 3),
  victory('R25', 'theatreOfPompey', ['cloth', 'fish'], 3),
];
