import type { TechId } from './techs.ts';

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
  /** The tech that unlocks it. None for Despotism, unlocked from the start (GOV-002), and for Anarchy, which never is. */
  readonly unlockedBy: TechId | null;
}

/** In the order of GOVERNMENT_IDS: two on each of a player's four cards (CMP-006). */
export const GOVERNMENTS: readonly GovernmentFace[] = [
  { id: 'anarchy', unlockedBy: null },
  { id: 'despotism', unlockedBy: null },
  { id: 'republic', unlockedBy: 'codeOfLaws' },
  { id: 'feudalism', unlockedBy: 'chivalry' },
  { id: 'monarchy', unlockedBy: 'monarchy' },
  { id: 'democracy', unlockedBy: 'democracy' },
  { id: 'communism', unlockedBy: 'communism' },
  { id: 'fundamentalism', unlockedBy: 'theology' },
];
