import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { outskirtsOwner } from '../board/cities.ts';
import { figuresAt } from '../board/figures.ts';
import { wonderId } from '../data/faces.ts';
import { WONDER } from '../data/names.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { isObsolete, wonderSquare } from './wonders.ts';

/**
 * Whose Brandenburg Gate closes their outskirts to a player's figures, or −1. `leaving` figures that stand on the square `from`
 * do not count against it: if they blockade the Gate (BLK-003), it works again as soon as they are gone. A group on its way
 * does not open the Gate's own square by entering it either: nobody ends in those outskirts (FAQ-074).
 */
export function gateAgainst(state: State, seat: Seat, from = -1, leaving = 0): Seat {
  if (!state.options.expansion) return -1;
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat || !(state.players[owner] as Player).wonders.includes(WONDER.brandenburgGate)) continue;
    if (isObsolete(state, WONDER.brandenburgGate)) return -1;
    const square = wonderSquare(state, WONDER.brandenburgGate);
    return square >= 0 && isBlockaded(state, owner, square, seat, square === from ? leaving : 0) ? -1 : owner;
  }
  return -1;
}

/** Do others stand on a square of this owner, leaving out a number of figures of one of them? */
function isBlockaded(state: State, owner: Seat, square: number, seat: Seat, leaving: number): boolean {
  for (let other = 0; other < state.players.length; other++) {
    if (other !== owner && figuresAt(playerOf(state, other), square) > (other === seat ? leaving : 0)) return true;
  }
  return false;
}

/** Do figures that come from the square `from` find this one closed to them (RUL-225, RUL-375)? */
export function isClosedTo(state: State, seat: Seat, square: number, from = -1, leaving = 0): boolean {
  return isBehind(state, gateAgainst(state, seat, from, leaving), square);
}

/** Does a square lie in the outskirts of the owner of a Gate that works; of nobody for −1? */
export function isBehind(state: State, owner: Seat, square: number): boolean {
  return owner >= 0 && outskirtsOwner(state, square) === owner;
}

export type GateRule = 'FAQ-074' | 'FAQ-075' | 'RUL-375' | 'RUL-376';

/** A refusal that names the wonder, and the squares to which it holds. */
export function closedBy(
  rule: GateRule,
  squares: { readonly square: number } | { readonly squares: number[] },
): Illegal {
  return illegal(rule, { ...squares, wonder: wonderId(WONDER.brandenburgGate) });
}

/** Is this where the Gate stands? */
export function isGate(state: State, square: number): boolean {
  return wonderSquare(state, WONDER.brandenburgGate) === square;
}
