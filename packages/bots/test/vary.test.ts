import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import type { Game, GameTypes, Plain } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type Choices, choicesOf, variedSetup } from '../src/index.ts';

const GAMES: readonly (readonly [string, Game, Choices])[] = [
  ['founders', founders as unknown as Game, choicesOf(founders)],
  ['civilization', civilization as unknown as Game, choicesOf(civilization)],
];

function draw(game: Game<GameTypes>, choices: Choices, count: number) {
  return Array.from({ length: count }, (_, i) => variedSetup(game, `seed/${i}`, choices));
}

describe.each(GAMES)('varied set-ups of %s', (_name, game, choices) => {
  test('come again from the same seed', () => {
    expect(draw(game, choices, 20)).toEqual(draw(game, choices, 20));
  });

  test('are those that the game completes to themselves', () => {
    const setups = draw(game, choices, 100);
    expect(setups.filter(({ players, options }) => 'rule' in game.setup(players, options))).toEqual([]);
  });

  test('have every number of players, and every value of every option that can matter', () => {
    const setups = draw(game, choices, 400);
    const { min, max } = game.players;
    const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    expect(numbers.filter((number) => !setups.some(({ players }) => players === number))).toEqual([]);
    const missing: [string, Plain][] = [];
    const most = Object.fromEntries(
      Object.entries(choices.options).map(([name, values]) => [name, values.includes(true)]),
    );
    for (const [name, values] of Object.entries(choices.options)) {
      if (!choices.matters(name, most)) continue;
      for (const value of values)
        if (!setups.some(({ options }) => options[name] === value)) missing.push([name, value]);
    }
    expect(missing).toEqual([]);
  });
});

test('RUL-387 five players and the decks of the expansion are drawn only beside the expansion', () => {
  const setups = draw(civilization as unknown as Game, choicesOf(civilization), 400).filter(
    ({ options }) => options['expansion'] === false,
  );
  expect(setups.length).toBeGreaterThan(100);
  expect(setups.filter(({ players, options }) => players > 4 || options['greatPersonDeck'] === true)).toEqual([]);
});
