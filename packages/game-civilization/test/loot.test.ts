import type { PlainObject } from '@tessera/kernel';
import { advance, createContext } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { EVENT_CARD } from '../src/data/faces.ts';
import { EVENT, TECH } from '../src/data/names.ts';
import { civilization, type Happening } from '../src/index.ts';
import { lootFrame } from '../src/state/frames/loot.ts';
import type { Frame } from '../src/state/frames.ts';
import { PHASES } from '../src/state/phases.ts';
import type { State } from '../src/state.ts';
import { FIELD, fight, playFronts } from './battleTable.ts';
import { asked, isAsked, ofKind, options, play, player, playHeard, refused, type Table, table } from './table.ts';

/** Seat 0 has loot to spend on what seat 1 has. */
function looting(points: number, loser: PlainObject, winner: PlainObject = {}, seats = 2): Table {
  const players = [
    { civilization: 'america', ...winner },
    { civilization: 'egypt', ...loser },
  ];
  const at = table({ phase: 'movement', players }, seats);
  const { state } = at;
  state.pending = null;
  const below = { op: 'game', at: 'part', phase: PHASES.indexOf('movement'), part: 1 };
  state.stack = [below as unknown as Frame, lootFrame(0, 1, points)];
  advance(civilization.procedures, createContext<State, Happening>(state));
  return at;
}

describe('worth', () => {
  const trade = { trade: 5 };

  test('LOOT-006 RUL-173 a beaten side with figures is worth one loot', () => {
    const field = fight({ attacker: { units: ['infantry3'] }, defender: { units: ['infantry1'], ...trade } });
    playFronts(field);
    expect(asked(field)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 1 });
    const beaten = fight({
      kind: 'city',
      attacker: { units: ['infantry3'], ...trade },
      defender: { units: ['infantry1'] },
    });
    playFronts(beaten);
    expect(asked(beaten)).toMatchObject({ kind: 'loot', seat: 1, loser: 0, points: 1 });
  });

  test('LOOT-007 RUL-173 a beaten city is worth two loot in all', () => {
    const defender = { units: ['infantry1'], cities: [null, FIELD], ...trade };
    const at = fight({ kind: 'city', city: 1, attacker: { units: ['aircraft7', 'aircraft7'] }, defender });
    playFronts(at);
    expect(asked(at)).toMatchObject({ kind: 'loot', seat: 0, loser: 1, points: 2 });
  });

  test('LOOT-001 LOOT-002 FAQ-007 the older spoils do not hold: one loot buys no tech and no event', () => {
    const at = looting(1, { trade: 1, techs: ['navigation'], events: ['drought'], resources: { silk: 2 } });
    expect(options(at)).toEqual([
      { take: 'nothing' },
      { take: 'trade', amount: 1 },
      { take: 'resource', resource: 'silk' },
    ]);
    expect(refused(at, { take: 'tech', tech: 'navigation' })).toEqual({
      rule: 'LOOT-008',
      params: { price: 2, points: 1 },
    });
    play(at, { take: 'resource', resource: 'silk' });
    expect(isAsked(at, 'loot')).toBe(false);
  });
});

