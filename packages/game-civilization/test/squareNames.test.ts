import { describe, expect, test } from 'vitest';
import { columnName, LAYOUTS, rowName, squareByName, squareName } from '../src/data/index.ts';

describe('names of squares', () => {
  test('letters go across and numbers down, from A1 at the top left', () => {
    expect(squareName(0, 16)).toBe('A1');
    expect(squareName(13 * 16 + 5, 16)).toBe('F14');
    expect(squareName(15 * 16 + 15, 16)).toBe('P16');
    expect(squareName(12 * 8, 8)).toBe('A13');
  });

  test('AA follows Z', () => {
    expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA']);
    expect(squareName(27, 28)).toBe('AB1');
    expect(rowName(17)).toBe('18');
  });

  test('every square of every map is found again by its name, in small letters too, and no two share one', () => {
    for (const layout of Object.values(LAYOUTS)) {
      const squares = Array.from({ length: layout.width * layout.height }, (_, square) => square);
      const names = squares.map((square) => squareName(square, layout.width));
      expect(new Set(names).size).toBe(squares.length);
      expect(names.map((name) => squareByName(name, layout))).toEqual(squares);
      expect(names.map((name) => squareByName(name.toLowerCase(), layout))).toEqual(squares);
    }
  });

  test.each([
    '',
    'A',
    '1',
    'A0',
    'A01',
    'A17',
    'Q1',
    'AA1',
    '1A',
    'A1B',
    'A 1',
    ' A1',
    'A1 ',
    'A-1',
    'A1.0',
    '5,13',
    'Ą1',
    'ı1',
    'ﬀ1',
  ])('%j names no square of a map of 16 by 16', (name) => {
    expect(squareByName(name, { width: 16, height: 16 })).toBeNull();
  });
});
