import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { fight } from './battleTable.ts';
import { CENTER, managing, payments, producing } from './cityTable.ts';
import { go, HOME, plain, steps } from './movementTable.ts';
import { foreseen, senseless } from './previewTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, squareAt, type Table, view } from './table.ts';

const EXPANSION = { options: { expansion: true } };
/** Beside the capital (6, 1). */
const BESIDE = squareAt(5, 1);
const disbanding = (armies: number, scouts: number, marker: string | null = null) => ({
  do: 'disband',
  armies,
  scouts,
  marker,
});
const markerOf = (at: Table, city = 0) => view(at).players[0]?.cities[city]?.marker;

/** Figures of seat 0 beside its capital. */
function beside(mover: PlainObject, more: Parameters<typeof plain>[0] = {}): Table {
  return plain({ ...EXPANSION, ...more, mover });
}

const disbandings = (at: Table) => (options(at) as readonly PlainObject[]).filter((act) => act['do'] === 'disband');

describe('disbanding', () => {
  it('DIS-001 RUL-130 a figure that moves into an own center may leave the map, and can be built again', () => {
    const at = beside({ armies: [BESIDE] });
    go(at, BESIDE, 1, 0, HOME);
    expect(asked(at)).toMatchObject({ kind: 'step', square: HOME, left: 1 });
    expect(disbandings(at)).toEqual([disbanding(1, 0), disbanding(1, 0, 'fortification')]);
    expect(play(at, disbanding(1, 0))).toContainEqual({
      kind: 'figuresDisbanded',
      seat: 0,
      square: HOME,
      armies: 1,
      scouts: 0,
      marker: null,
    });
    expect(player(at, 0).armies).toEqual(new Array<number>(6).fill(-1));
    expect(markerOf(at)).toBe(null);
    expect(isAsked(at, 'movement', 0)).toBe(true);
  });

  it('DIS-002 it is voluntary: a group that can go on may pass through', () => {
    const at = beside({ armies: [BESIDE] });
    go(at, BESIDE, 1, 0, HOME, squareAt(7, 1));
    expect(player(at, 0).armies[0]).toBe(squareAt(7, 1));
  });

  it('DIS-001 DIS-006 a preview says what goes, or why it cannot', () => {
    const at = beside({ armies: [BESIDE] });
    go(at, BESIDE, 1, 0, HOME);
    const before = foreseen(at, 0, 'step', disbanding(1, 0, 'fortification'));
    expect(before.refusal).toBeNull();
    expect(before.of('figures')).toMatchObject([{ of: 'army', before: 1, after: 0 }]);
    expect(foreseen(at, 0, 'step', disbanding(1, 0, 'caravan')).refusal?.rule).toBe('DIS-006');
    const nonsense = { kind: 'step', answer: { ...disbanding(1, 0), marker: 'moat' } };
    expect(senseless(at, 0, nonsense).rule).toBe('K-SHAPE');
  });

  it('RUL-363 a group that cannot go on from there must be disbanded, and may enter for that alone', () => {
    const at = beside({ armies: [squareAt(4, 1)] });
    go(at, squareAt(4, 1), 1, 0, BESIDE);
    expect(asked(at)).toMatchObject({ left: 1 });
    expect(steps(at)).toContain(HOME);
    play(at, { do: 'to', square: HOME });
    expect(asked(at)).toMatchObject({ square: HOME, left: 0 });
    expect(options(at)).toEqual([disbanding(1, 0), disbanding(1, 0, 'fortification')]);
    expect(refused(at, { do: 'stop' }).rule).toBe('MOVE-014');
  });

  it('RUL-131 members may be disbanded one by one, and the rest goes on', () => {
    const at = beside({ armies: [BESIDE], scouts: [BESIDE] });
    go(at, BESIDE, 1, 1, HOME);
    play(at, disbanding(0, 1, 'caravan'));
    expect([player(at, 0).scouts, player(at, 0).armies[0]]).toEqual([[-1, -1], HOME]);
    play(at, { do: 'to', square: squareAt(7, 1) });
    expect([player(at, 0).armies[0], player(at, 0).scouts]).toEqual([squareAt(7, 1), [-1, -1]]);
    expect(markerOf(at)).toBe('caravan');
  });

  it('RUL-133 nowhere else', () => {
    const at = beside({ armies: [squareAt(4, 1)] });
    go(at, squareAt(4, 1), 1, 0, BESIDE);
    expect(disbandings(at)).toEqual([]);
    expect(refused(at, disbanding(1, 0))).toEqual({ rule: 'RUL-133', params: { square: BESIDE } });
  });

  it('RUL-103 only members of the group, and at least one', () => {
    const at = beside({ armies: [BESIDE, BESIDE] });
    go(at, BESIDE, 1, 0, HOME);
    for (const [armies, scouts] of [
      [2, 0],
      [0, 1],
      [0, 0],
    ] as const) {
      expect(refused(at, disbanding(armies, scouts)).rule).toBe('RUL-103');
    }
    expect(refused(at, { ...disbanding(1, 0), marker: 'wall' }).rule).toBe('K-SHAPE');
  });

  it('MOVE-014 without the expansion a center is only crossed', () => {
    const at = plain({ mover: { armies: [BESIDE] } });
    go(at, BESIDE, 1, 0, HOME);
    expect(disbandings(at)).toEqual([]);
    expect(refused(at, disbanding(1, 0)).rule).toBe('RUL-133');
  });
});

