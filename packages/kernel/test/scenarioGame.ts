import {
  type AnswerOf,
  type AskOf,
  ask,
  askAll,
  type CoreState,
  conclude,
  coreState,
  type Game,
  type GameTypes,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  openAsks,
  type PlainObject,
  type Procedure,
  proceduresOf,
  reveal,
  type Seat,
  type StepContext,
  seedStreams,
  tell,
  tellSeats,
  unknownAct,
} from '../src/index.ts';

/**
 * Stones, a game for two to try scenarios on. A player takes one to three stones from a heap. After one stone they go on;
 * after two the opponent greets in two ways before taking their turn; after three the player draws a secret card. The
 * player who takes the last stone wins.
 */
type Decisions = {
  readonly take: { readonly ask: { readonly most: number }; readonly answer: { readonly stones: number } };
  readonly hail: { readonly ask: object; readonly answer: { readonly word: string } };
  readonly wave: { readonly ask: object; readonly answer: { readonly hand: string } };
};
type StonesAsk = AskOf<Decisions>;
type StonesAnswer = AnswerOf<Decisions>;

export interface StonesFrame {
  readonly op: 'stones';
  at: 'ask' | 'taken' | 'greeted';
  seat: Seat;
}

export interface StonesState extends CoreState<StonesFrame, StonesAsk, StonesAnswer> {
  heap: number;
  taken: number[];
  deck: number[];
  hands: number[][];
}

type StonesHappening =
  | { readonly kind: 'taken'; readonly seat: Seat; readonly stones: number }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly card: number | null };

interface StonesTypes extends GameTypes {
  readonly state: StonesState;
  readonly happening: StonesHappening;
}

export type StonesRun = StepContext<StonesState, StonesHappening>;

const steps: Procedure<StonesRun, StonesFrame> = {
  ask({ state }, { seat }) {
    ask(state, { kind: 'take', seat, most: Math.min(3, state.heap) });
    return 'taken';
  },
  taken(context, frame) {
    const { state } = context;
    const { stones } = context.answers[0] as AnswerOf<Decisions, 'take'>;
    const { seat } = frame;
    state.heap -= stones;
    state.taken[seat] = (state.taken[seat] ?? 0) + stones;
    tell(context, { kind: 'taken', seat, stones });
    if (stones === 3) drawCard(context, seat);
    if (state.heap === 0) conclude(state, { reason: 'heap', winners: [seat] });
    if (stones > 1) frame.seat = 1 - seat;
    if (stones !== 2) return 'ask';
    if (state.heap > 0) {
      askAll(state, 'sealed', [
        { kind: 'hail', seat: frame.seat },
        { kind: 'wave', seat: frame.seat },
      ]);
    }
    return 'greeted';
  },
  greeted: () => 'ask',
};

function drawCard(context: StonesRun, seat: Seat): void {
  const card = context.state.deck.pop() as number;
  context.state.hands[seat]?.push(card);
  reveal(context);
  tellSeats(context, [seat], { kind: 'drawn', seat, card }, { kind: 'drawn', seat, card: null });
}

export const stones: Game<StonesTypes> = {
  id: 'stones',
  schema: 1,
  rules: 1,
  players: { min: 2, max: 2 },
  procedures: proceduresOf<StonesRun, StonesFrame>({ stones: steps }),
  migrations: [],
  passes: {},
  searchOptions: [],
  setup: (players) => (players === 2 ? { players, options: {} } : illegal(KERNEL_CODES.setup, { players: 2 })),
  initialState: () => ({
    ...coreState(1, 1),
    stack: [{ op: 'stones', at: 'ask', seat: 0 }],
    heap: 9,
    taken: [0, 0],
    deck: [5, 6, 7],
    hands: [[], []],
  }),
  fromScenario(setup, given) {
    const state = stones.initialState(setup);
    const heap = given['heap'] ?? 9;
    if (typeof heap !== 'number') return illegal(KERNEL_CODES.setup, { heap });
    state.rng = seedStreams('given');
    state.heap = heap;
    ask(state, { kind: 'take', seat: 0, most: Math.min(3, heap) });
    state.stack = [{ op: 'stones', at: 'taken', seat: 0 }];
    return state;
  },
  options(_state, asked) {
    if (asked.kind === 'hail') return [{ word: 'ave' }, { word: 'salve' }];
    if (asked.kind === 'wave') return [{ hand: 'left' }, { hand: 'right' }];
    return [{ stones: 1 }, { stones: 2 }, { stones: 3 }].slice(0, asked.most);
  },
  check(state, asked, answer) {
    if (!isPlainObject(answer)) return illegal(KERNEL_CODES.shape);
    if (asked.kind !== 'take') return null;
    return (answer['stones'] as number) <= asked.most ? null : illegal('S-1', { most: asked.most, heap: state.heap });
  },
  explain(state, seat, intent) {
    const own = openAsks(state, seat)[0];
    if (own === undefined || !isPlainObject(intent)) return illegal('S-2', { seat });
    return stones.check(state, own, intent);
  },
  preview: () => ({ refusal: null, facts: [] }),
  act(context, tableAct) {
    if (tableAct.act !== 'stop') return unknownAct(tableAct);
    if (context.state.heap > 5) return illegal('S-3', { heap: context.state.heap });
    conclude(context.state, { reason: 'stopped', winners: [] });
    return null;
  },
  clone: (state) => ({
    ...state,
    rng: state.rng.map((stream) => [...stream]),
    stack: state.stack.map((frame) => ({ ...frame })),
    pending: state.pending && { ...state.pending, answers: [...state.pending.answers] },
    taken: [...state.taken],
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
  }),
  publicView: ({ heap }) => ({ heap }),
  view: ({ heap, taken, hands, outcome }, seat) => ({
    heap,
    taken: [...taken],
    players: hands.map((hand, owner) => ({ seat: owner, name: `player ${owner}`, cards: hand.length })),
    hand: seat === null ? [] : [...(hands[seat] as number[])],
    outcome: outcome as unknown as PlainObject | null,
  }),
  resample: (state) => stones.clone(state),
  countComponents: ({ heap, taken, deck, hands }) => ({
    stones: taken.reduce((sum, one) => sum + one, heap),
    cards: deck.length + hands.flat().length,
  }),
};

/** Stones with some of its functions, or some of its steps, exchanged. */
export function stonesWith(
  changes: Partial<Game<StonesTypes>>,
  changed: Partial<typeof steps> = {},
): Game<StonesTypes> {
  return {
    ...stones,
    procedures: proceduresOf<StonesRun, StonesFrame>({ stones: { ...steps, ...changed } }),
    ...changes,
  };
}

export const stonesSteps = steps;
