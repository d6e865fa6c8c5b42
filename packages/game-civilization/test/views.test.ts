import { nextBelow, type PlainObject, seedStreams } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_CARD_DECK, UNIT_CARD_TYPE } from '../src/data/faces.ts';
import { civilization, type State } from '../src/index.ts';
import { battleOf, fight } from './battleTable.ts';
import { seated, squareAt, type Table, table, view } from './table.ts';

const generator = () => seedStreams('views')[0] as number[];

/** A table with something hidden everywhere. */
const GIVEN: PlainObject = {
  phase: 'research',
  tiles: [
    { slot: 1, tile: '01', turned: 0 },
    { slot: 3, tile: '05' },
  ],
  pieces: [
    { square: [4, 4], village: 'uranium' },
    { square: [4, 7], hut: 'spy' },
  ],
  players: [
    { trade: 12, events: ['drought', 'lost'], markers: ['hut:iron', 'village:spy'], units: ['infantry3', 'mounted1'] },
    { trade: 12, events: ['sabotage', 'thinkTank'], markers: ['hut:wheat'], units: ['infantry1', 'artillery2'] },
    { trade: 12, events: ['primetimeTv'], markers: ['village:iron'], units: ['infantry2', 'infantry2', 'aircraft7'] },
  ],
};

/** The states that look like this one to a seat, re-dealt many times. */
function redealt(at: Table, seat: number | null, times = 60): State[] {
  const source = generator();
  return Array.from({ length: times }, () => civilization.resample(at.state, seat, source));
}

const values = (states: readonly State[], read: (state: State) => unknown) =>
  new Set(states.map((state) => JSON.stringify(read(state)))).size;

