import { describe, expect, test } from 'vitest';
import { CULTURE_EVENTS } from '../src/data/cultureEvents.ts';
import { DESERT, DISASTER_GROUND, GRASSLAND, GROUND_DISASTER, GROUND_TERRAIN } from '../src/data/faces.ts';
import { civilization } from '../src/index.ts';
import { coinsOf } from '../src/rules/coins.ts';
import { discards, eventTable, HOMES, hand, playable, playEvent, sq, values } from './eventTable.ts';
import { asked, isAsked, ofKind, options, play, player, refused, type Table, view } from './table.ts';

const [HOME, EAST] = HOMES;

/** What a seat has learned since the table was laid, last one last. */
function lastTech(at: Table, seat: number): string | undefined {
  return view(at).players[seat]?.techs.at(-1)?.tech;
}

function terrain(at: Table, square: number): number {
  return GROUND_TERRAIN[at.state.ground[square] as number] as number;
}

function government(at: Table, seat: number): string | undefined {
  return view(at).players[seat]?.government;
}

describe('events that destroy', () => {
  test('EVT-005 Sabotage: a building within four squares returns to the market', () => {
    const at = eventTable({
      players: [{ events: ['sabotage'], armies: [sq(8, 3)] }],
      pieces: [{ square: sq(12, 3), building: 'temple' }],
    });
    expect(playable(at)).toEqual(['sabotage']);
    play(at, { do: 'event', event: 'sabotage' });
    expect(asked(at)).toMatchObject({ kind: 'choose', seat: 0, card: 'sabotage', of: 'square', step: 0 });
    expect(values(at)).toEqual([sq(12, 3)]);
    const left = at.state.buildings.slice();
    const heard = play(at, { value: sq(12, 3) });
    expect(heard[0]).toEqual({ kind: 'eventPlayed', seat: 0, event: 'sabotage', as: null, chosen: [sq(12, 3)] });
    expect(heard).toContainEqual({ kind: 'buildingDestroyed', square: sq(12, 3), building: 'temple' });
    expect(at.state.pieces[sq(12, 3)]).toBe(0);
    expect(at.state.buildings.reduce((sum, n) => sum + n)).toBe(left.reduce((sum, n) => sum + n) + 1);
    expect(hand(at, 0)).toEqual([]);
    expect(discards(at, 0)).toEqual(['sabotage']);
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-231 RUL-274 Sabotage reaches four squares without diagonals, from figures and centers, over anything', () => {
    const pieces = [
      { square: sq(12, 3), building: 'temple' },
      { square: sq(14, 3), building: 'library' },
      { square: sq(12, 12), building: 'market' },
    ];
    const at = eventTable({
      players: [{ events: ['sabotage'], scouts: [sq(11, 12), sq(11, 12)], armies: [sq(8, 3)] }],
      pieces,
      ground: [[sq(10, 3), 'water']],
    });
    play(at, { do: 'event', event: 'sabotage' });
    // Seat 1's temple is four squares from the army, its library six.
    expect(values(at)).toEqual([sq(12, 3), sq(12, 12)]);
    expect(refused(at, { value: sq(14, 3) })).toEqual({
      rule: 'RUL-231',
      params: { card: 'sabotage', value: sq(14, 3) },
    });
    expect(refused(at, { value: sq(5, 5) }).rule).toBe('RUL-274');
    expect(refused(at, { value: -1 }).rule).toBe('RUL-274');
    expect(refused(at, { square: sq(12, 3) }).rule).toBe('K-SHAPE');
  });

  test('RUL-231 MAP-009 a way over undiscovered squares does not count', () => {
    // Seat 1's second city is five squares east of the army, with one tile between them.
    const players = [{ events: ['catastrophe'], armies: [sq(3, 1)], cities: [] }, { cities: [null, sq(9, 1)] }];
    const pieces = [{ square: sq(8, 2), building: 'temple' }];
    const far = { slot: 2, tile: '01', turned: 0 };
    const between = { slot: 1, tile: '02', turned: 0 };
    const homes = { cities: [] };
    const all = [...players, homes, homes];
    const dark = eventTable({ players: all, pieces, given: { discovered: false, ground: [], tiles: [far] } });
    expect(playable(dark)).toEqual([]);
    const light = eventTable({ players: all, pieces, given: { discovered: false, ground: [], tiles: [far, between] } });
    expect(playable(light)).toEqual(['catastrophe']);
  });

  test('RUL-274 Sabotage may hit own buildings and city walls, measured to the center', () => {
    const at = eventTable({
      players: [{ events: ['sabotage'], armies: [sq(13, 6)] }, { walls: [true] }],
      pieces: [{ square: sq(3, 3), building: 'temple' }],
    });
    play(at, { do: 'event', event: 'sabotage' });
    expect(values(at)).toEqual([sq(3, 3), EAST]);
    const left = at.state.buildings.slice();
    const heard = play(at, { value: EAST });
    expect(heard).toContainEqual({ kind: 'wallsDestroyed', seat: 1, square: EAST });
    expect(player(at, 1).walls).toBe(0);
    expect(at.state.buildings).toEqual(left);
    const far = eventTable({ players: [{ events: ['sabotage'], armies: [sq(13, 7)] }, { walls: [true] }] });
    expect(refused(far, { do: 'event', event: 'sabotage' })).toEqual({
      rule: 'RUL-249',
      params: { event: 'sabotage', phase: 'startOfTurn' },
    });
  });

  test('RUL-274 Catastrophe: a building or walls within six squares', () => {
    const at = eventTable({
      players: [{ events: ['catastrophe'], armies: [sq(8, 4)] }, { walls: [true] }],
      pieces: [{ square: sq(12, 3), building: 'temple' }],
    });
    play(at, { do: 'event', event: 'catastrophe' });
    expect(values(at)).toEqual([sq(12, 3)]);
    play(at, { value: sq(12, 3) });
    expect(at.state.pieces[sq(12, 3)]).toBe(0);
    expect(discards(at, 1)).toEqual(['catastrophe']);
    const near = eventTable({ players: [{ events: ['catastrophe'], armies: [sq(9, 4)] }, { walls: [true] }] });
    playEvent(near, 'catastrophe', EAST);
    expect(player(near, 1).walls).toBe(0);
  });

  test('RUL-274 RUL-012 Disaster: up to two buildings or walls of other players, anywhere', () => {
    const pieces = [
      { square: sq(3, 3), building: 'temple' },
      { square: sq(12, 3), building: 'temple' },
      { square: sq(12, 12), building: 'library' },
    ];
    const of = { players: [{ events: ['disaster'] }, { walls: [true] }], pieces };
    const at = eventTable(of);
    play(at, { do: 'event', event: 'disaster' });
    // The player's own temple is not among the choices.
    expect(values(at)).toEqual([sq(12, 3), sq(12, 12), EAST]);
    expect(refused(at, { value: sq(3, 3) }).rule).toBe('RUL-274');
    play(at, { value: sq(12, 12) });
    expect(values(at)).toEqual(['stop', sq(12, 3), EAST]);
    expect(refused(at, { value: sq(12, 12) }).rule).toBe('RUL-249');
    play(at, { value: EAST });
    expect([at.state.pieces[sq(12, 12)], player(at, 1).walls]).toEqual([0, 0]);
    expect(at.state.pieces[sq(12, 3)]).not.toBe(0);
    expect(discards(at, 2)).toEqual(['disaster']);
    const one = eventTable(of);
    const heard = playEvent(one, 'disaster', sq(12, 3), 'stop');
    expect(ofKind(heard, 'buildingDestroyed')).toHaveLength(1);
    expect(ofKind(heard, 'wallsDestroyed')).toEqual([]);
    expect(player(one, 1).walls).toBe(1);
    expect(one.state.pieces[sq(12, 12)]).not.toBe(0);
    // With a single building there is nothing more to choose.
    const single = eventTable({ players: [{ events: ['disaster'] }], pieces: pieces.slice(0, 2) });
    playEvent(single, 'disaster', sq(12, 3));
    expect(discards(single, 2)).toEqual(['disaster']);
  });
});

