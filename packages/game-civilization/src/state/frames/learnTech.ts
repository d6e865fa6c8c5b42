import type { Seat } from '@tessera/kernel';

/** A tech is learned, by research or otherwise, and takes effect at once (GEN-009, TECH-001 to TECH-003, RUL-140). */
export type LearnTech = {
  readonly op: 'learnTech';
  at: 'learn' | 'grow' | 'spread' | 'rewardUnit' | 'rewardResource' | 'resourceTaken';
  readonly seat: Seat;
  readonly tech: number;
  readonly by: 'research' | 'learning' | 'setUp';
};

export function learning(seat: Seat, tech: number, by: LearnTech['by'] = 'learning'): LearnTech {
  return { op: 'learnTech', at: 'learn', seat, tech, by };
}
