import { call, type Procedure, tell } from '@tessera/kernel';
import type { Frame, Game } from '../state/frames.ts';
import type { StepContext } from '../state.ts';
import { maybeEnd } from '../verbs/endOfGame.ts';

export const game: Procedure<StepContext, Game> = {
  setUp({ state }) {
    call(state, { op: 'setUp', at: 'shuffle', pick: 0 });
    return 'turn';
  },

  turn(context, frame) {
    const { state } = context;
    if (state.turn === 0) frame.seat = state.first;
    state.turn++;
    tell(context, { kind: 'turnBegins', seat: frame.seat, turn: state.turn });
    const turn: Frame = { op: 'turn', at: 'reveal', seat: frame.seat, bought: null };
    call(state, turn);
    return 'nextTurn';
  },

  nextTurn(context, frame) {
    maybeEnd(context, frame.seat);
    frame.seat = (frame.seat + 1) % context.state.territories.length;
    return 'turn';
  },
};
