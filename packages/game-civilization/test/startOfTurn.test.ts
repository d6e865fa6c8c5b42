import { describe, expect, it } from 'vitest';
import type { Answer } from '../src/index.ts';
import { changing, founding, SECOND, starting } from './startTable.ts';
import { asked, chooser, explained, options, play, playOn, refused, squareAt, table, view } from './table.ts';

/** A table with something of everything to do. */
function busy() {
  return starting({
    own: { scouts: [SECOND, squareAt(6, 9)], reserve: ['artist'], freeGovernments: ['republic'], events: ['drought'] },
    pieces: [{ square: squareAt(7, 2), wonder: 'hangingGardens' }],
  });
}

const ACTS: readonly Answer[] = [
  founding(SECOND) as Answer,
  changing('republic') as Answer,
  { do: 'person', person: 'artist' },
  { do: 'wonder', wonder: 'hangingGardens', figure: 'army' },
  { do: 'event', event: 'drought' },
];

describe('the Start of Turn part', () => {
  it('SOT-001 wonders, events, founding, government and great people in any order, then the scouts', () => {
    const orders = [ACTS, [...ACTS].reverse()];
    for (const order of orders) {
      const at = busy();
      for (const act of ACTS) expect(options(at)).toContainEqual(act);
      for (const act of order) {
        play(at, act);
        if (asked(at).kind === 'placePerson') play(at, { square: squareAt(7, 0) });
        if (asked(at).kind === 'choose') play(at, { value: squareAt(3, 9) });
      }
      expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
      play(at, { do: 'end' });
      expect(asked(at)).toMatchObject({ kind: 'assignScout', seat: 0 });
      play(at, { city: SECOND });
      expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
      expect(view(at).players[0]).toMatchObject({ government: 'republic', reserve: [] });
      expect(view(at).map.squares.find(({ square }) => square === squareAt(3, 9))?.terrain).toBe('desert');
    }
  });

  it('SOT-001 RUL-013 all of it may be left undone', () => {
    const at = busy();
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
    expect(view(at).players[0]).toMatchObject({ government: 'despotism', reserve: ['artist'] });
  });

  it('EVT-004 events of other phases are not played in it', () => {
    const at = starting({ own: { events: ['despotDay'] } });
    expect(options(at)).toEqual([{ do: 'end' }, changing('anarchy')]);
    expect(refused(at, { do: 'event', event: 'despotDay' }).rule).toBe('EVT-004');
  });

  it('RUL-005 it belongs to its player alone', () => {
    expect(explained(busy(), 1, 'startOfTurn', { do: 'end' })).toEqual({ rule: 'RUL-005', params: { awaited: [0] } });
  });

  it('tells when it begins', () => {
    const news = play(starting(), { do: 'end' });
    expect(news).toContainEqual({ kind: 'partBegins', seat: 1, phase: 'startOfTurn' });
  });

  it('refuses what has not the shape of an act, and never throws', () => {
    const hostile: unknown[] = [
      null,
      7,
      'end',
      [],
      {},
      { do: 7 },
      { do: 'constructor' },
      { do: 'end', now: true },
      { do: 'found' },
      { do: 'found', square: null, figure: 'scout' },
      { do: 'found', square: SECOND, figure: 'toString' },
      { do: 'government' },
      { do: 'government', government: '__proto__' },
      { ...changing('republic'), why: 1 },
      { do: 'person' },
      { do: 'person', person: 3 },
      { do: 'wonder' },
      { do: 'wonder', wonder: 'oracle', figure: null },
      { do: 'consent', on: 'yes' },
      { do: 'event' },
      { do: 'event', event: { id: 'drought' } },
      { do: 'ability' },
      { do: 'ability', tech: 'constructor' },
    ];
    const at = busy();
    for (const answer of hostile) expect(refused(at, answer).rule).toMatch(/^[A-Z]+-[A-Z0-9]+$/);
  });

  it('no question of it has too many options', () => {
    let most = 0;
    for (const seed of ['a', 'b', 'c']) {
      const at = table({ discovered: true, turn: 8 }, 4);
      let answers = 0;
      playOn(at, chooser(seed), () => {
        if (at.state.phase === 'startOfTurn') most = Math.max(most, options(at).length);
        return ++answers > 400;
      });
    }
    expect(most).toBeGreaterThan(1);
    expect(most).toBeLessThanOrEqual(400);
  });
});
