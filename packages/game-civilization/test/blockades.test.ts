import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { CULTURE, cityIcons, PRODUCTION, TRADE } from '../src/board/yields.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { ownCombatBonus } from '../src/rules/combatBonus.ts';
import { itemIndex } from '../src/rules/items.ts';
import { hasWonder } from '../src/rules/knowledge.ts';
import { cultureHandSize } from '../src/rules/limits.ts';
import { personSites } from '../src/rules/personSites.ts';
import { siteObstacle } from '../src/rules/sites.ts';
import { playFronts } from './battleTable.ts';
import { ENEMY_HOME, go, HOME, plain } from './movementTable.ts';
import { asked, isAsked, options, play, player, refused, result, squareAt, type Table } from './table.ts';

/** A square of the enemy capital's outskirts, and one just outside. */
const IN = squareAt(1, 13);
const OUT = squareAt(1, 12);

function walkIn(at: Table, armies = 1, scouts = 0): void {
  go(at, OUT, armies, scouts, IN);
  if (isAsked(at, 'step')) play(at, { do: 'stop' });
}

describe('blockades', () => {
  test.each([
    ['desert', TRADE, 1],
    ['forest', PRODUCTION, 2],
    ['mountain culture', CULTURE, 1],
  ] as const)('BLK-001 BLK-006 %s gives nothing while an enemy stands there', (face, icons, amount) => {
    const at = plain({ mover: { armies: [OUT] }, ground: [[IN, face]] });
    expect(cityIcons(at.state, 1, 0, icons)).toBe(amount);
    go(at, OUT, 1, 0, IN);
    expect(cityIcons(at.state, 1, 0, icons)).toBe(0);
    play(at, { do: 'to', square: OUT });
    expect(cityIcons(at.state, 1, 0, icons)).toBe(amount);
  });

  test('BLK-001 coins count no more, at once', () => {
    const at = plain({ mover: { armies: [OUT] }, ground: [[IN, 'mountain coin']] });
    expect(coinsOf(at.state, 1)).toBe(1);
    walkIn(at);
    expect(coinsOf(at.state, 1)).toBe(0);
  });

  test('BLK-001 a blockaded resource cannot be harvested', () => {
    const given = { phase: 'cityManagement', seat: 1 };
    const free = plain({ ground: [[IN, 'forest silk']], given });
    const harvests = (at: Table) => options(at).filter((option) => JSON.stringify(option).includes('harvest'));
    expect(harvests(free)).not.toEqual([]);
    const at = plain({ mover: { scouts: [IN] }, ground: [[IN, 'forest silk']], given });
    expect(harvests(at)).toEqual([]);
  });

  test('BLK-002 not even with a building or a great person on it', () => {
    const pieces = [
      { square: IN, building: 'market' },
      { square: squareAt(0, 13), person: 'artist' },
    ];
    const at = plain({ mover: { armies: [OUT], scouts: [squareAt(0, 12)] }, pieces });
    expect([cityIcons(at.state, 1, 0, TRADE), cityIcons(at.state, 1, 0, CULTURE)].every((icons) => icons > 0)).toBe(
      true,
    );
    walkIn(at);
    go(at, squareAt(0, 12), 0, 1, squareAt(0, 13));
    expect([cityIcons(at.state, 1, 0, TRADE), cityIcons(at.state, 1, 0, CULTURE)]).toEqual([0, 0]);
  });

  test('BLK-003 RUL-194 a blockaded wonder gives no culture and no ability; both return with the end of the blockade', () => {
    const at = plain({ mover: { armies: [OUT] }, pieces: [{ square: IN, wonder: 'colossus' }] });
    expect(hasWonder(at.state, 1, 'colossus')).toBe(true);
    const culture = cityIcons(at.state, 1, 0, CULTURE);
    expect(culture).toBeGreaterThan(0);
    go(at, OUT, 1, 0, IN);
    expect(hasWonder(at.state, 1, 'colossus')).toBe(false);
    expect(cityIcons(at.state, 1, 0, CULTURE)).toBe(0);
    play(at, { do: 'to', square: OUT });
    expect(hasWonder(at.state, 1, 'colossus')).toBe(true);
    expect(cityIcons(at.state, 1, 0, CULTURE)).toBe(culture);
  });

  test('BLK-001 RUL-194 what hangs on a blockaded coin is adjusted at once: a smaller hand is discarded down to', () => {
    const at = plain({
      mover: { armies: [OUT] },
      enemy: { techs: ['computers'], sheetCoins: 3, events: ['drought', 'sabotage', 'defection'] },
      ground: [[IN, 'mountain coin']],
      options: { skipFutile: true },
    });
    while (isAsked(at, 'interrupt')) play(at, { do: 'pass' });
    expect(cultureHandSize(at.state, 1)).toBe(3);
    go(at, OUT, 1, 0, IN);
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 1 });
    play(at, { event: 'drought' });
    expect(player(at, 1).events).toHaveLength(2);
  });

  /** The enemy in their City Management part, with wood enough for anything. */
  function building(mover: PlainObject, enemy: PlainObject = {}): Table {
    const wood = [squareAt(0, 13), squareAt(2, 13), squareAt(0, 14), squareAt(2, 14), squareAt(0, 15)];
    const ground = wood.map((square): [number, string] => [square, 'forest']);
    return plain({ mover, enemy, ground, given: { phase: 'cityManagement', seat: 1 } });
  }

  test('BLK-004 FIG-010 no building, wonder, great person or new scout is placed there', () => {
    const at = building({ armies: [IN] });
    const { state } = at;
    expect(siteObstacle(state, 1, 0, itemIndex('market'), IN, null)).toBe('BLD-020');
    expect(siteObstacle(state, 1, 0, itemIndex('stonehenge'), IN, null)).toBe('WON-010');
    expect(personSites(state, 1)).not.toContain(IN);
    expect(personSites(state, 1)).toContain(squareAt(0, 13));
    play(at, { do: 'produce', city: ENEMY_HOME, item: 'scout', bonuses: [], rush: 0 });
    expect(options(at)).toContainEqual({ square: squareAt(0, 13) });
    expect(refused(at, { square: IN })).toMatchObject({ rule: 'FIG-010' });
  });

  test('BLK-005 FIG-011 an army may be built into a blockaded square and fights at once', () => {
    const at = building({ armies: [IN], units: ['infantry1'] }, { units: ['infantry3'] });
    play(at, { do: 'produce', city: ENEMY_HOME, item: 'army', bonuses: [], rush: 0 });
    expect(play(at, { square: IN })).toContainEqual({
      kind: 'battleBegins',
      attacker: 1,
      defender: 0,
      square: IN,
      of: 'figures',
    });
  });

  test('BLK-007 FAQ-022 a blockaded Barracks gives no bonus; leaving it to attack the city restores it', () => {
    const at = plain({
      mover: { armies: [IN], units: ['infantry1'] },
      enemy: { units: ['infantry3'] },
      pieces: [{ square: IN, building: 'barracks' }],
    });
    expect(ownCombatBonus(at.state, 1)).toBe(0);
    const heard = go(at, IN, 1, 0, ENEMY_HOME);
    expect(heard).toContainEqual({ kind: 'bonusesCompared', attacker: 0, defender: 12 + ownCombatBonus(at.state, 1) });
    expect(ownCombatBonus(at.state, 1)).toBeGreaterThan(0);
  });

  test('RUL-192 centers cannot be blockaded: who enters one attacks', () => {
    const at = plain({ mover: { armies: [IN] }, enemy: { walls: [true] } });
    go(at, IN, 1, 0, ENEMY_HOME);
    while (isAsked(at, 'battleTurn')) playFronts(at);
    expect(player(at, 0).armies).not.toContain(ENEMY_HOME);
    expect(player(at, 1).cities[0]).toBe(ENEMY_HOME);
  });

  test('RUL-193 each square is judged alone, no matter who blockades it', () => {
    const home = player(plain({ seats: 3 }), 1).cities[0] as number;
    const wood = [home - 1, home + 1, home - 16].map((square): [number, string] => [square, 'forest']);
    const open = plain({ seats: 3, ground: wood });
    expect(cityIcons(open.state, 1, 0, PRODUCTION)).toBe(6);
    const at = plain({ seats: 3, ground: wood, mover: { armies: [home - 1] }, third: { scouts: [home + 1] } });
    expect(cityIcons(at.state, 1, 0, PRODUCTION)).toBe(2);
  });
});