describe('views', () => {
  it('RUL-009 everybody sees how many events of each age, markers of each back and units of each type a player has', () => {
    const at = table(GIVEN, 3);
    for (const viewer of [null, 0, 1, 2]) {
      const [first, second, third] = view(at, viewer).players;
      expect([first?.events, first?.huts, first?.villages]).toEqual([{ I: 1, II: 1, III: 0 }, 1, 1]);
      expect(second?.units).toEqual({ artillery: 1, infantry: 1, mounted: 0, aircraft: 0 });
      expect(third?.units).toEqual({ artillery: 0, infantry: 2, mounted: 0, aircraft: 1 });
      expect(third?.trade).toBe(12);
    }
  });

  it('RUL-009 everybody sees how many wonders of each age are left in the deck, and nobody their order', () => {
    const at = table({ ...GIVEN, wonderMarket: ['oracle', 'louvre', 'colossus', null], players: [] }, 3);
    expect(view(at).wonderDeck).toEqual({ ancient: 2, medieval: 3, modern: 4 });
    for (const viewer of [null, 0, 1, 2]) {
      expect(view(at, viewer).wonderDeck).toEqual(view(at).wonderDeck);
      expect(JSON.stringify(view(at, viewer))).not.toMatch(/stonehenge|unitedNations/);
      expect(values(redealt(at, viewer), ({ wonderDeck }) => wonderDeck)).toBeGreaterThan(30);
    }
  });

  it('RUL-010 only its owner sees a hand; nobody sees a marker on the map, a deck or a tile face down', () => {
    const at = table(GIVEN, 3);
    expect(view(at, 0).hand).toMatchObject({
      events: ['drought', 'lost'],
      markers: ['hut:iron', 'village:spy'],
      units: [{ card: 'infantry3' }, { card: 'mounted1' }],
    });
    expect(view(at).hand).toBe(null);
    for (const viewer of [null, 1, 2]) {
      const seen = JSON.stringify(view(at, viewer));
      for (const secret of ['drought', 'uranium', 'hut:iron', 'infantry3']) expect(seen).not.toContain(secret);
    }
    for (const viewer of [null, 0, 1, 2]) {
      const { map } = view(at, viewer);
      const markers = map.squares.filter((one) => one.piece !== null).map((one) => one.piece);
      expect(markers).toEqual([
        { kind: 'village', face: null },
        { kind: 'hut', face: null },
      ]);
      expect(map.slots[3]?.tile).toBe(null);
    }
  });

  it('RUL-010 a sealed research choice is its owner’s alone', () => {
    const at = table(GIVEN, 3);
    const ask = at.state.pending?.asks[1];
    const context = at.state.pending;
    if (ask === undefined || context === null) throw new Error('nobody is asked');
    context.answers[1] = { tech: 'pottery' };
    expect(view(at, 1).answers).toEqual([{ tech: 'pottery' }]);
    expect(view(at, 0).awaited.map(({ answered }) => answered)).toEqual([false, true, false]);
    for (const viewer of [null, 0, 2]) expect(JSON.stringify(view(at, viewer))).not.toContain('pottery');
    expect(values(redealt(at, 0), ({ pending }) => pending?.answers[1])).toBeGreaterThan(5);
    expect(values(redealt(at, 1), ({ pending }) => pending?.answers[1])).toBe(1);
  });

  it('RUL-010 what a seat cannot know is dealt again for it, and what it knows stays', () => {
    const at = table(GIVEN, 3);
    const states = redealt(at, 1);
    for (const state of states) {
      expect(view({ state }, 1)).toEqual(view(at, 1));
      expect(civilization.countComponents(state)).toEqual(civilization.countComponents(at.state));
    }
    expect(values(states, ({ players }) => players[1])).toBe(1);
    const hidden: ((state: State) => unknown)[] = [
      ({ players }) => players[0]?.events,
      ({ players }) => players[0]?.markers,
      ({ players }) => players[2]?.units,
      ({ pieces }) => pieces[squareAt(4, 4, 3)],
      ({ tiles }) => tiles[3],
      ({ eventDecks }) => eventDecks[1],
      ({ unitDecks }) => unitDecks[2],
      ({ huts }) => huts,
      ({ villages }) => villages,
      ({ persons }) => persons,
      ({ wonderDeck }) => wonderDeck,
      ({ rng }) => rng,
    ];
    for (const read of hidden) expect(values(states, read)).toBeGreaterThan(1);
    for (const { players } of states) {
      expect(players[0]?.events.map((card) => EVENT_CARD_DECK[card])).toEqual([0, 1]);
      expect(players[2]?.units.map((card) => UNIT_CARD_TYPE[card])).toEqual([1, 1, 3]);
    }
    expect(values(redealt(at, null), ({ players }) => players[1]?.events)).toBeGreaterThan(1);
  });

  it('RUL-010 BAT-011 a battle hand, types included, is its owner’s alone', () => {
    const units = ['infantry1', 'infantry2', 'mounted1', 'artillery2', 'artillery3'];
    const at = fight({ attacker: { units }, defender: { units: ['mounted2', 'mounted3', 'infantry3', 'artillery1'] } });
    for (const viewer of [null, 0, 1]) {
      const { battle, players } = view(at, viewer);
      expect(battle?.sides.map(({ hand }) => hand)).toEqual([3, 3]);
      expect(battle?.sides.map((side) => side.units !== null)).toEqual([viewer === 0, viewer === 1]);
      // The standing forces are counted with what was drawn from them: the rest would tell the types drawn.
      expect(players[0]?.units).toEqual({ artillery: 2, infantry: 2, mounted: 1, aircraft: 0 });
    }
    const states = redealt(at, 1);
    for (const state of states) expect(view({ state }, 1)).toEqual(view(at, 1));
    const hands = values(states, (state) => battleOf({ state }).hands[0]?.map((card) => UNIT_CARD_TYPE[card]));
    expect(hands).toBeGreaterThan(3);
    expect(values(states, (state) => battleOf({ state }).hands[1])).toBe(1);
  });

  it('RUL-010 HUT-005 barbarians are known by their backs only', () => {
    const at = fight({ kind: 'village', attacker: { units: ['infantry2'] } });
    for (const viewer of [null, 0, 1]) {
      const barbarians = view(at, viewer).battle?.sides[1];
      expect(barbarians?.types).toEqual(['artillery', 'infantry', 'mounted']);
      expect(barbarians?.units !== null).toBe(viewer === 1);
    }
    for (const state of redealt(at, 0)) expect(view({ state }, 0)).toEqual(view(at, 0));
    expect(values(redealt(at, 0), (state) => battleOf({ state }).hands[1])).toBeGreaterThan(3);
  });

  it('RUL-296 the Oracle shows its owner the opposing hand', () => {
    const attacker = { civilization: 'rome', cities: [[6, 1]], wonders: ['oracle'], units: ['infantry1'] };
    const at = fight({ attacker, defender: { units: ['mounted3'] } });
    expect(view(at, 0).battle?.sides[1]?.units).toMatchObject([{ card: 'mounted3', strength: 3 }]);
    expect(view(at, 1).battle?.sides[0]?.units).toBe(null);
    expect(values(redealt(at, 0), (state) => battleOf({ state }).hands[1])).toBe(1);
  });

  it('RUL-010 during the set-up too', () => {
    const at = seated(['egypt', 'rome', 'china']);
    for (const viewer of [null, 0, 1, 2]) {
      for (const state of redealt(at, viewer, 10)) expect(view({ state }, viewer)).toEqual(view(at, viewer));
    }
  });

  it('a re-deal leaves the original as it was', () => {
    const at = table(GIVEN, 3);
    const before = JSON.stringify(at.state);
    for (const state of redealt(at, 0, 10)) state.players[0]?.events.push(nextBelow(generator(), 5));
    expect(JSON.stringify(at.state)).toBe(before);
  });
});
