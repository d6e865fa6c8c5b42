import { describe, expect, it } from 'vitest';
import { UNIT_CARD_TYPE, WONDER_AGE, wonderIndex } from '../src/data/faces.ts';
import { CIVILIZATION_IDS, MAP_TILES } from '../src/data/index.ts';
import {
  asked,
  civilizationsOf,
  dealt,
  isAsked,
  options,
  play,
  refused,
  seated,
  setUp,
  type Table,
  view,
} from './table.ts';

const COUNTS = [2, 3, 4];
const SEEDS = Array.from({ length: 60 }, (_, n) => `deal ${n}`);
const BASE = CIVILIZATION_IDS.slice(0, 6);

const distinct = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size;
const squareOf = (at: Table, square: number) => view(at).map.squares.find((one) => one.square === square);
const homeOf = (at: Table, seat: number) => view(at).map.slots.find((slot) => slot.home === seat);

describe('general set-up', () => {
  it('SET-001 GEN-006 RUL-239 each player gets a random base civilization of their own, for all to see', () => {
    for (const players of COUNTS) {
      const dealings = SEEDS.map((seed) => civilizationsOf(dealt(seed, players)));
      for (const dealing of dealings) {
        expect(new Set(dealing).size).toBe(players);
        for (const one of dealing) expect(BASE).toContain(one);
      }
      for (let seat = 0; seat < players; seat++) expect(distinct(dealings.map((one) => one[seat]))).toBe(6);
    }
  });

  it('SET-002 RUL-027 if so agreed, civilizations are chosen, from the first player on', () => {
    const chosen = (first: number) =>
      SEEDS.map((seed) => dealt(seed, 3, { civilizations: 'chosen' })).find((at) => view(at).first === first) as Table;
    for (const first of [0, 1, 2]) {
      const at = chosen(first);
      const order: number[] = [];
      for (const one of ['rome', 'china', 'america']) {
        order.push(asked(at).seat);
        play(at, { civilization: one });
      }
      expect(order).toEqual([first, (first + 1) % 3, (first + 2) % 3]);
      expect(civilizationsOf(at)[first]).toBe('rome');
      expect(isAsked(at, 'placeCapital', first)).toBe(true);
    }
  });

  it('VAR-003 they are drawn unless everybody has agreed to choose: nobody is asked', () => {
    for (const players of COUNTS) {
      for (const at of SEEDS.slice(0, 10).map((seed) => dealt(seed, players))) {
        expect(civilizationsOf(at)).not.toContain(null);
        expect(asked(at)).toMatchObject({ kind: 'placeCapital', seat: view(at).first });
      }
    }
  });

  it('GEN-006 RUL-239 a civilization that another leads, or of the expansion, cannot be chosen', () => {
    const at = dealt('choosing', 2, { civilizations: 'chosen' });
    expect(options(at)).toEqual(BASE.map((one) => ({ civilization: one })));
    expect(refused(at, { civilization: 'spain' }).rule).toBe('RUL-239');
    expect(refused(at, { civilization: 'atlantis' }).rule).toBe('K-SHAPE');
    const { seat } = asked(at);
    play(at, { civilization: 'rome' });
    expect(refused(at, { civilization: 'rome' })).toEqual({ rule: 'GEN-006', params: { civilization: 'rome', seat } });
  });

  it('SET-003 SET-020 sheets and home tiles that nobody uses leave the game', () => {
    const at = seated(['rome', 'china']);
    const unused = ['america', 'egypt', 'germany', 'russia'];
    expect([...view(at).box.civilizations].sort()).toEqual(unused);
    expect([...view(at).box.tiles].sort()).toEqual(unused);
  });

  it('SET-004 CMP-003 PSET-011 each player has six armies, two scouts, a capital and two city markers', () => {
    const at = setUp(seated(['rome', 'china']));
    for (const { armies, scouts, cities, cityMarkers } of view(at).players) {
      expect([armies.length, scouts.length, cities.length, cityMarkers]).toEqual([6, 2, 1, 2]);
      expect(cities[0]?.city).toBe(0);
    }
  });

  it('SET-007 SET-017 SET-022 SET-023 decks and markers are shuffled separately and lie face down', () => {
    const states = SEEDS.map((seed) => dealt(seed).state);
    const piles = (state: (typeof states)[number]) => [
      ...state.unitDecks,
      ...state.eventDecks,
      state.persons,
      state.huts,
      state.villages,
    ];
    for (let pile = 0; pile < 10; pile++) {
      expect(distinct(states.map((state) => piles(state)[pile]))).toBeGreaterThan(50);
    }
    for (const { unitDecks } of states) {
      for (const [type, deck] of unitDecks.entries()) for (const card of deck) expect(UNIT_CARD_TYPE[card]).toBe(type);
    }
    const { unitDecks, eventDecks, persons, huts, villages } = view(dealt('face down'));
    expect([unitDecks['aircraft'], eventDecks, persons, huts, villages]).toEqual([
      8,
      { I: 19, II: 17, III: 11 },
      18,
      20,
      10,
    ]);
  });

  it('SET-008 each player is dealt one artillery, one infantry and one mounted unit, whose strengths only they see', () => {
    for (const players of COUNTS) {
      const at = seated(['rome', 'china', 'america', 'russia'].slice(0, players));
      for (const { units } of view(at).players) {
        expect(units).toEqual({ artillery: 1, infantry: 1, mounted: 1, aircraft: 0 });
      }
      expect(view(at).unitDecks).toEqual({
        artillery: 15 - players,
        infantry: 15 - players,
        mounted: 15 - players,
        aircraft: 8,
      });
      expect(view(at, 0).hand?.units).toHaveLength(3);
      expect(view(at).hand).toBe(null);
    }
    const hands = SEEDS.map((seed) => view(dealt(seed), 0).hand?.units.slice(0, 3));
    expect(distinct(hands)).toBeGreaterThan(8);
  });

  it('SET-009 GEN-010 artillery, infantry and mounted units have rank 1; aircraft are locked', () => {
    for (const { ranks, techs } of view(setUp(seated(['rome', 'china']))).players) {
      expect(ranks).toEqual({ artillery: 1, infantry: 1, mounted: 1 });
      expect(techs.map(({ tech }) => tech)).not.toContain('flight');
    }
  });

  it('SET-010 all buildings lie in the market', () => {
    expect(view(dealt('market')).buildings).toEqual({
      harbor: 10,
      tradingPost: 6,
      workshop: 6,
      library: 6,
      granary: 6,
      market: 5,
      temple: 5,
      barracks: 5,
    });
  });

  it('SET-011 the ancient wonders lie in the market, the medieval ones on the modern ones in the deck', () => {
    const orders = SEEDS.map((seed) => {
      const { wonderMarket, wonderDeck } = seated(['rome', 'china'], seed).state;
      expect(wonderMarket.map((wonder) => WONDER_AGE[wonder])).toEqual([0, 0, 0, 0]);
      // The top card is the last one.
      expect(wonderDeck.map((wonder) => WONDER_AGE[wonder])).toEqual([2, 2, 2, 2, 1, 1, 1, 1]);
      return [wonderDeck, wonderMarket];
    });
    expect(distinct(orders)).toBe(SEEDS.length);
  });

  it('SET-012 Egypt draws a random ancient wonder first, and a medieval one fills the gap', () => {
    const drawn = SEEDS.map((seed) => {
      const at = seated(['egypt', 'china'], seed);
      const { wonderMarket, wonderDeck } = at.state;
      expect(wonderMarket.map((wonder) => WONDER_AGE[wonder])).toEqual([0, 0, 0, 1]);
      expect(wonderDeck).toHaveLength(7);
      return view(at).players[0]?.wonders[0]?.wonder;
    });
    for (const wonder of drawn) expect(WONDER_AGE[wonderIndex(wonder)]).toBe(0);
    expect(new Set(drawn).size).toBe(4);
  });

  it('SET-018 PSET-012 everybody starts at the beginning of the culture track, without events, culture or resources', () => {
    for (const one of view(setUp(dealt('track', 4))).players) {
      expect([one.track, one.culture, one.huts, one.villages]).toEqual([0, 0, 0, 0]);
      expect(one.events).toEqual({ I: 0, II: 0, III: 0 });
      expect(one.resources).toEqual({ wheat: 0, silk: 0, incense: 0, iron: 0 });
    }
  });

  it('SET-019 EX-01 there is one token of each resource for every player', () => {
    for (const players of COUNTS) {
      const each = players;
      expect(view(dealt('tokens', players)).market).toEqual({ wheat: each, silk: each, incense: each, iron: each });
    }
  });

  it('SET-020 RUL-021 RUL-022 home tiles lie face up in their slots, clockwise by seat, turned as the diagram shows', () => {
    const at = seated(['rome', 'china', 'egypt', 'germany']);
    expect([0, 1, 2, 3].map((seat) => homeOf(at, seat))).toEqual([
      { x: 0, y: 0, home: 0, tile: 'rome', turned: 2 },
      { x: 12, y: 0, home: 1, tile: 'china', turned: 2 },
      { x: 12, y: 12, home: 2, tile: 'egypt', turned: 0 },
      { x: 0, y: 12, home: 3, tile: 'germany', turned: 0 },
    ]);
    // China's wheat is printed in the upper right corner; turned by half it lies in the lower left one.
    expect(squareOf(at, 3 * 16 + 12)?.resource).toBe('wheat');
    // Germany's lies as printed, in the lower right corner.
    expect(squareOf(at, 15 * 16 + 3)?.resource).toBe('wheat');
    const three = seated(['rome', 'china', 'egypt']);
    expect([0, 1, 2].map((seat) => homeOf(three, seat)?.turned)).toEqual([2, 3, 1]);
  });

  it('SET-021 MAP-016 the other slots get random neutral tiles face down; those left over stay unseen', () => {
    for (const [players, neutral] of [
      [2, 6],
      [3, 7],
      [4, 12],
    ] as const) {
      const at = seated(['rome', 'china', 'america', 'russia'].slice(0, players));
      const down = view(at).map.slots.filter((slot) => slot.tile === null);
      expect(down).toHaveLength(neutral);
      expect(view(at).map.squares).toHaveLength(players * 16);
      for (const id of view(at).box.tiles) expect(BASE).toContain(id);
      expect(at.state.box.tiles).toHaveLength(6 - players + 14 - neutral);
    }
    const laid = SEEDS.map((seed) => dealt(seed).state.tiles.slice(2, 6));
    expect(distinct(laid)).toBe(SEEDS.length);
  });

  it('RUL-023 no symbol of a home tile is left without its marker: there are none', () => {
    const homes = MAP_TILES.filter(({ kind }) => kind === 'home');
    expect(homes.flatMap(({ squares }) => squares.filter(({ symbol }) => symbol !== null))).toEqual([]);
    const { map, huts, villages } = view(seated(['rome', 'china', 'america', 'russia']));
    expect(map.squares.filter(({ symbol, piece }) => symbol !== null || piece !== null)).toEqual([]);
    expect([huts, villages]).toEqual([20, 10]);
  });

  it('SET-025 RUL-025 the first player is random', () => {
    for (const players of COUNTS) {
      const firsts = SEEDS.map((seed) => view(dealt(seed, players)).first);
      expect(new Set(firsts).size).toBe(players);
    }
  });

  it('GEN-010 everything but figures, the three basic unit types and Despotism starts locked', () => {
    const germany = view(setUp(seated(['germany', 'china']))).players[0];
    expect(germany?.governments).toEqual(['despotism']);
    expect(germany?.techs).toEqual([{ tech: 'metalworking', row: 1, coins: 0 }]);
  });
});
