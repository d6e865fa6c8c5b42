import { describe, expect, it } from 'vitest';
import { columnsOf, stepIn } from '../src/parts/oneStop.ts';
import { fitAsButtons } from '../src/table/bar/fitAsButtons.ts';
import { isWorthSaying, whyNot } from '../src/table/whyNot/whyNot.ts';

const column = { columns: 1, page: 5 };

describe('a list that is one stop for Tab', () => {
  it('goes up and down, and stops at its ends', () => {
    expect(stepIn('ArrowDown', 3, 10, column)).toBe(4);
    expect(stepIn('ArrowUp', 3, 10, column)).toBe(2);
    expect(stepIn('ArrowDown', 9, 10, column)).toBe(9);
    expect(stepIn('ArrowUp', 0, 10, column)).toBe(0);
  });

  it('goes to its ends, and by pages', () => {
    expect(stepIn('Home', 7, 10, column)).toBe(0);
    expect(stepIn('End', 2, 10, column)).toBe(9);
    expect(stepIn('PageUp', 7, 10, column)).toBe(2);
    expect(stepIn('PageUp', 2, 10, column)).toBe(0);
    expect(stepIn('PageDown', 7, 10, column)).toBe(9);
  });

  it('goes by rows where several stand side by side, and not into the gap below', () => {
    const grid = { columns: columnsOf([10, 10, 10, 50, 50]), page: 5 };
    expect(grid.columns).toBe(3);
    expect(stepIn('ArrowDown', 1, 5, grid)).toBe(4);
    expect(stepIn('ArrowDown', 2, 5, grid)).toBe(2);
    expect(stepIn('ArrowRight', 2, 5, grid)).toBe(3);
    expect(stepIn('ArrowUp', 4, 5, grid)).toBe(1);
  });

  it('leaves other keys and empty lists alone', () => {
    expect(stepIn('Enter', 1, 5, column)).toBeNull();
    expect(stepIn('ArrowDown', 0, 0, column)).toBeNull();
    expect(columnsOf([])).toBe(1);
  });
});

describe('options of the bar', () => {
  it('stand as buttons where their words fit beside the others', () => {
    expect(fitAsButtons(['Pass', 'Stop'], 0, 'phone')).toBe(true);
    expect(fitAsButtons(['x'.repeat(30), 'y'], 0, 'phone')).toBe(true);
    expect(fitAsButtons(['x'.repeat(30), 'y'], 1, 'phone')).toBe(false);
    expect(fitAsButtons(['x'.repeat(30), 'y'], 1, 'wide')).toBe(true);
  });

  it('are listed where there are too many, too long, or none', () => {
    expect(fitAsButtons(['a', 'b', 'c', 'd'], 0, 'phone')).toBe(false);
    expect(fitAsButtons(['x'.repeat(80)], 0, 'wide')).toBe(false);
    expect(fitAsButtons([], 1, 'wide')).toBe(false);
  });
});

describe('why not', () => {
  it('is explained on a press in any case, and in passing only where a rule forbids', () => {
    expect(isWorthSaying('press', null)).toBe(true);
    expect(isWorthSaying('press', 'K-STALE')).toBe(true);
    expect(isWorthSaying('hover', null)).toBe(false);
    expect(isWorthSaying('focus', 'K-SEAT')).toBe(false);
    expect(isWorthSaying('focus', 'T-084')).toBe(true);
    expect(isWorthSaying('hover', 'T-084')).toBe(true);
  });

  it('is carried by the element itself, and only by what cannot be chosen', () => {
    expect(whyNot(null)['data-why']).toBeUndefined();
    expect(JSON.parse(whyNot({ kind: 'revealTile', answer: { stack: 'city' } })['data-why'] ?? '')).toEqual({
      kind: 'revealTile',
      answer: { stack: 'city' },
    });
  });
});
