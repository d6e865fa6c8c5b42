import type { Seat } from '@tessera/kernel';

/** A free tech, chosen from a list: by an event, a wonder or as loot. Learning is compulsory if one fits (RUL-290). */
export type FreeTech = {
  readonly op: 'freeTech';
  at: 'choose' | 'chosen';
  readonly seat: Seat;
  readonly reason: string;
  readonly from: number[];
};

export function freeTechFrame(seat: Seat, reason: string, from: number[]): FreeTech {
  return { op: 'freeTech', at: 'choose', seat, reason, from };
}
