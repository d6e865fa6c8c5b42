import type { TechId } from './techIds.ts';

export const GOVERNMENT_IDS = [
  'anarchy',
  'despotism',
  'republic',
  'feudalism',
  'monarchy',
  'democracy',
  'communism',
  'fundamentalism',
] as const;
export type GovernmentId = (typeof GOVERNMENT_IDS)[number];

export interface GovernmentFace {
  readonly id: GovernmentId;
  /** The tech that unlocks it. Null for Despotism, unlocked from the start (GOV-002), and for Anarchy, never unlocked. */
  readonly unlockedBy: TechId | null;
  /** What it adds, or takes away, as printed: coins, to the hand sizes, to the production of each city. */
  readonly coins: number;
  readonly cultureHand: number;
  readonly battleHand: number;
  readonly production: number;
  /** Trade each turn; a negative number lowers what is collected (RUL-259). */
  readonly trade: number;
  /** Culture of a capital that is devoted to the arts (RUL-259). */
  readonly devotion: number;
}

function government(id: GovernmentId, unlockedBy: TechId | null, adds: Partial<GovernmentFace> = {}): GovernmentFace {
  const nothing = { coins: 0, cultureHand: 0, battleHand: 0, production: 0, trade: 0, devotion: 0 };
  return { id, unlockedBy, ...nothing, ...adds };
}

/** In the order of GOVERNMENT_IDS: two on each of a player's four cards (CMP-006). */
export const GOVERNMENTS: readonly GovernmentFace[] = [
  government('anarchy', null),
  government('despotism', null),
  government('republic', 'codeOfLaws'),
  government('feudalism', 'chivalry', { coins: 1 }),
  government('monarchy', 'monarchy', { cultureHand: 1, devotion: 1 }),
  government('democracy', 'democracy', { trade: 2 }),
  government('communism', 'communism', { production: 2, devotion: -1 }),
  government('fundamentalism', 'theology', { battleHand: 1, trade: -2 }),
];
