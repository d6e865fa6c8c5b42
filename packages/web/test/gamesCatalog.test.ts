import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, isIllegal, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { chosenOptions, GAMES, unusual } from '../src/games/gamesCatalog.ts';
import type { GameArea } from '../src/words/catalogs.ts';

const KNOWN = [civilization, founders] as unknown as readonly Game[];

describe.each(KNOWN.map((game) => [game.id, game] as const))('the options of %s', (id, game) => {
  const { options } = GAMES[id as GameArea];

  test('are those of the game, and none that is for search alone', () => {
    for (const { name, values } of options) {
      expect(game.searchOptions).not.toContain(name);
      const usual = game.setup(2, {});
      expect(isIllegal(usual) ? null : usual.options[name], name).toBe(values[0]);
      for (const value of values) expect(isIllegal(game.setup(2, { [name]: value })), `${name} ${value}`).toBe(false);
    }
  });

  test('are all that a table has of them, and the unusual ones are told apart', () => {
    const [first] = options;
    if (first === undefined) throw new Error('there is no option');
    const setup = game.setup(2, { [first.name]: first.values[1] });
    if (isIllegal(setup)) throw new Error(setup.rule);
    const all = { ...setup.options, ...Object.fromEntries(game.searchOptions.map((name) => [name, true])) };
    expect(chosenOptions(id, all).map(({ name }) => name)).toEqual(options.map(({ name }) => name));
    expect(unusual(id, all)).toEqual([{ name: first.name, value: first.values[1] }]);
    expect(unusual(id, {})).toEqual([]);
  });
});

test('a game that is not known has no options', () => {
  const options: PlainObject = { finishRound: true };
  for (const game of ['chess', 'toString', '']) {
    expect([chosenOptions(game, options), unusual(game, options)]).toEqual([[], []]);
  }
});
