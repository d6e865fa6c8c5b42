import {
  type AnswerIn,
  type AnswerOf,
  type AskIn,
  type AskOf,
  ask,
  askAgain,
  askAll,
  type CoreState,
  conclude,
  coreState,
  type Game,
  type GameTypes,
  type Illegal,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  nextBelow,
  nextWord,
  openAsks,
  type PlainObject,
  type Procedure,
  proceduresOf,
  reveal,
  type Seat,
  type StepContext,
  seedStreams,
  shuffle,
  shuffleWith,
  tell,
  tellSeats,
  unknownAct,
} from '../src/index.ts';
import type { Promises } from '../src/testing/index.ts';

/**
 * Harbour, a game made to try the property suite on: hidden hands, draws, and questions of all modes. In each of three
 * rounds everybody draws a card, bids one in secret (sealed), plans to keep or change the lowest card (amendable), may
 * give a card away, for which the receiver may say thanks (open); then the starting player loads crates, bit by bit.
 */
type Decisions = {
  bid: { ask: object; answer: { readonly card: number } };
  plan: { ask: object; answer: { readonly plan: 'keep' | 'change' } };
  gift: { ask: object; answer: { readonly card: number; readonly to: Seat } | { readonly pass: true } };
  thank: { ask: { readonly giver: Seat }; answer: { readonly thanks: boolean } };
  load: { ask: { readonly left: number }; answer: { readonly crates: number } };
};

export type HarbourAsk = AskOf<Decisions>;
export type HarbourAnswer = AnswerOf<Decisions>;

export interface HarbourFrame {
  readonly op: 'harbour';
  at: 'start' | 'deal' | 'bid' | 'bidden' | 'plan' | 'planned' | 'gift' | 'given' | 'load' | 'loaded' | 'next';
  left: number;
}

export interface HarbourState extends CoreState<HarbourFrame, HarbourAsk, HarbourAnswer> {
  options: PlainObject;
  deck: number[];
  hands: number[][];
  discard: number[];
  crates: number[];
  round: number;
}

export type HarbourHappening =
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'changed'; readonly seat: Seat; readonly card: number | null }
  | { readonly kind: 'given'; readonly seat: Seat; readonly to: Seat; readonly card: number | null }
  | { readonly kind: 'bids'; readonly cards: readonly number[] }
  | { readonly kind: 'thanked'; readonly seat: Seat; readonly giver: Seat }
  | { readonly kind: 'loaded'; readonly crates: number };

export interface HarbourTypes extends GameTypes {
  readonly setup: { readonly players: number; readonly options: PlainObject };
  readonly state: HarbourState;
  readonly happening: HarbourHappening;
  readonly view: PlainObject;
}

export type HarbourRun = StepContext<HarbourState, HarbourHappening>;

const ROUNDS = 3;

export const harbourSteps: Procedure<HarbourRun, HarbourFrame> = {
  start(context) {
    shuffle(context, 'decks', 'cards', context.state.deck);
    for (const hand of context.state.hands) hand.push(...context.state.deck.splice(-3));
    return 'deal';
  },
  deal(context) {
    for (let seat = 0; seat < context.state.hands.length; seat++) drawCard(context, seat, 'drawn');
    return 'bid';
  },
  bid({ state }) {
    askAll(
      state,
      'sealed',
      seats(state).map((seat) => ({ kind: 'bid', seat }) as const),
    );
    return 'bidden';
  },
  bidden(context) {
    const { state } = context;
    const cards = (context.answers as AnswerOf<Decisions, 'bid'>[]).map(({ card }) => card);
    for (const [seat, card] of cards.entries()) state.discard.push(takeCard(state, seat, card));
    const winner = cards.indexOf(Math.max(...cards));
    state.crates[winner] = (state.crates[winner] ?? 0) + 1;
    tell(context, { kind: 'bids', cards });
    return 'plan';
  },
  plan({ state }) {
    askAll(
      state,
      'amendable',
      seats(state).map((seat) => ({ kind: 'plan', seat }) as const),
    );
    return 'planned';
  },
  planned(context) {
    const { state } = context;
    const plans = context.answers as AnswerOf<Decisions, 'plan'>[];
    for (const [seat, { plan }] of plans.entries()) {
      if (plan === 'change') state.deck.push(takeCard(state, seat, Math.min(...handOf(state, seat))));
    }
    shuffle(context, 'decks', 'changed cards', state.deck);
    for (const [seat, { plan }] of plans.entries()) if (plan === 'change') drawCard(context, seat, 'changed');
    return 'gift';
  },
  gift({ state }) {
    askAll(
      state,
      'open',
      seats(state).map((seat) => ({ kind: 'gift', seat }) as const),
    );
    return 'given';
  },
  given(context, frame) {
    const { state } = context;
    const asked = context.asks[0] as HarbourAsk;
    const answer = context.answers[0] as AnswerOf<Decisions, 'gift' | 'thank'>;
    const { seat } = asked;
    const giver = asked.kind === 'thank' ? asked.giver : seat;
    frame.left = 3;
    if ('to' in answer) {
      const { card, to } = answer;
      handOf(state, to).push(takeCard(state, seat, card));
      reveal(context);
      tellSeats(context, [seat, to], { kind: 'given', seat, to, card }, { kind: 'given', seat, to, card: null });
      askAgain(state, context.others, [{ kind: 'thank', seat: to, giver: seat }]);
      return 'given';
    }
    if ('thanks' in answer && answer.thanks) {
      state.crates[giver] = (state.crates[giver] ?? 0) + 1;
      tell(context, { kind: 'thanked', seat, giver });
    }
    if (context.others.length === 0) return 'load';
    askAgain(state, context.others, []);
    return 'given';
  },
  load({ state }, { left }) {
    ask(state, { kind: 'load', seat: starter(state), left });
    return 'loaded';
  },
  loaded(context, frame) {
    const { state } = context;
    const { crates } = context.answers[0] as AnswerOf<Decisions, 'load'>;
    const seat = starter(state);
    state.crates[seat] = (state.crates[seat] ?? 0) + crates;
    tell(context, { kind: 'loaded', crates });
    frame.left -= crates;
    return crates === 0 || frame.left === 0 ? 'next' : 'load';
  },
  next({ state }) {
    state.round++;
    if (state.round < ROUNDS) return 'deal';
    const most = Math.max(...state.crates);
    conclude(state, { reason: 'rounds', winners: seats(state).filter((seat) => state.crates[seat] === most) });
    return null;
  },
};

