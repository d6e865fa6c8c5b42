import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { TOKEN_CARDS } from '../cards/index.ts';
import { isPlayable, listTokenPlays } from '../cards/tokenPlays.ts';
import { kindOfToken } from '../data/faces.ts';
import { TOKEN_KINDS, type TokenKind } from '../data/tokens.ts';
import { badShape, fieldsOf } from '../rules/answerShape.ts';
import type { TokenPlay } from '../state/questions.ts';
import { type State, territoryOf } from '../state.ts';
import type { DecisionFamily } from './family.ts';

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

function checkHeld(state: State, seat: Seat, kind: number): Illegal | null {
  const territory = territoryOf(state, seat);
  const token = TOKEN_KINDS[kind] as TokenKind;
  if (!territory.hand.some((held) => kindOfToken(held) === kind)) return illegal('T-040', { token });
  return isPlayable(state, territory, kind) ? null : illegal('T-043', { token });
}
