import { describe, expect, it } from 'vitest';
import { cityIcons, TRADE } from '../src/board/yields.ts';
import { productionOf } from '../src/rules/production.ts';
import {
  acts,
  CENTER,
  devoting,
  harvesting,
  managing,
  near,
  payments,
  produce,
  producing,
  products,
  SECOND,
  squares,
  THIRD,
} from './cityTable.ts';
import { asked, explained, isAsked, options, play, playAll, player, refused, table } from './table.ts';

/** Five production: two forests and a mountain. */
const FIVE = ['forest', 'forest', 'mountain'];

describe('city actions', () => {
  it('CITY-001 RUL-061 each city acts once, in any order, and may decline', () => {
    const at = managing({ capital: FIVE, second: FIVE, third: FIVE });
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
    play(at, devoting(SECOND));
    expect(player(at, 0).actions).toEqual([1, 0, 1]);
    expect(acts(at, 'devote').map((act) => act['city'])).toEqual([CENTER, THIRD]);
    expect(refused(at, devoting(SECOND))).toEqual({ rule: 'CITY-001', params: { city: SECOND, actions: 0 } });
    produce(at, 'infantry');
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 1 });
    expect(player(at, 0).actions).toEqual([0, 0, 0]);
  });

  it('CITY-001 only own cities act', () => {
    const at = managing();
    expect(refused(at, devoting(SECOND))).toEqual({ rule: 'CITY-001', params: { city: SECOND, own: [CENTER] } });
    expect(refused(at, devoting(-3)).rule).toBe('CITY-001');
    expect(explained(at, 1, 'cityManagement', devoting())).toMatchObject({ rule: 'RUL-005', params: { awaited: [0] } });
  });

  it('CITY-002 an action is one thing: an item, the arts, or a harvest', () => {
    for (const act of [producing('infantry'), devoting(), harvesting(near(3))]) {
      const at = managing({ capital: [...FIVE, 'grassland wheat'] });
      expect(new Set(acts(at, 'produce').map((one) => one['city']))).toEqual(new Set([CENTER]));
      play(at, act);
      expect(acts(at, 'produce')).toEqual([]);
      expect(acts(at, 'devote')).toEqual([]);
      expect(acts(at, 'harvest')).toEqual([]);
      expect(refused(at, producing('army'))).toMatchObject({ rule: 'CITY-001', params: { actions: 0 } });
    }
  });

  it('CITY-003 FAQ-008 all cities may take the same kind of action', () => {
    const at = managing({ second: [], third: [] });
    playAll(at, [devoting(), devoting(SECOND), devoting(THIRD)]);
    expect(player(at, 0).culture).toBe(3);
    const builders = managing({ capital: FIVE, second: FIVE });
    produce(builders, 'infantry');
    produce(builders, 'infantry', null, { city: SECOND });
    expect(player(builders, 0).units).toHaveLength(2);
  });

  it('EX-06 CITY-004 CITY-007 five production make an item of five, and one of six only with three trade', () => {
    const at = managing({ capital: FIVE });
    expect(products(at)).toEqual(['army', 'artillery', 'infantry', 'mounted']);
    expect(refused(at, producing('scout'))).toEqual({
      rule: 'CITY-004',
      params: {
        item: 'scout',
        city: CENTER,
        cost: 6,
        production: 5,
        bonuses: 0,
        missing: 1,
        trade: 0,
        tradeNeeded: 3,
      },
    });
    expect(products(managing({ capital: FIVE, player: { trade: 2 } }))).not.toContain('scout');
    const rich = managing({ capital: FIVE, player: { trade: 4 } });
    expect(payments(rich, 'scout')).toEqual([{ bonuses: [], rush: 1 }]);
    produce(rich, 'scout', near(5), { rush: 1 });
    expect(player(rich, 0).trade).toBe(1);
    expect(player(rich, 0).scouts).toContain(near(5));
  });

  it('CITY-005 CITY-006 production is neither pooled nor kept', () => {
    const at = managing({ capital: FIVE, second: FIVE, player: { techs: ['metalworking'] } });
    // Together they would have ten.
    expect(refused(at, producing('barracks'))).toMatchObject({ rule: 'CITY-004', params: { production: 5, cost: 7 } });
    produce(at, 'army', near(6));
    expect(refused(at, producing('barracks', SECOND))).toMatchObject({ params: { production: 5, missing: 2 } });
    playAll(at, [{ do: 'end' }, { do: 'end' }]);
    expect(player(at, 0).bonuses).toEqual([]);
    expect(productionOf(at.state, 0, 0)).toBe(5);
  });

  it('CITY-007 RUL-269 rushing takes the fewest payments that cover what is missing', () => {
    const at = managing({ capital: FIVE, player: { trade: 20 } });
    expect(payments(at, 'barracks')).toEqual([{ bonuses: [], rush: 2 }]);
    expect(payments(at, 'infantry')).toEqual([{ bonuses: [], rush: 0 }]);
    for (const rush of [0, 1, 3]) {
      expect(refused(at, producing('barracks', CENTER, [], rush))).toEqual({
        rule: 'RUL-269',
        params: { missing: 2, each: 1, rush: 2 },
      });
    }
    const poor = managing({ capital: FIVE, player: { trade: 5 } });
    expect(refused(poor, producing('barracks', CENTER, [], 2))).toMatchObject({
      rule: 'CITY-004',
      params: { missing: 2, trade: 5, tradeNeeded: 6 },
    });
  });

  it('CITY-008 EX-31 EX-32 a scout in a forest sends two production to its city', () => {
    const reference = ['desert', 'desert', 'desert incense', 'forest', 'forest', 'mountain silk'];
    const at = managing({ capital: reference });
    expect(productionOf(at.state, 0, 0)).toBe(5);
    expect(cityIcons(at.state, 0, 0, TRADE)).toBe(3);
    expect(acts(at, 'harvest').map((act) => act['square'])).toEqual([near(2), near(5)]);
    play(at, devoting());
    expect(player(at, 0).culture).toBe(1);
    const ground = [{ square: [6, 6], face: 'forest' }];
    const sending = managing({ capital: reference, player: { scouts: [[6, 6]], scoutsCity: [0] }, given: { ground } });
    expect(productionOf(sending.state, 0, 0)).toBe(7);
    expect(cityIcons(sending.state, 0, 0, TRADE)).toBe(3);
    expect(products(sending)).toContain('barracks');
    const idle = managing({ capital: reference, player: { scouts: [[6, 6]] }, given: { ground } });
    expect(productionOf(idle.state, 0, 0)).toBe(5);
  });

  it('CITY-009 a blockaded square gives no production', () => {
    const at = managing({ capital: FIVE, enemy: { scouts: [near(0)] } });
    expect(productionOf(at.state, 0, 0)).toBe(3);
    expect(products(at)).toEqual([]);
  });

  it('CITY-010 RUL-064 RUL-270 a bonus helps one action of its city, and waits until it is declared', () => {
    const at = managing({
      capital: FIVE,
      second: FIVE,
      player: { techs: ['animalHusbandry', 'atomicTheory'], resources: { wheat: 1 }, markers: ['village:uranium'] },
    });
    playAll(at, [{ do: 'ability', tech: 'animalHusbandry' }, { value: CENTER }, { pay: 'token', resource: 'wheat' }]);
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    expect(payments(at, 'barracks', SECOND)).toEqual([]);
    expect(payments(at, 'barracks')).toEqual([{ bonuses: ['animalHusbandry'], rush: 0 }]);
    // An item that needs no bonus leaves it for the city's other action.
    expect(refused(at, producing('infantry', CENTER, ['animalHusbandry']))).toEqual({
      rule: 'RUL-064',
      params: { bonus: 'animalHusbandry', amount: 3 },
    });
    produce(at, 'infantry');
    produce(at, 'barracks', near(5), { bonuses: ['animalHusbandry'] });
    expect(player(at, 0).bonuses).toEqual([]);
    expect(refused(at, producing('infantry', SECOND, ['animalHusbandry']))).toMatchObject({ rule: 'RUL-270' });
  });

  it('RUL-383 CITY-010 what Communism and Military Science add counts in every action of every city', () => {
    const at = managing({
      capital: ['forest'],
      second: ['forest'],
      player: {
        government: 'communism',
        techs: ['militaryScience', 'atomicTheory'],
        sheetCoins: 8,
        markers: ['village:uranium'],
      },
    });
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    // 2 of the forest, 2 of Communism, and 2 for six of eight coins: just a scout, or an army with some to spare.
    for (const [city, item] of [
      [CENTER, 'scout'],
      [SECOND, 'army'],
      [CENTER, 'scout'],
      [SECOND, 'army'],
    ] as const) {
      expect(payments(at, item, city)).toEqual([{ bonuses: [], rush: 0 }]);
      expect(refused(at, producing('academy', city))).toMatchObject({ rule: 'CITY-004', params: { production: 6 } });
      produce(at, item, near(5, city), { city });
    }
    expect(player(at, 0).scouts).toEqual([near(5), near(5)]);
    expect(products(at)).toEqual([]);
  });

  it('FAQ-010 RUL-064 a bonus used by the first action does not help the additional one', () => {
    const at = managing({
      capital: FIVE,
      player: { techs: ['atomicTheory'], events: ['despotDay'], markers: ['village:uranium'] },
    });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    produce(at, 'barracks', near(5), { bonuses: ['despotDay'] });
    expect(player(at, 0).extraActions).toEqual([1, 0, 0]);
    expect(products(at)).toEqual(['army', 'artillery', 'infantry', 'mounted']);
    expect(refused(at, producing('scout'))).toMatchObject({ params: { production: 5, bonuses: 0 } });
  });

  it('RUL-270 RUL-269 every way to use bonuses that spares a rush is offered', () => {
    const at = managing({ capital: FIVE, player: { trade: 27, events: ['despotDay', 'queenDay'] } });
    playAll(at, [{ do: 'event', event: 'despotDay' }, { value: CENTER }]);
    playAll(at, [{ do: 'event', event: 'queenDay' }, { value: CENTER }]);
    expect(payments(at, 'stonehenge')).toEqual([
      { bonuses: [], rush: 5 },
      { bonuses: ['despotDay'], rush: 1 },
      { bonuses: ['queenDay'], rush: 0 },
    ]);
    expect(refused(at, producing('stonehenge', CENTER, ['despotDay', 'queenDay']))).toMatchObject({ rule: 'RUL-064' });
    expect(refused(at, producing('stonehenge', CENTER, ['presidentDay']))).toEqual({
      rule: 'RUL-270',
      params: { bonus: 'presidentDay' },
    });
    produce(at, 'stonehenge', near(5), { bonuses: ['despotDay'], rush: 1 });
    expect(player(at, 0).trade).toBe(24);
    expect(player(at, 0).bonuses).toMatchObject([{ amount: 6 }]);
  });

  it('RUL-270 a way to pay that is not listed is legal all the same', () => {
    const at = managing({ player: { trade: 27, techs: ['pottery', 'civilService', 'theology'] } });
    const bonuses = [1, 2, 3, 4].map((amount, ability) => ({ city: 0, amount, event: -1, ability, paid: [] }));
    player(at, 0).bonuses.push(...bonuses);
    expect(payments(at, 'stonehenge')).toHaveLength(5);
    const names = ['animalHusbandry', 'currency', 'horsebackRiding', 'metalworking'];
    const all = producing('stonehenge', CENTER, [...names].reverse(), 0);
    expect(options(at)).not.toContainEqual(all);
    playAll(at, [all, { square: near(0) }]);
    expect(player(at, 0).wonders).toHaveLength(1);
    expect(player(at, 0).bonuses).toEqual([]);
  });

  it('CITY-011 FAQ-015 EX-49 America gets two production for one city from three trade', () => {
    const at = managing({
      capital: FIVE,
      second: FIVE,
      player: { civilization: 'america', trade: 3 },
      enemy: { civilization: 'china' },
    });
    expect(payments(at, 'market')).toEqual([{ bonuses: [], rush: 1 }]);
    expect(refused(at, producing('market', CENTER, [], 2))).toMatchObject({
      rule: 'RUL-269',
      params: { each: 2, rush: 1 },
    });
    // What the scout does not need of the two is lost, no other city gets it.
    produce(at, 'scout', near(5), { rush: 1 });
    expect(player(at, 0).trade).toBe(0);
    expect(refused(at, producing('scout', SECOND))).toMatchObject({
      rule: 'CITY-004',
      params: { production: 5, trade: 0 },
    });
  });

  it('GOV-006 RUL-049 a capital in Anarchy does not act', () => {
    const at = managing({ second: [], player: { government: 'anarchy' } });
    expect(acts(at, 'devote').map((act) => act['city'])).toEqual([SECOND]);
    expect(refused(at, devoting())).toEqual({ rule: 'GOV-006', params: { city: CENTER } });
  });

  it('RUL-062 Communism adds two production, Military Science one for every three coins', () => {
    const at = managing({ capital: FIVE, player: { government: 'communism' } });
    expect(productionOf(at.state, 0, 0)).toBe(7);
    for (const [coins, more] of [
      [2, 0],
      [3, 1],
      [8, 2],
      [9, 3],
    ] as const) {
      const rich = managing({ capital: FIVE, player: { techs: ['militaryScience'], sheetCoins: coins } });
      expect(productionOf(rich.state, 0, 0)).toBe(5 + more);
    }
  });

  it('RUL-062 RUL-063 what is built counts for later actions at once', () => {
    const player0 = { techs: ['construction', 'atomicTheory'], trade: 3, markers: ['village:uranium'] };
    const at = managing({ capital: ['mountain', ...FIVE], player: player0 });
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    expect(productionOf(at.state, 0, 0)).toBe(6);
    produce(at, 'workshop', near(0), { rush: 1 });
    expect(productionOf(at.state, 0, 0)).toBe(8);
    expect(products(at)).toContain('barracks');
  });

  it('CITY-016 FAQ-042 RUL-272 the additional action of Atomic Theory uses the same icons again', () => {
    const at = managing({
      capital: [...FIVE, 'grassland culture'],
      second: [],
      player: { techs: ['atomicTheory'], markers: ['village:uranium'] },
    });
    play(at, devoting());
    expect(acts(at, 'devote', CENTER)).toEqual([]);
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    expect(player(at, 0).actions).toEqual([0, 1, 0]);
    expect(player(at, 0).extraActions).toEqual([1, 1, 0]);
    play(at, devoting());
    expect(player(at, 0).culture).toBe(4);
    expect(refused(at, devoting())).toMatchObject({ rule: 'CITY-001' });
    playAll(at, [devoting(SECOND), devoting(SECOND)]);
    expect(player(at, 0).culture).toBe(6);
    expect(refused(at, { do: 'ability', tech: 'atomicTheory' }).rule).toBe('TECH-007');
  });

  it('RUL-272 GOV-006 a capital in Anarchy gets no additional action', () => {
    const player0 = { government: 'anarchy', techs: ['atomicTheory'], markers: ['village:uranium'] };
    const at = managing({ second: [], player: player0 });
    playAll(at, [
      { do: 'ability', tech: 'atomicTheory' },
      { pay: 'village', resource: 'uranium' },
    ]);
    expect(player(at, 0).extraActions).toEqual([0, 1, 0]);
    expect(refused(managing({ player: player0 }), { do: 'ability', tech: 'atomicTheory' }).rule).toBe('RUL-249');
  });

  it('RUL-066 a figure built for nothing at the Start of Turn uses no city action', () => {
    const pieces = [{ square: near(7), wonder: 'hangingGardens' }];
    const at = table({ pieces, discovered: true, players: [{ cities: [CENTER] }, {}] });
    play(at, { do: 'wonder', wonder: 'hangingGardens', figure: 'army' });
    expect(player(at, 0).armies).toContain(near(7));
    while (!isAsked(at, 'cityManagement', 0)) {
      const ends = options(at, asked(at).seat)[0] as never;
      play(at, at.state.phase === 'startOfTurn' ? { do: 'end' } : ends, asked(at).seat);
    }
    play(at, devoting());
    expect(player(at, 0).actions[0]).toBe(0);
  });

  it('RUL-283 the owner of the United Nations may consent to be chosen', () => {
    const at = managing({ given: { pieces: [{ square: near(7), wonder: 'unitedNations' }] } });
    play(at, { do: 'consent', on: true });
    expect(player(at, 0).consents).toBe(true);
    expect(refused(at, { do: 'consent', on: true })).toMatchObject({ rule: 'RUL-283', params: { consents: true } });
    play(at, { do: 'consent', on: false });
    expect(refused(managing(), { do: 'consent', on: true }).rule).toBe('RUL-283');
  });

  it('refuses what has not the shape of an act, and never throws', () => {
    const at = managing({ capital: FIVE });
    const hostile: unknown[] = [
      null,
      7,
      [],
      {},
      { do: 7 },
      { do: 'constructor' },
      { do: 'produce' },
      { do: 'produce', city: CENTER, item: 'pyramid', bonuses: [], rush: 0 },
      { do: 'produce', city: 'x', item: 'army', bonuses: [], rush: 0 },
      { do: 'produce', city: CENTER, item: 'army', bonuses: {}, rush: 0 },
      { do: 'produce', city: CENTER, item: 'army', bonuses: [[]], rush: 0 },
      { do: 'produce', city: CENTER, item: 'army', bonuses: [], rush: '0' },
      { do: 'produce', city: CENTER, item: 'army', bonuses: [], rush: 0, more: 1 },
      { do: 'split', city: CENTER, item: null },
      { do: 'freeBuilding', city: CENTER, item: 'toString' },
      { do: 'devote' },
      { do: 'harvest', city: CENTER, square: 9999, twice: false, extra: false },
      { do: 'harvest', city: CENTER, square: near(0), twice: 1, extra: false },
      { do: 'coin', tech: 'hasOwnProperty' },
      { do: 'event', event: {} },
      { do: 'ability', tech: [] },
      { do: 'end', now: true },
    ];
    for (const answer of hostile) expect(refused(at, answer).rule).toMatch(/^[A-Z]+-/);
    play(at, producing('army'));
    for (const answer of [null, {}, { square: -1 }, { square: 'x' }, { square: 99999 }, { square: near(0), more: 0 }]) {
      expect(refused(at, answer).rule).toMatch(/^[A-Z]+-/);
    }
    expect(isAsked(at, 'placeItem', 0)).toBe(true);
    expect(squares(at)).toHaveLength(8);
  });
});