export const harbour: Game<HarbourTypes> = {
  id: 'harbour',
  schema: 1,
  rules: 1,
  players: { min: 2, max: 4 },
  procedures: proceduresOf<HarbourRun, HarbourFrame>({ harbour: harbourSteps }),
  migrations: [],
  passes: {},
  searchOptions: [],
  setup(players, options) {
    if (players !== 2 && players !== 3 && players !== 4) return illegal(KERNEL_CODES.setup, { expected: '2 to 4' });
    return isPlainObject(options) ? { players, options } : illegal(KERNEL_CODES.setup, { expected: 'options' });
  },
  initialState({ players, options }) {
    const deck: number[] = [];
    for (let card = 0; card < 24; card++) deck.push(card >> 2);
    const hands: number[][] = [];
    for (let seat = 0; seat < players; seat++) hands.push([]);
    const stack: HarbourFrame[] = [{ op: 'harbour', at: 'start', left: 0 }];
    return { ...coreState(1, 1), stack, options, deck, hands, discard: [], crates: hands.map(() => 0), round: 0 };
  },
  fromScenario: () => illegal(KERNEL_CODES.setup),
  options,
  check(state, asked, answer) {
    if (!isPlainObject(answer)) return illegal(KERNEL_CODES.shape);
    return options(state, asked).some((option) => hasSameFields(option, answer)) ? null : illegal('H-1');
  },
  explain(state, seat, intent): Illegal | null {
    const own = openAsks(state, seat).find((open) => isPlainObject(intent) && open.kind === intent['kind']);
    if (own === undefined || !isPlainObject(intent)) return illegal('H-2');
    return harbour.check(state, own, intent['answer']);
  },
  preview(state, seat, intent) {
    if (!isPlainObject(intent) || !isPlainObject(intent['answer'])) return illegal(KERNEL_CODES.shape);
    const { kind, answer } = intent;
    const refusal = harbour.explain(state, seat, intent);
    const before = state.crates[seat] ?? 0;
    const { crates } = answer as PlainObject;
    if (kind !== 'load' || typeof crates !== 'number') return { refusal, facts: [] };
    return { refusal, facts: [{ fact: 'crates', before, after: before + crates, rules: ['H-5'] }] };
  },
  act(context, tableAct) {
    if (tableAct.act !== 'agreedEnd') return unknownAct(tableAct);
    if (context.state.pending?.asks[0]?.kind !== 'load') return illegal('H-3');
    conclude(context.state, { reason: 'agreed', winners: [] });
    return null;
  },
  clone(state) {
    const { pending } = state;
    return {
      ...state,
      rng: state.rng.map((stream) => [...stream]),
      stack: state.stack.map((frame) => ({ ...frame })),
      pending: pending && { ...pending, asks: [...pending.asks], answers: [...pending.answers] },
      deck: [...state.deck],
      hands: state.hands.map((hand) => [...hand]),
      discard: [...state.discard],
      crates: [...state.crates],
    };
  },
  publicView: ({ discard }) => ({ discard: [...discard] }),
  view(state, seat) {
    const { pending, outcome } = state;
    const own = pending?.asks.findIndex((open) => open.seat === seat) ?? -1;
    return {
      seat,
      hand: seat === null ? [] : [...handOf(state, seat)],
      hands: state.hands.map((hand) => hand.length),
      deck: state.deck.length,
      discard: [...state.discard],
      crates: [...state.crates],
      round: state.round,
      awaited: pending?.asks.filter((_, i) => pending.answers[i] === null).map((open) => open.seat) ?? [],
      asks: seat === null ? [] : (openAsks(state, seat) as unknown as PlainObject[]),
      answered: (pending?.answers[own] ?? null) as PlainObject | null,
      outcome: outcome as unknown as PlainObject | null,
    };
  },
  resample(state, seat, generator) {
    const dealt = harbour.clone(state);
    const others = dealt.hands.filter((_, owner) => owner !== seat);
    const hidden = [...dealt.deck, ...others.flat()];
    shuffleWith(generator, hidden);
    for (const pile of [dealt.deck, ...others]) pile.push(...hidden.splice(0, pile.splice(0).length));
    dealt.rng = seedStreams(`re-dealt ${nextWord(generator)}`);
    const { pending } = dealt;
    for (const [i, open] of (pending?.asks ?? []).entries()) {
      if (pending === null || pending.answers[i] === null || open.seat === seat) continue;
      const possible = options(dealt, open);
      pending.answers[i] = possible[nextBelow(generator, possible.length)] as HarbourAnswer;
    }
    return dealt;
  },
  countComponents(state) {
    const counts: { [card: string]: number } = {};
    for (const card of [...state.deck, ...state.discard, ...state.hands.flat()]) {
      counts[`card ${card}`] = (counts[`card ${card}`] ?? 0) + 1;
    }
    return counts;
  },
};

