import {
  type AnswerOf,
  type AskOf,
  ask,
  type CoreState,
  conclude,
  coreState,
  type GameTypes,
  type Procedure,
  proceduresOf,
  type Seat,
  type StepContext,
  shuffle,
  shuffleWith,
  tell,
  tellSeats,
} from '@tessera/kernel';
import { sketch } from './sketch.ts';

/** Each player looks at the top card and keeps it, face down; the higher card wins. */
type Decisions = { readonly draw: { readonly ask: object; readonly answer: { readonly keep: boolean } } };

interface Round {
  readonly op: 'round';
  at: 'shuffle' | 'offer' | 'draw';
  seat: Seat;
}

export interface State extends CoreState<Round, AskOf<Decisions>, AnswerOf<Decisions>> {
  deck: number[];
  /** The card before each player, or null. */
  hands: (number | null)[];
}

// #region news
/** `card` is null in the redacted version for the other seats. */
export type News =
  | { readonly kind: 'deckShuffled' }
  | { readonly kind: 'cardDrawn'; readonly seat: Seat; readonly card: number | null };

const round: Procedure<StepContext<State, News>, Round> = {
  shuffle(context) {
    shuffle(context, 'decks', 'cards', context.state.deck);
    tell(context, { kind: 'deckShuffled' });
    return 'offer';
  },
  offer({ state }, { seat }) {
    if (seat === state.hands.length) return end(state);
    ask(state, { kind: 'draw', seat });
    return 'draw';
  },
  draw(context, frame) {
    const card = context.state.deck.pop() ?? null;
    const { seat } = frame;
    context.state.hands[seat] = card;
    tellSeats(context, [seat], { kind: 'cardDrawn', seat, card }, { kind: 'cardDrawn', seat, card: null });
    frame.seat++;
    return 'offer';
  },
};
// #endregion

function end(state: State): null {
  const best = Math.max(...state.hands.map((card) => card ?? -1));
  conclude(state, { reason: 'allDrawn', winners: [state.hands.indexOf(best)] });
  return null;
}

export interface Cards extends GameTypes {
  readonly state: State;
  readonly happening: News;
}

const base = sketch<Cards>({
  id: 'cards',
  procedures: proceduresOf<StepContext<State, News>, Round>({ round }),
  initialState: ({ players }) => ({
    ...coreState(1, 1),
    stack: [{ op: 'round', at: 'shuffle', seat: 0 }],
    deck: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
    hands: new Array<null>(players).fill(null),
  }),
  options: () => [{ keep: true }],
});

export const cards: typeof base = {
  ...base,
  publicView: () => ({}),
  // #region secrets
  view: (state, seat) => ({
    seat,
    deck: state.deck.length,
    hands: state.hands.map((card, owner) => (owner === seat ? card : card === null ? null : 'hidden')),
  }),
  resample(state, seat, generator) {
    const dealt = base.clone(state);
    const unknown = dealt.hands.filter((card, owner) => owner !== seat && card !== null) as number[];
    const pool = [...dealt.deck, ...unknown];
    shuffleWith(generator, pool);
    dealt.hands = dealt.hands.map((card, owner) => (owner === seat || card === null ? card : (pool.pop() ?? null)));
    dealt.deck = pool;
    return dealt;
  },
  // #endregion
};
