import { advance, call, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { hasMetropolis } from '../src/board/cities.ts';
import { geometryFor } from '../src/board/geometry.ts';
import { GROUND_TERRAIN, techIndex, WATER } from '../src/data/faces.ts';
import { civilization, type Happening, type State } from '../src/index.ts';
import { resample } from '../src/resample.ts';
import { cardOf } from '../src/rules/events.ts';
import { lootFrame } from '../src/state/frames/loot.ts';
import { giveBackPaid } from '../src/verbs/giveBack.ts';
import { CENTER, managing as cityManaging, near, produce } from './cityTable.ts';
import { PASS, token } from './eventTable.ts';
import { choose, researching } from './researchTable.ts';
import { starting } from './startTable.ts';
import {
  asked,
  dealt,
  isAsked,
  options,
  play,
  player,
  playQuietly,
  refused,
  seated,
  setUp,
  squareAt,
  type Table,
  view,
} from './table.ts';

const EXPANSION = { expansion: true };
const CURRENCY = { do: 'ability', tech: 'currency' };

/** Seat 0 in its City Management part. */
function managing(own: PlainObject, chosen: PlainObject = {}): Table {
  return starting({ own, given: { phase: 'cityManagement' }, seats: 3, options: { ...EXPANSION, ...chosen } });
}

const culture = (at: Table, seat = 0) => view(at).players[seat]?.culture;

/** Lets everybody pass who may respond. */
function pass(at: Table): void {
  while (isAsked(at, 'respond')) play(at, PASS, asked(at).seat);
}

describe('Arabia', () => {
  test('CIV-009 CIV-010 starts with a token of each market resource, and artillery at rank 2', () => {
    const at = setUp(seated(['rome', 'arabia', 'china'], 'three', EXPANSION));
    expect(view(at).players[1]).toMatchObject({
      resources: { wheat: 1, silk: 1, incense: 1, iron: 1 },
      ranks: { artillery: 2 },
    });
    expect(view(at).players[0]?.resources).toEqual({ wheat: 0, silk: 0, incense: 0, iron: 0 });
  });

  test('RUL-384 VAR-016 gains 2 culture for each resource paid, as advanced Arabs 1', () => {
    for (const [advancedArabs, gained] of [
      [false, 2],
      [true, 1],
    ] as const) {
      const own = { civilization: 'arabia', techs: ['pottery'], resources: { silk: 1, wheat: 1 } };
      const at = managing(own, { advancedArabs });
      play(at, { do: 'ability', tech: 'pottery' });
      play(at, token('silk'));
      expect(culture(at)).toBe(gained);
      play(at, token('wheat'));
      expect(player(at, 0).resources).toEqual([0, 0, 0, 0]);
    }
  });

  test('FAQ-031 RUL-384 a card that pays counts too', () => {
    const own = { civilization: 'arabia', techs: ['currency'] };
    const at = managing({ ...own, events: ['aGenerousGift'] });
    const before = culture(at) ?? 0;
    play(at, CURRENCY);
    play(at, options(at).find((way) => 'event' in way) as PlainObject);
    pass(at);
    // The ability itself gives 3.
    expect(culture(at)).toBe(before + 2 + 3);
  });

  test('RUL-331 a token given back takes its culture with it, as far as that is still there', () => {
    for (const [had, left] of [
      [5, 3],
      [1, 0],
    ] as const) {
      const at = managing({ civilization: 'arabia', culture: had });
      giveBackPaid(createContext<State, Happening>(at.state), 0, { from: 'token', face: 1, resource: 1, to: -1 });
      expect(player(at, 0)).toMatchObject({ culture: left, resources: [0, 1, 0, 0] });
    }
    const none = managing({ civilization: 'arabia', culture: 5 });
    none.state.market[1] = 0;
    giveBackPaid(createContext<State, Happening>(none.state), 0, { from: 'token', face: 1, resource: 1, to: -1 });
    expect(culture(none)).toBe(5);
  });

  test('RUL-331 FAQ-038 the culture goes back with the token of a cancelled action, and not below 0', () => {
    for (const [kept, left] of [
      [2, 0],
      [7, 5],
      [1, 0],
    ] as const) {
      const at = cityManaging({
        capital: ['forest', 'forest', 'mountain'],
        player: { civilization: 'arabia', techs: ['animalHusbandry', 'metalworking'], resources: { wheat: 1 } },
        enemy: { techs: ['writing'], markers: ['hut:spy'] },
        given: { first: 1 },
        options: EXPANSION,
      });
      play(at, { do: 'ability', tech: 'animalHusbandry' });
      play(at, { value: CENTER });
      play(at, token('wheat'));
      pass(at);
      expect(culture(at)).toBe(2);
      player(at, 0).culture = kept;
      produce(at, 'barracks', near(6), { bonuses: ['animalHusbandry'] });
      play(at, { do: 'ability', tech: 'writing' });
      play(at, { pay: 'hut', resource: 'spy' });
      pass(at);
      expect(asked(at)).toMatchObject({ kind: 'cityManagement', seat: 0 });
      expect(player(at, 0)).toMatchObject({ culture: left, resources: [1, 0, 0, 0] });
    }
  });

  test('RUL-384 markers count as well, and the culture stays if the ability is cancelled', () => {
    const at = starting({
      own: { civilization: 'arabia', techs: ['pottery'], markers: ['hut:silk', 'village:iron'] },
      enemy: { techs: ['massMedia'], markers: ['hut:spy'] },
      given: { phase: 'cityManagement', first: 1 },
      options: EXPANSION,
    });
    const before = culture(at) as number;
    play(at, { do: 'ability', tech: 'pottery' });
    play(at, { pay: 'hut', resource: 'silk' });
    expect(culture(at)).toBe(before + 2);
    play(at, { pay: 'village', resource: 'iron' });
    expect(asked(at)).toMatchObject({ kind: 'respond', seat: 1 });
    expect(culture(at)).toBe(before + 4);
    const coins = view(at).players[0]?.coins;
    play(at, { do: 'ability', tech: 'massMedia' });
    play(at, { pay: 'hut', resource: 'spy' });
    pass(at);
    expect(view(at).players[0]).toMatchObject({ culture: before + 4, coins, huts: 0, villages: 0 });
  });

  test('RUL-384 a discarded resource is not spent', () => {
    const own = { civilization: 'arabia', resources: { silk: 2 } };
    const at = starting({ own, given: { first: 1 }, options: EXPANSION });
    at.state.pending = null;
    Object.assign(at.state.stack.at(-1) ?? {}, { at: 'menu' });
    call(at.state, lootFrame(1, 0, 1));
    advance(civilization.procedures, createContext<State, Happening>(at.state));
    play(at, { take: 'resource', resource: 'silk' });
    expect(player(at, 0)).toMatchObject({ culture: 0, resources: [0, 1, 0, 0] });
  });

  test('RUL-384 another player gains nothing', () => {
    const at = managing({ techs: ['currency'], resources: { incense: 1 } });
    play(at, CURRENCY);
    play(at, token('incense'));
    pass(at);
    expect(culture(at)).toBe(3);
  });
});

describe('Greece', () => {
  const FOR_RESEARCH = { trade: 27 };

  test('RUL-224 RUL-386 VAR-018 RUL-300 gains culture for each opponent to whom a tech is new, even if they turn it up too', () => {
    const gained = (enemy: PlainObject, chosen: readonly (string | null)[]) => {
      const at = researching({
        own: { civilization: 'greece', ...FOR_RESEARCH },
        enemy: { ...FOR_RESEARCH, ...enemy },
        third: FOR_RESEARCH,
        seats: 3,
        given: { first: 1 },
        options: EXPANSION,
      });
      choose(at, chosen);
      return culture(at);
    };
    expect(gained({}, ['pottery', 'masonry', null])).toBe(2);
    expect(gained({ techs: ['pottery'] }, ['pottery', null, null])).toBe(1);
    expect(gained({}, ['pottery', 'pottery', null])).toBe(2);
    expect(gained({}, [null, 'pottery', null])).toBe(0);
  });

  test('CIV-011 RUL-386 starts under Democracy with infantry at rank 2, and its starting tech gives no culture', () => {
    const at = setUp(seated(['rome', 'greece', 'china'], 'three', EXPANSION));
    expect(view(at).players[1]).toMatchObject({ government: 'democracy', ranks: { infantry: 2 }, culture: 0 });
  });
});

describe('India', () => {
  test('CIV-012 RUL-359 starts with a metropolis on two neighbouring middle squares, and grows no more', () => {
    const at = seated(['rome', 'india', 'china'], 'three', EXPANSION);
    while (!isAsked(at, 'growCapital')) play(at, options(at)[0] as PlainObject);
    expect(asked(at).seat).toBe(1);
    expect(options(at).length).toBe(2);
    const center = player(at, 1).cities[0] as number;
    const outside = [-1, 1, -16, 16]
      .map((step) => center + step)
      .find((square) => !options(at).some((way) => 'square' in way && way.square === square));
    expect(refused(at, { square: outside }).rule).toBe('CIV-012');
    setUp(at);
    expect(hasMetropolis(player(at, 1))).toBe(true);
    expect(isAsked(at, 'growCapital')).toBe(false);
    expect(view(at).players[1]?.techs.map(({ tech }) => tech)).toEqual(['agriculture']);
  });

  test('RUL-359 not onto water; figures start in the ten squares around both centers', () => {
    const at = seated(['rome', 'india', 'china'], 'three', EXPANSION);
    while (!isAsked(at, 'growCapital')) play(at, options(at)[0] as PlainObject);
    const [first, second] = (options(at) as readonly { readonly square: number }[]).map(({ square }) => square);
    const [dry, wet] = [first as number, second as number];
    at.state.ground[wet] = GROUND_TERRAIN.indexOf(WATER);
    expect(options(at)).toEqual([{ square: dry }]);
    expect(refused(at, { square: wet })).toEqual({ rule: 'RUL-359', params: { square: wet } });
    play(at, { square: dry });
    while (!(isAsked(at, 'placeStartingFigure') && asked(at).seat === 1)) play(at, options(at)[0] as PlainObject);
    const map = geometryFor(3);
    const center = player(at, 1).cities[0] as number;
    const around = [...(map.around[center] ?? []), ...(map.around[dry] ?? [])]
      .filter((square, i, all) => all.indexOf(square) === i && square !== center && square !== dry)
      .filter((square) => GROUND_TERRAIN[at.state.ground[square] as number] !== WATER);
    const offered = (options(at) as readonly { readonly square: number }[]).map(({ square }) => square);
    expect(offered.sort((a, b) => a - b)).toEqual(around.sort((a, b) => a - b));
    expect(around.some((square) => !map.around[center]?.includes(square))).toBe(true);
  });

  test('RUL-301 nothing else counts as a uranium', () => {
    const own = { civilization: 'india', techs: ['atomicTheory'], resources: { iron: 2, silk: 2 } };
    const at = managing({ ...own, markers: ['hut:spy'] });
    expect(refused(at, { do: 'ability', tech: 'atomicTheory' }).rule).toBe('TECH-005');
    const paying = managing({ ...own, markers: ['village:uranium'] });
    play(paying, { do: 'ability', tech: 'atomicTheory' });
    expect(options(paying)).toEqual([{ pay: 'village', resource: 'uranium' }]);
    expect(refused(paying, token('iron')).rule).toBe('TECH-005');
  });

  test('RUL-301 FAQ-031 pays market resources with anything, but no spy and no uranium', () => {
    const own = { civilization: 'india', techs: ['currency'], markers: ['hut:spy'], resources: { iron: 1 } };
    const at = managing({ ...own, events: ['aGenerousGift'] });
    play(at, CURRENCY);
    expect(options(at)).toEqual([
      token('iron'),
      { pay: 'hut', resource: 'spy' },
      expect.objectContaining({ pay: 'event', event: 'aGenerousGift', as: 'incense' }),
    ]);
    expect(refused(at, token('wheat')).rule).toBe('RUL-250');
    play(at, token('iron'));
    pass(at);
    expect(culture(at)).toBe(3);
    const other = managing({ techs: ['currency'], resources: { iron: 1 } });
    expect(refused(other, CURRENCY).rule).toBe('TECH-005');
    const spying = managing({ civilization: 'india', techs: ['theology'], resources: { iron: 2, silk: 2 } });
    expect(options(spying)).not.toContainEqual({ do: 'ability', tech: 'theology' });
  });

  test('FAQ-066 RUL-301 devoting a city gives 1 more for each resource square, those of scouts too, covered ones not', () => {
    const far = squareAt(6, 8);
    const at = cityManaging({
      capital: ['forest silk', 'mountain iron', 'grassland wheat'],
      player: { civilization: 'india', scouts: [far], scoutsCity: [0] },
      given: {
        ground: [{ square: far, face: 'grassland wheat' }],
        pieces: [{ square: near(2), building: 'market' }],
      },
      options: EXPANSION,
    });
    const city = view(at).players[0]?.cities[0];
    expect(city?.devotionSources).toContainEqual({ of: 'civilization', id: 'india', amount: 3 });
    const other = cityManaging({ capital: ['forest silk'], options: EXPANSION });
    expect(view(other).players[0]?.cities[0]?.devotionSources.map(({ of }) => of)).toEqual(['city']);
    const sum = city?.devotionSources.reduce((all, { amount }) => all + amount, 0);
    play(at, { do: 'devote', city: CENTER });
    pass(at);
    expect(culture(at)).toBe(sum);
  });
});

describe('Spain', () => {
  test('CIV-013 CIV-014 CIV-015 starts with a second scout of three, and no three figures share a square', () => {
    const at = seated(['rome', 'spain', 'china'], 'three', EXPANSION);
    while (!(isAsked(at, 'placeStartingFigure') && asked(at).seat === 1)) play(at, options(at)[0] as PlainObject);
    const first = options(at)[0] as PlainObject;
    play(at, first);
    play(at, first);
    expect(asked(at)).toMatchObject({ kind: 'placeStartingFigure', seat: 1, figure: 'scout' });
    expect(refused(at, first).rule).toBe('MOVE-008');
    setUp(at);
    const scouts = view(at).players[1]?.scouts.map(({ square }) => square !== null);
    expect(scouts).toEqual([true, true, false]);
    expect(view(at).players[0]?.scouts).toHaveLength(2);
  });

  test('CIV-014 all three scouts send their squares and are seen', () => {
    const squares = [squareAt(3, 4), squareAt(4, 4), squareAt(5, 8)];
    const own = { civilization: 'spain', scouts: squares, scoutsCity: [0, 0, 0] };
    const ground = squares.map((square) => ({ square, face: 'forest' }));
    const at = cityManaging({ player: own, given: { ground }, options: EXPANSION });
    const one = cityManaging({
      player: { ...own, scoutsCity: [0, null, null] },
      given: { ground },
      options: EXPANSION,
    });
    const production = (of: Table) => view(of).players[0]?.cities[0]?.production ?? 0;
    expect(view(at).players[0]?.scouts.map(({ square }) => square)).toEqual(squares);
    expect(production(at)).toBe(3 * production(one));
    expect(production(one)).toBeGreaterThan(0);
  });
});

describe('choosing among ten civilizations', () => {
  test('RUL-334 VAR-007 SET-006 with the advanced set-up five players have two sheets each, and only a chosen Arabia counts', () => {
    const dealtTo = (seed: string, isArabiaTaken: boolean) => {
      const at = dealt(seed, 5, { expansion: true, advancedSetup: true });
      while (isAsked(at, 'chooseCivilization')) {
        const sheets = options(at) as readonly { readonly civilization: string }[];
        expect(sheets).toHaveLength(2);
        expect(at.state.options.investments).toBe(false);
        play(
          at,
          sheets.find(({ civilization }) => (civilization === 'arabia') === isArabiaTaken) ??
            (sheets[0] as PlainObject),
        );
      }
      return at.state.options.investments;
    };
    expect(dealtTo('five', true)).toBe(true);
    expect(dealtTo('five', false)).toBe(false);
  });

  test('VAR-001 the learning game leaves out Egypt and Rome, and eight are left', () => {
    const at = dealt('learning', 4, { expansion: true, civilizations: 'chosen', learningGame: true });
    const from = options(at).map((answer) => 'civilization' in answer && answer.civilization);
    expect(from).toEqual(['america', 'china', 'germany', 'russia', 'arabia', 'greece', 'india', 'spain']);
  });
});

describe('Spain discovers', () => {
  /** Seat 1, Spain, has just discovered a tile; seat 0 is first, and holds an event that could interrupt. */
  const discovering = (techs: readonly string[] = []) => {
    const at = seated(['rome', 'spain'], 'two', EXPANSION);
    setUp(at);
    playQuietly(at, () => isAsked(at, 'movement', 1));
    const deck = at.state.eventDecks[0] as number[];
    player(at, 0).events.push(...deck.splice(deck.indexOf(cardOf('lost')), 1));
    for (const tech of techs) player(at, 1).techs.push(techIndex(tech));
    for (let tries = 0; tries < 60 && !isAsked(at, 'discoveryBuilding'); tries++) {
      const all = options(at) as readonly PlainObject[];
      const next =
        all.find((answer) => answer['do'] === 'discover') ??
        all.find((answer) => answer['do'] === 'to') ??
        all.find((answer) => answer['do'] === 'move') ??
        all[0];
      play(at, next as PlainObject);
    }
    expect(asked(at)).toMatchObject({ kind: 'discoveryBuilding', seat: 1 });
    return at;
  };

  test('RUL-302 may place a basic building or walls in a city, unlocked or not, or decline', () => {
    const at = discovering();
    const center = player(at, 1).cities[0] as number;
    const items = (options(at) as readonly PlainObject[]).map(({ item }) => item);
    expect(items).toContain('walls');
    expect(items).toContain('barracks');
    expect(items).not.toContain('bank');
    // Spain has one city, whose center alone takes walls.
    expect(items.filter((item) => item === 'walls')).toHaveLength(1);
    expect(refused(at, { item: 'bank', square: center + 1 }).rule).toBe('RUL-302');
    play(at, { item: 'walls', square: center });
    expect(view(at).players[1]?.cities[0]?.walls).toBe(true);
    const other = discovering();
    play(other, { item: null });
    expect(view(other).players[1]?.cities[0]?.walls).toBe(false);
    expect(isAsked(other, 'discoveryBuilding')).toBe(false);
  });

  test('RUL-385 the building stands before others may interrupt', () => {
    const at = discovering();
    const center = player(at, 1).cities[0] as number;
    play(at, { item: 'walls', square: center });
    expect(asked(at)).toMatchObject({ kind: 'interrupt', moment: 'discovery', mover: 1 });
    expect(view(at).players[1]?.cities[0]?.walls).toBe(true);
  });

  test('RUL-080 BLD-018 a basic building whose upgrade Spain knows is placed on its upgraded side', () => {
    for (const [techs, face] of [
      [[], 'market'],
      [['banking'], 'bank'],
    ] as const) {
      const at = discovering(techs);
      const left = view(at).buildings['market'] as number;
      const site = (options(at) as readonly PlainObject[]).find(({ item }) => item === 'market') as PlainObject;
      play(at, site);
      const built = view(at).map.squares.find(({ square }) => square === site['square'])?.piece;
      expect(built).toEqual({ kind: 'building', face });
      expect(view(at).buildings['market']).toBe(left - 1);
    }
  });
});

describe('Greece without the great person deck', () => {
  const OPERA = squareAt(5, 0);
  const WONDER = { do: 'wonder', wonder: 'sydneyOperaHouse', figure: null };

  /** Seat 0, one step before a great person space, with these markers on top, the last one first; seat 1 is first. */
  const gaining = (persons: readonly string[], enemy: PlainObject = {}) =>
    starting({
      own: { civilization: 'greece', track: 2 },
      enemy,
      pieces: [{ square: OPERA, wonder: 'sydneyOperaHouse' }],
      given: { first: 1, decks: { persons } },
      options: EXPANSION,
    });

  test('RUL-343 keeps one of two markers that only it has seen, and the other is mixed back', () => {
    const at = gaining(['artist', 'builder']);
    play(at, WONDER);
    expect(asked(at)).toMatchObject({ kind: 'keepPerson', seat: 0 });
    expect(options(at)).toEqual([{ person: 'artist' }, { person: 'builder' }]);
    expect(refused(at, { person: 'general' })).toEqual({ rule: 'RUL-343', params: { person: 'general' } });
    expect(refused(at, { card: 'valmiki' }).rule).toBe('K-SHAPE');
    expect(view(at, 1)).toMatchObject({ persons: 16, gained: [] });
    const seen = view(at, 1);
    const dealtAgain = new Set<string>();
    for (let i = 1; i < 30; i++) {
      const other = resample(at.state, 1, [i, i, i, i]);
      expect(view({ state: other }, 1)).toEqual(seen);
      dealtAgain.add(JSON.stringify(options({ state: other })));
    }
    expect(dealtAgain.size).toBeGreaterThan(1);
    play(at, { person: 'builder' });
    expect(asked(at)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'builder' });
    expect(view(at, 1).persons).toBe(17);
    expect(at.state.persons.filter((person) => person === 0)).toHaveLength(3);
  });

  test('RUL-343 two of a kind are one choice, and the last marker is taken without one', () => {
    const same = gaining(['artist', 'artist']);
    play(same, WONDER);
    expect(options(same)).toEqual([{ person: 'artist' }]);
    play(same, { person: 'artist' });
    expect(artistsLeft(same)).toBe(2);
    const types = ['artist', 'builder', 'general', 'humanitarian', 'industrialist'];
    const last = gaining(['scientist'], { reserve: [...types, ...types, ...types, 'scientist', 'scientist'] });
    play(last, WONDER);
    expect(asked(last)).toMatchObject({ kind: 'placePerson', seat: 0, person: 'scientist' });
    expect(view(last).persons).toBe(0);
  });

  /** Artists that are left. */
  const artistsLeft = (at: Table) => at.state.persons.filter((person) => person === 0).length;
});
