import type { Seat } from '@tessera/kernel';
import { kindOfToken } from '../data/faces.ts';
import type { TokenPlay } from '../state/questions.ts';
import { type State, type Territory, territoryOf } from '../state.ts';
import { TOKEN_CARDS } from './index.ts';

/** Adds every legal way for the seat to play a token now. */
export function listTokenPlays(state: State, seat: Seat, plays: TokenPlay[]): void {
  for (let kind = 0; kind < TOKEN_CARDS.length; kind++) {
    if (isPlayable(state, territoryOf(state, seat), kind)) TOKEN_CARDS[kind]?.list(state, seat, plays);
  }
}

/** Is there a token to play, with a target for it? */
export function hasTokenPlay(state: State, seat: Seat): boolean {
  if (territoryOf(state, seat).hand.length === 0) return false;
  const plays: TokenPlay[] = [];
  listTokenPlays(state, seat, plays);
  return plays.length > 0;
}

/** Does the player hold a token of this kind from an earlier turn (T-043)? */
export function isPlayable(state: State, territory: Territory, kind: number): boolean {
  const { hand, received } = territory;
  for (let i = 0; i < hand.length; i++) {
    if (kindOfToken(hand[i] as number) === kind && (received[i] as number) < state.turn) return true;
  }
  return false;
}
