import {
  type AnswerOf,
  type AskOf,
  answerReader,
  askAgain,
  askAll,
  type CoreState,
  conclude,
  coreState,
  type GameTypes,
  type Procedure,
  proceduresOf,
  type StepContext,
} from '@tessera/kernel';
import { sketch } from './sketch.ts';

/** Two players bid for a cow, plan the next year, and call out for the hay: one market day, one question of each mode. */
type Decisions = {
  readonly bid: { readonly ask: object; readonly answer: { readonly coins: number } };
  readonly plan: { readonly ask: object; readonly answer: { readonly crop: string } };
  readonly call: { readonly ask: object; readonly answer: { readonly call: string } };
};

interface Day {
  readonly op: 'day';
  at: 'bid' | 'sell' | 'plan' | 'plant' | 'cry' | 'hear';
}

export interface State extends CoreState<Day, AskOf<Decisions>, AnswerOf<Decisions>> {
  bids: number[];
  crops: string[];
  calls: string[];
}

export interface Market extends GameTypes {
  readonly state: State;
}

const answerTo = answerReader<Decisions>();

const day: Procedure<StepContext<State>, Day> = {
  // #region sealed
  bid({ state }) {
    askAll(state, 'sealed', [
      { kind: 'bid', seat: 0 },
      { kind: 'bid', seat: 1 },
    ]);
    return 'sell';
  },
  sell(context) {
    context.state.bids = context.asks.map((_, place) => answerTo(context, 'bid', place).coins);
    return 'plan';
  },
  // #endregion
  // #region amendable
  plan({ state }) {
    askAll(state, 'amendable', [
      { kind: 'plan', seat: 0 },
      { kind: 'plan', seat: 1 },
    ]);
    return 'plant';
  },
  plant(context) {
    context.state.crops = context.asks.map((_, place) => answerTo(context, 'plan', place).crop);
    return 'cry';
  },
  // #endregion
  // #region open
  cry({ state }) {
    askAll(state, 'open', [
      { kind: 'call', seat: 0 },
      { kind: 'call', seat: 1 },
    ]);
    return 'hear';
  },
  hear(context) {
    const { state, asks, others } = context;
    const { call } = answerTo(context, 'call');
    const seat = asks[0]?.seat ?? 0;
    state.calls.push(`${seat} ${call}`);
    if (call === 'more') askAgain(state, others, [{ kind: 'call', seat }]);
    else if (others.length > 0) askAgain(state, others, []);
    else conclude(state, { reason: 'evening', winners: [] });
    return 'hear';
  },
  // #endregion
};

const OPTIONS = {
  bid: [{ coins: 0 }, { coins: 1 }, { coins: 2 }],
  plan: [{ crop: 'rye' }, { crop: 'hops' }],
  call: [{ call: 'more' }, { call: 'mine' }, { call: 'pass' }],
};

export const market = sketch<Market>({
  id: 'market',
  procedures: proceduresOf<StepContext<State>, Day>({ day }),
  initialState: () => ({ ...coreState(1, 1), stack: [{ op: 'day', at: 'bid' }], bids: [], crops: [], calls: [] }),
  options: (_state, { kind }) => OPTIONS[kind],
});
