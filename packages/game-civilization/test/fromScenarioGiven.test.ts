import type { PlainObject } from '@tessera/kernel';
import { runScenario } from '@tessera/kernel/testing';
import { describe, expect, it } from 'vitest';
import * as data from '../src/data/index.ts';
import { placeOf } from '../src/fromScenario/squares.ts';
import { civilization, type Setup } from '../src/index.ts';
import { asked, impossible, isAsked, options, play, player, squareAt, table, view } from './table.ts';

const GERMANY = { civilization: 'germany', cities: ['F2'] };
const AMERICA = { civilization: 'america', cities: ['B14'] };

describe('a square', () => {
  it('may be stated by its number, by [x, y] or by its name', () => {
    for (const square of [squareAt(3, 7), [3, 7], 'D8', 'd8']) {
      const at = table({
        ground: ['grassland', { square, to: square, face: 'forest' }],
        pieces: [{ square: 'C6', hut: 'spy' }],
        stopped: [square],
        players: [{ armies: [square], scouts: [square], cities: ['F2', 'G8'] }],
      });
      expect(player(at, 0)).toMatchObject({ cities: [squareAt(5, 1), squareAt(6, 7), -1] });
      expect([player(at, 0).armies[0], player(at, 0).scouts[0]]).toEqual([squareAt(3, 7), squareAt(3, 7)]);
      expect(at.state.stopped).toEqual([squareAt(3, 7)]);
      expect(view(at).map.squares.find((one) => one.square === squareAt(3, 7))?.terrain).toBe('forest');
    }
  });

  it('may be written so in answers, offers, happenings, expectations and reasons', () => {
    const steps = [
      { seat: 0, offers: { include: [{ do: 'move', from: 'D8', armies: 1, scouts: 0 }, { from: [3, 7] }] } },
      {
        seat: 0,
        refused: { do: 'move', from: 'D9', armies: 1, scouts: 0 },
        rule: 'MOVE-006',
        params: { square: 'D9' },
      },
      {
        seat: 0,
        explain: { kind: 'movement', answer: { do: 'move', from: [3, 7], armies: 1, scouts: 0 } },
        rule: null,
      },
      { seat: 0, answer: { do: 'move', from: 'D8', armies: 1, scouts: 0 } },
      {
        seat: 0,
        answer: { do: 'to', square: [3, 8] },
        happens: [{ kind: 'figuresMoved', from: [3, 7], to: 'D9' }],
      },
      { expect: { 'map.squares[square=D9].figures.armies': 1, 'map.squares[x=3,y=8].square': 'D9' } },
      { expect: { 'players.0.cities.0.square': [5, 1] } },
    ];
    const scenario = {
      game: 'civilization',
      title: 'squares by name',
      rules: [],
      setup: { players: 2 },
      given: { phase: 'movement', ground: 'grassland', players: [{ ...GERMANY, armies: ['D8'] }, AMERICA] },
      steps,
    };
    expect(runScenario(civilization, scenario).failures).toEqual([]);
    const wrong = { ...scenario, steps: [{ expect: { 'players.0.cities.0.square': 'F3' } }] };
    expect(runScenario(civilization, wrong).failures).toMatchObject([{ got: squareAt(5, 1) }]);
  });

  it('is never taken for a face, on the largest map neither', () => {
    const setup: Setup = { ...(civilization.setup(2, {}) as Setup), players: 5 };
    const texts: string[] = [];
    const collect = (value: unknown) => {
      if (typeof value === 'string') texts.push(value);
      else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) collect(one);
    };
    collect(data);
    expect(texts).toContain('infantry1');
    expect(texts.filter((text) => placeOf(setup, text) !== null)).toEqual([]);
    expect(placeOf(setup, 'M1')).toBe(12);
    // Off the map lie the corners, and the hole of the map of five.
    for (const written of ['A1', [0, 0], 'M9', [28, 6], [6], 'Q', 6, null, true])
      expect(placeOf(setup, written)).toBeNull();
  });
});

describe('the whole map', () => {
  it('is filled with one face, and discovered', () => {
    for (const ground of ['forest', ['forest']]) {
      const { squares } = view(table({ ground })).map;
      expect(squares).toHaveLength(128);
      expect(squares.every(({ terrain, resource }) => terrain === 'forest' && resource === null)).toBe(true);
    }
    expect(view(table({ ground: 'desert' }, 3)).map.squares).toHaveLength(160);
  });

  it('stays as undiscovered as it is stated to be', () => {
    const { squares, slots } = view(table({ ground: 'forest', discovered: false })).map;
    expect(slots.filter((slot) => slot.tile !== null)).toHaveLength(2);
    expect(squares.map(({ terrain }) => terrain)).toEqual(Array(32).fill('forest'));
  });

  it('is drawn in rows, from any square on; a dot leaves a square as it is', () => {
    const at = table({
      ground: [
        'grassland',
        { rows: ['mfgdw', '.f'] },
        { square: 'C10', rows: ['ww', 'd'] },
        { square: 'D10', face: 'forest' },
      ],
    });
    const terrain = (name: string) =>
      view(at).map.squares.find((one) => one.square === data.squareByName(name, { width: 8, height: 16 }))?.terrain;
    expect(['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'A2', 'B2'].map(terrain)).toEqual([
      'mountain',
      'forest',
      'grassland',
      'desert',
      'water',
      'grassland',
      'grassland',
      'forest',
    ]);
    expect(['C10', 'D10', 'C11', 'D11'].map(terrain)).toEqual(['water', 'forest', 'desert', 'grassland']);
    expect(impossible({ ground: ['grassland', { square: 'H1', rows: ['gg'] }] }).params).toMatchObject({
      part: 'ground',
      problem: 'noSquare',
    });
  });
});

