import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { acts, CENTER, type Cities, managing, near, SECOND } from './cityTable.ts';
import { asked, ofKind, options, play, player, refused, squareAt, type Table, table, view } from './table.ts';

const OPTIONS = { expansion: true, greatPersonDeck: true };
const using = (card: string) => ({ do: 'greatPerson', card });
const own = (at: Table, seat = 0) => view(at, 0).players[seat] as NonNullable<ReturnType<typeof view>['players'][0]>;
const values = (at: Table) => (options(at) as readonly PlainObject[]).map(({ value }) => value);

/** Seat 0 manages two cities and has these cards, face down and up, with a scientist that works; seat 1 is first. */
function holding(hidden: readonly string[], open: readonly string[] = [], of: Cities = {}): Table {
  const pieces = [
    { square: near(0), person: 'scientist' },
    { square: near(0, SECOND), person: 'scientist' },
  ];
  return managing({
    second: [],
    ...of,
    options: OPTIONS,
    player: { hiddenPeople: hidden, openPeople: open, ...of.player },
    given: { first: 1, pieces, ...of.given },
  });
}

describe('Albert Einstein', () => {
  const table = (trade: number, culture: number) => holding(['albertEinstein'], [], { player: { trade, culture } });

  it('RUL-349 RUL-335 turns some trade into culture, and is discarded', () => {
    const at = table(11, 3);
    play(at, using('albertEinstein'));
    expect(asked(at)).toMatchObject({ kind: 'choose', card: 'albertEinstein', of: 'alternative' });
    expect(values(at)).toEqual(['tradeToCulture', 'cultureToTrade']);
    play(at, { value: 'tradeToCulture' });
    expect(values(at)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const value of [0, 12, -3]) {
      expect(refused(at, { value })).toEqual({ rule: 'RUL-349', params: { card: 'albertEinstein', value, most: 11 } });
    }
    play(at, { value: 7 });
    expect(own(at)).toMatchObject({ trade: 4, culture: 10 });
    expect(view(at, 1).personDiscards).toEqual(['albertEinstein']);
    expect(refused(at, using('albertEinstein')).rule).toBe('GPD-009');
  });

  it('RUL-349 or culture into trade; what the dial cannot hold is lost', () => {
    const at = table(22, 9);
    play(at, using('albertEinstein'));
    play(at, { value: 'cultureToTrade' });
    expect(values(at)).toHaveLength(9);
    play(at, { value: 8 });
    expect(own(at)).toMatchObject({ trade: 27, culture: 1 });
  });

  it('RUL-349 RUL-249 only what the owner has can be exchanged', () => {
    const at = table(0, 2);
    play(at, using('albertEinstein'));
    expect(values(at)).toEqual(['cultureToTrade']);
    expect(refused(at, { value: 'tradeToCulture' })).toMatchObject({ rule: 'RUL-349', params: { most: 0 } });
    expect(refused(at, { value: 'person' }).rule).toBe('RUL-249');
    expect(refused(table(0, 0), using('albertEinstein')).rule).toBe('RUL-249');
  });

  it('RUL-335 not in another phase', () => {
    const at = holding(['albertEinstein'], [], { player: { trade: 5 }, given: { phase: 'startOfTurn' } });
    expect(refused(at, using('albertEinstein')).rule).toBe('RUL-335');
  });
});

