import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { answer, type Game, isIllegal, type Match, type PlainObject, startMatch } from '@tessera/kernel';
import type { BotPlayers, BotQuestion } from '../src/bots/botPlayers.ts';
import type { Clock, Log } from '../src/services.ts';

export const FOUNDERS: Game = founders;
export const CIVILIZATION: Game = civilization;

export function newMatch(game: Game, secret: string, options: PlainObject = {}): Match {
  const setup = game.setup(2, options);
  if (isIllegal(setup)) throw new Error(setup.rule);
  return startMatch(game, setup, secret).match;
}

/** The first open question of a match, put to a bot. */
export function questionIn(match: Match, bot: string, table?: string): BotQuestion {
  const { pending } = match.state;
  const ask = pending?.asks[pending.answers.indexOf(null)];
  if (ask === undefined) throw new Error('nothing is asked');
  const question = { game: match.game, state: match.state, seat: ask.seat, ask: ask.id, bot, seed: `seed ${match.n}` };
  return table === undefined ? question : { ...question, table };
}

/** Lets a bot answer up to a number of questions in a match; returns how many it answered before the end. */
export async function letPlay(bots: BotPlayers, match: Match, bot: string, most: number, table?: string) {
  let answers = 0;
  while (match.state.outcome === null && answers < most) {
    const question = questionIn(match, bot, table);
    const value = await bots.choose(question);
    const played = answer(match, question.seat, question.ask, value);
    if (isIllegal(played)) throw new Error(`${bot} was refused by ${played.rule}`);
    answers++;
  }
  return answers;
}

/** A clock that stands still. Its timers fire when the test says so. */
export function stoppedClock() {
  let timers: { readonly ms: number; readonly call: () => void }[] = [];
  let now = 0;
  const waiting: (() => void)[] = [];
  const clock: Clock = {
    now: () => now,
    ticks: () => now,
    after(ms, call) {
      const timer = { ms, call };
      timers.push(timer);
      for (const wake of waiting.splice(0)) wake();
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  return {
    clock,
    pass: (ms: number) => {
      now += ms;
    },
    /** Waits until a timer of this many milliseconds is set, then lets it fire. */
    async fire(ms: number): Promise<void> {
      for (;;) {
        const timer = timers.find((one) => one.ms === ms);
        if (timer !== undefined) {
          timers = timers.filter((one) => one !== timer);
          timer.call();
          return;
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    /** How many timers of this length run. */
    running: (ms: number) => timers.filter((one) => one.ms === ms).length,
  };
}

/** A log that keeps what it is told. */
export function keptLog() {
  const lines: { readonly facts: object; readonly message: string }[] = [];
  const add = (facts: object, message: string) => void lines.push({ facts, message });
  const log: Log = { info: add, warn: add, error: add };
  return { log, lines };
}
