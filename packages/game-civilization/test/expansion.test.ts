import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { EVENT_CARD_SET, TILE_SET, WONDER_SET } from '../src/data/faces.ts';
import { GREAT_PERSON_CARDS } from '../src/data/greatPeople.ts';
import { itemIndex } from '../src/rules/items.ts';
import { researchable } from '../src/rules/research.ts';
import { sitesOf } from '../src/rules/sites.ts';
import { readSetup } from '../src/setup.ts';
import { CENTER, devoting, managing, near, SECOND } from './cityTable.ts';
import { offered } from './researchTable.ts';
import { acts, HOME, SECOND as SECOND_HOME, starting } from './startTable.ts';
import {
  asked,
  dealt,
  isAsked,
  options,
  play,
  player,
  refused,
  seated,
  setUp,
  squareAt,
  type Table,
  view,
} from './table.ts';

const DECK = { expansion: true, greatPersonDeck: true };
const ofSet = (cards: readonly number[], sets: readonly number[], set: number) =>
  cards.filter((card, i) => sets[card] === set && cards.indexOf(card) === i).length;

describe('a game with the expansion', () => {
  it('SET-026 mixes in all its events, wonders, techs, tiles, huts and villages', () => {
    const parts = (expansion: boolean) => {
      const { state } = setUp(dealt('mixed', 3, { expansion }));
      const events = [...state.eventDecks.flat(), ...state.players.flatMap(({ events }) => events)];
      const wonders = [
        ...state.wonderDeck,
        ...state.wonderMarket,
        ...state.box.unseenWonders,
        ...state.players.flatMap((one) => one.wonders),
      ];
      const markers = [...state.huts, ...state.villages];
      const tiles = [...state.tiles, ...state.box.tiles];
      const techs = researchable(starting({ own: { trade: 27 }, options: { expansion } }).state, 0);
      return { events, wonders, markers, tiles, techs };
    };
    const [base, mixed] = [parts(false), parts(true)];
    expect(ofSet(base.events, EVENT_CARD_SET, 1)).toBe(0);
    expect(ofSet(mixed.events, EVENT_CARD_SET, 1)).toBe(EVENT_CARD_SET.filter((set) => set === 1).length);
    expect(ofSet(base.wonders, WONDER_SET, 1)).toBe(0);
    expect(ofSet(mixed.wonders, WONDER_SET, 1)).toBe(WONDER_SET.filter((set) => set === 1).length);
    expect(ofSet(base.tiles, TILE_SET, 1)).toBe(0);
    expect(ofSet(mixed.tiles, TILE_SET, 1)).toBe(TILE_SET.filter((set) => set === 1).length);
    expect(mixed.markers.length).toBeGreaterThan(base.markers.length);
    expect(mixed.techs.length).toBeGreaterThan(base.techs.length);
  });

  it('SET-027 VAR-004 the great person deck is agreed on before the game, and used unless it is refused', () => {
    expect(readSetup(3, { expansion: true })).toMatchObject({ options: { greatPersonDeck: true } });
    expect(readSetup(3, { expansion: true, greatPersonDeck: false })).toMatchObject({
      options: { greatPersonDeck: false },
    });
    const cards = (greatPersonDeck: boolean) =>
      view(setUp(seated(['rome', 'china'], 'two', { expansion: true, greatPersonDeck }))).personDeck;
    expect([cards(true), cards(false)]).toEqual([GREAT_PERSON_CARDS.length, 0]);
  });

  it('CIV-002 with the deck America draws a card for its first great person, and must place its marker', () => {
    const at = seated(['china', 'america', 'rome'], 'one', DECK);
    while (!isAsked(at, 'placePerson')) play(at, options(at)[0] as PlainObject);
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 1, mustPlace: true });
    const { hand, personDeck, players } = view(at, 1);
    expect(personDeck).toBe(GREAT_PERSON_CARDS.length - 1);
    const [drawn] = hand?.people ?? [];
    const face = GREAT_PERSON_CARDS.find(({ id }) => id === drawn);
    expect(asked(at)).toMatchObject({ person: face?.type });
    expect(players[1]?.hiddenPeople[face?.type as string]).toBe(1);
    expect(view(at, 0).hand?.people).toEqual([]);
  });

  it('GEN-002 its rules replace those of the base game: a move may end in an own center, where figures are disbanded', () => {
    const entering = (expansion: boolean) => {
      const at = starting({
        own: { cities: [HOME], armies: [HOME - 1] },
        given: { phase: 'movement', first: 1 },
        options: { expansion },
      });
      play(at, { do: 'move', from: HOME - 1, armies: 1, scouts: 0 });
      play(at, { do: 'to', square: HOME });
      return acts(at, 'disband');
    };
    expect(entering(false)).toEqual([]);
    expect(entering(true)).not.toEqual([]);
  });

  it('FAQ-070 Archimedes gives nothing for a tech that Public Education teaches', () => {
    const at = starting({
      own: {
        sheetCoins: 1,
        cities: [HOME, SECOND_HOME],
        openPeople: ['archimedes'],
        investments: { publicEducation: 2 },
      },
      pieces: [{ square: squareAt(7, 2), person: 'builder' }],
      given: { first: 1 },
      options: { ...DECK, investments: true },
    });
    const { culture } = player(at, 0);
    play(at, { do: 'invest', card: 'publicEducation', from: 'sheet' });
    play(at, { tech: offered(at)[0] as string });
    expect(player(at, 0).culture).toBe(culture);
    expect(player(at, 0).techs).toHaveLength(2);
  });

  it('RUL-208 a metropolis has one wonder and one limited building in all its ten squares', () => {
    const second = CENTER + 8;
    const beyond = CENTER + 17;
    const building = (pieces: readonly PlainObject[]): Table =>
      managing({
        capital: ['forest', 'forest', 'forest', 'forest', 'forest', 'forest', 'forest'],
        player: { metropolis: second, trade: 27, techs: ['pottery'] },
        given: { first: 1, pieces, ground: [{ square: beyond, face: 'grassland' }] },
        options: { expansion: true },
      });
    const makes = (at: Table, item: string) => acts(at, 'produce').some((act) => act['item'] === item);
    expect(makes(building([]), 'barracks')).toBe(true);
    const limited = building([{ square: beyond, building: 'barracks' }]);
    const sites = () => {
      play(limited, acts(limited, 'produce').find((act) => act['item'] === 'barracks') as PlainObject);
      return options(limited);
    };
    // Only in place of the one that stands there (RUL-077).
    expect(sites()).toEqual([{ square: beyond }]);
    const wonder = itemIndex('stonehenge');
    expect(sitesOf(building([]).state, 0, 0, wonder, null).length).toBeGreaterThan(1);
    const built = building([{ square: beyond, wonder: 'oracle' }]);
    expect(sitesOf(built.state, 0, 0, wonder, null)).toEqual([beyond]);
  });
});

describe('Dr. Martin Luther King', () => {
  const WRITER = { techs: ['writing'], markers: ['hut:spy'] };
  const devotingWith = (own: PlainObject, enemy: PlainObject = {}) => {
    const at = managing({
      second: [],
      player: own,
      enemy: { ...WRITER, ...enemy },
      given: { first: 1, pieces: [{ square: near(0, SECOND), person: 'humanitarian' }] },
      options: DECK,
    });
    play(at, devoting());
    return at;
  };

  it('RUL-341 no window opens on a city action while he lies face up and works', () => {
    expect(asked(devotingWith({ openPeople: ['drMartinLutherKing'] })).kind).toBe('cityManagement');
    expect(asked(devotingWith({ hiddenPeople: ['drMartinLutherKing'] }))).toMatchObject({ kind: 'respond', seat: 1 });
    const blockaded = devotingWith({ openPeople: ['drMartinLutherKing'] }, { armies: [near(0, SECOND)] });
    expect(asked(blockaded)).toMatchObject({ kind: 'respond', seat: 1 });
    expect(refused(blockaded, { do: 'nothing' }).rule).toBe('K-SHAPE');
  });
});
