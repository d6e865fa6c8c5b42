import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isIllegal } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { readArgs } from '../src/args.ts';
import { checkGame, properties } from '../src/commands/properties.ts';
import { GAMES, gameNamed } from '../src/games.ts';
import { captured, jsonOf, scratch, tessera } from './terminal.ts';

const file = scratch();

describe('properties', () => {
  test('hold over random games', async () => {
    const ran = await tessera(['properties', '--game', 'founders', '--games', '2', '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(jsonOf(ran)).toMatchObject({ game: 'founders', games: 2, failures: [] });
    const { code, out } = await tessera(['properties', '--game', 'founders', '--games', '1', '--players', '2']);
    expect(code).toBe(0);
    expect(out).toContain('1 games');
  });

  test('without a game it plays them all', async () => {
    const { reports } = jsonOf(await tessera(['properties', '--games', '1', '--only', 'options', '--json'])) as {
      reports: { game: string }[];
    };
    expect(reports.map(({ game }) => game)).toEqual(GAMES.map(({ game }) => game.id));
  });

  test('sets of options that the number of players does not allow are left out', () => {
    const known = gameNamed('civilization');
    // Every game fails at once, since nothing is offered: which ones are begun is enough.
    const broken = { ...known, game: { ...known.game, options: () => [] } };
    const words = ['--game', 'civilization', '--players', '4', '--games', '3', '--reports', file('sets'), '--json'];
    const { failures } = checkGame(broken, readArgs(words, properties.options, properties.files), captured().io);
    const setups = (known.properties.optionSets ?? []).slice(0, 4).map((options) => known.game.setup(4, options));
    const allowed = setups.flatMap((setup) => (isIllegal(setup) ? [] : [setup.options]));
    expect([setups.length, allowed.length]).toEqual([4, 3]);
    expect(failures.map(({ failure }) => failure.options)).toEqual(allowed);
  });

  test('selected ones are checked at every decision; unknown ones are refused', async () => {
    const words = ['properties', '--game', 'founders', '--games', '2', '--players', '3', '--json'];
    const { decisions, checks } = jsonOf(await tessera([...words, '--only', 'previews,promises'])) as {
      decisions: number;
      checks: { [property: string]: number };
    };
    expect(checks).toMatchObject({ previews: decisions, promises: decisions, replay: 0, secrets: 0 });
    const { code, err } = await tessera([...words, '--only', 'previews,luck']);
    expect(code).toBe(2);
    expect(err).toMatch(/^There is no property "luck": there are rest, .*promises.*\.\n/);
  });

  test('a failure is kept as a record that replay opens', async () => {
    const known = gameNamed('founders');
    // An engine that stops offering anything once the first turns are over.
    const options: typeof known.game.options = (state, ask) =>
      (known.game.view(state, null)['turn'] as number) > 2 ? [] : known.game.options(state, ask);
    const broken = { ...known, game: { ...known.game, options } };
    const words = ['--game', 'founders', '--games', '1', '--reports', file('reports'), '--json'];
    const { io, printed } = captured();
    const { failures } = checkGame(broken, readArgs(words, properties.options, properties.files), io);
    expect(printed().out).toBe('');
    const [found] = failures;
    expect(found?.failure).toMatchObject({ property: 'options' });
    const kept = found?.file ?? '';
    expect(existsSync(kept) && isAbsolute(kept)).toBe(true);
    const told = await tessera(['replay', kept]);
    expect(told.code).toBe(0);
    expect(told.out).toContain('property: options');
    expect(jsonOf(await tessera(['replay', kept, '--json']))).toMatchObject({ failure: { property: 'options' } });
  });
});
