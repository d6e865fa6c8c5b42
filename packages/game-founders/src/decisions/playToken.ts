import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { TOKEN_CARDS } from '../cards/index.ts';
import { kindOfToken } from '../data/faces.ts';
import { TOKEN_KINDS, type TokenKind } from '../data/tokens.ts';
import type { TokenPlay } from '../state/questions.ts';
import { type State, type Territory, territoryOf } from '../state.ts';
import { badShape, type DecisionFamily, fieldsOf } from './family.ts';

const PASS: TokenPlay = { play: 'pass' };

/** T-042: one of the tokens received in an earlier turn, on any of its legal targets; or none. */
export const playToken: DecisionFamily<'playToken'> = {
  options(state, ask) {
    const plays: TokenPlay[] = [PASS];
    listTokenPlays(state, ask.seat, plays);
    return plays;
  },
  check(state, ask, answer) {
    const play = typeof answer === 'object' && answer !== null && 'play' in answer ? answer.play : null;
    if (play === 'pass') return fieldsOf(answer, ['play']) === null ? badShape('{ play }') : null;
    const kind = TOKEN_KINDS.indexOf(play as TokenKind);
    const card = TOKEN_CARDS[kind];
    if (card === undefined) return badShape('{ play }');
    return checkHeld(state, ask.seat, kind) ?? card.check(state, ask.seat, answer);
  },
};

/** Adds every legal way for the seat to play a token now. */
function listTokenPlays(state: State, seat: Seat, plays: TokenPlay[]): void {
  for (let kind = 0; kind < TOKEN_CARDS.length; kind++) {
    if (isPlayable(state, territoryOf(state, seat), kind)) TOKEN_CARDS[kind]?.list(state, seat, plays);
  }
}

/** Is there any token to play and a target for it? */
export function hasTokenPlay(state: State, seat: Seat): boolean {
  if (territoryOf(state, seat).hand.length === 0) return false;
  const plays: TokenPlay[] = [];
  listTokenPlays(state, seat, plays);
  return plays.length > 0;
}

/** Holds the player a token of this kind that he received in an earlier turn (T-043)? */
function isPlayable(state: State, territory: Territory, kind: number): boolean {
  const { hand, received } = territory;
  for (let i = 0; i < hand.length; i++) {
    if (kindOfToken(hand[i] as number) === kind && (received[i] as number) < state.turn) return true;
  }
  return false;
}

function checkHeld(state: State, seat: Seat, kind: number): Illegal | null {
  const territory = territoryOf(state, seat);
  const token = TOKEN_KINDS[kind] as TokenKind;
  if (!territory.hand.some((held) => kindOfToken(held) === kind)) return illegal('T-040', { token });
  return isPlayable(state, territory, kind) ? null : illegal('T-043', { token });
}