describe('events that change the land', () => {
  test('RUL-289 MAP-017 Drought: a square that is no mountain becomes desert for the rest of the game', () => {
    const wheat = sq(12, 3);
    const ground = [
      [wheat, 'forest wheat'],
      [sq(6, 6), 'mountain'],
      [sq(7, 7), 'water'],
      [sq(8, 8), 'desert incense'],
    ] as const;
    const at = eventTable({
      players: [{ events: ['drought'], armies: [sq(9, 9)] }],
      ground,
      pieces: [
        { square: sq(3, 3), building: 'temple' },
        { square: sq(12, 1), wonder: 'oracle' },
      ],
    });
    play(at, { do: 'event', event: 'drought' });
    const closed = [sq(6, 6), sq(3, 3), sq(12, 1), ...HOMES];
    expect(values(at)).toHaveLength(256 - closed.length);
    for (const square of closed) {
      expect(values(at)).not.toContain(square);
      expect(refused(at, { value: square }).rule).toBe('RUL-289');
    }
    for (const square of [wheat, sq(7, 7), sq(8, 8), sq(9, 9)]) expect(values(at)).toContain(square);
    const heard = play(at, { value: wheat });
    expect(heard).toContainEqual({ kind: 'disasterPlaced', square: wheat });
    expect(at.state.ground[wheat]).toBe(DISASTER_GROUND[DESERT]);
    expect(view(at).players[1]?.cities[0]).toMatchObject({ trade: 1, production: 0 });
    expect(discards(at, 0)).toEqual(['drought']);
  });

  test('RUL-289 RUL-249 Drought may fall on a desert and on a marked square again', () => {
    const marked = sq(5, 5);
    const at = eventTable({
      players: [{ events: ['drought'] }],
      given: { ground: [{ square: marked, terrain: 'desert', disaster: true }] },
    });
    playEvent(at, 'drought', marked);
    expect(GROUND_DISASTER[at.state.ground[marked] as number]).toBe(1);
    expect(terrain(at, marked)).toBe(DESERT);
  });

  test('FAQ-032 RUL-020 huts, villages and great people stay on a changed square', () => {
    const pieces = [
      { square: sq(6, 6), hut: 'spy' },
      { square: sq(7, 6), village: 'iron' },
      { square: sq(1, 1), person: 'builder' },
    ];
    const ground = [
      [sq(6, 6), 'forest'],
      [sq(7, 6), 'forest'],
      [sq(1, 1), 'forest'],
    ] as const;
    for (const event of ['drought', 'deforestation'])
      for (const { square } of pieces) {
        const at = eventTable({ players: [{ events: [event] }], pieces, ground });
        const before = at.state.pieces[square];
        playEvent(at, event, square);
        expect(at.state.pieces[square]).toBe(before);
        expect(terrain(at, square)).toBe(event === 'drought' ? DESERT : GRASSLAND);
      }
  });

  test('RUL-289 Deforestation: a forest becomes grassland, and nothing else can be chosen', () => {
    const ground = [
      [sq(12, 3), 'forest silk'],
      [sq(6, 6), 'forest'],
      [sq(3, 3), 'forest'],
    ] as const;
    const at = eventTable({
      players: [{ events: ['deforestation'] }],
      ground,
      pieces: [{ square: sq(3, 3), building: 'workshop' }],
    });
    play(at, { do: 'event', event: 'deforestation' });
    expect(values(at)).toEqual([sq(12, 3), sq(6, 6)].sort((a, b) => a - b));
    expect(refused(at, { value: sq(8, 8) }).rule).toBe('RUL-289');
    play(at, { value: sq(12, 3) });
    expect(at.state.ground[sq(12, 3)]).toBe(DISASTER_GROUND[GRASSLAND]);
    expect(discards(at, 1)).toEqual(['deforestation']);
    expect(playable(eventTable({ players: [{ events: ['deforestation'] }] }))).toEqual([]);
  });

  test('EVT-007 MAP-009 undiscovered squares can never be chosen', () => {
    const given = { discovered: false, ground: [] };
    const at = eventTable({ players: [{ events: ['drought'] }], given });
    play(at, { do: 'event', event: 'drought' });
    for (const square of values(at)) expect(at.state.ground[square as number]).toBeGreaterThanOrEqual(0);
    expect(refused(at, { value: sq(8, 8) })).toEqual({ rule: 'EVT-007', params: { card: 'drought', value: sq(8, 8) } });
    expect(refused(at, { value: 9999 }).rule).toBe('EVT-007');
  });
});