describe('Charles Darwin', () => {
  const GROUND = ['desert', 'desert', 'desert'];
  const forTrade = (city = CENTER) => ({ do: 'devoteForTrade', city });

  it('RUL-311 RUL-336 the culture of one devotion per turn may be taken as trade, once he lies face up', () => {
    const at = holding(['charlesDarwin'], [], { capital: GROUND, player: { trade: 4 } });
    expect(acts(at, 'devoteForTrade')).toEqual([]);
    expect(refused(at, forTrade())).toEqual({ rule: 'RUL-311', params: { card: 'charlesDarwin' } });
    play(at, using('charlesDarwin'));
    expect(acts(at, 'devoteForTrade')).toEqual([forTrade(CENTER), forTrade(SECOND)]);
    const { culture, cities } = own(at);
    const amount = cities[0]?.devotion as number;
    expect(amount).toBeGreaterThan(0);
    const heard = play(at, forTrade());
    expect(ofKind(heard, 'cityDevoted')).toMatchObject([{ seat: 0, city: CENTER, amount }]);
    expect(own(at)).toMatchObject({ trade: 4 + amount, culture });
    expect(acts(at, 'devoteForTrade')).toEqual([]);
    expect(refused(at, forTrade(SECOND))).toEqual({ rule: 'RUL-311', params: { card: 'charlesDarwin', used: true } });
    expect(refused(at, forTrade(CENTER)).rule).toBe('CITY-001');
    play(at, { do: 'devote', city: SECOND });
    expect(own(at).culture).toBeGreaterThan(culture);
  });

  it('RUL-200 GPD-012 not while his marker is blockaded', () => {
    const at = holding([], ['charlesDarwin'], { enemy: { armies: [near(0), near(0, SECOND)] } });
    expect(acts(at, 'devoteForTrade')).toEqual([]);
    expect(refused(at, forTrade()).rule).toBe('RUL-311');
  });

  it('RUL-349 trade above 27 is lost', () => {
    const at = holding([], ['charlesDarwin'], { capital: GROUND, player: { trade: 26 } });
    play(at, forTrade());
    expect(own(at).trade).toBe(27);
  });

  it('RUL-311 a cancelled devotion does not use him up', () => {
    const at = holding([], ['charlesDarwin'], {
      enemy: { techs: ['writing'], markers: ['hut:spy'] },
    });
    const { trade } = own(at);
    play(at, forTrade());
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, card: 'devoteForTrade', chosen: [CENTER] });
    play(at, { do: 'ability', tech: 'writing' });
    while (asked(at).kind !== 'cityManagement') play(at, options(at)[0] as PlainObject);
    expect(own(at).trade).toBe(trade);
    expect(acts(at, 'devoteForTrade')).toEqual([forTrade(SECOND)]);
  });
});

