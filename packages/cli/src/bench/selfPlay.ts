import {
  type AnswerIn,
  type AskIn,
  apply,
  begin,
  createRun,
  type Game,
  type GameTypes,
  isIllegal,
  nextBelow,
  seedStreams,
} from '@tessera/kernel';
import { median } from './slices.ts';

type State = GameTypes['state'];

/** What one kind of question costs: enumerating its options and carrying out the answer. */
export interface AskCost {
  readonly kind: string;
  readonly micros: number;
  readonly count: number;
  readonly maxOptions: number;
}

/** Random self-play of a game, all numbers of players in turn. */
export interface SelfPlay {
  /** Plays one game; returns how many decisions it had with two options or more. */
  playGame(): number;
  /** Plays for a while with a clock at every question; the slowest kinds first. */
  costs(milliseconds: number): AskCost[];
}

export function selfPlay(game: Game): SelfPlay {
  const generator = seedStreams('bench')[0] as number[];
  let number = 0;
  const nextState = () => {
    const { min, max } = game.players;
    return dealt(game, min + (number % (max - min + 1)), `bench ${number++}`);
  };
  return {
    playGame() {
      const run = createRun(nextState());
      const { state } = run;
      let decisions = 0;
      while (state.outcome === null) {
        const ask = openAsk(state);
        const options = game.options(state, ask);
        if (options.length > 1) decisions++;
        apply(game, run, ask.id, options[nextBelow(generator, options.length)] as AnswerIn<State>);
      }
      return decisions;
    },

    costs(milliseconds) {
      const kinds = new Map<string, { micros: number; count: number; maxOptions: number }>();
      const started = performance.now();
      const before = process.cpuUsage();
      for (const until = performance.now() + milliseconds; performance.now() < until; ) {
        const run = createRun(nextState());
        const { state } = run;
        while (state.outcome === null) {
          const ask = openAsk(state);
          const began = performance.now();
          const options = game.options(state, ask);
          apply(game, run, ask.id, options[nextBelow(generator, options.length)] as AnswerIn<State>);
          const micros = (performance.now() - began) * 1000;
          const kind = kinds.get(ask.kind) ?? { micros: 0, count: 0, maxOptions: 0 };
          kind.micros += micros;
          kind.count++;
          kind.maxOptions = Math.max(kind.maxOptions, options.length);
          kinds.set(ask.kind, kind);
        }
      }
      // The clock also counts the time in which other programs had the processor: that share is taken off.
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

/** What a copy of a state in the middle of a game of most players costs, and how large it is as JSON. */
export function cloneCost(game: Game): { readonly cloneMicros: number; readonly stateBytes: number } {
  const state = midGame(game);
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

/** The last copy made: a result that nobody reads might not be made at all. */
export let kept: State | null = null;

/** The state after half of the decisions of a random game. */
function midGame(game: Game): State {
  const playUpTo = (limit: number): State => {
    const run = createRun(dealt(game, game.players.max, 'middle'));
    const generator = seedStreams('middle')[0] as number[];
    while (run.state.outcome === null && run.state.seq < limit) {
      const ask = openAsk(run.state);
      const options = game.options(run.state, ask);
      apply(game, run, ask.id, options[nextBelow(generator, options.length)] as AnswerIn<State>);
    }
    return run.state;
  };
  return playUpTo(Math.floor(playUpTo(Number.POSITIVE_INFINITY).seq / 2));
}

function dealt(game: Game, players: number, seed: string): State {
  const setup = game.setup(players, {});
  if (isIllegal(setup)) throw new Error(`${game.id} cannot be set up for ${players}`);
  const run = createRun(game.blank(setup));
  begin(game, run, seed);
  return run.state;
}

function openAsk(state: State): AskIn<State> {
  const ask = state.pending?.asks[state.pending.answers.indexOf(null)];
  if (ask === undefined) throw new Error('nothing is asked, and the game is not over');
  return ask;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