describe('what has happened this turn', () => {
  it('SCT-001 a scout that was placed this turn gathers from the next one on', () => {
    const given = (scoutsSince: number[]): PlainObject => ({
      turn: 7,
      ground: ['grassland', { square: 'D8', face: 'forest' }],
      players: [{ ...GERMANY, cities: ['F2', 'C6'], scouts: ['D8'], scoutsSince }, AMERICA],
    });
    for (const [since, gathers] of [
      [7, false],
      [6, true],
    ] as const) {
      const at = table(given([since]));
      expect(player(at, 0).scoutsSince[0]).toBe(since);
      play(at, { do: 'end' });
      expect(isAsked(at, 'assignScout', 0)).toBe(gathers);
    }
  });

  it('TECH-007 what was used is not offered again', () => {
    const given = (used: string[]): PlainObject => ({
      phase: 'cityManagement',
      ground: 'grassland',
      players: [{ ...GERMANY, techs: ['mathematics', 'pottery', 'writing'], resources: { incense: 2 }, used }, AMERICA],
    });
    const isOffered = (used: string[]) =>
      options(table(given(used))).some((act) => 'tech' in act && act.tech === 'pottery');
    // Pottery takes any two resources.
    expect([isOffered([]), isOffered(['pottery']), isOffered(['writing'])]).toEqual([true, false, true]);
  });

  it('states both abilities of one tech, and acts that are no abilities', () => {
    const at = table({ players: [{ used: ['atomicTheory2', 'sacrifice'] }, { used: ['atomicTheory'] }] });
    const [first, second] = [player(at, 0), player(at, 1)];
    expect(first.abilitiesUsed).toBe(second.abilitiesUsed << 1);
    expect([first.onceUsed > 0, second.onceUsed]).toEqual([true, 0]);
  });
});

