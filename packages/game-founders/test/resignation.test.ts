import { act as actIn, readState, startMatch } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { founders } from '../src/index.ts';
import { act, asked, chooser, dealt, laid, play, playOn, result, table, view } from './table.ts';

const AGREED = { act: 'agreedEnd', seat: null };
/** Seat 1 has most points, then seat 0, then seat 2. */
const LED_BY_ONE = {
  territories: [{ hand: ['war', 'cart'] }, { tiles: laid('N1@0,0 R23@1,0'), hand: ['war'] }, { hand: ['cart'] }],
};

describe('resigning', () => {
  it('R-43 is told to all and shown to all, and the game goes on', () => {
    const at = table(LED_BY_ONE, 3);
    const question = asked(at);
    expect(view(at).resigned).toEqual([]);
    const { match } = startMatch(
      founders,
      { players: 3, options: { finishRound: false, cityStackEnds: false } },
      'secret',
    );
    const played = actIn(match, { act: 'resign', seat: 2 });
    expect(played).toMatchObject({
      entry: { type: 'act', act: { act: 'resign', seat: 2 } },
      told: [{ to: null, full: { kind: 'resigned', seat: 2 } }],
    });
    expect(act(at, { act: 'resign', seat: 1 })).toBeNull();
    expect(view(at).resigned).toEqual([1]);
    expect(asked(at)).toEqual(question);
    expect(at.state.outcome).toBeNull();
  });

  it('leaves nothing behind in a game in which nobody has: its states are those of before', () => {
    expect(Object.keys(table({}).state)).not.toContain('resigned');
    expect(Object.keys(founders.clone(table({}).state))).not.toContain('resigned');
    const at = table({}, 4);
    act(at, { act: 'resign', seat: 3 });
    act(at, { act: 'resign', seat: 0 });
    const copy = founders.clone(at.state);
    expect(copy.resigned).toEqual([0, 3]);
    expect(copy.resigned).not.toBe(at.state.resigned);
    expect(readState(founders, JSON.stringify(at.state))).toEqual(at.state);
  });

  it('R-43 is done once, by a seat at the table', () => {
    const at = table({}, 3);
    act(at, { act: 'resign', seat: 0 });
    const before = JSON.stringify(at.state);
    expect(act(at, { act: 'resign', seat: 0 })).toEqual({ rule: 'K-STALE', params: { resigned: 0 } });
    for (const seat of [null, 3]) expect(act(at, { act: 'resign', seat })).toMatchObject({ rule: 'K-SHAPE' });
    expect(JSON.stringify(at.state)).toBe(before);
  });

  it('R-43 T-125 R-38 costs the victory, with the most points too; the scores stay as they are', () => {
    const at = table(LED_BY_ONE, 3);
    expect(view(at).territories.map(({ score }) => score.total)).toEqual([2, 4, 1]);
    act(at, { act: 'resign', seat: 1 });
    expect(act(at, AGREED)).toBeNull();
    expect(result(at)).toMatchObject({
      reason: 'agreed',
      winners: [0],
      scores: [{ total: 2 }, { total: 4 }, { total: 1 }],
    });
  });

  it('R-43 T-125 leaves the victory to the most points where everybody has resigned', () => {
    const at = dealt('nobody left');
    for (const [seat] of view(at).territories.entries()) expect(act(at, { act: 'resign', seat })).toBeNull();
    playOn(at, chooser('nobody left'), () => at.state.outcome !== null);
    const { winners, scores, reason } = result(at);
    const best = Math.max(...scores.map(({ total }) => total));
    expect(winners.map((seat) => scores[seat]?.total)).toEqual(winners.map(() => best));
    expect(reason).not.toBe('resignation');
  });

  it('R-43 lets the last one who is left end the game at any time, and win it', () => {
    for (const last of [0, 1, 2]) {
      const at = table(LED_BY_ONE, 3);
      for (const seat of [0, 1, 2]) if (seat !== last) act(at, { act: 'resign', seat });
      // In the middle of a turn, where an agreed end would have to wait.
      play(at, { stack: 'nature' });
      expect(asked(at).kind).not.toBe('revealTile');
      expect(at.state.outcome).toBeNull();
      expect(act(at, AGREED)).toBeNull();
      expect(result(at)).toMatchObject({ reason: 'resignation', winners: [last] });
    }
    const fresh = dealt('at once');
    act(fresh, { act: 'resign', seat: 0 });
    expect(act(fresh, AGREED)).toBeNull();
    expect(result(fresh)).toMatchObject({ reason: 'resignation', winners: [1] });
  });
});