describe('scouts and coins', () => {
  const COIN = squareAt(3, 7);

  test('EX-52 FAQ-020 COIN-006 the fifteenth coin wins as soon as the scout steps on it', () => {
    const at = plain({ mover: { scouts: [squareAt(3, 6)], sheetCoins: 14 }, ground: [[COIN, 'mountain coin']] });
    go(at, squareAt(3, 6), 0, 1, COIN);
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [0] });
  });

  test('FAQ-020 a step away takes the coin with it', () => {
    const at = plain({ mover: { scouts: [COIN], techs: ['horsebackRiding'] }, ground: [[COIN, 'mountain coin']] });
    expect(coinsOf(at.state, 0)).toBe(1);
    go(at, COIN, 0, 1, squareAt(3, 8));
    expect(coinsOf(at.state, 0)).toBe(0);
  });

  test("FAQ-023 leaving the square of an opponent's fifteenth coin gives them the victory", () => {
    const at = plain({ mover: { armies: [IN] }, enemy: { sheetCoins: 14 }, ground: [[IN, 'mountain coin']] });
    go(at, IN, 1, 0, OUT);
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [1] });
  });

  test('FAQ-018 FAQ-019 FAQ-021 a scout in enemy outskirts sends all but the combat bonus, and the city loses the square', () => {
    const at = plain({
      mover: { scouts: [IN], scoutsCity: [0] },
      pieces: [{ square: IN, building: 'academy' }],
    });
    const sent =
      cityIcons(at.state, 0, 0, PRODUCTION) + cityIcons(at.state, 0, 0, CULTURE) + cityIcons(at.state, 0, 0, TRADE);
    expect(sent).toBeGreaterThan(0);
    expect(
      cityIcons(at.state, 1, 0, PRODUCTION) + cityIcons(at.state, 1, 0, CULTURE) + cityIcons(at.state, 1, 0, TRADE),
    ).toBe(0);
    expect([ownCombatBonus(at.state, 0), ownCombatBonus(at.state, 1)]).toEqual([0, 0]);
  });

  test("FAQ-018 a wonder marker's culture is sent as well", () => {
    const at = plain({ mover: { scouts: [IN], scoutsCity: [0] }, pieces: [{ square: IN, wonder: 'colossus' }] });
    expect(cityIcons(at.state, 0, 0, CULTURE)).toBeGreaterThan(0);
    expect(cityIcons(at.state, 1, 0, CULTURE)).toBe(0);
  });

  test('RUL-188 a scout that leaves its square sends it no more', () => {
    const at = plain({
      mover: { scouts: [OUT], scoutsCity: [0] },
      ground: [
        [OUT, 'forest'],
        [IN, 'forest'],
      ],
    });
    expect(cityIcons(at.state, 0, 0, PRODUCTION)).toBe(2);
    go(at, OUT, 0, 1, IN);
    expect(player(at, 0).scoutsCity[0]).toBe(-1);
    expect(cityIcons(at.state, 0, 0, PRODUCTION)).toBe(0);
    expect(player(at, 0).cities[0]).toBe(HOME);
    expect(refused(at, { do: 'to', square: ENEMY_HOME })).toMatchObject({ rule: 'MOVE-015' });
  });
});
