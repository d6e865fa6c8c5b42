import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { CENTER, managing, near, producing, SECOND } from './cityTable.ts';
import { foreseen, senseless } from './previewTable.ts';
import { HOME, starting } from './startTable.ts';
import { options, play, player, squareAt, view } from './table.ts';

/** Ten production. */
const TEN = ['forest', 'forest', 'forest', 'forest', 'forest'];
const produce = (item: string, city = CENTER) => ({ do: 'produce', city, item });

describe('the preview of a price', () => {
  it('CITY-004 CITY-006 an item that the city can pay alone costs no trade, and the rest is lost', () => {
    const at = managing({ capital: TEN, player: { trade: 7 } });
    const { refusal, of } = foreseen(at, 0, 'cityManagement', produce('army'));
    expect(refusal).toBe(null);
    expect(of('price')).toEqual([
      {
        fact: 'price',
        city: CENTER,
        items: ['army'],
        cost: 4,
        production: 10,
        bonuses: [],
        bonus: 0,
        rush: 0,
        trade: 0,
        tradeLeft: 7,
        unused: 6,
        rules: ['CITY-004', 'CITY-006'],
      },
    ]);
  });

  it('CITY-007 RUL-269 a rush is shown with its price and the trade that is left, for the city that is meant', () => {
    const at = managing({ capital: TEN, second: ['forest'], player: { trade: 8 } });
    const rushed = { cost: 4, production: 2, rush: 2, trade: 6, tradeLeft: 2, unused: 0, city: SECOND };
    expect(foreseen(at, 0, 'cityManagement', produce('army', SECOND)).of('price')).toMatchObject([rushed]);
    play(at, { ...produce('army', SECOND), bonuses: [], rush: 2 });
    play(at, options(at)[0] ?? {});
    expect(player(at, 0).trade).toBe(2);
  });

  it('RUL-269 a payment that is not the right one says why not, in another phase as well', () => {
    const at = starting({ own: { trade: 20 } });
    const army = { do: 'produce', city: HOME, item: 'army' };
    const rule = (payment: PlainObject) =>
      foreseen(at, 0, 'cityManagement', { ...army, ...payment }).refusal?.rule ?? null;
    const [price] = foreseen(at, 0, 'cityManagement', army).of('price');
    const rush = price?.rush ?? -1;
    expect(rule({ bonuses: [], rush })).toBe(null);
    expect(rule({ bonuses: [], rush: rush + 1 })).toBe('RUL-269');
    expect(senseless(at, 0, { kind: 'cityManagement', answer: { ...army, bonuses: ['pottery'], rush } }).rule).toBe(
      'K-SHAPE',
    );
  });

  it('CITY-011 America pays half as often', () => {
    const player = { civilization: 'america', trade: 8 };
    const at = managing({ second: ['forest'], player, enemy: { civilization: 'germany' } });
    const [price] = foreseen(at, 0, 'cityManagement', produce('army', SECOND)).of('price');
    expect(price).toMatchObject({ rush: 1, trade: 3, tradeLeft: 5 });
  });

  it('CITY-004 what cannot be paid says why not, and has a price all the same', () => {
    const at = managing({ capital: ['forest'], player: { trade: 4 } });
    const { refusal, of } = foreseen(at, 0, 'cityManagement', produce('army'));
    expect(refusal).toMatchObject({ rule: 'CITY-004', params: { missing: 2, tradeNeeded: 6 } });
    expect(of('price')).toMatchObject([{ rush: 2, trade: 6, tradeLeft: -2 }]);
    expect(foreseen(at, 0, 'cityManagement', produce('academy')).refusal?.rule).toBe('BLD-001');
  });

  it('ART-001 HARV-001 devotion and harvest say what they bring', () => {
    const at = managing({ capital: ['forest silk', 'mountain culture'] });
    expect(foreseen(at, 0, 'cityManagement', { do: 'devote', city: CENTER }).change('culture')).toEqual([0, 2]);
    const harvest = { do: 'harvest', city: CENTER, square: near(0), twice: false, extra: false };
    expect(foreseen(at, 0, 'cityManagement', harvest).of('tokens')).toMatchObject([
      { of: 'silk', before: 0, after: 1 },
    ]);
    const bare = foreseen(at, 0, 'cityManagement', { ...harvest, square: near(1) });
    expect([bare.refusal?.rule, bare.facts]).toEqual(['HARV-001', []]);
  });

  it('ART-006 ART-010 a step on the track says what it costs and what the space gives, not which card', () => {
    const at = managing({ player: { culture: 5, track: 0 } });
    const { refusal, of, change } = foreseen(at, 0, 'cityManagement', { do: 'advance' });
    expect([refusal, change('culture')]).toEqual([null, [5, 2]]);
    expect(of('space')).toEqual([{ fact: 'space', space: 1, reward: 'event', rules: ['ART-006', 'ART-010'] }]);
    const poor = foreseen(managing(), 0, 'cityManagement', { do: 'advance' });
    expect([poor.refusal?.rule, poor.of('space').length, poor.change('culture')]).toEqual(['ART-006', 1, null]);
  });
});

