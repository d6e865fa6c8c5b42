import {
  type AnswerIn,
  type AskIn,
  apply,
  createContext,
  type Game,
  type GameTypes,
  isIllegal,
  nextBelow,
  type PlainObject,
  seedStreams,
  start,
} from '@tessera/kernel';
import { median } from './slices.ts';

type State = GameTypes['state'];

/** What one kind of question costs: enumerating its options and applying the answer. */
export interface AskCost {
  readonly kind: string;
  readonly micros: number;
  readonly count: number;
  readonly maxOptions: number;
}

/** The tables of the bench: numbers of players, taken in turn, and setup options. */
export interface BenchTables {
  readonly players: readonly number[];
  readonly options: PlainObject;
}

/** Random self-play of a game. */
export interface SelfPlay {
  /** Plays one game; returns how many decisions it had with two options or more. */
  playGame(): number;
  /** Plays for a while and times every question; the slowest kinds first. */
  costs(milliseconds: number): AskCost[];
}

export function selfPlay(game: Game, { players, options }: BenchTables): SelfPlay {
  const generator = seedStreams('bench')[0] as number[];
  let number = 0;
  const nextState = () => {
    const seats = players[number % players.length] as number;
    return dealt(game, seats, options, `bench ${number++}`);
  };
  return {
    playGame() {
      const context = createContext(nextState());
      const { state } = context;
      let decisions = 0;
      while (state.outcome === null) {
        const ask = openAsk(state, generator);
        const answers = game.options(state, ask);
        if (answers.length > 1) decisions++;
        apply(game, context, ask.id, answers[nextBelow(generator, answers.length)] as AnswerIn<State>);
      }
      return decisions;
    },

    costs(milliseconds) {
      const kinds = new Map<string, { micros: number; count: number; maxOptions: number }>();
      const started = performance.now();
      const before = process.cpuUsage();
      for (const until = performance.now() + milliseconds; performance.now() < until; ) {
        const context = createContext(nextState());
        const { state } = context;
        while (state.outcome === null) {
          const ask = openAsk(state, generator);
          const began = performance.now();
          const answers = game.options(state, ask);
          apply(game, context, ask.id, answers[nextBelow(generator, answers.length)] as AnswerIn<State>);
          const micros = (performance.now() - began) * 1000;
          const kind = kinds.get(ask.kind) ?? { micros: 0, count: 0, maxOptions: 0 };
          kind.micros += micros;
          kind.count++;
          kind.maxOptions = Math.max(kind.maxOptions, answers.length);
          kinds.set(ask.kind, kind);
        }
      }
      // The clock also counts time in which other programs had the processor: that share is subtracted.
      const { user, system } = process.cpuUsage(before);
      const share = Math.min(1, (user + system) / ((performance.now() - started) * 1000));
      return [...kinds]
        .map(([kind, { micros, count, maxOptions }]) => {
          return { kind, micros: rounded((micros * share) / count), count, maxOptions };
        })
        .sort((a, b) => b.micros - a.micros);
    },
  };
}

/** What a copy of a state in the middle of a game with the most players costs, and how large it is as JSON. */
export function cloneCost(
  game: Game,
  tables: BenchTables,
): { readonly cloneMicros: number; readonly stateBytes: number } {
  const state = midGame(game, tables);
  const batches: number[] = [];
  for (let batch = 0; batch < BATCHES; batch++) {
    const began = performance.now();
    for (let i = 0; i < CLONES; i++) kept = game.clone(state);
    batches.push(((performance.now() - began) * 1000) / CLONES);
  }
  return { cloneMicros: rounded(median(batches)), stateBytes: Buffer.byteLength(JSON.stringify(state)) };
}

const BATCHES = 25;
const CLONES = 2000;

/** The last copy made: the compiler might skip a result that nothing can read. @public */
export let kept: State | null = null;

/** The state after half of the decisions of a random game. */
function midGame(game: Game, { players, options }: BenchTables): State {
  const playUpTo = (limit: number): State => {
    const context = createContext(dealt(game, Math.max(...players), options, 'middle'));
    const generator = seedStreams('middle')[0] as number[];
    while (context.state.outcome === null && context.state.seq < limit) {
      const ask = openAsk(context.state, generator);
      const answers = game.options(context.state, ask);
      apply(game, context, ask.id, answers[nextBelow(generator, answers.length)] as AnswerIn<State>);
    }
    return context.state;
  };
  return playUpTo(Math.floor(playUpTo(Number.POSITIVE_INFINITY).seq / 2));
}

function dealt(game: Game, players: number, options: PlainObject, seed: string): State {
  const setup = game.setup(players, options);
  if (isIllegal(setup)) throw new Error(`${game.id} cannot be set up for ${players}`);
  const context = createContext(game.initialState(setup));
  start(game, context, seed);
  return context.state;
}

/** One of the unanswered questions, all equally likely: several seats may be asked at once. */
function openAsk({ pending }: State, generator: number[]): AskIn<State> {
  if (pending === null) throw new Error('nothing is asked, and the game is not over');
  const { asks, answers } = pending;
  if (asks.length === 1) return asks[0] as AskIn<State>;
  let left = 0;
  for (const answer of answers) if (answer === null) left++;
  let skipped = nextBelow(generator, left);
  const index = answers.findIndex((answer) => answer === null && skipped-- === 0);
  return asks[index] as AskIn<State>;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