describe('events about techs and governments', () => {
  test('RUL-290 Exchange of Ideas: first the player of the card, then the partner learns a level I tech', () => {
    const at = eventTable({
      players: [
        { events: ['exchangeOfIdeas'], techs: ['navigation', 'philosophy', 'chivalry'] },
        { techs: ['writing', 'masonry', 'monarchy'] },
      ],
    });
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    expect(asked(at)).toMatchObject({ kind: 'choose', of: 'seat' });
    expect(values(at)).toEqual([1, 2, 3]);
    play(at, { value: 1 });
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 0, reason: 'exchange' });
    expect(options(at)).toEqual([{ tech: 'codeOfLaws' }, { tech: 'writing' }, { tech: 'masonry' }]);
    expect(refused(at, { tech: 'monarchy' })).toEqual({
      rule: 'RUL-290',
      params: { reason: 'exchange', tech: 'monarchy' },
    });
    expect(refused(at, { tech: 'currency' }).rule).toBe('RES-003');
    play(at, { tech: 'writing' });
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 1 });
    // As known when the card resolved: what seat 0 has just learned is no lesson.
    expect(options(at)).toEqual([{ tech: 'currency' }, { tech: 'navigation' }, { tech: 'philosophy' }]);
    play(at, { tech: 'navigation' });
    expect([lastTech(at, 0), lastTech(at, 1)]).toEqual(['writing', 'navigation']);
    expect(discards(at, 0)).toEqual(['exchangeOfIdeas']);
  });

  test('RUL-290 RUL-227 an impossible half is skipped, and a partner is needed of whom one of the two could learn', () => {
    // Seat 1 knows nothing of level I that seat 0 does not know.
    const at = eventTable({
      players: [
        { events: ['exchangeOfIdeas'], techs: ['codeOfLaws', 'navigation'] },
        {},
        { civilization: 'germany', techs: [] },
        { civilization: 'egypt', techs: ['codeOfLaws', 'navigation', 'currency'] },
      ],
    });
    play(at, { do: 'event', event: 'exchangeOfIdeas' });
    // Egypt's construction is of level II, though it lies in the bottom row (RUL-248).
    expect(values(at)).toEqual([1, 2]);
    expect(refused(at, { value: 3 })).toMatchObject({ rule: 'RUL-290', params: { value: 3 } });
    expect(refused(at, { value: 0 }).rule).toBe('RUL-249');
    expect(refused(at, { value: 7 }).rule).toBe('RUL-249');
    play(at, { value: 1 });
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 1 });
    play(at, { tech: 'currency' });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
  });

  test('RUL-290 Knowledge Shared: techs of level I or II that fit', () => {
    const at = eventTable({
      players: [
        { events: ['knowledgeShared'], techs: ['navigation'] },
        { techs: ['monarchy', 'navigation', 'banking'] },
        {},
        {},
      ],
    });
    playEvent(at, 'knowledgeShared', 1);
    expect(options(at)).toEqual([{ tech: 'codeOfLaws' }, { tech: 'monarchy' }]);
    play(at, { tech: 'monarchy' });
    while (!isAsked(at, 'startOfTurn', 0)) play(at, options(at)[0] as never);
    expect(lastTech(at, 0)).toBe('monarchy');
    expect(discards(at, 1)).toEqual(['knowledgeShared']);
  });

  test('RUL-290 RUL-248 RES-014 Think Tank: techs up to level III, as printed', () => {
    const bottom = ['navigation', 'philosophy', 'masonry', 'pottery'];
    const at = eventTable({
      players: [
        { events: ['thinkTank'], techs: [...bottom, 'sailing', 'chivalry'] },
        { techs: ['banking', 'ballistics'] },
        {},
        {},
      ],
    });
    playEvent(at, 'thinkTank', 1);
    expect(options(at)).toEqual([{ tech: 'codeOfLaws' }, { tech: 'banking' }]);
    expect(refused(at, { tech: 'ballistics' }).rule).toBe('RES-010');
    play(at, { tech: 'banking' });
    expect(lastTech(at, 0)).toBe('banking');
    // Seat 1 has only its starting tech in the bottom row.
    expect(asked(at)).toMatchObject({ kind: 'learnTech', seat: 1 });
    expect(options(at)).toHaveLength(5);
    play(at, { tech: 'pottery' });
    expect(discards(at, 2)).toEqual(['thinkTank']);
  });

  test('RUL-261 The Citizens Are Revolting!: another player falls into Anarchy, unless they are in it already', () => {
    const at = eventTable({ players: [{ events: ['citizensRevolting1'] }, {}, { government: 'anarchy' }, {}] });
    play(at, { do: 'event', event: 'citizensRevolting1' });
    expect(options(at)).toEqual([{ value: 1 }, { value: 3 }]);
    expect(refused(at, { value: 2 }).rule).toBe('RUL-261');
    expect(play(at, { value: 1 })).toContainEqual({ kind: 'governmentChanged', seat: 1, government: 'anarchy' });
    expect(government(at, 1)).toBe('anarchy');
    expect(discards(at, 0)).toEqual(['citizensRevolting1']);
  });

  test('RUL-048 RUL-261 the one of deck II does the same, and the victim cannot leave Anarchy in the same turn', () => {
    const at = eventTable({ players: [{ events: ['citizensRevolting2'] }] });
    play(at, { do: 'event', event: 'citizensRevolting2' });
    expect(refused(at, { value: 0 })).toEqual({ rule: 'RUL-249', params: { card: 'citizensRevolting2', value: 0 } });
    play(at, { value: 1 });
    expect(discards(at, 1)).toEqual(['citizensRevolting2']);
    play(at, { do: 'end' });
    expect(refused(at, { do: 'government', government: 'despotism' }).rule).toBe('RUL-048');
    const anarchy = { government: 'anarchy' };
    const nobody = eventTable({ players: [{ events: ['citizensRevolting1'] }, anarchy, anarchy, anarchy] });
    expect(refused(nobody, { do: 'event', event: 'citizensRevolting1' }).rule).toBe('RUL-249');
  });
});

