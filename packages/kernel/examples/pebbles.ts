import {
  type AnswerOf,
  type AskOf,
  answerReader,
  ask,
  type CoreState,
  conclude,
  coreState,
  draw,
  type GameTypes,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  type Procedure,
  proceduresOf,
  type Seat,
  type StepContext,
} from '@tessera/kernel';
import { sketch } from './sketch.ts';

// #region state
/** Two players take one to three pebbles from a heap in turn; the player who takes the last one wins. */
type Decisions = {
  readonly take: { readonly ask: { readonly most: number }; readonly answer: { readonly pebbles: number } };
};

interface Play {
  readonly op: 'play';
  at: 'pile' | 'offer' | 'take';
  seat: Seat;
}

export interface State extends CoreState<Play, AskOf<Decisions>, AnswerOf<Decisions>> {
  heap: number;
}
// #endregion

// #region steps
const answerTo = answerReader<Decisions>();

const play: Procedure<StepContext<State>, Play> = {
  pile(context) {
    context.state.heap = 10 + draw(context, 'dice', 'heap', 6);
    return 'offer';
  },
  offer({ state }, frame) {
    ask(state, { kind: 'take', seat: frame.seat, most: Math.min(3, state.heap) });
    return 'take';
  },
  take(context, frame) {
    const { state } = context;
    state.heap -= answerTo(context, 'take').pebbles;
    if (state.heap === 0) conclude(state, { reason: 'lastPebble', winners: [frame.seat] });
    frame.seat = 1 - frame.seat;
    return 'offer';
  },
};
// #endregion

export interface Pebbles extends GameTypes {
  readonly state: State;
}

// #region game
export const pebbles = sketch<Pebbles>({
  id: 'pebbles',
  procedures: proceduresOf<StepContext<State>, Play>({ play }),
  initialState: () => ({ ...coreState(1, 1), stack: [{ op: 'play', at: 'pile', seat: 0 }], heap: 0 }),
  options: (_state, { most }) => [1, 2, 3].slice(0, most).map((pebbles) => ({ pebbles })),
  check(state, { most }, answer) {
    const wanted = isPlainObject(answer) ? answer['pebbles'] : null;
    if (typeof wanted !== 'number') return illegal(KERNEL_CODES.shape, { expected: '{ pebbles }' });
    if (wanted > state.heap) return illegal('P-2', { heap: state.heap });
    return wanted >= 1 && wanted <= most ? null : illegal('P-1', { most });
  },
});
// #endregion