describe('the preview of a placement', () => {
  it('BLD-008 a building covers what is printed: numbers before and after', () => {
    const at = managing({ capital: TEN, player: { techs: ['pottery'] } });
    const about = { city: CENTER, item: 'granary' };
    const bare = foreseen(at, 0, 'placeItem', { square: near(5) }, about);
    expect(bare.refusal).toBe(null);
    expect([bare.change('production'), bare.of('resource')]).toEqual([[10, 11], []]);
    // What is printed on the square is no longer to be had.
    const rich = managing({ capital: [...TEN, 'grassland wheat'], player: { techs: ['pottery'] } });
    const covering = foreseen(rich, 0, 'placeItem', { square: near(5) }, about);
    expect(covering.of('resource')).toMatchObject([{ square: near(5), resource: 'wheat', gained: false }]);
  });

  it('BLD-014 BLD-015 GP-004 it says what would be replaced, and where that goes', () => {
    const others = [
      { square: near(5), wonder: 'stonehenge' },
      { square: near(7), person: 'artist' },
    ];
    const barracks = { square: near(6), building: 'barracks' };
    const standing = (pieces: PlainObject[]) =>
      managing({ capital: TEN, player: { techs: ['currency'] }, given: { pieces } });
    let at = standing([...others, barracks]);
    const on = (place: number) =>
      foreseen(at, 0, 'placeItem', { square: near(place) }, { city: CENTER, item: 'market' });
    expect(on(6).of('replaced')).toMatchObject([
      { square: near(6), piece: { kind: 'building', face: 'barracks' }, to: 'market', rules: ['BLD-014', 'BLD-015'] },
    ]);
    expect(on(6).change('combatBonus')).toEqual([2, 0]);
    expect(on(5).refusal?.rule).toBe('BLD-007');
    at = standing(others);
    expect(on(5).of('replaced')).toMatchObject([{ piece: { kind: 'wonder', face: 'stonehenge' }, to: 'box' }]);
    expect(on(7).of('replaced')).toMatchObject([{ piece: { kind: 'person' }, to: 'reserve', rules: ['GP-004'] }]);
    expect(on(6).of('replaced')).toEqual([]);
    expect(on(6).change('trade')).toEqual([1, 2]);
  });

  it('BLD-005 BLD-007 a square that may not take it says why, as soon as the item is thought of', () => {
    const pieces = [{ square: near(6), building: 'barracks' }];
    const at = managing({ capital: TEN, player: { techs: ['currency', 'pottery', 'navigation'] }, given: { pieces } });
    const rule = (item: string, place: number) =>
      foreseen(at, 0, 'placeItem', { square: near(place) }, { city: CENTER, item }).refusal?.rule ?? null;
    expect([rule('market', 7), rule('market', 6), rule('harbor', 7)]).toEqual(['BLD-007', null, 'BLD-005']);
    expect(
      foreseen(at, 0, 'placeItem', { square: squareAt(0, 15) }, { city: CENTER, item: 'granary' }).refusal?.rule,
    ).toBe('BLD-004');
  });

  it('asked at the question itself it needs no more than the square, and says what comes', () => {
    const at = managing({ capital: TEN, player: { techs: ['currency'], trade: 9 }, second: ['desert'] });
    play(at, producing('market'));
    const { refusal, change } = foreseen(at, 0, 'placeItem', { square: near(7) });
    expect([refusal, change('trade'), change('coins')]).toEqual([null, [0, 1], null]);
    play(at, { square: near(7) });
    expect(view(at).players[0]?.cities[0]?.trade).toBe(1);
  });

  it('GP-003 GP-007 a great person, with what it replaces; in reserve it changes nothing', () => {
    const pieces = [{ square: squareAt(7, 0), building: 'temple' }];
    const at = starting({ own: { reserve: ['artist'] }, pieces });
    const about = { person: 'artist', mustPlace: false };
    const shown = foreseen(at, 0, 'placePerson', { square: squareAt(7, 0) }, about);
    expect(shown.of('replaced')).toMatchObject([{ piece: { face: 'temple' }, to: 'market' }]);
    expect(foreseen(at, 0, 'placePerson', { square: squareAt(7, 1) }, about).change('devotion')).toEqual([3, 5]);
    expect(foreseen(at, 0, 'placePerson', { reserve: true }, about).facts).toEqual([]);
    expect(foreseen(at, 0, 'placePerson', { square: squareAt(0, 9) }, about).refusal?.rule).toBe('GP-001');
  });

  it('FIG-011 BLK-005 an army put among enemies shows the battle', () => {
    const units = ['infantry1', 'infantry2'];
    const at = managing({ capital: TEN, player: { units }, enemy: { armies: [near(7)], units: ['mounted1'] } });
    const { of } = foreseen(at, 0, 'placeItem', { square: near(7) }, { city: CENTER, item: 'army' });
    expect(of('battle')).toMatchObject([
      { of: 'figures', square: near(7), attacker: { seat: 0, armies: 1, hand: 2 }, defender: { seat: 1, hand: 1 } },
    ]);
  });
});
