import { describe, expect, it } from 'vitest';
import { founders } from '../src/index.ts';
import { addition, asked, laid, options, play, refused, table, view } from './table.ts';

const GIVEN = {
  rows: { nature: ['N1'], village: ['V1'], city: [] },
  territories: [
    {
      tiles: laid('N1@0,0 N3@1,0'),
      hand: ['war', 'coin'],
    },
  ],
};

describe('the turn', () => {
  it('T-025 R-01 reveal, then token, then tile, always in this order, then the next player', () => {
    const at = table(GIVEN);
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 0 });
    play(at, { stack: 'city' });
    expect(asked(at)).toMatchObject({ kind: 'playToken', seat: 0 });
    play(at, { play: 'war', seat: 1, x: 0, y: 0 });
    expect(asked(at)).toMatchObject({ kind: 'addTile', seat: 0 });
    play(at, addition('V1', 0, 1));
    // A coin is still in hand, but after the tile no token may be played.
    expect(asked(at)).toMatchObject({ kind: 'revealTile', seat: 1 });
  });

  it('T-025 the reveal and the tile are compulsory, the token is not', () => {
    const at = table(GIVEN);
    expect(options(at)).toEqual([{ stack: 'nature' }, { stack: 'village' }, { stack: 'city' }]);
    expect(refused(at, { play: 'pass' }).rule).toBe('K-SHAPE');
    play(at, { stack: 'city' });
    expect(options(at)).toContainEqual({ play: 'pass' });
    play(at, { play: 'pass' });
    for (const answer of options(at)) expect(answer).toMatchObject({ action: 'add' });
    expect(refused(at, { action: 'end' }).rule).toBe('T-080');
    expect(refused(at, { action: 'reveal' }).rule).toBe('T-080');
  });

  it('T-025 R-01 no step is taken before its time or after it', () => {
    const at = table(GIVEN);
    const reveal = { kind: 'revealTile', answer: { stack: 'city' } };
    const token = { kind: 'playToken', answer: { play: 'war', seat: 1, x: 0, y: 0 } };
    const tile = { kind: 'addTile', answer: addition('V1', 0, 1) };
    const rules = () => [reveal, token, tile].map((intent) => founders.explain(at.state, 0, intent)?.rule ?? null);
    expect(rules()).toEqual([null, 'T-025', 'T-025']);
    play(at, { stack: 'city' });
    expect(rules()).toEqual(['T-025', null, 'T-025']);
    play(at, { play: 'pass' });
    expect(rules()).toEqual(['T-025', 'T-025', null]);
    expect(refused(at, { play: 'war', seat: 1, x: 0, y: 0 }).rule).toBe('K-SHAPE');
    expect(view(at).territories[0]?.hand).toHaveLength(2);
  });
});