describe('one loot', () => {
  test('LOOT-009 RUL-012 up to three trade', () => {
    const at = looting(1, { trade: 5 }, { trade: 4 });
    expect(options(at)).toEqual([
      { take: 'nothing' },
      { take: 'trade', amount: 3 },
      { take: 'trade', amount: 2 },
      { take: 'trade', amount: 1 },
    ]);
    expect(refused(at, { take: 'trade', amount: 4 })).toEqual({ rule: 'LOOT-009', params: { amount: 4, most: 3 } });
    play(at, { take: 'trade', amount: 3 });
    expect([player(at, 0).trade, player(at, 1).trade]).toEqual([7, 2]);
  });

  test('RUL-175 only what the loser has; trade above 27 is lost', () => {
    const at = looting(1, { trade: 2 }, { trade: 26 });
    expect(refused(at, { take: 'trade', amount: 3 })).toEqual({ rule: 'RUL-175', params: { amount: 3, has: 2 } });
    expect(refused(at, { take: 'hut' })).toMatchObject({ rule: 'RUL-175' });
    play(at, { take: 'trade', amount: 2 });
    expect([player(at, 0).trade, player(at, 1).trade]).toEqual([27, 0]);
  });

  test('LOOT-009 up to three culture tokens', () => {
    const at = looting(1, { culture: 2 }, { culture: 1 });
    play(at, { take: 'culture', amount: 2 });
    expect([player(at, 0).culture, player(at, 1).culture]).toEqual([3, 0]);
  });

  test('LOOT-009 one resource token', () => {
    const at = looting(1, { resources: { iron: 1, wheat: 1 } });
    play(at, { take: 'resource', resource: 'iron' });
    expect(player(at, 0).resources).toEqual([0, 0, 0, 1]);
    expect(player(at, 1).resources).toEqual([1, 0, 0, 0]);
  });

  test('LOOT-009 RUL-251 a hut or village is taken unseen: only its back is named', () => {
    const at = looting(1, { markers: ['hut:spy', 'hut:wheat', 'village:uranium'] });
    expect(options(at)).toEqual([{ take: 'nothing' }, { take: 'hut' }, { take: 'village' }]);
    const heard = playHeard(at, { take: 'village' }, 0);
    expect(ofKind(heard, 'markerTaken')).toMatchObject([{ seat: 0, marker: 'uranium' }]);
    expect(player(at, 0).markers).toHaveLength(1);
    const hut = looting(1, { markers: ['hut:spy', 'hut:wheat'] });
    expect(ofKind(play(hut, { take: 'hut' }), 'markerTaken')).toEqual([
      { kind: 'markerTaken', seat: 0, from: 1, back: 'hut', marker: null },
    ]);
    expect([player(hut, 0).markers.length, player(hut, 1).markers.length]).toEqual([1, 1]);
  });

  test('LOOT-009 COIN-009 the loser discards a coin token that the winner chooses', () => {
    const at = looting(1, { sheetCoins: 1, techs: ['pottery'], techCoins: { pottery: 2 } });
    expect(options(at)).toEqual([
      { take: 'nothing' },
      { take: 'discardCoin', from: 'sheet' },
      { take: 'discardCoin', from: 'pottery' },
    ]);
    play(at, { take: 'discardCoin', from: 'pottery' });
    expect(player(at, 1).sheetCoins).toBe(1);
    expect(player(at, 1).techCoins.reduce((sum, coins) => sum + coins, 0)).toBe(1);
    expect(player(at, 0).sheetCoins).toBe(0);
  });

  test('RUL-176 tokens on the Panama Canal are safe', () => {
    const at = looting(2, { canalCoins: 3, wonders: ['panamaCanal'], trade: 1 });
    const takes = options(at).map((one) => ('take' in one ? one.take : ''));
    expect(takes).not.toContain('coin');
    expect(takes).not.toContain('discardCoin');
    expect(refused(at, { take: 'coin', from: 'panamaCanal' })).toMatchObject({ rule: 'RUL-176' });
  });
});

describe('two loot', () => {
  test('LOOT-010 RUL-181 a tech the loser knows, if it fits the pyramid, takes effect at once', () => {
    const at = looting(2, { techs: ['monarchy', 'philosophy'] }, { techs: ['navigation', 'writing'] });
    // America starts with Currency: three in the bottom row, so one of level II fits; Egypt's Construction too.
    expect(options(at).filter((one) => 'take' in one && one.take === 'tech')).toEqual([
      { take: 'tech', tech: 'construction' },
      { take: 'tech', tech: 'monarchy' },
      { take: 'tech', tech: 'philosophy' },
    ]);
    play(at, { take: 'tech', tech: 'monarchy' });
    expect(player(at, 0).techs).toContain(TECH.monarchy);
    expect(player(at, 0).newGovernments).not.toBe(0);
    expect(player(at, 1).techs).toContain(TECH.monarchy);
    expect(player(at, 0).trade).toBe(0);
  });

  test('LOOT-010 a tech that does not fit, is known, or is not the loser’s, is refused', () => {
    const at = looting(2, { techs: ['monarchy', 'currency'], trade: 1 });
    expect(refused(at, { take: 'tech', tech: 'monarchy' })).toEqual({
      rule: 'RES-010',
      params: { level: 2, below: 1, needed: 2 },
    });
    expect(refused(at, { take: 'tech', tech: 'currency' })).toMatchObject({ rule: 'LOOT-010' });
    expect(refused(at, { take: 'tech', tech: 'pottery' })).toMatchObject({ rule: 'RUL-175' });
  });

  test('LOOT-010 RUL-251 an event by its back, at random among those with that back', () => {
    const at = looting(2, { techs: ['pottery'], events: ['drought', 'sabotage', 'catastrophe'] });
    const events = options(at).filter((one) => 'take' in one && one.take === 'event');
    expect(events).toEqual([
      { take: 'event', deck: 'I' },
      { take: 'event', deck: 'II' },
    ]);
    const heard = play(at, { take: 'event', deck: 'II' });
    expect(ofKind(heard, 'eventDrawn')).toMatchObject([{ seat: 0, deck: 'II', from: 1, event: null }]);
    expect(player(at, 0).events).toEqual([EVENT_CARD[EVENT.catastrophe]]);
    expect(player(at, 1).events).toHaveLength(2);
  });

  test('RUL-177 EVT-002 a stolen event above the hand size is followed by a discard at once', () => {
    const at = looting(2, { events: ['drought'] }, { events: ['sabotage', 'defection'] });
    play(at, { take: 'event', deck: 'I' });
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
  });

  test('LOOT-010 a coin token goes onto the winner’s sheet', () => {
    const at = looting(2, { techs: ['pottery'], techCoins: { pottery: 1 } });
    play(at, { take: 'coin', from: 'pottery' });
    expect(player(at, 0).sheetCoins).toBe(1);
    expect(player(at, 1).techCoins.every((coins) => coins === 0)).toBe(true);
  });
});

