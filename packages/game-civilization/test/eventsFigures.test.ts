import { describe, expect, test } from 'vitest';
import { personPiece } from '../src/board/pieces.ts';
import { greatPersonIndex } from '../src/data/faces.ts';
import { discards, eventTable, HOMES, playable, playEvent, sq, values } from './eventTable.ts';
import { asked, isAsked, play, player, refused, view } from './table.ts';

const [HOME] = HOMES;

describe('events that kill', () => {
  test('RUL-288 RUL-226 Defection: one figure within four squares, of anybody, and no loot', () => {
    const at = eventTable({
      phase: 'movement',
      players: [
        { events: ['defection'], armies: [sq(6, 6), sq(6, 6)] },
        { armies: [sq(6, 9)], scouts: [sq(6, 9)], trade: 9, culture: 5 },
        { scouts: [sq(8, 9)] },
      ],
    });
    play(at, { do: 'event', event: 'defection' });
    // Seat 2's scout is five squares away, the own armies none.
    expect(values(at)).toEqual([sq(6, 6), sq(6, 9)]);
    expect(refused(at, { value: sq(8, 9) }).rule).toBe('RUL-231');
    expect(refused(at, { value: sq(7, 7) }).rule).toBe('RUL-249');
    play(at, { value: sq(6, 9) });
    expect(values(at)).toEqual(['army', 'scout']);
    const heard = play(at, { value: 'scout' });
    expect(heard).toContainEqual({ kind: 'figuresDestroyed', seat: 1, square: sq(6, 9), armies: 0, scouts: 1 });
    expect(player(at, 1).armies[0]).toBe(sq(6, 9));
    expect(player(at, 1).scouts[0]).toBe(-1);
    expect(player(at, 1)).toMatchObject({ trade: 9, culture: 5 });
    expect(player(at, 0)).toMatchObject({ trade: 0, culture: 0 });
    expect(discards(at, 0)).toEqual(['defection']);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  test('RUL-288 Mass Defection: up to two figures of one square within six', () => {
    const of = {
      phase: 'movement' as const,
      players: [
        { events: ['massDefection'], armies: [sq(6, 6)] },
        { armies: [sq(6, 9)], scouts: [sq(6, 9)] },
      ],
    };
    const at = eventTable(of);
    playEvent(at, 'massDefection', sq(6, 9), 'army');
    expect(values(at)).toEqual(['stop', 'scout']);
    play(at, { value: 'scout' });
    expect(player(at, 1).armies[0]).toBe(-1);
    expect(player(at, 1).scouts[0]).toBe(-1);
    expect(discards(at, 1)).toEqual(['massDefection']);
    const one = eventTable(of);
    playEvent(one, 'massDefection', sq(6, 9), 'army', 'stop');
    expect(player(one, 1).scouts[0]).toBe(sq(6, 9));
    const far = eventTable({ ...of, players: [{ events: ['massDefection'] }, { armies: [sq(8, 8)] }] });
    expect(playable(far)).toEqual([]);
  });

  test('RUL-288 RUL-096 RUL-226 Mass Defection: or a great person on the map', () => {
    const square = sq(12, 3);
    const at = eventTable({
      phase: 'movement',
      players: [{ events: ['massDefection'], armies: [sq(10, 3)] }, { reserve: ['artist'] }],
      pieces: [{ square, person: 'scientist' }],
    });
    play(at, { do: 'event', event: 'massDefection' });
    expect(values(at)).toEqual([sq(10, 3), square]);
    play(at, { value: square });
    expect(values(at)).toEqual(['person']);
    const heard = play(at, { value: 'person' });
    expect(heard).toContainEqual({ kind: 'personKilled', square, person: 'scientist' });
    expect(at.state.box.persons).toEqual([greatPersonIndex('scientist')]);
    expect(player(at, 1).reserve).toEqual([greatPersonIndex('artist')]);
  });

  test('RUL-288 Wholesale Defection: any square, a great person or figures of any player there', () => {
    const square = sq(12, 12);
    const at = eventTable({
      phase: 'movement',
      players: [{ events: ['wholesaleDefection'] }, { armies: [square, square] }],
      pieces: [{ square, person: 'general' }],
    });
    playEvent(at, 'wholesaleDefection', square);
    expect(values(at)).toEqual(['person', 'army']);
    play(at, { value: 'army' });
    expect(values(at)).toEqual(['stop', 'army']);
    play(at, { value: 'army' });
    expect(player(at, 1).armies.slice(0, 2)).toEqual([-1, -1]);
    expect(at.state.pieces[square]).toBe(personPiece(greatPersonIndex('general')));
    expect(discards(at, 2)).toEqual(['wholesaleDefection']);
  });
});

describe('events that lead figures astray', () => {
  test('RUL-277 Disoriented: all figures of another player in a square, up to two squares', () => {
    const from = sq(8, 8);
    const at = eventTable({
      phase: 'cityManagement',
      players: [
        { events: ['disoriented'], armies: [sq(4, 8)] },
        { armies: [from], scouts: [from] },
      ],
    });
    play(at, { do: 'event', event: 'disoriented' });
    expect(values(at)).toEqual([from]);
    expect(refused(at, { value: sq(4, 8) }).rule).toBe('RUL-277');
    play(at, { value: from });
    expect(asked(at)).toMatchObject({ kind: 'choose', of: 'square', step: 1 });
    expect(values(at)).toHaveLength(12);
    expect(refused(at, { value: sq(8, 11) })).toMatchObject({ rule: 'RUL-277', params: { card: 'disoriented' } });
    expect(refused(at, { value: from }).rule).toBe('RUL-277');
    const heard = play(at, { value: sq(9, 9) });
    expect(heard).toContainEqual({ kind: 'figureDisplaced', seat: 1, from, to: sq(9, 9) });
    expect([player(at, 1).armies[0], player(at, 1).scouts[0]]).toEqual([sq(9, 9), sq(9, 9)]);
    expect(discards(at, 0)).toEqual(['disoriented']);
    // They may still move normally this turn.
    expect([player(at, 1).armiesMoved, player(at, 1).scoutsMoved]).toEqual([0, 0]);
  });

  test('RUL-277 Lost and Out of Position: up to three and four squares', () => {
    for (const [event, reach, deck] of [
      ['lost', 24, 1],
      ['outOfPosition', 40, 2],
    ] as const) {
      const at = eventTable({ phase: 'cityManagement', players: [{ events: [event] }, { armies: [sq(8, 8)] }] });
      playEvent(at, event, sq(8, 8));
      expect(values(at)).toHaveLength(reach);
      const to = event === 'lost' ? sq(8, 11) : sq(8, 12);
      play(at, { value: to });
      expect(player(at, 1).armies[0]).toBe(to);
      expect(discards(at, deck)).toEqual([event]);
    }
  });

  test('RUL-277 RUL-225 the way leads over land without figures of others, huts, villages or foreign centers', () => {
    const from = sq(6, 6);
    const at = eventTable({
      phase: 'cityManagement',
      players: [
        { events: ['disoriented'], cities: [HOME] },
        { armies: [from], cities: [sq(7, 6)] },
        { scouts: [sq(6, 8)] },
      ],
      ground: [[sq(6, 5), 'water']],
      pieces: [{ square: sq(5, 6), hut: 'spy' }],
    });
    playEvent(at, 'disoriented', from);
    // North is water, west a hut, two south another's scout; east is the own center, which may only be passed.
    expect(values(at).sort()).toEqual([sq(6, 7), sq(8, 6), sq(7, 5), sq(7, 7), sq(5, 7)].sort());
  });

  test('RUL-277 RUL-106 RUL-225 a group above the stacking limit moves whole, but not onto others of its owner', () => {
    const from = sq(8, 8);
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ events: ['disoriented'] }, { armies: [from, from, from, sq(8, 9)] }],
    });
    play(at, { do: 'event', event: 'disoriented' });
    expect(values(at)).toEqual([from, sq(8, 9)]);
    play(at, { value: from });
    expect(values(at)).toContain(sq(8, 7));
    expect(values(at)).not.toContain(sq(8, 9));
    play(at, { value: sq(8, 7) });
    expect(player(at, 1).armies.slice(0, 4)).toEqual([sq(8, 7), sq(8, 7), sq(8, 7), sq(8, 9)]);
    const single = eventTable({
      phase: 'cityManagement',
      players: [{ events: ['disoriented'] }, { armies: [from, sq(8, 9)] }],
    });
    playEvent(single, 'disoriented', from);
    expect(values(single)).toContain(sq(8, 9));
  });

  test('RUL-277 RUL-188 a scout led away no longer gathers for its city', () => {
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ events: ['disoriented'] }, { scouts: [sq(8, 8)], scoutsCity: [0] }],
      ground: [[sq(8, 8), 'forest']],
    });
    expect(view(at).players[1]?.cities[0]?.production).toBe(2);
    playEvent(at, 'disoriented', sq(8, 8), sq(8, 9));
    expect(view(at).players[1]?.cities[0]?.production).toBe(0);
  });

  test('RUL-249 figures that cannot be led anywhere are no choice', () => {
    const from = sq(0, 8);
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ events: ['disoriented'] }, { armies: [from] }],
      ground: [
        [sq(0, 7), 'water'],
        [sq(1, 8), 'water'],
        [sq(0, 9), 'water'],
      ],
    });
    expect(refused(at, { do: 'event', event: 'disoriented' }).rule).toBe('RUL-249');
  });
});
