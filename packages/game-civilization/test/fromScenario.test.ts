import { describe, expect, it } from 'vitest';
import { civilization } from '../src/index.ts';
import { cardId } from '../src/rules/events.ts';
import { asked, dealt, impossible, squareAt, table, view } from './table.ts';

const square = (at: ReturnType<typeof table>, x: number, y: number, players = 2) =>
  view(at).map.squares.find((one) => one.square === squareAt(x, y, players));

describe('a stated table', () => {
  it('left open: turn 5, Start of Turn of seat 0, capitals on the recommended squares, tiles face down', () => {
    const at = table();
    const { turn, phase, first, players, map, wonderMarket, market } = view(at);
    expect([turn, phase, first, asked(at).seat]).toEqual([5, 'startOfTurn', 0, 0]);
    expect(players.map((one) => one.civilization)).toEqual(['america', 'china']);
    // America's capital is recommended for column 2, row 1; its tile lies turned by half at (4, 0).
    expect(players.map((one) => one.cities[0]?.square)).toEqual([squareAt(5, 2), squareAt(1, 13)]);
    expect(map.slots.filter((slot) => slot.tile !== null).map((slot) => slot.home)).toEqual([0, 1]);
    expect(wonderMarket).toEqual(['stonehenge', 'oracle', 'hangingGardens', 'colossus']);
    expect(market).toEqual({ wheat: 2, silk: 2, incense: 2, iron: 2 });
  });

  it('has exactly the components of a dealt one', () => {
    const given = {
      discovered: true,
      pieces: [
        { square: [5, 3], building: 'market' },
        { square: [0, 4], hut: 'spy' },
        { square: [0, 5], village: 'uranium' },
        { square: [4, 3], person: 'general' },
        { square: [6, 3], wonder: 'louvre' },
      ],
      players: [
        {
          civilization: 'russia',
          cities: [[5, 2]],
          units: ['infantry1', 'aircraft7'],
          events: ['drought', 'lost'],
          markers: ['hut:silk', 'village:iron'],
          resources: { wheat: 2 },
          reserve: ['artist'],
          wonders: ['oracle'],
        },
      ],
      decks: { I: ['sabotage'], infantry: ['infantry3'], huts: ['iron'], wonders: ['unitedNations'] },
      discards: { mounted: ['mounted2'], II: ['catastrophe'] },
    };
    expect(civilization.countComponents(table(given).state)).toEqual(
      civilization.countComponents(dealt('a game').state),
    );
  });

  it('states whose part of which phase it is', () => {
    for (const phase of ['startOfTurn', 'cityManagement', 'movement']) {
      const at = table({ phase, seat: 2, first: 1, turn: 3 }, 3);
      expect([view(at).phase, asked(at).seat, view(at).first, view(at).turn]).toEqual([phase, 2, 1, 3]);
    }
    const research = table({ phase: 'research', players: [{ trade: 6 }] });
    expect([view(research).phase, asked(research).kind]).toEqual(['research', 'research']);
  });

  it('states tiles, grounds and pieces', () => {
    const at = table({
      tiles: [
        { slot: 0, tile: '07', turned: 1 },
        { slot: 2, tile: '03' },
      ],
      ground: [
        { square: [0, 0], face: 'forest wheat' },
        { square: 1, terrain: 'water' },
        { square: [2, 0], terrain: 'desert', disaster: true },
        { square: [3, 0], face: 'mountain coin' },
      ],
      pieces: [{ square: [2, 1], hut: 'iron' }],
    });
    expect(view(at).map.slots[0]).toMatchObject({ tile: '07', turned: 1 });
    expect(view(at).map.slots[2]).toMatchObject({ tile: null, turned: null });
    expect(square(at, 0, 0)).toMatchObject({ terrain: 'forest', resource: 'wheat', production: 2 });
    expect(square(at, 1, 0)).toMatchObject({ terrain: 'water', disaster: false, trade: 1 });
    expect(square(at, 2, 0)).toMatchObject({ terrain: 'desert', disaster: true });
    expect(square(at, 3, 0)).toMatchObject({ terrain: 'mountain', coin: 1 });
    expect(square(at, 2, 1)?.piece).toEqual({ kind: 'hut', face: null });
    expect(square(at, 0, 4)).toBe(undefined);
    expect(view(table({ discovered: true })).map.squares).toHaveLength(128);
  });

  it('states everything of a player; ranks and governments follow from their techs', () => {
    const at = table({
      discovered: true,
      players: [
        {
          civilization: 'rome',
          government: 'anarchy',
          trade: 12,
          culture: 7,
          track: 3,
          techs: ['monarchy', 'mathematics', 'printingPress'],
          techCoins: { codeOfLaws: 2 },
          sheetCoins: 1,
          armies: [
            [6, 6],
            [6, 6],
          ],
          scouts: [squareAt(0, 0)],
          cities: [
            [6, 1],
            [1, 5],
          ],
          walls: [false, true],
        },
        { events: ['drought'], units: ['mounted1'], markers: ['village:spy'] },
      ],
      decks: { I: ['sabotage', 'drought'], persons: ['general'] },
      obsolete: ['oracle'],
    });
    const [rome] = view(at).players;
    expect(rome).toMatchObject({
      government: 'anarchy',
      governments: ['despotism', 'republic', 'monarchy'],
      trade: 12,
      culture: 7,
      track: 3,
      ranks: { artillery: 2, infantry: 1, mounted: 1 },
      sheetCoins: 1,
    });
    expect(rome?.techs[0]).toEqual({ tech: 'codeOfLaws', row: 1, coins: 2 });
    expect(rome?.cities.map(({ square: center, walls }) => [center, walls])).toEqual([
      [squareAt(6, 1), false],
      [squareAt(1, 5), true],
    ]);
    expect(square(at, 6, 6)?.figures).toEqual({ seat: 0, armies: 2, scouts: 0 });
    expect(view(at, 1).hand).toMatchObject({
      events: ['drought'],
      markers: ['village:spy'],
      units: [{ card: 'mounted1' }],
    });
    expect(view(at).obsolete).toEqual(['oracle']);
    // The stated cards lie on top, the first one uppermost.
    expect(at.state.eventDecks[0]?.slice(-2).map(cardId)).toEqual(['drought', 'sabotage']);
  });

  it('names a key, a name or a square that is not known, with those that are', () => {
    const bad: [string, string, unknown, string[], object][] = [
      ['given', 'unknownKey', 'dice', ['turn', 'players', 'battle'], { dice: 2 }],
      ['players', 'unknownKey', 'gold', ['trade', 'used', 'scoutsSince'], { players: [{ gold: 3 }] }],
      ['resources', 'unknownKey', 'gold', ['wheat', 'iron'], { players: [{ resources: { gold: 1 } }] }],
      ['pieces', 'unknownKey', 'castle', ['building', 'wonder'], { pieces: [{ square: 5, castle: 'x' }] }],
      ['decks', 'unknownKey', 'IV', ['I', 'II', 'III', 'huts'], { decks: { IV: [] } }],
      ['civilization', 'unknownName', 'prussia', ['germany', 'egypt'], { players: [{ civilization: 'prussia' }] }],
      ['phase', 'unknownName', 'winter', ['startOfTurn', 'movement'], { phase: 'winter' }],
      ['step', 'unknownName', 'nowhere', ['begin', 'menu'], { phase: 'movement', step: 'nowhere' }],
      ['tiles', 'unknownName', '99', ['01', '07'], { tiles: [{ slot: 0, tile: '99' }] }],
      ['ground', 'unknownName', 'swamp', ['water', 'forest wheat'], { ground: 'swamp' }],
      ['ground', 'unknownName', 'x', ['m', 'f', 'g', 'd', 'w'], { discovered: true, ground: [{ rows: ['gxg'] }] }],
      [
        'pieces',
        'unknownName',
        'castle',
        ['market'],
        { discovered: true, pieces: [{ square: 0, building: 'castle' }] },
      ],
      ['pieces', 'unknownName', 'rose', ['oracle'], { discovered: true, pieces: [{ square: 0, wonder: 'rose' }] }],
      ['pieces', 'unknownName', 'uranium', ['spy'], { discovered: true, pieces: [{ square: 0, hut: 'uranium' }] }],
      ['techs', 'unknownName', 'alchemy', ['pottery', 'spaceFlight'], { players: [{ techs: ['alchemy'] }] }],
      ['government', 'unknownName', 'tyranny', ['despotism'], { players: [{ government: 'tyranny' }] }],
      ['events', 'unknownName', 'flood', ['drought', 'aGiftFromAfar2'], { players: [{ events: ['flood'] }] }],
      ['units', 'unknownName', 'archer', ['infantry1'], { players: [{ units: ['archer'] }] }],
      ['markers', 'unknownName', 'hut:uranium', ['hut:spy'], { players: [{ markers: ['hut:uranium'] }] }],
      ['used', 'unknownName', 'banker', ['pottery', 'stonehenge'], { players: [{ used: ['banker'] }] }],
      ['decks', 'unknownName', 'mounted1', ['infantry1'], { decks: { infantry: ['mounted1'] } }],
      ['discards', 'unknownName', 'drought', ['catastrophe'], { discards: { II: ['drought'] } }],
      ['armies', 'noSquare', 'Z9', ['A1 to H16', '[0, 0] to [7, 15]'], { players: [{ armies: ['Z9'] }] }],
      ['armies', 'noSquare', [8, 0], ['A1 to H16'], { players: [{ armies: [[8, 0]] }] }],
    ];
    for (const [part, problem, value, some, given] of bad) {
      const { rule, params } = impossible(given as never);
      expect({ rule, ...params }, JSON.stringify(given)).toMatchObject({ rule: 'K-SETUP', part, problem, value });
      expect(params['known'], JSON.stringify(given)).toEqual(expect.arrayContaining(some));
    }
  });

  it('has the shape of a table', () => {
    const bad: [string, object][] = [
      ['turn', { turn: 0 }],
      ['seat', { seat: 2 }],
      ['ground', { discovered: true, ground: [{ square: 0 }] }],
      ['ground', { discovered: true, ground: [{ rows: [1] }] }],
      ['pieces', { discovered: true, pieces: [{ square: 0, hut: 'spy', village: 'iron' }] }],
      ['scoutsSince', { players: [{ scouts: [[5, 3]], scoutsSince: [6] }] }],
    ];
    for (const [part, given] of bad) {
      expect(impossible(given as never), JSON.stringify(given)).toMatchObject({
        rule: 'K-SETUP',
        params: { part, problem: 'shape' },
      });
    }
    expect(impossible({ players: [{}, {}, {}] }).params).toMatchObject({ part: 'players', problem: 'full' });
    expect(impossible({ tiles: [{ slot: 1, tile: '01' }] }).params).toMatchObject({ part: 'tiles', problem: 'taken' });
  });
});
