import type { TileView } from '@tessera/game-founders';
import { LANGUAGES } from '@tessera/locales';
import { describe, expect, test } from 'vitest';
import { Args } from '../src/args.ts';
import { canvasFor, wordsIn } from '../src/text/canvas.ts';
import { terms } from '../src/text/founders/faces.ts';
import { foundersScreen } from '../src/text/founders/index.ts';
import { intentOf } from '../src/text/founders/intents.ts';
import { drawTerritory } from '../src/text/founders/territory.ts';
import type { GameScreen } from '../src/text/gameScreen.ts';
import { languageOf } from '../src/text/language.ts';
import { beside, flow, padTo, ruled, shorten, widthOf, wrap } from '../src/text/layout.ts';
import { commonHead } from '../src/text/menus.ts';
import { PLAIN } from '../src/text/paint.ts';
import { captured } from './terminal.ts';

const SCREEN = foundersScreen as unknown as GameScreen;

function canvasIn(language: (typeof LANGUAGES)[number]) {
  return canvasFor(SCREEN, wordsIn(language, SCREEN), {
    paint: PLAIN,
    width: 80,
    players: { you: 0, names: ['Ada', 'Bo'] },
  });
}

const canvas = canvasIn('en');

function tile(id: string, x: number, y: number, marks: Partial<TileView> = {}): TileView {
  return { tile: id, x, y, war: false, coin: false, craftsmen: null, produces: [], network: null, ...marks };
}

describe('a territory', () => {
  const tiles = [
    tile('N1', 0, 0),
    tile('V1', 1, 0, { craftsmen: 'blacksmith' }),
    tile('R09', 0, 1, { war: true }),
    tile('C3a', 1, 1, { coin: true }),
  ];

  test('is drawn with its marks, carts, and numbered cells', () => {
    const numbered = [
      { x: -1, y: 0, number: 1 },
      { x: 0, y: 0, number: 2 },
    ];
    expect(drawTerritory({ tiles, carts: [{ x: 0, y: 0 }] }, numbered, canvas).map(plain)).toEqual([
      '            ┌───────┬───────┐',
      '  1         │R09   W│C3a   $│',
      '            │2 pts  │transp…│',
      '    ┌───────┼───────◆───────┤',
      '  0 │   1   │N1     │V1    *│',
      '    │       │2: −1  │iron   │',
      '    └───────┴───────┴───────┘',
      '       −1       0       1',
    ]);
  });

  test.each(LANGUAGES)('has straight sides in %s, whatever its letters', (language) => {
    const drawn = drawTerritory({ tiles, carts: [] }, [], canvasIn(language)).slice(0, -1);
    expect(new Set(drawn.map(widthOf))).toEqual(new Set([21]));
  });

  test('takes less room, then several parts, where it is wide', () => {
    const row = (length: number) => Array.from({ length }, (_, x) => tile('V1', x, 0, { war: true }));
    const narrow = drawTerritory({ tiles: row(12), carts: [] }, [], canvas);
    expect(narrow[1]).toBe(`  0 │${'V1  │'.repeat(12)}`);
    expect(narrow[2]).toBe(`    │${'W   │'.repeat(12)}`);
    const parts = drawTerritory({ tiles: row(35), carts: [] }, [], canvas);
    expect(parts).toHaveLength(10);
    for (const line of [...narrow, ...parts]) expect(line.length).toBeLessThanOrEqual(80);
  });
});

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

