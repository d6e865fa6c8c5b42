import type { Seat } from '@tessera/kernel';
import type { AskFor } from '../questions.ts';

/**
 * A moment of a Movement part at which every seat may interrupt it (RUL-284): the mover first, then the others clockwise
 * (RUL-117). A player who plays something may go on until they pass.
 */
export type Interrupts = {
  readonly op: 'interrupts';
  at: 'offer' | 'answered';
  readonly moment: AskFor<'interrupt'>['moment'];
  readonly mover: Seat;
  /** The square of the moving group, −1 where no group moves. */
  readonly square: number;
  /** Whose answer is awaited, counted in seats clockwise from the mover. */
  turn: number;
};

/** At the start and the end of their part the mover has a menu instead, which offers everything they could interrupt with. */
export function interrupting(moment: Interrupts['moment'], mover: Seat, square: number): Interrupts {
  const turn = moment === 'step' || moment === 'discovery' ? 0 : 1;
  return { op: 'interrupts', at: 'offer', moment, mover, square, turn };
}