describe('events that raise production', () => {
  test('RUL-270 Despot Day, Queen Day and President Day: four, six and eight production for an own city', () => {
    for (const [event, amount, deck] of [
      ['despotDay', 4, 0],
      ['queenDay', 6, 1],
      ['presidentDay', 8, 2],
    ] as const) {
      const second = sq(6, 6);
      const at = eventTable({
        phase: 'cityManagement',
        players: [{ events: [event], cities: [HOME, second] }],
      });
      play(at, { do: 'event', event });
      expect(asked(at)).toMatchObject({ kind: 'choose', of: 'city' });
      expect(values(at)).toEqual([HOME, second]);
      expect(refused(at, { value: EAST }).rule).toBe('RUL-249');
      const heard = play(at, { value: second });
      expect(heard).toContainEqual({ kind: 'productionRaised', seat: 0, square: second, amount });
      expect(view(at).players[0]?.cities.map(({ bonus }) => bonus)).toEqual([0, amount]);
      expect(discards(at, deck)).toEqual([event]);
    }
  });
});

describe('gifts', () => {
  test('RUL-008 gifts pay, and are played at no other time', () => {
    const events = ['aGiftFromAfar', 'aGenerousGift', 'aPrincelyGift'];
    const techs = ['currency', 'pottery'];
    for (const phase of ['startOfTurn', 'cityManagement', 'movement'] as const) {
      const at = eventTable({ phase, players: [{ events, techs }] });
      expect(playable(at)).toEqual([]);
      for (const event of events) expect(refused(at, { do: 'event', event }).rule).toBe('RUL-008');
    }
  });

  test('RUL-146 A Gift from Afar, A Generous Gift and A Princely Gift as one of the resources they show', () => {
    for (const [event, deck, shown] of [
      ['aGiftFromAfar', 0, ['wheat', 'silk', 'incense', 'iron']],
      ['aGiftFromAfar2', 0, ['silk', 'incense', 'iron', 'spy']],
      ['aGiftFromAfar3', 0, ['wheat', 'silk', 'incense', 'spy']],
      ['aGenerousGift', 1, ['wheat', 'silk', 'incense', 'iron', 'spy']],
      ['aPrincelyGift', 2, ['wheat', 'silk', 'incense', 'iron', 'spy', 'uranium']],
    ] as const) {
      const to = deck === 0 ? 2 : null;
      const at = eventTable({
        phase: 'cityManagement',
        players: [{ events: [event], techs: ['pottery'], resources: { iron: 1 } }],
      });
      play(at, { do: 'ability', tech: 'pottery' });
      const offered = options(at).filter((option) => 'pay' in option && option.pay === 'event');
      const takers = deck === 0 ? [1, 2, 3] : [null];
      expect(offered).toEqual(shown.flatMap((as) => takers.map((taker) => ({ pay: 'event', event, as, to: taker }))));
      const as = shown[0];
      expect(play(at, { pay: 'event', event, as, to })).toContainEqual({
        kind: 'eventPlayed',
        seat: 0,
        event,
        as,
        chosen: to === null ? [] : [to],
      });
      play(at, { pay: 'token', resource: 'iron' });
      expect(view(at).players[0]?.techs.find(({ tech }) => tech === 'pottery')?.coins).toBe(1);
      expect(coinsOf(at.state, 2)).toBe(deck === 0 ? 1 : 0);
      expect(discards(at, deck)).toEqual([event]);
      expect(hand(at, 0)).toEqual([]);
    }
  });
});

