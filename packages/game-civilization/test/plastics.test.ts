import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { battleOf, isOver, playFronts } from './battleTable.ts';
import { managing as managingCities, products } from './cityTable.ts';
import { foreseen, senseless } from './previewTable.ts';
import { acts, around, ENEMY_HOME, HOME, passTo, SECOND, type Start, squares, starting } from './startTable.ts';
import { asked, isAsked, ofKind, play, player, refused, squareAt, type Table, view } from './table.ts';

const EXPANSION = { expansion: true };
const CITIES = { cities: [HOME, SECOND] };

/** Seat 0 knows Plastics, has two cities, and begins its Start of Turn part. */
function owning(own: PlainObject = {}, more: Start = {}): Table {
  const techs = ['plastics', ...((own['techs'] ?? []) as string[])];
  return starting({ ...more, options: EXPANSION, own: { ...CITIES, ...own, techs } });
}

const making = (item: string) => ({ do: 'freeItem', tech: 'plastics', item });
const items = (at: Table) => acts(at, 'freeItem').map((act) => act['item']);

describe('Plastics', () => {
  it('RUL-307 RUL-065 makes an unlocked unit, figure or building for free, and no wonder', () => {
    const at = owning({ techs: ['pottery'] });
    expect(items(at)).toEqual(['army', 'scout', 'artillery', 'infantry', 'mounted', 'granary', 'market']);
    expect(refused(at, making('aircraft'))).toMatchObject({ rule: 'UNIT-003', params: { tech: 'flight' } });
    expect(refused(at, making('temple'))).toMatchObject({ rule: 'BLD-001', params: { tech: 'philosophy' } });
    expect(refused(at, making('walls'))).toMatchObject({ rule: 'BLD-011' });
    expect(refused(at, making('colossus'))).toMatchObject({ rule: 'RUL-307', params: { item: 'colossus' } });
    expect(refused(at, { ...making('army'), tech: 'pottery' }).rule).toBe('K-SHAPE');
    expect(refused(at, making('nothing')).rule).toBe('K-SHAPE');
  });

  it('RUL-346 once per turn, at a moment of its owner’s choice', () => {
    const at = owning();
    const { units } = player(at, 0);
    const before = units.length;
    const heard = play(at, making('infantry'));
    expect(ofKind(heard, 'abilityUsed')).toEqual([{ kind: 'abilityUsed', seat: 0, tech: 'plastics', chosen: [] }]);
    expect(ofKind(heard, 'unitGained')).toEqual([{ kind: 'unitGained', seat: 0, unit: 'infantry', card: null }]);
    expect(player(at, 0).units).toHaveLength(before + 1);
    expect(items(at)).toEqual([]);
    expect(refused(at, making('infantry'))).toEqual({ rule: 'RUL-346', params: { tech: 'plastics' } });
    passTo(at, 'startOfTurn', 0);
    expect(items(at)).toContain('infantry');
  });

  it('TECH-001 only who knows it', () => {
    const at = starting({ options: EXPANSION, own: CITIES });
    expect(refused(at, making('army'))).toEqual({ rule: 'TECH-001', params: { tech: 'plastics' } });
  });

  it('RUL-373 FIG-003 a figure goes to the outskirts of any own city', () => {
    const at = owning();
    play(at, making('scout'));
    expect(asked(at)).toMatchObject({ kind: 'placeFreeItem', seat: 0, item: 'scout' });
    const all = [...around(HOME), ...around(SECOND)].sort((a, b) => a - b);
    expect(squares(at)).toEqual(all);
    expect(refused(at, { square: squareAt(4, 9) }).rule).toBe('FIG-003');
    expect(refused(at, { square: around(ENEMY_HOME)[0] }).rule).toBe('FIG-003');
    expect(refused(at, { square: 'here' }).rule).toBe('K-SHAPE');
    const square = around(SECOND)[5] as number;
    expect(ofKind(play(at, { square }), 'figureBuilt')).toEqual([
      { kind: 'figureBuilt', seat: 0, figure: 'scout', square },
    ]);
    expect(player(at, 0).scouts).toContain(square);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  it('FIG-002 FIG-004 FIG-005 FIG-010 every other rule of figures holds', () => {
    const [first, second, third] = around(HOME) as [number, number, number];
    const at = owning(
      { armies: [first, first], scouts: [second, second] },
      { enemy: { armies: [third] }, ground: [[around(SECOND)[0] as number, 'water']] },
    );
    expect(refused(at, making('scout')).rule).toBe('FIG-002');
    play(at, making('army'));
    expect(refused(at, { square: first })).toMatchObject({ rule: 'FIG-005', params: { figures: 2, limit: 2 } });
    expect(refused(at, { square: around(SECOND)[0] as number })).toMatchObject({ rule: 'FIG-004' });
    const blockaded = owning({}, { enemy: { armies: [third] } });
    play(blockaded, making('scout'));
    expect(refused(blockaded, { square: third }).rule).toBe('FIG-010');
  });

  it('RUL-373 FIG-011 an army put into a blockaded square fights at once, in the Start of Turn Phase', () => {
    const square = around(SECOND)[3] as number;
    const at = owning({ units: ['infantry3'] }, { enemy: { armies: [square], units: ['infantry1'] } });
    play(at, making('army'));
    expect(foreseen(at, 0, 'placeFreeItem', { square }).of('battle')).toHaveLength(1);
    play(at, { square });
    expect(battleOf(at)).toMatchObject({ attacker: 0, defender: 1, square, kind: 'figures' });
    expect(at.state.phase).toBe('startOfTurn');
    playFronts(at);
    expect(isOver(at)).toBe(true);
    if (isAsked(at, 'loot')) play(at, { take: 'nothing' });
    expect(player(at, 0).armies).toContain(square);
    expect(player(at, 1).armies).not.toContain(square);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
    // The figure has not moved, and may still found a city or move this turn.
    expect(player(at, 0).armiesMoved).toBe(0);
  });

  it('RUL-373 a lost battle ends with the army, and the part goes on', () => {
    const square = around(SECOND)[3] as number;
    const at = owning({ units: ['infantry1'] }, { enemy: { armies: [square], units: ['infantry3'], trade: 2 } });
    play(at, making('army'));
    play(at, { square });
    playFronts(at);
    while (!isAsked(at, 'startOfTurn')) play(at, { take: 'nothing' });
    expect(player(at, 0).armies).not.toContain(square);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 0 });
  });

  it('RUL-068 RUL-373 it overruns scouts that stand alone', () => {
    const square = around(HOME)[4] as number;
    const at = owning({}, { enemy: { scouts: [square], trade: 3 } });
    play(at, making('army'));
    play(at, { square });
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
    expect(player(at, 1).scouts).not.toContain(square);
  });

  it('RUL-307 BLD-007 a building goes to a legal square of any own city', () => {
    const market = around(HOME)[0] as number;
    const at = owning({ techs: ['currency'] }, { pieces: [{ square: market, building: 'market' }] });
    play(at, making('market'));
    // The capital has its limited building, which may only be replaced.
    expect(squares(at)).toEqual([market, ...around(SECOND)].sort((a, b) => a - b));
    expect(refused(at, { square: around(HOME)[1] as number })).toMatchObject({
      rule: 'BLD-007',
      params: { other: market },
    });
    expect(view(at, 0).replaced).toEqual([{ square: market, piece: expect.objectContaining({ kind: 'building' }) }]);
    const square = around(SECOND)[0] as number;
    expect(foreseen(at, 0, 'placeFreeItem', { square }).facts.length).toBeGreaterThan(0);
    expect(ofKind(play(at, { square }), 'buildingBuilt')).toEqual([
      { kind: 'buildingBuilt', seat: 0, building: 'market', square },
    ]);
  });

  it('RUL-080 RUL-307 a building whose upgrade is known is the upgraded one', () => {
    const at = owning({ techs: ['currency', 'banking'] });
    expect(items(at)).toContain('bank');
    expect(refused(at, making('market'))).toMatchObject({ rule: 'BLD-018', params: { upgrade: 'bank' } });
  });

  it('RUL-382 with Masonry it may be the walls of a city without any', () => {
    const at = owning({ techs: ['masonry'], walls: [true, false] });
    play(at, making('walls'));
    expect(squares(at)).toEqual([SECOND]);
    expect(refused(at, { square: HOME }).rule).toBe('BLD-010');
    expect(refused(at, { square: around(SECOND)[0] as number }).rule).toBe('BLD-009');
    expect(ofKind(play(at, { square: SECOND }), 'wallsBuilt')).toEqual([
      { kind: 'wallsBuilt', seat: 0, square: SECOND },
    ]);
    const walled = owning({ techs: ['masonry'], walls: [true, true] });
    expect(refused(walled, making('walls')).rule).toBe('BLD-010');
  });

  it('BLD-003 UNIT-004 what has run out is not offered', () => {
    const at = owning({ techs: ['currency'] });
    at.state.buildings.fill(0);
    for (const deck of at.state.unitDecks) deck.splice(0);
    expect(items(at)).toEqual(['army', 'scout']);
    expect(refused(at, making('market')).rule).toBe('BLD-003');
    expect(refused(at, making('infantry')).rule).toBe('UNIT-004');
  });

  it('TECH-005 its ability gives a city 10 production for a wheat', () => {
    const at = managingCities({ player: { techs: ['plastics'], resources: { wheat: 1 } }, options: EXPANSION });
    expect(products(at)).toEqual([]);
    play(at, { do: 'ability', tech: 'plastics' });
    const city = player(at, 0).cities[0] as number;
    play(at, { value: city });
    const heard = play(at, { pay: 'token', resource: 'wheat' });
    expect(ofKind(heard, 'productionRaised')).toMatchObject([{ amount: 10 }]);
    expect(products(at)).toContain('infantry');
  });

  it('RUL-307 a preview refuses what makes no sense', () => {
    const at = owning();
    expect(senseless(at, 0, { kind: 'startOfTurn', answer: making('nothing') }).rule).toBe('K-SHAPE');
    expect(senseless(at, 0, { kind: 'placeFreeItem', about: { item: 'infantry' }, answer: { square: 3 } }).rule).toBe(
      'K-SHAPE',
    );
    expect(senseless(at, 0, { kind: 'placeFreeItem', about: { item: 'army' }, answer: { square: -1 } }).rule).toBe(
      'K-SHAPE',
    );
    expect(foreseen(at, 0, 'startOfTurn', making('walls')).refusal?.rule).toBe('BLD-011');
  });
});