describe('the marker that it leaves', () => {
  it('DIS-003 DIS-006 EX-37 is a fortification for an army, a caravan for a scout', () => {
    const army = beside({ armies: [BESIDE] });
    go(army, BESIDE, 1, 0, HOME);
    expect(refused(army, disbanding(1, 0, 'caravan')).rule).toBe('DIS-006');
    play(army, disbanding(1, 0, 'fortification'));
    expect(markerOf(army)).toBe('fortification');
    const scout = beside({ scouts: [BESIDE] });
    go(scout, BESIDE, 0, 1, HOME);
    expect(refused(scout, disbanding(0, 1, 'fortification')).rule).toBe('DIS-003');
    play(scout, disbanding(0, 1, 'caravan'));
    expect(markerOf(scout)).toBe('caravan');
  });

  it('DIS-007 RUL-363 is one at most, of either kind where both were disbanded', () => {
    const at = beside({ armies: [BESIDE], scouts: [BESIDE] });
    go(at, BESIDE, 1, 1, HOME);
    expect(disbandings(at).filter(({ armies, scouts }) => armies === 1 && scouts === 1)).toEqual([
      disbanding(1, 1),
      disbanding(1, 1, 'fortification'),
      disbanding(1, 1, 'caravan'),
    ]);
  });

  it('FAQ-063 the same kind again is no benefit, and is not offered', () => {
    const at = beside({ armies: [BESIDE], cityMarkers: ['fortification'] });
    go(at, BESIDE, 1, 0, HOME);
    expect(disbandings(at)).toEqual([disbanding(1, 0)]);
    expect(refused(at, disbanding(1, 0, 'fortification'))).toEqual({
      rule: 'FAQ-063',
      params: { square: HOME, marker: 'fortification' },
    });
    play(at, disbanding(1, 0));
    expect(markerOf(at)).toBe('fortification');
  });

  it('FAQ-064 the other kind replaces it, if its owner wants that (DIS-008)', () => {
    const own = { scouts: [BESIDE], cityMarkers: ['fortification'] };
    const kept = beside(own);
    go(kept, BESIDE, 0, 1, HOME);
    play(kept, disbanding(0, 1));
    expect(markerOf(kept)).toBe('fortification');
    const replaced = beside(own);
    go(replaced, BESIDE, 0, 1, HOME);
    play(replaced, disbanding(0, 1, 'caravan'));
    expect(markerOf(replaced)).toBe('caravan');
  });
});

