import {
  type AnswerOf,
  type AskMode,
  type AskOf,
  answer,
  ask,
  askAgain,
  askAll,
  type CoreState,
  call,
  canonical,
  conclude,
  coreState,
  draw,
  type Game,
  type GameTypes,
  type Happening,
  type Illegal,
  isIllegal,
  type Match,
  type Plain,
  type Procedure,
  type Procedures,
  proceduresOf,
  readState,
  reveal,
  type Seat,
  type StepContext,
  shuffle,
  startMatch,
  tell,
  unknownAct,
} from '@tessera/kernel';
import { sketch } from '../examples/sketch.ts';

/** A game without a point: each answer makes the kernel do one thing, so that a test reads as a list of these. */
export const WORKS = ['note', 'roll', 'shuffle', 'reveal', 'pass', 'sealed', 'amendable', 'open', 'end'] as const;
export type Work = (typeof WORKS)[number];

type Decisions = {
  readonly work: { readonly ask: object; readonly answer: { readonly do: Work } };
  readonly vote: { readonly ask: { readonly mode: AskMode }; readonly answer: { readonly vote: number } };
};
type Ask = AskOf<Decisions>;
type Answer = AnswerOf<Decisions>;

export interface WorkFrame {
  readonly op: 'work';
  at: 'offer' | 'do';
  seat: Seat;
}

export interface VoteFrame {
  readonly op: 'vote';
  at: 'ask' | 'count' | 'arrive';
  readonly mode: AskMode;
}

export interface LabState extends CoreState<WorkFrame | VoteFrame, Ask, Answer> {
  players: number;
  deck: number[];
  /** All that was done, in order. */
  notes: string[];
}

export interface News extends Happening {
  readonly kind: 'noted';
  readonly note: string;
}

export interface LabTypes extends GameTypes {
  readonly state: LabState;
  readonly happening: News;
}

export type LabContext = StepContext<LabState, News>;

function note(context: LabContext, text: string): void {
  context.state.notes.push(text);
  tell(context, { kind: 'noted', note: text });
}

const DO: { readonly [W in Work]: (context: LabContext, frame: WorkFrame) => void } = {
  note: (context, frame) => note(context, `note by ${frame.seat}`),
  roll: (context) => note(context, `rolled ${draw(context, 'dice', 'die', 6)}`),
  shuffle: (context) => shuffle(context, 'decks', 'deck', context.state.deck),
  reveal: (context) => reveal(context),
  pass(context, frame) {
    frame.seat = (frame.seat + 1) % context.state.players;
  },
  sealed: (context) => call(context.state, { op: 'vote', at: 'ask', mode: 'sealed' }),
  amendable: (context) => call(context.state, { op: 'vote', at: 'ask', mode: 'amendable' }),
  open: (context) => call(context.state, { op: 'vote', at: 'ask', mode: 'open' }),
  end: (context, frame) => conclude(context.state, { reason: 'ended', winners: [frame.seat] }),
};

const work: Procedure<LabContext, WorkFrame> = {
  offer({ state }, frame) {
    ask(state, { kind: 'work', seat: frame.seat });
    return 'do';
  },
  do(context, frame) {
    DO[(context.answers[0] as AnswerOf<Decisions, 'work'>).do](context, frame);
    return 'offer';
  },
};

const vote: Procedure<LabContext, VoteFrame> = {
  ask({ state }, { mode }) {
    const questions = [];
    for (let seat = 0; seat < state.players; seat++) questions.push({ kind: 'vote', seat, mode } as const);
    askAll(state, mode, questions);
    return mode === 'open' ? 'arrive' : 'count';
  },
  count(context) {
    context.asks.forEach((asked, i) => {
      note(context, `vote of ${asked.seat}: ${(context.answers[i] as AnswerOf<Decisions, 'vote'>).vote}`);
    });
    return null;
  },
  // A vote of 3 means "ask me again".
  arrive(context) {
    const { asks, answers, others, state } = context;
    const { seat } = asks[0] as Ask;
    const value = (answers[0] as AnswerOf<Decisions, 'vote'>).vote;
    note(context, `vote of ${seat}: ${value}`);
    const again = value === 3 ? [{ kind: 'vote', seat, mode: 'open' } as const] : [];
    if (others.length + again.length === 0) return null;
    askAgain(state, others, again);
    return 'arrive';
  },
};

export const labProcedures: Procedures<LabContext, WorkFrame | VoteFrame> = { work, vote };

export const lab = sketch<LabTypes>({
  id: 'lab',
  procedures: proceduresOf<LabContext, WorkFrame | VoteFrame>(labProcedures),
  initialState: ({ players }) => ({
    ...coreState(1, 1),
    stack: [{ op: 'work', at: 'offer', seat: 0 }],
    players,
    deck: [0, 1, 2, 3, 4, 5, 6],
    notes: [],
  }),
  options: (_state, { kind }) =>
    kind === 'work' ? WORKS.map((one) => ({ do: one })) : [0, 1, 2, 3].map((value) => ({ vote: value })),
  act(context, act) {
    note(context, `act ${act.act}`);
    if (act.act === 'roll') draw(context, 'dice', 'die', 6);
    else if (act.act === 'agreedEnd') conclude(context.state, { reason: 'agreed', winners: [] });
    else return unknownAct(act);
    return null;
  },
});

export function newMatch(players = 3, secret = 'secret', words: readonly string[] = []): Match<LabTypes> {
  return startMatch(lab, { players, options: {} }, secret, words).match;
}

/** The lab as a later program knows it: of another shape, in which every state has a mark, or with other rules. */
export function laterLab({ schema = 1, rules = 1, ...changes }: Partial<Game<LabTypes>>): Game<LabTypes> {
  const mark = schema > 1 ? { mark: true } : {};
  return {
    ...lab,
    schema,
    rules,
    migrations: [{ schema: 2, name: 'mark', up: (state) => void Object.assign(state, { mark: true }) }],
    initialState: (setup) => ({ ...lab.initialState(setup), schema, rules, ...mark }),
    ...changes,
  };
}

/** A match as another program goes on with it: its state has been stored and read. */
export function takenOver(match: Match<LabTypes>, game: Game<LabTypes>): Match<LabTypes> {
  const state = readState(game, canonical(match.state as unknown as Plain));
  return { ...match, game, entries: [...match.entries], state, segment: [] };
}

/** The seat whose question is open, or the first of them. */
export function asked(match: Match<LabTypes>): Ask {
  const open = match.state.pending?.asks[0];
  if (open === undefined) throw new Error('nothing is asked');
  return open;
}

/** Does these things one after the other, each by the seat that is asked. */
export function doWorks(match: Match<LabTypes>, ...works: readonly Work[]): void {
  for (const one of works) accept(answer(match, asked(match).seat, asked(match).id, { do: one }));
}

/** Lets a seat vote. */
export function voteBy(match: Match<LabTypes>, seat: Seat, value: number) {
  const open = match.state.pending?.asks.find((one) => one.seat === seat);
  return answer(match, seat, open?.id, { vote: value });
}

export function accept<R extends object>(result: R | Illegal): R {
  if (isIllegal(result)) throw new Error(`refused: ${JSON.stringify(result)}`);
  return result;
}

export function ruleOf(result: object | null): string | null {
  return isIllegal(result) ? result.rule : null;
}
