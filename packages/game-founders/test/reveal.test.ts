import { describe, expect, it } from 'vitest';
import { addition, asked, laid, options, play, refused, table, view } from './table.ts';

describe('step 1: reveal', () => {
  it('T-030 the top tile of any one stack goes face up to the end of its row', () => {
    for (const [stack, row, top] of [
      ['nature', ['N1', 'N2'], 'N6'],
      ['village', ['V1', 'V2', 'V3'], 'V6'],
      ['city', [], 'C4f'],
    ] as const) {
      const at = table({
        rows: { nature: ['N1', 'N2'], village: ['V1', 'V2', 'V3'], city: [] },
        stacks: { nature: ['N6', 'N5'], village: ['V6', 'V5'], city: ['C4f', 'C4e'] },
      });
      const before = view(at);
      expect(options(at)).toEqual([{ stack: 'nature' }, { stack: 'village' }, { stack: 'city' }]);
      expect(play(at, { stack })).toContainEqual({ kind: 'tileRevealed', seat: 0, stack, tile: top });
      expect(view(at).rows).toEqual({ ...before.rows, [stack]: [...row, top] });
      expect(view(at).stacks).toEqual({ ...before.stacks, [stack]: 1 });
    }
  });

  it('T-031 a row takes a fifth tile without being cleared', () => {
    const at = table({ rows: { village: ['V1', 'V2', 'V3', 'V4'] }, stacks: { village: ['V5'] } });
    play(at, { stack: 'village' });
    expect(view(at).rows.village).toEqual(['V1', 'V2', 'V3', 'V4', 'V5']);
  });

  it('T-031 R-02 five tiles in the row of the chosen stack go to the box before the new one is turned up', () => {
    const full = ['V1', 'V2', 'V3', 'V4', 'V5'];
    const city = ['C1a', 'C1b', 'C1c', 'C1d', 'C1e'];
    const at = table({ rows: { nature: ['N1'], village: full, city }, stacks: { village: ['V6', 'V1'] }, box: [] });
    const before = view(at).box.tiles;
    const told = play(at, { stack: 'village' });
    expect(told.slice(0, 2)).toEqual([
      { kind: 'rowCleared', stack: 'village', tiles: full },
      { kind: 'tileRevealed', seat: 0, stack: 'village', tile: 'V6' },
    ]);
    expect(view(at).rows).toEqual({ nature: ['N1'], village: ['V6'], city });
    expect([...view(at).box.tiles].sort()).toEqual([...before, ...full].sort());
  });

  it('T-032 the reveal cannot be declined, even if every stack would clear a row', () => {
    const at = table({
      rows: {
        nature: ['N1', 'N2', 'N3', 'N4', 'N5'],
        village: ['V1', 'V2', 'V3', 'V4', 'V5'],
        city: ['C1a', 'C1b', 'C1c', 'C1d', 'C1e'],
      },
    });
    expect(options(at)).toEqual([{ stack: 'nature' }, { stack: 'village' }, { stack: 'city' }]);
    for (const answer of [{ stack: null }, {}, { stack: 'none' }, null])
      expect(refused(at, answer).rule).toBe('K-SHAPE');
  });

  it('T-032 victory tiles are never revealed or refilled', () => {
    const at = table({
      rows: { nature: ['N6'], village: [], city: [] },
      victory: ['R01', 'R25'],
      territories: [
        {
          tiles: laid('C1a@0,0 N1@1,0'),
        },
      ],
    });
    expect(refused(at, { stack: 'victory' }).rule).toBe('K-SHAPE');
    play(at, { stack: 'nature' });
    expect(view(at).victory).toEqual(['R01', 'R25']);
    play(at, addition('R01', 0, 1));
    expect(view(at).victory).toEqual(['R25']);
    play(at, { stack: 'city' });
    play(at, options(at)[0] ?? {});
    expect(view(at).victory).toEqual(['R25']);
  });

  it('R-03 an empty stack cannot be chosen; the others can', () => {
    const at = table({ stacks: { village: [] } });
    expect(options(at)).toEqual([{ stack: 'nature' }, { stack: 'city' }]);
    expect(refused(at, { stack: 'village' })).toEqual({ rule: 'R-03', params: { stack: 'village' } });
  });

  it('R-03 with all three stacks empty step 1 is skipped', () => {
    const empty = { nature: [], village: [], city: [] };
    const rows = { nature: ['N1'], village: [], city: [] };
    expect(asked(table({ rows, stacks: empty }))).toMatchObject({ kind: 'addTile', seat: 0 });
    const holding = table({ rows, stacks: empty, territories: [{ hand: ['war'] }] });
    expect(asked(holding)).toMatchObject({ kind: 'playToken', seat: 0 });
    expect(view(holding).rows).toEqual(rows);
  });
});