describe('words', () => {
  test('the terms of tiles', () => {
    const ids = ['N1', 'V1', 'C1a', 'R01'];
    expect(ids.map((id) => plain(terms(id, canvas)))).toEqual([
      'wood/stone',
      'wood+stone→iron',
      'iron+wood→army',
      'army+wood→1 pt',
    ]);
    expect(plain(terms('R01', canvasIn('pl')))).toBe('wojsko+drewno→1 pkt');
    expect(plain(terms('R01', canvasIn('lt')))).toBe('kariuomenė+mediena→1 tšk.');
  });

  test('tiles appear with their ids, which can be typed', () => {
    const at = { x: 0, y: -1 };
    const { talk, players, tell } = canvas;
    const war = { kind: 'warPlayed', seat: 1, opponent: 0, tile: 'V1', ...at } as never;
    expect(tell(talk.happening(war, players, {}) ?? [])).toBe('Bo attacks your Mine V1 at (0, −1).');
  });

  test('what the player may ask about', () => {
    expect(intentOf(['v1', '0', '-2'], canvas)).toEqual({
      kind: 'addTile',
      answer: { action: 'add', tile: 'V1', x: 0, y: -2 },
    });
    const coin = { kind: 'playToken', answer: { play: 'coin', seat: 1, x: 0, y: 2, resource: 'iron' } };
    expect(intentOf(['coin', '1', '0', '2', 'iron'], canvas)).toEqual(coin);
    expect(intentOf(['coin', '1', '0', '2', 'żelazo'], canvasIn('pl'))).toEqual(coin);
    expect(intentOf(['coin', '1', '0', '2', 'gelezis'], canvasIn('lt'))).toEqual(coin);
    expect(intentOf(['war', '1', '0', '0'], canvas)).toMatchObject({ answer: { play: 'war', seat: 1 } });
    expect(intentOf(['cart', '0', '0'], canvas)).toMatchObject({ answer: { play: 'cart' } });
    expect(intentOf(['reveal', 'city'], canvas)).toMatchObject({ kind: 'revealTile' });
    expect(intentOf(['end'], canvas)).toMatchObject({ answer: { action: 'end' } });
    for (const words of [[], ['V1'], ['V1', 'x', 'y'], ['Q9', '0', '0'], ['coin', '1', '0', '0', 'silver']]) {
      expect(intentOf(words, canvas)).toBeNull();
    }
  });

  test.each([
    [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
    [{ LANG: 'lt_LT' }, 'lt'],
    [{ LC_MESSAGES: 'pl', LANG: 'lt_LT.UTF-8' }, 'pl'],
    [{ LC_ALL: 'C.UTF-8', LANG: 'pl_PL.UTF-8' }, 'en'],
    [{ LC_ALL: '', LANG: 'lt@latin' }, 'lt'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{}, 'en'],
  ] as const)('the language of the environment %j is %s', (env, language) => {
    const { io } = captured();
    expect(languageOf(new Args([], {}), { ...io, env })).toBe(language);
    expect(languageOf(new Args([], { language: 'lt' }), { ...io, env })).toBe('lt');
  });
});

describe('layout', () => {
  test('pieces are not broken, sentences are', () => {
    expect(flow('ab: ', ['one', 'two', 'three'], 12)).toEqual(['ab: one  two', '    three']);
    expect(wrap('one two three', 8, ' ')).toEqual(['one two', ' three']);
    expect(wrap('take 3\u00a0trade', 8)).toEqual(['take', '3\u00a0trade']);
  });

  test('columns are counted as a terminal draws them', () => {
    // Combined and composed letters take one column, wide ones two, invisible ones none.
    expect(['ėjimas', 'e\u0307jimas', 'Ž\u030c', '3\u00a0trade', '日本', 'a\u200db'].map(widthOf)).toEqual([
      6, 6, 1, 7, 4, 2,
    ]);
    expect(padTo('e\u0307', 3)).toBe('e\u0307  ');
    expect(padTo('日', 3)).toBe('日 ');
    expect(shorten('日本語', 5)).toBe('日本…');
    expect(shorten('e\u0307e\u0307e\u0307', 2)).toBe('e\u0307…');
    expect(widthOf(ruled(['Ėjimas 日本'], 30))).toBe(30);
  });

  test('blocks stand side by side as long as they fit', () => {
    const block = ['aaaa', 'bb'];
    expect(beside([block, block], 11)).toEqual(['aaaa   aaaa', 'bb     bb']);
    expect(beside([block, block], 10)).toEqual(['aaaa', 'bb', '', 'aaaa', 'bb']);
  });

  test('the common beginning of all labels of a group appears once', () => {
    expect(commonHead(['Capital: build a', 'Capital: build b', 'Capital: devote'])).toBe('Capital: ');
    expect(commonHead(['Stolica (F2) – zbuduj: a', 'Stolica (F2) – zbierz: b'])).toBe('Stolica (F2) – ');
    expect(commonHead(['Up: a', 'Down: b'])).toBe('');
    expect(commonHead(['Capital: build a'])).toBe('');
  });
});
