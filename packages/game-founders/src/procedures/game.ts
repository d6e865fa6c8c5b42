import { call, type Procedure, tell } from '@tessera/kernel';
import type { Frame, Game } from '../state/frames.ts';
import type { Runner } from '../state.ts';
import { maybeEnd } from '../verbs/endOfGame.ts';

export const game: Procedure<Runner, Game> = {
  setUp({ state }) {
    call(state, { op: 'setUp', at: 'shuffle', pick: 0 });
    return 'turn';
  },

  turn(run, frame) {
    const { state } = run;
    if (state.turn === 0) frame.seat = state.first;
    state.turn++;
    tell(run, { kind: 'turnBegins', seat: frame.seat, turn: state.turn });
    const turn: Frame = { op: 'turn', at: 'reveal', seat: frame.seat, bought: null };
    call(state, turn);
    return 'nextTurn';
  },

  nextTurn(run, frame) {
    maybeEnd(run, frame.seat);
    frame.seat = (frame.seat + 1) % run.state.territories.length;
    return 'turn';
  },
};