describe('all cards', () => {
  test('every event of the base game has a record: it is offered, or a rule forbids it', () => {
    const base = CULTURE_EVENTS.filter(({ set }) => set === 'base').map(({ id }) => id);
    expect(base).toHaveLength(25);
    for (const id of base) {
      const { phase } = CULTURE_EVENTS.find((face) => face.id === id) as (typeof CULTURE_EVENTS)[number];
      const at = eventTable({
        phase: phase === 'any' || phase === 'battle' || phase === 'research' ? 'startOfTurn' : phase,
        players: [
          { events: [id], armies: [sq(6, 6)] },
          { walls: [true], armies: [sq(8, 8)], techs: ['writing'] },
        ],
        ground: [[sq(9, 9), 'forest']],
        pieces: [{ square: sq(3, 3), building: 'temple' }],
      });
      // Never a shape error: each is either offered or forbidden by a rule.
      const act = { do: 'event', event: id };
      const refusal = civilization.check(at.state, asked(at), act);
      if (refusal !== null) expect(refusal.rule).toMatch(/^RUL-(008|278)$/);
      else expect(options(at)).toContainEqual(act);
    }
  });

  test('RUL-090 any number of events may be played in a phase', () => {
    const at = eventTable({ players: [{ events: ['drought', 'sabotage'] }, { walls: [true] }] });
    playEvent(at, 'drought', sq(8, 8));
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(discards(at, 0)).toEqual(['drought']);
    const twice = eventTable({ players: [{ events: ['drought', 'drought'] }] });
    playEvent(twice, 'drought', sq(8, 8));
    playEvent(twice, 'drought', sq(9, 8));
    expect(discards(twice, 0)).toEqual(['drought', 'drought']);
  });
});