describe('spending', () => {
  test('LOOT-008 EX-36 two loot buy one effect of two, or two of one, the same or different', () => {
    const loser = { trade: 7, culture: 4, sheetCoins: 2 };
    const two = looting(2, loser);
    play(two, { take: 'coin', from: 'sheet' });
    expect(isAsked(two, 'loot')).toBe(false);

    const mixed = looting(2, loser);
    play(mixed, { take: 'trade', amount: 3 });
    expect(asked(mixed)).toMatchObject({ kind: 'loot', points: 1 });
    expect(options(mixed)).not.toContainEqual({ take: 'coin', from: 'sheet' });
    play(mixed, { take: 'culture', amount: 3 });
    expect(isAsked(mixed, 'loot')).toBe(false);

    const same = looting(2, loser);
    play(same, { take: 'trade', amount: 3 });
    play(same, { take: 'trade', amount: 3 });
    expect([player(same, 0).trade, player(same, 1).trade]).toEqual([6, 1]);
  });

  test('RUL-174 loot need not be spent, and what is not spent is lost', () => {
    const at = looting(2, { trade: 7 });
    play(at, { take: 'trade', amount: 1 });
    play(at, { take: 'nothing' });
    expect(isAsked(at, 'loot')).toBe(false);
    expect(player(at, 0).trade).toBe(1);
  });

  test('RUL-227 where the loser has nothing to take, nothing is asked', () => {
    const at = looting(1, {});
    expect(isAsked(at, 'loot')).toBe(false);
  });

  test('RUL-175 loot comes from the loser alone', () => {
    const at = looting(1, { trade: 1 }, {}, 3);
    player(at, 2).culture = 9;
    expect(options(at)).toEqual([{ take: 'nothing' }, { take: 'trade', amount: 1 }]);
  });

  test('RUL-180 destroying lone scouts brings loot but none of the effects of a won battle', () => {
    // Movement calls the loot alone (MOVE-024): there is no battle behind it.
    const at = looting(1, { trade: 1 }, { techs: ['codeOfLaws'] });
    expect(ofKind(play(at, { take: 'trade', amount: 1 }), 'coinGained')).toEqual([]);
    expect(player(at, 0).techCoins.every((coins) => coins === 0)).toBe(true);
  });
});

test('answers of any other shape are refused without harm', () => {
  const at = looting(2, { trade: 3 });
  const hostile = [
    null,
    {},
    { take: 'everything' },
    { take: 'trade' },
    { take: 'trade', amount: 0 },
    { take: 'trade', amount: '3' },
    { take: 'hut', marker: 'spy' },
    { take: 'resource', resource: 'spy' },
    { take: 'event', deck: 'IV' },
    { take: 'coin', from: 'navigation' },
    { take: 'toString' },
    { take: 'nothing', more: 1 },
  ];
  for (const answer of hostile) expect(refused(at, answer).rule, JSON.stringify(answer)).toBe('K-SHAPE');
});