describe('a battle under way', () => {
  const field = (
    battle: PlainObject,
    of: { attacker?: PlainObject; defender?: PlainObject; more?: PlainObject } = {},
  ): PlainObject => ({
    ground: 'grassland',
    ...of.more,
    players: [
      { ...GERMANY, armies: ['D8'], ...of.defender },
      { ...AMERICA, armies: ['D8'], ...of.attacker },
    ],
    battle: { square: 'D8', attacker: 1, ...battle },
  });

  it('begins where only its square is stated', () => {
    const at = table(field({}, { attacker: { units: ['infantry1'] }, defender: { units: ['mounted3'] } }));
    expect(view(at).battle).toMatchObject({ square: squareAt(3, 7), sides: [{ seat: 1 }, { seat: 0 }] });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 0, played: false });
    expect(options(at)).toEqual([{ do: 'play', unit: 'mounted3', front: null }]);
  });

  it('goes on with hands, fronts, wounds and losses as stated, to its end', () => {
    const battle = {
      hands: { attacker: ['infantry2'] },
      fronts: [
        { defender: 'artillery3', wounds: [0, 1] },
        { attacker: 'mounted3', defender: 'infantry1' },
      ],
      killed: { attacker: ['mounted1'] },
      turn: 'attacker',
    };
    const at = table(field(battle, { attacker: { units: ['artillery1'] } }));
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(view(at).battle?.fronts).toMatchObject([
      { front: 0, seat: 0, card: 'artillery3', wounds: 1 },
      { front: 1, seat: 1, card: 'mounted3', wounds: 0 },
      { front: 1, seat: 0, card: 'infantry1', wounds: 0 },
    ]);
    expect(view(at).unitDiscards.mounted).toEqual(['mounted1']);
    // Artillery 3 with one wound is killed by two more, and trumps infantry: it deals its three first.
    const heard = play(at, { do: 'play', unit: 'infantry2', front: null });
    expect(heard.find(({ kind }) => kind === 'battleEnds')).toMatchObject({ winner: 1 });
    expect(isAsked(at, 'battleTurn')).toBe(false);
    expect(view(at).players[1]?.units).toMatchObject({ infantry: 1, mounted: 1, artillery: 1 });
  });

  it('a side that has played its unit may still use abilities, or end', () => {
    const battle = {
      fronts: [{ attacker: 'infantry2', wounds: [1, 0] }],
      hands: { attacker: ['mounted1'], defender: ['mounted2'] },
      turn: 'attacker',
    };
    const attacker = { techs: ['animalHusbandry'] };
    const before = options(table(field(battle, { attacker })));
    const after = options(table(field({ ...battle, played: true }, { attacker })));
    const heal = { do: 'heal', tech: 'animalHusbandry' };
    expect(before).toEqual([{ do: 'play', unit: 'mounted1', front: null }, heal]);
    expect(after).toEqual([{ do: 'end' }, heal]);
  });

  it('of three players: the attacker goes on with their part, then the next in turn order', () => {
    const at = table(
      {
        first: 1,
        ground: 'grassland',
        players: [{ armies: ['H10'] }, {}, { armies: ['H10', 'H12'] }],
        battle: { square: 'H10', attacker: 2, hands: { attacker: ['infantry3'] }, turn: 'attacker' },
      },
      3,
    );
    play(at, { do: 'play', unit: 'infantry3', front: null });
    while (isAsked(at, 'loot')) play(at, options(at, 2).at(-1) as PlainObject);
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 2 });
    // Those that have fought have moved (RUL-104).
    const moves = options(at).filter((act) => 'do' in act && act.do === 'move');
    expect(moves).toEqual([{ do: 'move', from: squareAt(7, 11, 3), armies: 1, scouts: 0 }]);
    play(at, { do: 'end' });
    expect(asked(at)).toMatchObject({ kind: 'movement', seat: 0 });
  });

  it('of a walled city: the city defends itself, and its bonus counts', () => {
    const at = table({
      ground: 'grassland',
      players: [
        { ...GERMANY, cities: ['F2', 'C6'], walls: [false, true], techs: ['masonry'] },
        { ...AMERICA, armies: ['C6'] },
      ],
      battle: {
        square: 'C6',
        attacker: 1,
        hands: { attacker: ['infantry1'], defender: Array(6).fill('mounted2').fill('artillery2', 3) },
        turn: 'attacker',
      },
    });
    expect(view(at).battle).toMatchObject({ kind: 'city', sides: [{ seat: 1 }, { seat: 0 }] });
    expect(asked(at)).toMatchObject({ kind: 'battleTurn', seat: 1 });
    expect(at.state.stack.find((frame) => frame.op === 'battle')).toMatchObject({
      kind: 'city',
      city: 1,
      bonuses: [0, 10],
    });
  });

  it('of a village: the player to the left plays the barbarians', () => {
    const given = {
      ground: 'grassland',
      pieces: [{ square: 'G8', village: 'iron' }],
      players: [GERMANY, { ...AMERICA, armies: ['G8'] }],
      battle: { square: 'G8', attacker: 1, hands: { defender: ['infantry1'] } },
    };
    expect(asked(table(given))).toMatchObject({ kind: 'battleTurn', seat: 0 });
    const many = {
      ...given,
      battle: { ...given.battle, hands: { defender: Array(2).fill('infantry1').concat('mounted1', 'artillery1') } },
    };
    expect(impossible(many)).toMatchObject({ rule: 'HUT-005', params: { part: 'battle', drawn: 4, most: 3 } });
  });

  it('has to be one that the rules know', () => {
    const bad: [string, PlainObject][] = [
      ['BAT-001', { ...field({}), players: [{ ...GERMANY, armies: ['D8'] }, AMERICA] }],
      ['BAT-001', { ...field({}), players: [GERMANY, { ...AMERICA, armies: ['D8'] }] }],
      ['BAT-001', field({}, { more: { phase: 'cityManagement' } })],
      ['BAT-001', field({}, { more: { seat: 0 } })],
      ['BAT-004', field({ hands: { defender: ['infantry1', 'infantry1', 'infantry2', 'mounted1'] } })],
      ['RUL-107', field({}, { attacker: { scouts: ['D8'] } })],
      ['MOVE-008', field({}, { attacker: { armies: ['D8', 'D8', 'D8'] } })],
      ['MOVE-008', field({}, { defender: { armies: ['D8', 'D8', 'D8'] } })],
      ['BAT-031', field({ fronts: [{ attacker: 'infantry1', wounds: [1, 0] }] })],
      ['BAT-031', field({ fronts: [{ attacker: 'infantry1', wounds: [0, 1] }] })],
    ];
    // What stood there before is no matter of the attack: scouts beside the defending army.
    expect(table(field({}, { defender: { scouts: ['D8'] } })).state.outcome).toBeNull();
    for (const [rule, given] of bad) expect(impossible(given).rule, JSON.stringify(given)).toBe(rule);
    const attack = {
      ground: 'grassland',
      players: [GERMANY, { ...AMERICA, government: 'democracy', techs: ['democracy', 'pottery'], armies: ['F2'] }],
      battle: { square: 'F2', attacker: 1 },
    };
    expect(impossible(attack).rule).toBe('GOV-015');
    expect(impossible(field({ turn: 'attacker' })).params).toMatchObject({ part: 'battle', problem: 'shape' });
    expect(impossible(field({ fronts: [{}] })).params).toMatchObject({ part: 'fronts', problem: 'shape' });
    expect(impossible(field({ hands: {}, turn: 'left' })).params).toMatchObject({ known: ['attacker', 'defender'] });
    expect(impossible(field({ side: 1 })).params).toMatchObject({ problem: 'unknownKey', value: 'side' });
  });
});
