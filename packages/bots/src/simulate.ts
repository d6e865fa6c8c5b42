import { createContext, type Game, type GameTypes, type PlainObject, type StepContext } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import { botsFor } from './bots.ts';
import { addUses, type Coverage, type Uses, usesOf } from './coverage.ts';
import { coverageFor } from './coverageFor.ts';
import { type GameEnd, playGame, turnOf } from './playGame.ts';
import { statisticsFor } from './statisticsFor.ts';
import { variedSetup } from './vary.ts';

/** What to play: the number of games and of players, and the bots. */
export interface Simulation<T extends GameTypes> {
  readonly game: Game<T>;
  /** Null for a set-up that every game draws from its seed: players and options. */
  readonly players: number | null;
  readonly games: number;
  /** The number of the first game; the others follow. */
  readonly first?: number;
  /** One bot's name for all seats, or one for each; seats rotate from game to game. */
  readonly bots: readonly string[];
  /** Game n is dealt from this seed and n, so it can be replayed alone. */
  readonly seed: string;
  /** A game that has not ended by this turn is abandoned. */
  readonly turnLimit?: number | null;
  /** Setup options of the game, where they are not drawn. */
  readonly options?: PlainObject;
  /** Whether to note which components come into use. */
  readonly coverage?: boolean;
  /** The clock, in milliseconds: this package has none of its own. */
  now(): number;
  /** Called after each game, for progress. */
  onGame?(played: PlayedGame): void;
}

export interface PlayedGame {
  readonly number: number;
  readonly seed: string;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
}

/** A game that went wrong, with what is needed to replay it. */
export interface Failure {
  readonly number: number;
  readonly seed: string;
  readonly players: number;
  readonly options: PlainObject;
  readonly end: GameEnd;
  readonly message: string;
}

/** The result. Every game is finished, unfinished, a dead end or an error. */
export interface Simulated {
  readonly game: string;
  /** Null where it differs from game to game. */
  readonly players: number | null;
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
  /** What of the box came into use; null where nobody wants to know. */
  readonly uses: Uses | null;
  /** Dead ends and errors. */
  readonly failures: readonly Failure[];
}

export function simulate<T extends GameTypes>(plan: Simulation<T>): Simulated {
  const { game, games, first = 0 } = plan;
  const bots = namedBots(plan);
  const coverage = plan.coverage === true ? knownCoverage(game) : null;
  const statistics = statisticsFor(game);
  const outcomes: { [reason: string]: number } = {};
  const winsBySeat: number[] = new Array<number>(plan.players ?? game.players.max).fill(0);
  const winsByBot: { [bot: string]: number } = {};
  for (const bot of bots) winsByBot[bot.name] = 0;
  const ends: { [E in GameEnd]: number } = { finished: 0, unfinished: 0, deadEnd: 0, error: 0 };
  const failures: Failure[] = [];
  let uses: Uses | null = coverage === null ? null : {};
  let decisions = 0;
  let turns = 0;
  const began = plan.now();

  for (let number = first; number < first + games; number++) {
    const seed = `${plan.seed}/${number}`;
    const setup = setupOf(plan, seed);
    const context = createContext<T['state'], T['happening']>(game.initialState(setup), { told: coverage !== null });
    const atTable = Array.from({ length: setup.players }, (_, seat) => bots[(seat + number) % bots.length] as Bot<T>);
    const watcher = coverage?.watch() ?? null;
    const failed = (end: GameEnd, message: string): GameEnd => {
      failures.push({ number, seed, players: setup.players, options: setup.options, end, message });
      return end;
    };
    let end: GameEnd;
    try {
      const turnLimit = plan.turnLimit ?? null;
      end = playGame({ game, seed, bots: atTable, turnLimit, statistics, watcher }, context);
      if (end === 'deadEnd') failed(end, `no options for ${askedIn(context)}`);
    } catch (error) {
      end = failed('error', error instanceof Error ? error.message : String(error));
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
    if (uses !== null && coverage !== null && watcher !== null) {
      uses = addUses(uses, usesOf(coverage.componentsOf(setup), watcher.used()));
    }
    plan.onGame?.({ number, seed, end, turns: ended, decisions: context.state.seq });
  }

  const seconds = (plan.now() - began) / 1000;
  return {
    game: game.id,
    players: plan.players,
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
    uses,
    failures,
  };
}

function setupOf<T extends GameTypes>({ game, players, options }: Simulation<T>, seed: string): T['setup'] {
  if (players === null) return variedSetup(game, seed);
  const setup = game.setup(players, options ?? {});
  if ('rule' in setup) throw new Error(`${game.id} cannot be set up: ${setup.rule}`);
  return setup;
}

function knownCoverage<T extends GameTypes>(game: Game<T>): Coverage<T> {
  const coverage = coverageFor(game);
  if (coverage === null) throw new Error(`nobody can tell which components of ${game.id} are used`);
  return coverage;
}

function namedBots<T extends GameTypes>({ game, players, bots: names }: Simulation<T>): Bot<T>[] {
  if (players !== null && names.length !== 1 && names.length !== players) {
    throw new Error(`one bot for all or one for each of ${players} seats, not ${names.length}`);
  }
  const known = botsFor(game);
  return names.map((name) => {
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (bot === undefined) throw new Error(`${game.id} has no bot ${name}; it has ${Object.keys(known).join(', ')}`);
    return bot;
  });
}

function askedIn(context: StepContext): string {
  const ask = context.state.pending?.asks[0];
  return `${ask?.kind} of seat ${ask?.seat}`;
}
