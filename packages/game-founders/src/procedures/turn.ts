import { ask, call, type Procedure, tell } from '@tessera/kernel';
import { TOKEN_CARDS } from '../cards/index.ts';
import { hasTokenPlay } from '../cards/tokenPlays.ts';
import { COIN_TOKEN, stackIndex } from '../data/faces.ts';
import { TOKEN_KINDS } from '../data/tokens.ts';
import type { Turn } from '../state/frames.ts';
import { answerTo } from '../state/questions.ts';
import { COIN_MARK, type StepContext, territoryOf } from '../state.ts';
import { receiveToken } from '../verbs/receiveToken.ts';
import { revealTop } from '../verbs/revealTop.ts';

export const turn: Procedure<StepContext, Turn> = {
  // Step 1, compulsory (T-030, T-032). With V-1 the stacks may all be empty: then it is skipped.
  reveal({ state }, { seat }) {
    if (state.stacks.every((stack) => stack.length === 0)) return 'playToken';
    ask(state, { kind: 'revealTile', seat });
    return 'revealed';
  },

  revealed(context, { seat }) {
    const { stack } = answerTo(context, 'revealTile');
    revealTop(context, seat, stackIndex(stack));
    return 'playToken';
  },

  // Step 2, optional (T-042): asked only if there is something to play.
  playToken({ state }, { seat }) {
    if (!hasTokenPlay(state, seat)) return 'addTile';
    ask(state, { kind: 'playToken', seat });
    return 'tokenPlayed';
  },

  tokenPlayed(context, frame) {
    const answer = answerTo(context, 'playToken');
    if (answer.play !== 'pass') {
      const card = TOKEN_CARDS[TOKEN_KINDS.indexOf(answer.play)];
      frame.bought = card?.play(context, frame.seat, answer) ?? null;
    }
    return 'addTile';
  },

  // Step 3, compulsory if possible (T-080). A bought resource that is not used now is lost (T-064).
  addTile({ state }, { seat, bought }) {
    call(state, { op: 'addTile', at: 'choose', seat, bought, only: null });
    return 'takeCoins';
  },

  // T-066, T-101: at the end of the turn the player takes the coins on their own tiles.
  takeCoins(context, { seat }) {
    const { marks } = territoryOf(context.state, seat);
    let coins = 0;
    for (let i = 0; i < marks.length; i++) {
      if (((marks[i] as number) & COIN_MARK) === 0) continue;
      marks[i] = (marks[i] as number) & ~COIN_MARK;
      receiveToken(context.state, seat, COIN_TOKEN);
      coins++;
    }
    if (coins > 0) tell(context, { kind: 'coinsTaken', seat, coins });
    return null;
  },
};