describe('Galileo Galilei', () => {
  const EDGE = squareAt(0, 5);
  const FAR = squareAt(7, 9);

  const leaving = (of: Cities = {}) =>
    holding(['galileoGalilei'], [], { ...of, player: { armies: [EDGE, FAR], scouts: [EDGE], ...of.player } });

  it('RUL-315 RUL-348 all own figures of an edge square go to an empty one there, and cannot move on this turn', () => {
    const inner = squareAt(3, 7);
    const to = squareAt(7, 12);
    const at = leaving({
      player: { armies: [EDGE, FAR, inner] },
      given: { ground: [{ square: to, face: 'grassland' }] },
    });
    play(at, using('galileoGalilei'));
    expect(values(at)).toEqual([EDGE, FAR]);
    expect(refused(at, { value: inner })).toMatchObject({ rule: 'MAP-015' });
    expect(refused(at, { value: squareAt(0, 6) })).toMatchObject({ rule: 'RUL-348' });
    play(at, { value: EDGE });
    expect(values(at)).toContain(to);
    expect(values(at)).not.toContain(EDGE);
    expect(values(at)).not.toContain(FAR);
    expect(refused(at, { value: FAR })).toMatchObject({ rule: 'RUL-304' });
    expect(refused(at, { value: inner })).toMatchObject({ rule: 'MAP-015' });
    expect(refused(at, { value: 4000 })).toMatchObject({ rule: 'MAP-015' });
    const heard = play(at, { value: to });
    expect(ofKind(heard, 'figuresMoved')).toMatchObject([{ seat: 0, from: EDGE, to, armies: 1, scouts: 1 }]);
    expect(player(at, 0).armies.slice(0, 3)).toEqual([to, FAR, inner]);
    expect(player(at, 0).scouts[0]).toBe(to);
    while (asked(at).kind !== 'movement' || asked(at).seat !== 0) play(at, options(at)[0] as PlainObject);
    const starts = acts(at, 'move').map(({ from }) => from);
    expect(starts).toContain(FAR);
    expect(starts).not.toContain(to);
    expect(view(at, 1).personDiscards).toEqual(['galileoGalilei']);
  });

  it('RUL-304 RUL-348 not onto a piece, an enemy figure, or water where they may not stay', () => {
    const [building, hut, enemy, water] = [squareAt(7, 1), squareAt(7, 6), squareAt(7, 7), squareAt(7, 10)];
    const at = leaving({
      player: { techs: ['navigation'] },
      enemy: { scouts: [enemy] },
      given: {
        ground: [building, hut, enemy]
          .map((square) => ({ square, face: 'grassland' }))
          .concat([{ square: water, face: 'water' }]),
        pieces: [
          { square: near(0), person: 'scientist' },
          { square: building, building: 'market' },
          { square: hut, hut: 'spy' },
        ],
      },
    });
    play(at, using('galileoGalilei'));
    play(at, { value: EDGE });
    for (const square of [building, hut, enemy]) {
      expect(refused(at, { value: square })).toMatchObject({ rule: 'RUL-304', params: { square } });
    }
    expect(refused(at, { value: water })).toMatchObject({ rule: 'MOVE-011' });
    const sailing = leaving({
      player: { techs: ['navigation', 'sailing', 'steamPower'] },
      given: { ground: [{ square: water, face: 'water' }] },
    });
    play(sailing, using('galileoGalilei'));
    play(sailing, { value: EDGE });
    expect(values(sailing)).toContain(water);
  });

  it('RUL-249 without figures at the edge he cannot be used', () => {
    const at = holding(['galileoGalilei'], [], { player: { armies: [squareAt(3, 7)] } });
    expect(refused(at, using('galileoGalilei')).rule).toBe('RUL-249');
  });

  it('MAP-015 EX-50 squares around the hole of the map of five are not at its outer edge', () => {
    const map = geometryFor(5);
    const cornered = map.next.flatMap((next, square) => (next.length > 0 && next.length < 4 ? [square] : []));
    const hole = cornered.filter((square) => !map.isOuterEdge[square]);
    expect(hole.length).toBeGreaterThan(0);
    const home = map.slots.find(({ seat }) => seat === 0)?.squares[5] as number;
    const edge = cornered.filter((square) => map.isOuterEdge[square] && !map.around[home]?.includes(square));
    const [from, other] = edge as [number, number];
    const person = map.around[home]?.[4] as number;
    const at = table(
      {
        phase: 'cityManagement',
        discovered: true,
        first: 3,
        ground: [...cornered, home, person].map((square) => ({ square, face: 'grassland' })),
        pieces: [{ square: person, person: 'scientist' }],
        players: [{ cities: [home], hiddenPeople: ['galileoGalilei'], armies: [from, hole[0] as number] }],
      },
      5,
      OPTIONS,
    );
    play(at, using('galileoGalilei'));
    expect(values(at)).toEqual([from]);
    expect(refused(at, { value: hole[0] as number }).rule).toBe('MAP-015');
    play(at, { value: from });
    expect(values(at)).toContain(other);
    for (const square of hole) {
      expect(values(at)).not.toContain(square);
      expect(refused(at, { value: square }).rule).toBe('MAP-015');
    }
  });
});

