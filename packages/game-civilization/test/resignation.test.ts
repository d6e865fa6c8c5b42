import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { reachVictory } from '../src/verbs/victory.ts';
import { act, result, table, view } from './table.ts';

describe('resignation', () => {
  it('RUL-299 a player who resigns stays at the table but cannot win', () => {
    const at = table({}, 3);
    expect(act(at, { act: 'resign', seat: 1 })).toBe(null);
    expect(view(at).players.map(({ resigned }) => resigned)).toEqual([false, true, false]);
    expect(at.state.outcome).toBe(null);
    reachVictory(createContext(at.state), 1, 'economic');
    expect(at.state.outcome).toBe(null);
    reachVictory(createContext(at.state), 2, 'economic');
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [2] });
  });

  it('RUL-299 when only one player is left who has not resigned, they win at once', () => {
    const at = table({}, 3);
    act(at, { act: 'resign', seat: 0 });
    expect(act(at, { act: 'resign', seat: 2 })).toBe(null);
    expect(result(at)).toEqual({ reason: 'resignation', winners: [1], scores: null });
    expect(act(at, { act: 'resign', seat: 1 })).toMatchObject({ rule: 'K-OVER' });
  });

  it('RUL-299 nobody resigns twice, nor for nobody', () => {
    const at = table({}, 3);
    act(at, { act: 'resign', seat: 0 });
    const before = JSON.stringify(at.state);
    expect(act(at, { act: 'resign', seat: 0 })).toEqual({ rule: 'RUL-299', params: { seat: 0 } });
    for (const bad of [
      { act: 'resign', seat: null },
      { act: 'resign', seat: 3 },
      { act: 'surrender', seat: 1 },
    ]) {
      expect(act(at, bad)).toMatchObject({ rule: 'K-SHAPE' });
    }
    expect(JSON.stringify(at.state)).toBe(before);
  });
});