function options(state: HarbourState, asked: AskIn<HarbourState>): readonly AnswerIn<HarbourState>[] {
  const hand = handOf(state, asked.seat).filter((card, i, cards) => cards.indexOf(card) === i);
  switch (asked.kind) {
    case 'bid':
      return hand.map((card) => ({ card }));
    case 'plan':
      return [{ plan: 'keep' }, { plan: 'change' }];
    case 'gift': {
      const to = seats(state).filter((seat) => seat !== asked.seat);
      return [{ pass: true }, ...hand.flatMap((card) => to.map((seat) => ({ card, to: seat })))];
    }
    case 'thank':
      return [{ thanks: true }, { thanks: false }];
    case 'load':
      return [0, 1, 2].filter((crates) => crates <= asked.left).map((crates) => ({ crates }));
  }
}

function hasSameFields(option: PlainObject, answer: PlainObject): boolean {
  const names = Object.keys(option);
  return names.length === Object.keys(answer).length && names.every((name) => option[name] === answer[name]);
}

function drawCard(context: HarbourRun, seat: Seat, kind: 'drawn' | 'changed'): void {
  const card = context.state.deck.pop() as number;
  handOf(context.state, seat).push(card);
  reveal(context);
  tellSeats(context, [seat], { kind, seat, card }, { kind, seat, card: null });
}

function takeCard(state: HarbourState, seat: Seat, card: number): number {
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  return card;
}

export function handOf(state: HarbourState, seat: Seat): number[] {
  return state.hands[seat] as number[];
}

function starter(state: HarbourState): Seat {
  return state.round % state.hands.length;
}

function seats(state: HarbourState): Seat[] {
  return state.hands.map((_, seat) => seat);
}

/** The game with some of its functions, or some of its steps, exchanged. */
export function harbourWith(
  changes: Partial<Game<HarbourTypes>>,
  steps: Partial<typeof harbourSteps> = {},
): Game<HarbourTypes> {
  return {
    ...harbour,
    procedures: proceduresOf<HarbourRun, HarbourFrame>({ harbour: { ...harbourSteps, ...steps } }),
    ...changes,
  };
}

/** Of a load it is known at once how many crates there will be; a gift is over when its receiver has said thanks or not. */
export const harbourPromises: Promises = {
  isOpen: ({ after }) => (after.pending?.asks ?? []).some(({ kind }) => kind === 'thank'),
  broken({ after, seat, preview }) {
    const [promised] = preview.facts;
    const crates = (after as HarbourState).crates[seat];
    return promised === undefined || promised['after'] === crates ? null : `${crates} crates`;
  },
};