describe('Marie Curie', () => {
  const ATOMIC = { do: 'ability', tech: 'atomicTheory' };
  const CURIE = { by: 'marieCurie' };
  const byCurie = (at: Table) =>
    (options(at) as readonly PlainObject[]).find(({ by }) => by === 'marieCurie') as PlainObject;
  const paying = (own: PlainObject, enemy: PlainObject = {}) =>
    holding(['marieCurie'], [], { player: { techs: ['atomicTheory'], ...own }, enemy });

  it('RUL-381 FAQ-068 she is discarded together with a resource of another kind in place of a uranium', () => {
    const at = paying({ resources: { iron: 2, silk: 1 }, markers: ['hut:spy', 'village:uranium'] });
    play(at, ATOMIC);
    expect(asked(at)).toMatchObject({ kind: 'payResource', seat: 0, need: 'uranium' });
    expect(options(at)).toEqual([
      { pay: 'village', resource: 'uranium' },
      { pay: 'token', resource: 'silk', ...CURIE },
      { pay: 'token', resource: 'iron', ...CURIE },
      { pay: 'hut', resource: 'spy', ...CURIE },
    ]);
    expect(refused(at, { pay: 'token', resource: 'iron' }).rule).toBe('TECH-005');
    expect(refused(at, { pay: 'token', resource: 'wheat', ...CURIE }).rule).toBe('RUL-250');
    expect(refused(at, { pay: 'village', resource: 'uranium', ...CURIE }).rule).toBe('RUL-381');
    expect(refused(at, { pay: 'token', resource: 'iron', by: 'alanTuring' }).rule).toBe('RUL-381');
    expect(refused(at, { pay: 'token', resource: 'iron', by: 'nobody' }).rule).toBe('K-SHAPE');
    const heard = play(at, { pay: 'token', resource: 'iron', ...CURIE });
    expect(ofKind(heard, 'personCardDiscarded')).toMatchObject([{ seat: 0, card: 'marieCurie' }]);
    expect(ofKind(heard, 'abilityUsed')).toMatchObject([{ tech: 'atomicTheory' }]);
    expect(own(at)).toMatchObject({ resources: { iron: 1, silk: 1 }, huts: 1, villages: 1 });
    expect(view(at, 1).personDiscards).toEqual(['marieCurie']);
  });

  it('RUL-381 TECH-005 without any other resource, without her or without a working scientist it cannot be paid', () => {
    expect(acts(paying({}), 'ability')).toEqual([]);
    expect(acts(paying({ resources: { iron: 1 } }), 'ability')).toEqual([ATOMIC]);
    const without = holding(['alanTuring'], [], { player: { techs: ['atomicTheory'], resources: { iron: 1 } } });
    expect(refused(without, ATOMIC).rule).toBe('TECH-005');
    const blockaded = paying({ resources: { iron: 1 } }, { armies: [near(0), near(0, SECOND)] });
    expect(refused(blockaded, ATOMIC).rule).toBe('TECH-005');
  });

  it('RUL-381 RUL-218 both are lost if the ability is cancelled', () => {
    const at = paying({ resources: { iron: 1 } }, { techs: ['massMedia'], markers: ['hut:spy'] });
    play(at, ATOMIC);
    play(at, { pay: 'token', resource: 'iron', ...CURIE });
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1, card: 'atomicTheory' });
    play(at, { do: 'ability', tech: 'massMedia' });
    while (asked(at).kind !== 'cityManagement') play(at, options(at)[0] as PlainObject);
    expect(own(at)).toMatchObject({ resources: { iron: 0 } });
    expect(view(at, 1).personDiscards).toEqual(['marieCurie']);
    expect(player(at, 0).actions).toEqual([1, 1, 0]);
  });

  it('RUL-381 RUL-282 an event card may be the other resource, and she stays if it is cancelled', () => {
    const gift = 'aGenerousGift';
    const of = (enemy: PlainObject) => paying({ events: [gift] }, enemy);
    const at = of({});
    play(at, ATOMIC);
    const ways = options(at) as readonly PlainObject[];
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.every(({ as, by }) => (as === 'uranium') === (by === undefined))).toBe(true);
    play(at, byCurie(at));
    while (asked(at).kind !== 'cityManagement') play(at, options(at)[0] as PlainObject);
    expect(view(at, 1).personDiscards).toEqual(['marieCurie']);
    const cancelled = of({ events: ['joustingTourney'] });
    const { culture } = own(cancelled);
    play(cancelled, ATOMIC);
    play(cancelled, byCurie(cancelled));
    expect(asked(cancelled)).toMatchObject({ kind: 'respond', seat: 1, to: 'event' });
    play(cancelled, { do: 'event', event: 'joustingTourney' });
    expect(asked(cancelled)).toMatchObject({ kind: 'payResource', seat: 0, need: 'uranium' });
    expect(options(cancelled)).toEqual([{ pay: 'giveUp' }]);
    play(cancelled, { pay: 'giveUp' });
    expect(view(cancelled, 0).hand?.people).toEqual(['marieCurie']);
    expect(own(cancelled).culture).toBe(culture);
  });

  it('RUL-381 she helps with a uranium alone', () => {
    const at = paying({ techs: ['currency', 'theology'], resources: { iron: 2 } });
    expect(acts(at, 'ability')).toEqual([]);
    expect(refused(at, { do: 'ability', tech: 'currency' }).rule).toBe('TECH-005');
  });

  it('RUL-335 she is used only while paying', () => {
    expect(refused(paying({ resources: { iron: 1 } }), using('marieCurie')).rule).toBe('RUL-335');
  });
});
