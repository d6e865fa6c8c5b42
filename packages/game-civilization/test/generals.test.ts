import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Cities, managing, near, SECOND } from './cityTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, squareAt, type Table, view } from './table.ts';

const using = { do: 'greatPerson', card: 'hannibal' };
const values = (at: Table) => (options(at) as readonly PlainObject[]).map(({ value }) => value);
const [FROM, TO, LONE, BARE] = [squareAt(3, 7), squareAt(4, 9), squareAt(7, 6), squareAt(3, 8)] as const;

/** Seat 0 manages two cities and has Hannibal with a general that works; seat 1 is the first player. */
function leading(of: Cities = {}): Table {
  const { ground, pieces, ...given } = (of.given ?? {}) as { ground?: PlainObject[]; pieces?: PlainObject[] };
  return managing({
    second: [],
    ...of,
    options: { expansion: true, greatPersonDeck: true },
    player: { hiddenPeople: ['hannibal'], ...of.player },
    given: {
      first: 1,
      ...given,
      pieces: [{ square: near(0, SECOND), person: 'general' }, ...(pieces ?? [])],
      ground: [...[FROM, TO, LONE, BARE].map((square) => ({ square, face: 'grassland' })), ...(ground ?? [])],
    },
  });
}

describe('Hannibal', () => {
  it('RUL-348 GPD-010 any own figures of a square join others, and may still move this turn', () => {
    const at = leading({ player: { techs: ['masonry'], armies: [FROM, FROM, TO], scouts: [FROM] } });
    play(at, using);
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, card: 'hannibal', of: 'square' });
    // The army there has nowhere to go: three figures are the limit.
    expect(values(at)).toEqual([FROM]);
    for (const value of [TO, BARE, 4000]) expect(refused(at, { value }).rule).toBe('RUL-348');
    play(at, { value: FROM });
    expect(values(at)).toEqual([TO]);
    for (const value of [BARE, FROM, -1]) expect(refused(at, { value }).rule).toBe('RUL-348');
    play(at, { value: TO });
    expect(values(at)).toEqual(['army', 'scout']);
    expect(refused(at, { value: 'stop' }).rule).toBe('RUL-249');
    play(at, { value: 'scout' });
    expect(values(at)).toEqual(['stop', 'army']);
    expect(refused(at, { value: 'scout' }).rule).toBe('RUL-249');
    const heard = play(at, { value: 'army' });
    expect(ofKind(heard, 'figuresMoved')).toMatchObject([{ seat: 0, from: FROM, to: TO, armies: 1, scouts: 1 }]);
    expect(player(at, 0).armies.slice(0, 3)).toEqual([TO, FROM, TO]);
    expect(player(at, 0).scouts[0]).toBe(TO);
    expect(view(at, 1).personDiscards).toEqual(['hannibal']);
    expect(refused(at, using).rule).toBe('GPD-009');
    while (!isAsked(at, 'movement', 0)) play(at, options(at)[0] as PlainObject);
    const moves = (options(at) as readonly PlainObject[]).filter((act) => act['do'] === 'move');
    expect(moves).toContainEqual(expect.objectContaining({ from: TO, armies: 2, scouts: 1 }));
  });

  it('RUL-348 their owner may stop after some of them', () => {
    const at = leading({ player: { techs: ['masonry'], armies: [FROM, FROM, TO] } });
    play(at, using);
    play(at, { value: FROM });
    play(at, { value: TO });
    expect(values(at)).toEqual(['army']);
    play(at, { value: 'army' });
    const heard = play(at, { value: 'stop' });
    expect(ofKind(heard, 'figuresMoved')).toMatchObject([{ armies: 1, scouts: 0 }]);
    expect(ofKind(heard, 'personCardUsed')).toMatchObject([{ card: 'hannibal', chosen: [FROM, TO, 'army'] }]);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
  });

  it('MOVE-008 RUL-225 a full square takes nobody, another only what it has room for', () => {
    const at = leading({ player: { armies: [FROM, FROM, TO, LONE], scouts: [TO] } });
    play(at, using);
    expect(values(at)).toEqual([FROM, TO]);
    play(at, { value: FROM });
    expect(values(at)).toEqual([LONE]);
    expect(refused(at, { value: TO })).toMatchObject({ rule: 'MOVE-008', params: { square: TO, limit: 2 } });
    play(at, { value: LONE });
    const heard = play(at, { value: 'army' });
    expect(ofKind(heard, 'figuresMoved')).toMatchObject([{ from: FROM, to: LONE, armies: 1, scouts: 0 }]);
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
  });

  it('RUL-348 not onto water where they could not end a move', () => {
    const given = { ground: [{ square: LONE, face: 'water' }] };
    const at = leading({ player: { techs: ['navigation'], armies: [FROM, LONE], scouts: [TO] }, given });
    play(at, using);
    play(at, { value: FROM });
    expect(values(at)).toEqual([TO]);
    expect(refused(at, { value: LONE })).toMatchObject({ rule: 'MOVE-011', params: { square: LONE } });
    const sailing = leading({
      player: { techs: ['navigation', 'sailing', 'steamPower'], armies: [FROM, LONE] },
      given,
    });
    play(sailing, using);
    play(sailing, { value: FROM });
    expect(values(sailing)).toEqual([LONE]);
  });

  it('RUL-225 not to figures that stand on a relic, a hut or a village, though these may leave it', () => {
    for (const piece of [{ relic: 'schoolOfConfucius' }, { hut: 'spy' }, { village: 'iron' }]) {
      const at = leading({
        player: { armies: [FROM, LONE], scouts: [TO] },
        given: { pieces: [{ square: LONE, ...piece }] },
      });
      play(at, using);
      expect(values(at)).toEqual([FROM, LONE, TO]);
      play(at, { value: FROM });
      expect(values(at)).toEqual([TO]);
      expect(refused(at, { value: LONE }).rule).toBe('RUL-225');
    }
  });

  it('RUL-276 figures that may not move again stay behind if others can go, and stay still where they go', () => {
    const at = leading({ player: { techs: ['masonry'], armies: [FROM, FROM, TO] } });
    player(at, 0).armiesMoved = 1;
    play(at, using);
    play(at, { value: FROM });
    play(at, { value: TO });
    play(at, { value: 'army' });
    play(at, { value: 'stop' });
    expect(player(at, 0).armies.slice(0, 3)).toEqual([FROM, TO, TO]);
    expect(player(at, 0).armiesMoved).toBe(1);
  });

  it('RUL-249 RUL-335 he needs two squares with own figures, and the phase on his card', () => {
    const alone = leading({ player: { armies: [FROM, FROM] }, enemy: { armies: [TO] } });
    expect(refused(alone, using).rule).toBe('RUL-249');
    const late = leading({ player: { armies: [FROM, TO] }, given: { phase: 'movement', first: 0 } });
    expect(refused(late, using).rule).toBe('RUL-335');
  });
});
