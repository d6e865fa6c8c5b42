import { type Answer, founders, type State } from '@tessera/game-founders';
import { apply, canonical, createContext, type Plain, samePlain, seedStreams, startMatch } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { askBot, type Bot, botsFor, simulate } from '../src/index.ts';

const bots = botsFor(founders);
const greedy = bots['greedy'] as Bot<never>;

function dealt(seed: string, players: number): State {
  const setup = founders.setup(players, {});
  if ('rule' in setup) throw new Error(setup.rule);
  return startMatch(founders, setup, seed).match.state;
}

const generatorOf = (seed: string): number[] => seedStreams(seed)[1] as number[];

/** Plays on with the bot, which must leave every state unchanged, and hands over each position with its answer. */
function follow(state: State, decisions: number, look: (state: State, answer: Answer) => void): void {
  const generator = generatorOf('moves');
  for (let n = 0; n < decisions && state.outcome === null; n++) {
    const ask = state.pending?.asks[0];
    if (ask === undefined) throw new Error('nothing is asked');
    const before = canonical(state as unknown as Plain);
    const answer = askBot(greedy as never, founders, state, ask, generator);
    expect(canonical(state as unknown as Plain)).toBe(before);
    look(state, answer);
    apply(founders, createContext(state), ask.id, answer);
  }
}

describe('the greedy bot of Founders', () => {
  test.each([2, 3, 4])(
    'answers every question with one of its options and leaves the state alone, %i players',
    (players) => {
      follow(dealt('legal', players), 60, (now, answer) => {
        const options = founders.options(now, now.pending?.asks[0] as never);
        expect(options.some((option) => samePlain(option, answer))).toBe(true);
      });
    },
  );

  test('is the same player with the same generator', () => {
    const first: Answer[] = [];
    const second: Answer[] = [];
    follow(dealt('again', 3), 40, (_, answer) => first.push(answer));
    follow(dealt('again', 3), 40, (_, answer) => second.push(answer));
    expect(second).toEqual(first);
  });

  test('only ever sees a freshly dealt table: the real order of the stacks never reaches it', () => {
    const real = dealt('secret', 2);
    const redealt = founders.resample(real, 0, generatorOf('redealt'));
    expect(redealt.stacks).not.toEqual(real.stacks);
    const watched = { ...founders, resample: () => redealt };
    const seen: State[] = [];
    const spy = {
      ...greedy,
      chooseAnswer(_game: unknown, state: State) {
        seen.push(state);
        return { tile: 'N1' };
      },
    };
    const ask = real.pending?.asks[0] as never;
    askBot(spy as never, watched, real, ask, generatorOf('same'));
    expect(seen).toEqual([redealt]);
    expect(seen[0]).toBe(redealt);
  });

  test('beats the random bot, whichever of them begins', () => {
    const result = simulate({
      game: founders,
      players: 2,
      games: 16,
      bots: ['greedy', 'random'],
      seed: 'beats',
      now: () => 0,
    });
    expect(result.finished).toBe(16);
    expect(result.winsByBot['greedy']).toBeGreaterThanOrEqual(15);
  });

  test('plays games of the expected shape', () => {
    const result = simulate({ game: founders, players: 3, games: 10, bots: ['greedy'], seed: 'shape', now: () => 0 });
    const { meanScore } = result.statistics as { meanScore: number };
    expect(result.meanTurns).toBeGreaterThan(38);
    expect(result.meanTurns).toBeLessThan(56);
    expect(result.outcomes['victoryTiles']).toBeGreaterThanOrEqual(7);
    expect(meanScore).toBeGreaterThan(6);
    expect(meanScore).toBeLessThan(12);
  });
});
