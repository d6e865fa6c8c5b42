import { apply, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { type Answer, type Ask, civilization, type Happening, type State } from '../src/index.ts';
import { dealt, table } from './table.ts';

/**
 * In how many ways a game can go on for one, two, three … answers: every option of every open question, with chance as
 * the table's generator has it. The numbers mean nothing by themselves; but where a rule about what may be answered
 * changes, they change, and the table that shows it says where to look.
 */
function ways(state: State, depth: number): number {
  if (depth === 0) return 1;
  const { asks, answers } = state.pending ?? { asks: [], answers: [] };
  let count = 0;
  for (let i = 0; i < asks.length; i++) {
    if (answers[i] !== null) continue;
    const ask = asks[i] as Ask;
    const options = civilization.options(state, ask);
    // The last answer need not be given.
    if (depth === 1) count += options.length;
    else for (const option of options) count += ways(after(state, ask, option), depth - 1);
  }
  return count;
}

function after(state: State, ask: Ask, option: Answer): State {
  const next = civilization.clone(state);
  apply(civilization, createContext<State, Happening>(next), ask.id, option);
  return next;
}

function counts(state: State, depth: number): number[] {
  return Array.from({ length: depth }, (_, i) => ways(state, i + 1));
}

/** The expansion with all of its decks. */
const DECKS: PlainObject = { expansion: true, greatPersonDeck: true, investments: true };

/** A green plain that gives nothing, with two capitals in its corners. */
function plain(given: PlainObject, own: PlainObject, enemy: PlainObject): PlainObject {
  const { ground, ...rest } = given;
  return {
    discovered: true,
    ground: [{ square: [0, 0], to: [7, 15], face: 'grassland' }, ...((ground ?? []) as PlainObject[])],
    ...rest,
    players: [
      { civilization: 'germany', cities: [[5, 1]], ...own },
      { civilization: 'america', cities: [[1, 13]], ...enemy },
    ],
  };
}

interface Pinned {
  readonly name: string;
  readonly state: () => State;
  /** For one answer, two, three … */
  readonly counts: readonly number[];
}

const TABLES: readonly Pinned[] = [
  {
    // Who plays what (6, then 5), one of the four middle squares for the capital, then where the first pieces go.
    name: 'the set-up, from the choice of civilizations on',
    state: () => dealt('perft', 2, { expansion: false, civilizations: 'chosen' }).state,
    counts: [6, 30, 120, 795, 5355],
  },
  {
    // Founding, two governments, two great people, two figures of the Hanging Gardens, an event, the end; then all that follows.
    name: 'a start of turn with everything in it',
    state: () =>
      table(
        plain(
          { pieces: [{ square: [4, 0], wonder: 'hangingGardens' }], ground: [{ square: [4, 2], face: 'water' }] },
          {
            scouts: [[3, 7]],
            armies: [[3, 7]],
            techs: ['codeOfLaws', 'chivalry'],
            freeGovernments: ['feudalism'],
            reserve: ['artist', 'general'],
            events: ['citizensRevolting1'],
          },
          { techs: ['writing'] },
        ),
      ).state,
    counts: [9, 55, 350, 2044, 11479],
  },
  {
    // Offers, answers to them, and an ability with its target and its price; both seats may act.
    name: 'a negotiation',
    state: () =>
      table(
        plain(
          { phase: 'trade' },
          { trade: 4, culture: 2, techs: ['horsebackRiding'], resources: { silk: 1 }, markers: ['hut:spy'] },
          { trade: 3, events: ['drought'] },
        ),
      ).state,
    counts: [11, 90, 675, 4910],
  },
  {
    // Items with and without a rush, a split, devotion, harvests, a coin, a step on the track; then where things go.
    name: 'the menu of two cities',
    state: () =>
      table(
        plain(
          {
            phase: 'cityManagement',
            ground: [
              { square: [4, 0], to: [6, 0], face: 'forest' },
              { square: [4, 1], face: 'mountain iron' },
              { square: [6, 2], face: 'water' },
              { square: [0, 0], to: [1, 0], face: 'forest' },
            ],
            pieces: [{ square: [4, 2], building: 'market' }],
          },
          {
            cities: [
              [5, 1],
              [1, 1],
            ],
            techs: ['pottery', 'philosophy', 'engineering', 'democracy'],
            trade: 7,
            culture: 4,
            resources: { wheat: 1 },
          },
          { armies: [[2, 2]], units: ['infantry1'] },
        ),
      ).state,
    counts: [24, 199, 1166, 4909],
  },
  {
    // Every group and every step of it: water ahead, a hut, an enemy scout and a face-down tile within reach.
    name: 'two groups that are to move',
    state: () =>
      table({
        phase: 'movement',
        tiles: [
          { slot: 2, tile: '03', turned: 2 },
          { slot: 3, tile: '05', turned: 2 },
        ],
        ground: [
          { square: [4, 0], to: [7, 3], face: 'grassland' },
          { square: [0, 4], to: [7, 7], face: 'grassland' },
          { square: [4, 5], face: 'water' },
        ],
        pieces: [{ square: [2, 6], hut: 'silk' }],
        players: [
          {
            civilization: 'germany',
            cities: [[5, 1]],
            techs: ['masonry', 'navigation'],
            armies: [
              [3, 6],
              [3, 6],
              [5, 5],
            ],
            scouts: [[3, 6]],
          },
          { civilization: 'america', scouts: [[3, 4]], trade: 2 },
        ],
      }).state,
    counts: [7, 23, 116, 469, 1445, 5778],
  },
  {
    // Three units for a first front; then each into a new one or against it, or an ability for iron; healing later on.
    name: 'a battle of three against three',
    state: () => {
      const state = table(
        plain(
          { phase: 'movement' },
          {
            armies: [[3, 7]],
            units: ['infantry1', 'mounted2', 'artillery3'],
            techs: ['mathematics'],
            resources: { iron: 1 },
          },
          { armies: [[3, 8]], units: ['infantry2', 'mounted2', 'artillery1'], techs: ['animalHusbandry'] },
        ),
      ).state;
      for (const answer of [
        { do: 'move', from: 59, armies: 1, scouts: 0 } as const,
        { do: 'to', square: 67 } as const,
      ]) {
        apply(civilization, createContext<State, Happening>(state), state.pending?.asks[0]?.id as number, answer);
      }
      return state;
    },
    counts: [3, 24, 53, 185, 590, 1509],
  },
  {
    // What two players may research: levels by their trade and their pyramids.
    name: 'a research of two',
    state: () =>
      table(
        plain({ phase: 'research' }, { trade: 12, techs: ['pottery', 'writing'] }, { trade: 6, techs: ['masonry'] }),
      ).state,
    counts: [27, 324, 786],
  },
  {
    // Ten civilizations for the first of five, then nine.
    name: 'the set-up of five with the expansion',
    state: () => dealt('perft five', 5, { ...DECKS, civilizations: 'chosen' }).state,
    counts: [10, 90, 720, 5040],
  },
  {
    // Investing from two places, cards of great people face down and face up, a tech to teach, a relic's tech, wonders and free items.
    name: 'a start of turn with the expansion in it',
    state: () =>
      table(
        plain(
          {
            first: 1,
            pieces: [
              { square: [4, 2], person: 'industrialist' },
              { square: [6, 2], wonder: 'tajMahal' },
            ],
          },
          {
            cities: [
              [5, 1],
              [1, 1],
            ],
            techs: ['pottery', 'plastics'],
            sheetCoins: 3,
            techCoins: { pottery: 1 },
            hiddenPeople: ['marcoPolo', 'sunTzu'],
            openPeople: ['lorenzoDeMedici'],
            markers: ['hut:teacher'],
            relicRewards: ['atlantis'],
          },
          { techs: ['writing'], trade: 5 },
        ),
        2,
        DECKS,
      ).state,
    counts: [22, 345, 4979],
  },
  {
    // A city with a fortification and a caravan beside it, where an army and a scout can disband; a relic ahead.
    name: 'figures between a city and a relic',
    state: () =>
      table(
        plain(
          { phase: 'movement', pieces: [{ square: [5, 5], relic: 'atlantis' }] },
          { armies: [[5, 3]], scouts: [[5, 3]], cityMarkers: ['fortification'], metropolis: [4, 1] },
          { armies: [[5, 6]] },
        ),
        2,
        DECKS,
      ).state,
    counts: [4, 14, 73, 163],
  },
  {
    // A metropolis that pays with anything, a caravan, and cards that change its action.
    name: 'the menu of a metropolis',
    state: () =>
      table(
        plain(
          {
            phase: 'cityManagement',
            first: 1,
            ground: [{ square: [4, 0], to: [6, 0], face: 'forest' }],
            pieces: [
              { square: [3, 0], person: 'artist' },
              { square: [3, 2], person: 'builder' },
            ],
          },
          {
            civilization: 'india',
            metropolis: [4, 1],
            cityMarkers: ['caravan'],
            techs: ['pottery', 'currency', 'masonry'],
            trade: 5,
            resources: { silk: 1, iron: 1 },
            hiddenPeople: ['michelangelo', 'adaLovelace'],
          },
          {},
        ),
        2,
        DECKS,
      ).state,
    counts: [31, 349, 3646],
  },
];

describe('the number of ways to go on', () => {
  for (const pinned of TABLES) {
    test(pinned.name, () => {
      expect(counts(pinned.state(), pinned.counts.length)).toEqual(pinned.counts);
    });
  }
});
