import {
  type AskIn,
  apply,
  createContext,
  type Game,
  type GameTypes,
  type PlainObject,
  type Seat,
  type StepContext,
  seedStreams,
  start,
} from '@tessera/kernel';
import { askBot, type Bot } from './bot.ts';
import { botsFor } from './bots.ts';
import type { Statistics } from './statistics.ts';
import { statisticsFor } from './statisticsFor.ts';

/** What to play: the number of games and of players, and the bots. */
export interface Simulation<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: number;
  readonly games: number;
  /** One bot's name for all seats, or one for each; seats rotate from game to game. */
  readonly bots: readonly string[];
  /** Game n is dealt from this seed and n, so it can be replayed alone. */
  readonly seed: string;
  /** A game that has not ended by this turn is abandoned. */
  readonly turnLimit?: number | null;
  /** Setup options of the game. */
  readonly options?: PlainObject;
  /** The clock, in milliseconds: this package has none of its own. */
  now(): number;
  /** Called after each game, for progress. */
  onGame?(played: PlayedGame): void;
}

export const GAME_ENDS = ['finished', 'unfinished', 'deadEnd', 'error'] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

export interface PlayedGame {
  readonly number: number;
  readonly seed: string;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
}

/** A game that went wrong, with what is needed to replay it. */
export interface Failure {
  readonly seed: string;
  readonly end: GameEnd;
  readonly message: string;
}

/** The result. Every game is finished, unfinished, a dead end or an error. */
export interface Simulated {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly deadEnds: number;
  readonly errors: number;
  /** Answers given. */
  readonly decisions: number;
  readonly decisionsPerSecond: number;
  /** Of the finished games. */
  readonly meanTurns: number;
  /** Finished games by the reason of their end. */
  readonly outcomes: { readonly [reason: string]: number };
  /** Games won; a shared victory counts for each winner. */
  readonly winsBySeat: readonly number[];
  readonly winsByBot: { readonly [bot: string]: number };
  /** What this game counts besides. */
  readonly statistics: PlainObject;
  /** Dead ends and errors. */
  readonly failures: readonly Failure[];
}

/** Reading the turn off the view is expensive, and so is a game that goes on a little too long. */
const DECISIONS_BETWEEN_LOOKS = 16;

export function simulate<T extends GameTypes>(plan: Simulation<T>): Simulated {
  const { game, players, games } = plan;
  const setup = game.setup(players, plan.options ?? {});
  if ('rule' in setup) throw new Error(`${game.id} cannot be set up: ${setup.rule}`);
  const seated = seatedBots(plan);
  const statistics = statisticsFor(game);
  const outcomes: { [reason: string]: number } = {};
  const winsBySeat = new Array<number>(players).fill(0);
  const winsByBot: { [bot: string]: number } = {};
  for (const bot of seated) winsByBot[bot.name] = 0;
  const ends: { [E in GameEnd]: number } = { finished: 0, unfinished: 0, deadEnd: 0, error: 0 };
  const failures: Failure[] = [];
  let decisions = 0;
  let turns = 0;
  const began = plan.now();

  for (let number = 0; number < games; number++) {
    const seed = `${plan.seed}/${number}`;
    const context = createContext<T['state'], T['happening']>(game.initialState(setup));
    const atTable = seated.map((_, seat) => seated[(seat + number) % players] as Bot<T>);
    let end: GameEnd;
    try {
      end = playGame(plan, context, seed, atTable, statistics);
      if (end === 'deadEnd') failures.push({ seed, end, message: `no options for ${askedIn(context)}` });
    } catch (error) {
      end = 'error';
      failures.push({ seed, end, message: error instanceof Error ? error.message : String(error) });
    }
    ends[end]++;
    decisions += context.state.seq;
    const outcome = context.state.outcome;
    const ended = end === 'error' ? 0 : turnOf(game, context.state);
    if (end === 'finished' && outcome !== null) {
      turns += ended;
      outcomes[outcome.reason] = (outcomes[outcome.reason] ?? 0) + 1;
      for (const winner of outcome.winners) {
        const bot = (atTable[winner] as Bot<T>).name;
        winsBySeat[winner] = (winsBySeat[winner] ?? 0) + 1;
        winsByBot[bot] = (winsByBot[bot] ?? 0) + 1;
      }
      statistics?.ended(context.state);
    }
    plan.onGame?.({ number, seed, end, turns: ended, decisions: context.state.seq });
  }

  const seconds = (plan.now() - began) / 1000;
  return {
    game: game.id,
    players,
    games,
    finished: ends.finished,
    unfinished: ends.unfinished,
    deadEnds: ends.deadEnd,
    errors: ends.error,
    decisions,
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    meanTurns: ends.finished > 0 ? turns / ends.finished : 0,
    outcomes,
    winsBySeat,
    winsByBot,
    statistics: statistics?.summary() ?? {},
    failures,
  };
}

/** Plays one game to its end, as far as it goes. */
function playGame<T extends GameTypes>(
  plan: Simulation<T>,
  context: StepContext<T['state'], T['happening']>,
  seed: string,
  bots: readonly Bot<T>[],
  statistics: Statistics<T> | null,
): GameEnd {
  const { game } = plan;
  const limit = plan.turnLimit ?? null;
  const state: T['state'] = context.state;
  const generators = bots.map((_, seat) => seedStreams(`${seed}/bot ${seat}`)[0] as number[]);
  start(game, context, seed);
  statistics?.began();
  while (state.outcome === null) {
    const ask = firstOpen<T>(state);
    if (game.options(state, ask).length === 0) return 'deadEnd';
    const answer = askBot(bots[ask.seat] as Bot<T>, game, state, ask, generators[ask.seat] as number[]);
    statistics?.answered(ask, answer);
    apply(game, context, ask.id, answer);
    if (limit !== null && state.seq % DECISIONS_BETWEEN_LOOKS === 0 && turnOf(game, state) > limit) return 'unfinished';
  }
  return limit !== null && turnOf(game, state) > limit ? 'unfinished' : 'finished';
}

/** The first unanswered question. */
function firstOpen<T extends GameTypes>(state: T['state']): AskIn<T['state']> {
  const pending = state.pending;
  const index = pending?.answers.indexOf(null) ?? -1;
  if (pending === null || index < 0) throw new Error('nothing is asked, and the game is not over');
  return pending.asks[index] as AskIn<T['state']>;
}

function turnOf<T extends GameTypes>(game: Game<T>, state: T['state']): number {
  const turn = game.view(state, null)['turn'];
  return typeof turn === 'number' ? turn : 0;
}

function seatedBots<T extends GameTypes>(plan: Simulation<T>): Bot<T>[] {
  const { game, players, bots: names } = plan;
  if (names.length !== 1 && names.length !== players) {
    throw new Error(`one bot for all or one for each of ${players} seats, not ${names.length}`);
  }
  const known = botsFor(game);
  const seated: Bot<T>[] = [];
  for (let seat = 0; seat < players; seat++) {
    const name = names[seat % names.length] as string;
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (bot === undefined) throw new Error(`${game.id} has no bot ${name}; it has ${Object.keys(known).join(', ')}`);
    seated.push(bot);
  }
  return seated;
}

function askedIn(context: StepContext): string {
  const seat: Seat | undefined = context.state.pending?.asks[0]?.seat;
  return `${context.state.pending?.asks[0]?.kind} of seat ${seat}`;
}
