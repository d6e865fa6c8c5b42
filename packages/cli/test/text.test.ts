import type { TileView } from '@tessera/game-founders';
import { describe, expect, test } from 'vitest';
import { sayHappening } from '../src/text/founders/happenings.ts';
import { explainRefusal, intentOf } from '../src/text/founders/intents.ts';
import { drawTerritory } from '../src/text/founders/territory.ts';
import { terms, tileName } from '../src/text/founders/words.ts';
import { whoIs } from '../src/text/gameText.ts';
import { beside, flow, wrap } from '../src/text/layout.ts';
import { PLAIN } from '../src/text/paint.ts';

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
    expect(drawTerritory({ tiles, carts: [{ x: 0, y: 0 }] }, numbered, PLAIN, 80)).toEqual([
      '            ┌───────┬───────┐',
      '  1         │R09   W│C3a   $│',
      '            │2 pts  │transp │',
      '    ┌───────┼───────◆───────┤',
      '  0 │   1   │N1     │V1    *│',
      '    │       │2: −1  │iron   │',
      '    └───────┴───────┴───────┘',
      '       −1       0       1',
    ]);
  });

  test('takes less room, then several parts, where it is broad', () => {
    const row = (length: number) => Array.from({ length }, (_, x) => tile('V1', x, 0, { war: true }));
    const narrow = drawTerritory({ tiles: row(12), carts: [] }, [], PLAIN, 80);
    expect(narrow[1]).toBe(`  0 │${'V1  │'.repeat(12)}`);
    expect(narrow[2]).toBe(`    │${'W   │'.repeat(12)}`);
    const parts = drawTerritory({ tiles: row(35), carts: [] }, [], PLAIN, 80);
    expect(parts).toHaveLength(10);
    for (const line of [...narrow, ...parts]) expect(line.length).toBeLessThanOrEqual(80);
  });
});

describe('words', () => {
  const who = whoIs(['Ada', 'Bo'], 0);

  test('names and terms', () => {
    expect(tileName('R07')).toBe('Altar of the Nymphs');
    expect(tileName('V2')).toBe('Gold Mine');
    expect(['N1', 'V1', 'C1a', 'R01'].map(terms)).toEqual([
      'wood/stone',
      'wood+stone→iron',
      'iron+wood→army',
      'army+wood→1 pt',
    ]);
  });

  test('happenings, to the one they are about and to others', () => {
    const at = { x: 0, y: -1 };
    expect(sayHappening({ kind: 'warPlayed', seat: 1, opponent: 0, tile: 'V1', ...at }, who)).toBe(
      'Bo attacked your V1 Mine at (0, −1).',
    );
    expect(sayHappening({ kind: 'tokenReceived', seat: 0, token: 'fishSalter' }, who)).toBe(
      'You received the fish salter.',
    );
    const supply = [
      { resource: 'wood', from: { x: 1, y: 0 }, producer: { x: 0, y: 1 } },
      { resource: 'stone', from: null, producer: null },
    ] as const;
    expect(sayHappening({ kind: 'tileAdded', seat: 0, tile: 'V1', ...at, replaced: 'N1', supply }, who)).toBe(
      'You added V1 Mine at (0, −1) in place of N1 Forest (−1 point), using wood from (0, 1) by cart through (1, 0) and bought stone.',
    );
  });

  test('a happening nobody has worded is told as it is', () => {
    const unknown = { kind: 'comet', seat: 1, tiles: ['N1'] } as unknown as Parameters<typeof sayHappening>[0];
    expect(sayHappening(unknown, who)).toBe('comet: seat 1, tiles ["N1"]');
  });

  test('what one may ask about', () => {
    expect(intentOf(['v1', '0', '-2'])).toEqual({
      kind: 'addTile',
      answer: { action: 'add', tile: 'V1', x: 0, y: -2 },
    });
    expect(intentOf(['coin', '1', '0', '2', 'iron'])).toEqual({
      kind: 'playToken',
      answer: { play: 'coin', seat: 1, x: 0, y: 2, resource: 'iron' },
    });
    expect(intentOf(['war', '1', '0', '0'])).toMatchObject({ answer: { play: 'war', seat: 1 } });
    expect(intentOf(['cart', '0', '0'])).toMatchObject({ answer: { play: 'cart' } });
    expect(intentOf(['reveal', 'city'])).toMatchObject({ kind: 'revealTile' });
    expect(intentOf(['end'])).toMatchObject({ answer: { action: 'end' } });
    for (const words of [[], ['V1'], ['V1', 'x', 'y'], ['Q9', '0', '0'], ['coin', '1', '0', '0', 'silver']]) {
      expect(intentOf(words)).toBeNull();
    }
  });

  test('the facts of a refusal', () => {
    const missing = [{ resource: 'iron', idle: [{ x: 0, y: 1, rule: 'T-052' }] }];
    expect(explainRefusal({ rule: 'T-084', params: { missing } }, who)).toBe(
      'Here no neighbouring tile supplies iron ((0, 1) is attacked).',
    );
    expect(explainRefusal({ rule: 'T-019', params: { awaited: 1 } }, who)).toBe('Waiting for Bo.');
    expect(explainRefusal({ rule: 'T-083', params: {} }, who)).toBeNull();
  });
});

describe('layout', () => {
  test('pieces are not broken, sentences are', () => {
    expect(flow('ab: ', ['one', 'two', 'three'], 12)).toEqual(['ab: one  two', '    three']);
    expect(wrap('one two three', 8, ' ')).toEqual(['one two', ' three']);
  });

  test('blocks stand beside each other as long as they fit', () => {
    const block = ['aaaa', 'bb'];
    expect(beside([block, block], 11)).toEqual(['aaaa   aaaa', 'bb     bb']);
    expect(beside([block, block], 10)).toEqual(['aaaa', 'bb', '', 'aaaa', 'bb']);
  });
});