describe('a fortification', () => {
  const attacked = (attacker: PlainObject, defender: PlainObject) =>
    fight({ kind: 'city', city: 0, attacker, defender: { cityMarkers: ['fortification'], ...defender }, ...EXPANSION });

  it('DIS-004 BAT-018 adds 2 to the combat bonus of its city', () => {
    const units = { units: ['infantry1'] };
    const [plainOne, fortified] = [[], ['fortification']].map((cityMarkers) => {
      const at = fight({ kind: 'city', city: 0, attacker: units, defender: { ...units, cityMarkers }, ...EXPANSION });
      return view(at).battle?.sides[1]?.bonus ?? 0;
    });
    expect((fortified as number) - (plainOne as number)).toBe(2);
  });

  it('DIS-005 RUL-365 is discarded when the city has been defended', () => {
    const at = attacked({ units: [] }, { units: ['infantry3'] });
    const heard = ofKind(at.told(null), 'cityMarkerDiscarded');
    const later = isAsked(at, 'battleTurn')
      ? ofKind(play(at, options(at)[0] as PlainObject), 'cityMarkerDiscarded')
      : [];
    expect([...heard, ...later]).toMatchObject([{ seat: 1, marker: 'fortification' }]);
    expect(player(at, 1).cityMarkers).toEqual([0, 0, 0]);
  });

  it('RUL-132 a destroyed city loses its marker', () => {
    const at = fight({
      kind: 'city',
      city: 1,
      attacker: { units: ['infantry3', 'infantry3', 'infantry3'], cities: [squareAt(6, 2)] },
      defender: { cities: [null, squareAt(3, 8)], cityMarkers: [null, 'caravan'], units: [] },
      ...EXPANSION,
    });
    let guard = 0;
    while (isAsked(at, 'battleTurn') && guard++ < 20) play(at, options(at)[0] as PlainObject);
    expect(player(at, 1).cities[1]).toBe(-1);
    expect(player(at, 1).cityMarkers[1]).toBe(0);
  });
});

describe('a caravan', () => {
  /** The capital makes 4 production; an army costs 4, a library 5. */
  const trading = (own: PlainObject = {}, enemy: PlainObject = {}) =>
    managing({
      ...EXPANSION,
      capital: ['forest', 'forest'],
      player: { cityMarkers: ['caravan'], techs: ['writing'], ...own },
      enemy,
    });

  it('CITY-013 RUL-364 adds 2 production to one build action of its city, and leaves it', () => {
    const at = trading();
    expect(payments(at, 'library')).toEqual([{ bonuses: ['caravan'], rush: 0 }]);
    expect(payments(at, 'army')).toEqual([{ bonuses: [], rush: 0 }]);
    play(at, producing('library', undefined, ['caravan']));
    expect(play(at, options(at)[0] as PlainObject)).toContainEqual({
      kind: 'cityMarkerDiscarded',
      seat: 0,
      city: CENTER,
      marker: 'caravan',
    });
    expect(player(at, 0).cityMarkers[0]).toBe(0);
  });

  it('RUL-364 comes back, and may be used again, if the action is cancelled', () => {
    const at = trading({}, { techs: ['writing'], markers: ['hut:spy'] });
    play(at, producing('library', undefined, ['caravan']));
    play(at, options(at)[0] as PlainObject);
    expect(player(at, 0).cityMarkers[0]).toBe(0);
    play(at, { do: 'ability', tech: 'writing' });
    play(at, { pay: 'hut', resource: 'spy' });
    expect(markerOf(at)).toBe('caravan');
    expect(player(at, 0).bonuses).toMatchObject([{ city: 0, amount: 2 }]);
  });

  it('RUL-364 it lies there from turn to turn until it is used', () => {
    const at = trading();
    play(at, { do: 'end' });
    expect(player(at, 0).cityMarkers[0]).toBe(2);
  });
});
