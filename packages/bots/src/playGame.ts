import {
  type AnswerIn,
  type AskIn,
  apply,
  type Game,
  type GameTypes,
  type StepContext,
  seedStreams,
  start,
} from '@tessera/kernel';
import { askBot, type Bot } from './bot.ts';
import type { Watcher } from './coverage.ts';
import type { Statistics } from './statistics.ts';

export const GAME_ENDS = ['finished', 'unfinished', 'deadEnd', 'error'] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

/** One game to be played. */
export interface GamePlan<T extends GameTypes> {
  readonly game: Game<T>;
  readonly seed: string;
  /** By seat. */
  readonly bots: readonly Bot<T>[];
  readonly turnLimit: number | null;
  readonly statistics: Statistics<T> | null;
  /** Hears all that happens; the context must keep the news for it. */
  readonly watcher: Watcher<T> | null;
}

type Context<T extends GameTypes> = StepContext<T['state'], T['happening']>;

/** Reading the turn off the view is expensive, and so is a game that goes on a little too long. */
const DECISIONS_BETWEEN_LOOKS = 16;

/** Plays one game to its end, as far as it goes. */
export function playGame<T extends GameTypes>(plan: GamePlan<T>, context: Context<T>): GameEnd {
  const { game, seed, bots, turnLimit: limit, statistics } = plan;
  const state: T['state'] = context.state;
  const generators = bots.map((_, seat) => seedStreams(`${seed}/bot ${seat}`)[0] as number[]);
  start(game, context, seed);
  statistics?.began();
  show(plan, context, null, null);
  while (state.outcome === null) {
    const ask = firstOpen<T>(state);
    if (game.options(state, ask).length === 0) return 'deadEnd';
    const answer = askBot(bots[ask.seat] as Bot<T>, game, state, ask, generators[ask.seat] as number[]);
    statistics?.answered(ask, answer);
    apply(game, context, ask.id, answer);
    show(plan, context, ask, answer);
    if (limit !== null && state.seq % DECISIONS_BETWEEN_LOOKS === 0 && turnOf(game, state) > limit) return 'unfinished';
  }
  return limit !== null && turnOf(game, state) > limit ? 'unfinished' : 'finished';
}

/** Lets the watcher see what has happened, and forgets it. */
function show<T extends GameTypes>(
  { watcher }: GamePlan<T>,
  context: Context<T>,
  ask: AskIn<T['state']> | null,
  answer: AnswerIn<T['state']> | null,
): void {
  if (watcher === null || context.told === null) return;
  const happenings = context.told.map(({ full }) => full);
  context.told = [];
  watcher.saw({ state: context.state, ask, answer, happenings });
}

/** The first unanswered question. */
function firstOpen<T extends GameTypes>(state: T['state']): AskIn<T['state']> {
  const pending = state.pending;
  const index = pending?.answers.indexOf(null) ?? -1;
  if (pending === null || index < 0) throw new Error('nothing is asked, and the game is not over');
  return pending.asks[index] as AskIn<T['state']>;
}

export function turnOf<T extends GameTypes>(game: Game<T>, state: T['state']): number {
  const turn = game.view(state, null)['turn'];
  return typeof turn === 'number' ? turn : 0;
}
