import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, isIllegal, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { chosenOptions, GAMES, type Options, offeredOptions, unusual } from '../src/games/gamesCatalog.ts';
import type { GameArea } from '../src/words/catalogs.ts';

const KNOWN = [civilization, founders] as unknown as readonly Game[];

describe.each(KNOWN.map((game) => [game.id, game] as const))('the options of %s', (id, game) => {
  const { options, obstacleTo, playersWith, players } = GAMES[id as GameArea];

  test('are those of the game, and none that is for search alone', () => {
    const usual = game.setup(2, {});
    if (isIllegal(usual)) throw new Error(usual.rule);
    const known = Object.keys(usual.options).filter((name) => !game.searchOptions.includes(name));
    expect(options.map(({ name }) => name).sort()).toEqual(known.sort());
  });

  test('can all be chosen where nothing stands against them, and the limits of players are the game’s', () => {
    const usual = game.setup(2, {});
    if (isIllegal(usual)) throw new Error(usual.rule);
    for (const { name, values } of offeredOptions(id as GameArea)) {
      expect(obstacleTo(name, usual.options, 2), name).toBeNull();
      for (const value of values) expect(isIllegal(game.setup(2, { [name]: value })), `${name} ${value}`).toBe(false);
    }
    const { min, max } = playersWith(usual.options as Options);
    expect([isIllegal(game.setup(min, {})), isIllegal(game.setup(min - 1, {}))]).toEqual([false, true]);
    expect([isIllegal(game.setup(max, {})), isIllegal(game.setup(max + 1, {}))]).toEqual([false, true]);
    expect(game.players).toEqual(players);
  });

  test('are told of a table as far as they matter, and the unusual ones are told apart', () => {
    const toggle = offeredOptions(id as GameArea).find(({ group }) => group === 'variants');
    if (toggle === undefined) throw new Error('there is no variant');
    const setup = game.setup(2, { [toggle.name]: toggle.values[1] });
    if (isIllegal(setup)) throw new Error(setup.rule);
    const all = { ...setup.options, ...Object.fromEntries(game.searchOptions.map((name) => [name, true])) };
    const mattering = options.filter(({ name }) => obstacleTo(name, all, 2)?.kind !== 'needs');
    expect(chosenOptions(id, all).map(({ name }) => name)).toEqual(mattering.map(({ name }) => name));
    expect(unusual(id, all)).toEqual([{ name: toggle.name, value: toggle.values[1] }]);
    expect(unusual(id, {})).toEqual([]);
  });
});

test('an option that needs the expansion is not told of a table without it', () => {
  const told = chosenOptions('civilization', { expansion: false, investments: false, advancedArabs: true });
  expect(told).toEqual([{ name: 'expansion', value: false }]);
});

test('a game that is not known has no options', () => {
  const options: PlainObject = { finishRound: true };
  for (const game of ['chess', 'toString', '']) {
    expect([chosenOptions(game, options), unusual(game, options)]).toEqual([[], []]);
  }
});
