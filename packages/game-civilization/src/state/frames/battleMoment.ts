import type { AskFor } from '../questions.ts';
import type { Side } from '../sides.ts';

/** A moment of a battle at which both sides may play cards, the attacker first, in turn until both pass (RUL-153). */
export type BattleMoment = {
  readonly op: 'battleMoment';
  at: 'offer' | 'answered';
  readonly moment: AskFor<'battleMoment'>['moment'];
  /** The side whose answer is awaited, and how many have passed in a row. */
  turn: Side;
  passes: number;
};

export function battleMomentFrame(moment: BattleMoment['moment'], first: Side): BattleMoment {
  return { op: 'battleMoment', at: 'offer', moment, turn: first, passes: 0 };
}
