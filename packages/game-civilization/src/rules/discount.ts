import { type Illegal, illegal, type Plain, type Seat } from '@tessera/kernel';
import { PERSON_CARD_AMOUNT, personCardId, personCardIndex } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import type { Bonus } from '../state/bonus.ts';
import { playerOf, type State } from '../state.ts';
import { isWonderItem } from './items.ts';
import { ruleAgainstDiscarding } from './people.ts';

const CARD = PERSON.michelangelo;

/**
 * What Michelangelo takes off the cost of a wonder, 0 for a player who cannot use him now. No wonder costs less than that,
 * so the cost does not fall below 0 (RUL-310).
 */
export function discountFor(state: State, seat: Seat): number {
  return ruleAgainstDiscarding(state, seat, CARD) === null ? (PERSON_CARD_AMOUNT[CARD] as number) : 0;
}

/** What he takes off the cost of these items together: that of one wonder. */
export function discountOn(state: State, seat: Seat, items: readonly number[]): number {
  return items.some(isWonderItem) ? discountFor(state, seat) : 0;
}

/**
 * The bonuses that may pay for items of a city, by their place: all of the player, and after them Michelangelo for a wonder.
 * He is used by declaring the action (RUL-389), so nobody sees him before.
 */
export function bonusesFor(state: State, seat: Seat, city: number, items: readonly number[]): readonly Bonus[] {
  const { bonuses } = playerOf(state, seat);
  const amount = discountOn(state, seat, items);
  if (amount === 0) return bonuses;
  return [...bonuses, { city, amount, event: -1, ability: -1, paid: [{ from: 'person', face: CARD }] }];
}

/** Why a great person card does not lower the cost of these items; null for anything else that is named as a bonus. */
export function whyNotDiscount(
  state: State,
  seat: Seat,
  items: readonly number[],
  named: Plain | undefined,
): Illegal | null {
  const card = personCardIndex(named);
  if (card < 0) return null;
  if (card !== CARD) return illegal('RUL-310', { card: personCardId(card), discount: 0 });
  const rule = ruleAgainstDiscarding(state, seat, card);
  if (rule !== null) return illegal(rule, { card: personCardId(card) });
  const discount = discountFor(state, seat);
  return discountOn(state, seat, items) === 0 ? illegal('RUL-310', { card: personCardId(card), discount }) : null;
}
