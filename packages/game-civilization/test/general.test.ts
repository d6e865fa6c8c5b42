import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { BUILDING_SUPPLY, FIGURE_COST } from '../src/data/index.ts';
import { RESEARCH_MARKS } from '../src/data/market.ts';
import { gainCulture, loseTrade } from '../src/verbs/goods.ts';
import { asked, isAsked, ofKind, options, play, refused, seated, setUp, type Table, table, view } from './table.ts';

const techs = (at: Table, seat: number) => view(at).players[seat]?.techs.map(({ tech }) => tech) ?? [];

/** Both players choose a tech to research; null for nothing. */
function research(at: Table, first: string | null, second: string | null): void {
  play(at, { tech: first }, 0);
  play(at, { tech: second }, 1);
}

/** Seat 0 plays Exchange of Ideas with seat 1 in its Start of Turn part, and nobody objects. */
function exchangeIdeas(at: Table): void {
  play(at, { do: 'event', event: 'exchangeOfIdeas' });
  while (isAsked(at, 'choose') || isAsked(at, 'respond')) play(at, options(at)[0] as never);
}

describe('general rules', () => {
  it('GEN-001 RUL-001 a civilization’s sheet is followed against a general rule', () => {
    // Everybody else starts under Despotism and stacks two figures (PSET-007, PSET-013).
    const { players } = view(setUp(seated(['rome', 'russia', 'china'])));
    expect(players.map(({ government }) => government)).toEqual(['republic', 'communism', 'despotism']);
    expect(players.map(({ stackingLimit }) => stackingLimit)).toEqual([2, 3, 2]);
  });

  it('GEN-003 RUL-001 the FAQ replaces printed text: Railroad has a coin, Metal Casting has none', () => {
    const coins = (tech: string) => view(table({ players: [{ techs: [tech] }] })).players[0]?.coins;
    expect([coins('railroad'), coins('metalCasting')]).toEqual([1, 0]);
  });

  it('GEN-008 RUL-247 a tech got outside the Research Phase is learned, not researched: it costs no trade', () => {
    const at = table({
      players: [
        { civilization: 'rome', trade: 9, events: ['exchangeOfIdeas'] },
        { civilization: 'china', techs: ['pottery'] },
      ],
    });
    exchangeIdeas(at);
    while (isAsked(at, 'learnTech')) play(at, options(at)[0] as never);
    expect(techs(at, 0)).toHaveLength(2);
    expect(view(at).players[0]?.trade).toBe(9);
    // Research, by contrast, uses up all trade (RES-005).
    const other = table({ phase: 'research', players: [{ civilization: 'rome', trade: 9 }, { trade: 6 }] });
    research(other, 'pottery', null);
    expect(techs(other, 0)).toEqual(['codeOfLaws', 'pottery']);
    expect(view(other).players[0]?.trade).toBe(0);
  });

  it('GEN-009 what reacts to learning reacts to research too: Germany’s reward', () => {
    const at = table({
      phase: 'research',
      players: [{ civilization: 'germany', trade: 11, techs: ['pottery'] }, { trade: 6 }],
    });
    research(at, 'mathematics', null);
    expect(asked(at)).toMatchObject({ kind: 'takeResource', seat: 0 });
    expect(view(at).players[0]?.units).toMatchObject({ artillery: 1 });
    const learning = table({
      players: [
        { civilization: 'germany', events: ['knowledgeShared'], techs: ['pottery', 'writing'] },
        { civilization: 'china', techs: ['mathematics'] },
      ],
    });
    play(learning, { do: 'event', event: 'knowledgeShared' });
    while (isAsked(learning, 'choose') || isAsked(learning, 'respond')) play(learning, options(learning)[0] as never);
    if (isAsked(learning, 'learnTech', 0)) play(learning, { tech: 'mathematics' });
    expect(isAsked(learning, 'takeResource', 0)).toBe(true);
    expect(view(learning).players[0]?.units).toMatchObject({ artillery: 1 });
  });

  it('GEN-011 an upgrade changes all of a player’s buildings and units of the type, and nobody else’s', () => {
    const upgraded = table({
      phase: 'research',
      pieces: [
        { square: [5, 0], building: 'workshop' },
        { square: [7, 2], building: 'workshop' },
        { square: [1, 13], building: 'workshop' },
      ],
      players: [
        {
          civilization: 'rome',
          cities: [[6, 1]],
          trade: 16,
          techs: ['pottery', 'writing', 'currency', 'mathematics', 'monarchy'],
        },
        { civilization: 'china', cities: [[2, 14]], trade: 6 },
      ],
    });
    research(upgraded, 'railroad', null);
    const faces = view(upgraded).map.squares.flatMap(({ piece }) => (piece === null ? [] : [piece.face]));
    expect(faces).toEqual(['ironMine', 'ironMine', 'workshop']);
    expect(view(upgraded).players.map(({ ranks }) => ranks['mounted'])).toEqual([3, 1]);
  });

  it('RUL-003 buildings run out, culture tokens do not', () => {
    const around = [5, 6, 7].flatMap((x) => [0, 1, 2].map((y) => ({ square: [x, y], terrain: 'forest' })));
    const ground = [...around, { square: [5, 0], terrain: 'grassland' }];
    const given = { phase: 'cityManagement', ground, players: [{ civilization: 'america', cities: [[6, 1]] }] };
    const canBuild = (left: number) =>
      options(table({ ...given, buildings: { market: left } })).some((one) => 'item' in one && one.item === 'market');
    expect([canBuild(1), canBuild(0)]).toEqual([true, false]);
    const at = table({ players: [{ culture: 85 }] });
    gainCulture(createContext(at.state), 0, 30);
    expect(view(at).players[0]?.culture).toBe(115);
  });

  it('RUL-004 several players at the same moment: from the first player on, clockwise', () => {
    const at = table({ phase: 'research', first: 1, players: [{ trade: 6 }, { trade: 6 }, { trade: 6 }] }, 3);
    play(at, { tech: 'pottery' }, 0);
    play(at, { tech: 'pottery' }, 1);
    const news = play(at, { tech: 'pottery' }, 2);
    const learned = ofKind(news, 'techLearned').map(({ seat }) => seat);
    expect(learned).toEqual([1, 2, 0]);
  });

  it('RUL-013 what a player may do they may leave; what they are told to do they must', () => {
    const free = table({ phase: 'research', players: [{ trade: 6 }, { trade: 6 }] });
    expect(options(free, 0)).toContainEqual({ tech: null });
    // America's great person must be placed; one gained later may go to reserve.
    const must = seated(['america', 'china']);
    while (!isAsked(must, 'placePerson')) play(must, options(must)[0] as never);
    expect(refused(must, { reserve: true }).rule).toBe('RUL-245');
  });

  it('FAQ-014 CIV-008 RUL-032 the white army can be rebuilt: Russia builds as long as fewer than seven are on the map', () => {
    const forests = [5, 6, 7].flatMap((x) => [0, 1, 2].map((y) => ({ square: [x, y], terrain: 'forest' })));
    const canBuild = (armies: number) => {
      const squares = new Array(armies).fill(0).map((_, i) => [4 + (i >> 1), 3]);
      const russia = { civilization: 'russia', cities: [[6, 1]], armies: squares };
      const at = table({ phase: 'cityManagement', ground: forests, players: [russia] });
      return options(at).some((one) => 'item' in one && one.item === 'army');
    };
    expect([5, 6, 7].map(canBuild)).toEqual([true, true, false]);
  });

  it('RUL-234 the trade dial stops at 0, but a payment needs the full amount', () => {
    const at = table({ phase: 'trade', step: 'negotiate', players: [{ trade: 4 }] });
    const gives = { do: 'offer', to: 1, wants: {}, markers: [], events: [] };
    expect(refused(at, { ...gives, gives: { trade: 5 } }).rule).toMatch(/^RUL-/);
    expect(loseTrade(createContext(at.state), 0, 10)).toBe(4);
    expect(view(at).players[0]?.trade).toBe(0);
  });

  it('RUL-242 facts that a rule states are those of the rule, also where data hold them', () => {
    expect(RESEARCH_MARKS).toEqual([6, 11, 16, 21, 26]);
    expect(FIGURE_COST).toEqual({ army: 4, scout: 6 });
    expect(BUILDING_SUPPLY).toMatchObject({ harbor: 10, tradingPost: 6, market: 5, temple: 5, barracks: 5 });
  });
});
