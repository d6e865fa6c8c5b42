import { describe, expect, it } from 'vitest';
import { CULTURE_TRACK } from '../src/data/cultureTrack.ts';
import { acts, devoting, managing, near, produce, SECOND } from './cityTable.ts';
import { asked, isAsked, options, play, player, playHeard, refused, result } from './table.ts';

const ADVANCE = { do: 'advance' };

describe('arts', () => {
  it('ART-001 a devoted city gives 1 culture and 1 for each culture icon', () => {
    const at = managing({ capital: ['grassland culture', 'desert culture', 'forest'], second: [] });
    const told = play(at, devoting());
    expect(told).toContainEqual({ kind: 'cultureGained', seat: 0, amount: 3 });
    expect(player(at, 0).culture).toBe(3);
    play(at, devoting(SECOND));
    expect(player(at, 0).culture).toBe(4);
  });

  it('ART-001 culture icons of buildings, wonders and great people count', () => {
    const pieces = [
      { square: near(0), building: 'temple' },
      { square: near(1), wonder: 'louvre' },
      { square: near(2), person: 'artist' },
    ];
    const at = managing({ given: { pieces } });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(1 + 2 + 2 + 2);
  });

  it('ART-003 a square that a scout sends adds its culture, and the city it is taken from loses it', () => {
    const player0 = { scouts: [near(0)], scoutsCity: [1] };
    const at = managing({ capital: ['grassland culture'], second: [], player: player0 });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(1);
    play(at, devoting(SECOND));
    expect(player(at, 0).culture).toBe(3);
  });

  it('ART-004 a blockaded square adds none', () => {
    const at = managing({ capital: ['grassland culture'], enemy: { scouts: [near(0)] } });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(1);
  });

  it('OBS-003 an obsolete wonder still gives culture', () => {
    const at = managing({ given: { pieces: [{ square: near(0), wonder: 'oracle' }], obsolete: ['oracle'] } });
    play(at, devoting());
    expect(player(at, 0).culture).toBe(2);
  });

  it('RUL-259 RUL-244 Monarchy adds 1 and Communism takes 1 in the capital, or in each city by option', () => {
    for (const [government, scope, capital, second] of [
      ['monarchy', 'capital', 2, 1],
      ['communism', 'capital', 0, 1],
      ['monarchy', 'each_city', 2, 2],
      ['communism', 'each_city', 0, 0],
      ['despotism', 'each_city', 1, 1],
    ] as const) {
      const at = managing({ second: [], player: { government }, options: { monarchyCommunismScope: scope } });
      play(at, devoting());
      expect(player(at, 0).culture).toBe(capital);
      play(at, devoting(SECOND));
      expect(player(at, 0).culture).toBe(capital + second);
    }
  });

  it('ART-005 ART-006 RUL-086 steps are paid before, between and after actions, each settled first', () => {
    const at = managing({ capital: ['forest', 'forest', 'mountain'], second: [], player: { culture: 7 } });
    play(at, ADVANCE);
    expect(player(at, 0)).toMatchObject({ track: 1, culture: 4 });
    expect(player(at, 0).events).toHaveLength(1);
    produce(at, 'infantry');
    play(at, ADVANCE);
    expect(player(at, 0)).toMatchObject({ track: 2, culture: 1 });
    play(at, devoting(SECOND));
    expect(acts(at, 'advance')).toEqual([]);
    expect(refused(at, ADVANCE)).toEqual({
      rule: 'ART-006',
      params: { space: 3, culture: 3, trade: 0, ownCulture: 2, ownTrade: 0 },
    });
  });

  it('ART-007 later sections cost culture and trade, both in full', () => {
    const at = managing({ player: { culture: 5, trade: 2, track: 7 } });
    expect(refused(at, ADVANCE)).toMatchObject({ rule: 'ART-007', params: { culture: 5, trade: 3, ownTrade: 2 } });
    const rich = managing({ player: { culture: 6, trade: 4, track: 7 } });
    play(rich, ADVANCE);
    expect(player(rich, 0)).toMatchObject({ track: 8, culture: 1, trade: 1 });
  });

  it('ART-008 as many steps as can be paid', () => {
    const at = managing({ player: { culture: 6, techs: ['pottery', 'theology'] } });
    play(at, ADVANCE);
    play(at, ADVANCE);
    expect(player(at, 0).track).toBe(2);
    expect(acts(at, 'advance')).toEqual([]);
  });

  it('ART-009 several markers share a space', () => {
    const at = managing({ player: { culture: 3 }, enemy: { track: 1 } });
    play(at, ADVANCE);
    expect(player(at, 0).track).toBe(player(at, 1).track);
  });

  it('ART-010 EVT-002 an event space gives a card of its age, unseen by others; too many are discarded at once', () => {
    const given = { decks: { II: ['queenDay', 'lost'] } };
    const at = managing({ player: { culture: 20, trade: 20, track: 7, events: ['despotDay', 'drought'] }, given });
    const heard = playHeard(at, ADVANCE, 1);
    expect(heard).toContainEqual({ kind: 'eventDrawn', seat: 0, deck: 'II', event: null, from: null });
    expect(asked(at)).toMatchObject({ kind: 'discardEvent', seat: 0 });
    play(at, { event: 'drought' });
    expect(isAsked(at, 'cityManagement', 0)).toBe(true);
    expect(playHeard(managing({ player: { culture: 5, trade: 3, track: 7 }, given }), ADVANCE, 0)).toContainEqual({
      kind: 'eventDrawn',
      seat: 0,
      deck: 'II',
      event: 'queenDay',
      from: null,
    });
  });

  it('ART-011 a great person space gives a great person', () => {
    const at = managing({ player: { culture: 3, track: 2 }, given: { decks: { persons: ['builder'] } } });
    play(at, ADVANCE);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'builder' });
    play(at, { reserve: true });
    expect(player(at, 0).reserve).toHaveLength(1);
  });

  it('ART-012 VIC-001 the Culture Victory space wins at once', () => {
    const at = managing({ player: { culture: 7, trade: 6, track: 20 } });
    play(at, ADVANCE);
    expect(result(at)).toMatchObject({ reason: 'culture', winners: [0] });
  });

  it('ART-013 the 21 steps, what they cost and what they give', () => {
    expect(CULTURE_TRACK).toHaveLength(21);
    for (let track = 0; track < 21; track++) {
      const step = track + 1;
      const [culture, trade] = step <= 7 ? [3, 0] : step <= 14 ? [5, 3] : [7, 6];
      const enough = managing({ player: { culture, trade, track } });
      expect(options(enough)).toContainEqual(ADVANCE);
      play(enough, ADVANCE);
      const isPerson = [3, 7, 12, 18].includes(step);
      expect(isAsked(enough, 'placePerson')).toBe(isPerson);
      expect(player(enough, 0).events).toHaveLength(isPerson || step === 21 ? 0 : 1);
      expect(enough.state.outcome !== null).toBe(step === 21);
      const short = managing({ player: { culture: culture - 1, trade, track } });
      expect(refused(short, ADVANCE)).toMatchObject({ rule: 'ART-006', params: { space: step, culture, trade } });
      if (trade === 0) continue;
      expect(refused(managing({ player: { culture, trade: trade - 1, track } }), ADVANCE).rule).toBe('ART-007');
    }
    const end = managing({ player: { culture: 9, trade: 9, track: 21 }, options: { advancedTieBreak: true } });
    expect(refused(end, ADVANCE)).toMatchObject({ rule: 'ART-013' });
  });

  it('RUL-087 a free step costs nothing and gives the reward of its space', () => {
    const player0 = { civilization: 'rome', track: 11, culture: 4 };
    const at = managing({
      capital: ['forest', 'forest', 'forest', 'forest', 'forest'],
      player: player0,
      given: { wonderMarket: ['stonehenge'] },
    });
    produce(at, 'stonehenge', near(6));
    expect(player(at, 0)).toMatchObject({ track: 12, culture: 4, trade: 0 });
    expect(asked(at).kind).toBe('placePerson');
  });

  it('RUL-087 a free step may win', () => {
    const player0 = { civilization: 'rome', track: 20 };
    const at = managing({
      capital: ['forest', 'forest', 'forest', 'forest', 'forest'],
      player: player0,
      given: { wonderMarket: ['stonehenge'] },
    });
    produce(at, 'stonehenge', near(6));
    expect(result(at)).toMatchObject({ reason: 'culture', winners: [0] });
  });

  it('RUL-273 TECH-014 Democracy and Printing Press give a coin for trade or culture, once a turn, four at most', () => {
    const techs = ['democracy', 'printingPress'];
    const at = managing({ player: { techs, trade: 12, culture: 10 } });
    play(at, { do: 'coin', tech: 'democracy' });
    expect(player(at, 0)).toMatchObject({ trade: 6, culture: 10 });
    play(at, { do: 'coin', tech: 'printingPress' });
    expect(player(at, 0)).toMatchObject({ trade: 6, culture: 5 });
    expect(refused(at, { do: 'coin', tech: 'democracy' })).toEqual({
      rule: 'RUL-273',
      params: { tech: 'democracy', used: true },
    });
    expect(refused(managing(), { do: 'coin', tech: 'democracy' }).rule).toBe('TECH-001');
    expect(
      refused(managing({ player: { techs, trade: 5, culture: 4 } }), { do: 'coin', tech: 'printingPress' }),
    ).toMatchObject({
      rule: 'RUL-273',
      params: { culture: 5, ownCulture: 4 },
    });
    const full = managing({ player: { techs, techCoins: { democracy: 4 }, trade: 12 } });
    expect(refused(full, { do: 'coin', tech: 'democracy' })).toEqual({
      rule: 'TECH-014',
      params: { tech: 'democracy', most: 4 },
    });
  });

  it('EX-21 TECH-005 Currency turns an incense into 3 culture', () => {
    const at = managing({ player: { techs: ['currency'], resources: { incense: 1 } } });
    play(at, { do: 'ability', tech: 'currency' });
    play(at, { pay: 'token', resource: 'incense' });
    expect(player(at, 0)).toMatchObject({ culture: 3, resources: [0, 0, 0, 0] });
    expect(refused(at, { do: 'ability', tech: 'currency' }).rule).toBe('TECH-007');
  });
});
