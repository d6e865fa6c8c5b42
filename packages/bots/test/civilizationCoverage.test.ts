import {
  type Answer,
  type Ask,
  type CivilizationTypes,
  civilization,
  type Happening,
  type State,
} from '@tessera/game-civilization';
import { CIVILIZATION_ABILITIES, CIVILIZATION_IDS, type CivilizationAbility } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilizationCoverage } from '../src/civilization/coverage.ts';
import type { Moment } from '../src/index.ts';

function stateOf(given: PlainObject): State {
  const setup = civilization.setup(3, { expansion: true });
  if ('rule' in setup) throw new Error(setup.rule);
  const state = civilization.fromScenario(setup, given, true);
  if ('rule' in state) throw new Error(JSON.stringify(state));
  return state;
}

type Seen = Partial<Pick<Moment<CivilizationTypes>, 'ask' | 'answer'>>;

/** What counts as used after some news, with a question of seat 2 that was just answered. */
function usedAfter(news: readonly PlainObject[], given: PlainObject = {}, seen: Seen = {}) {
  const watcher = civilizationCoverage.watch();
  const happenings = news as unknown as readonly Happening[];
  watcher.saw({ state: stateOf(given), ask: null, answer: null, ...seen, happenings });
  return watcher.used();
}

describe('used is', () => {
  it('a card that is played, a tech that is learned, what is built', () => {
    expect(
      usedAfter([
        { kind: 'eventPlayed', seat: 1, event: 'aGiftFromAfar2', as: 'silk', chosen: [] },
        { kind: 'techLearned', seat: 1, tech: 'pottery', by: 'research' },
        { kind: 'wonderBuilt', seat: 1, square: 3, wonder: 'oracle' },
        { kind: 'buildingBuilt', seat: 1, square: 3, building: 'temple' },
        { kind: 'wallsBuilt', seat: 1, square: 3 },
        { kind: 'personCardUsed', seat: 1, card: 'marcoPolo', chosen: [] },
        { kind: 'invested', seat: 1, card: 'infrastructure', from: null, markers: 1 },
      ]),
    ).toEqual({
      event: ['aGiftFromAfar'],
      tech: ['pottery'],
      wonder: ['oracle'],
      building: ['temple', 'walls'],
      personCard: ['marcoPolo'],
      investment: ['infrastructure'],
    });
  });

  it('an event and an ability that a city action uses, but not a caravan', () => {
    const bonuses = ['despotDay', 'construction', 'caravan'];
    expect(usedAfter([{ kind: 'cityActs', seat: 0, act: 'produce', rush: 0, bonuses }])).toEqual({
      event: ['despotDay'],
      ability: ['construction.cityManagement'],
    });
  });

  it('the one of two abilities of a tech that the table shows as used', () => {
    const news = { kind: 'abilityUsed', seat: 0, tech: 'atomicTheory', chosen: [] };
    expect(usedAfter([news])).toEqual({});
    const given = { players: [{ techs: ['atomicTheory'], used: ['atomicTheory2'] }] };
    expect(usedAfter([news], given)).toEqual({ ability: ['atomicTheory.movement'] });
  });

  it('a marker with a resource when it is spent, any other when it is found', () => {
    expect(usedAfter([{ kind: 'hutExplored', seat: 0, square: 3, marker: 'spy' }])).toEqual({});
    expect(usedAfter([{ kind: 'markerLost', seat: 0, back: 'hut', marker: 'spy' }])).toEqual({ hut: ['spy'] });
    const village = { kind: 'villageConquered', seat: 0, square: 3, marker: 'greatPerson' };
    expect(usedAfter([village])).toEqual({ village: ['greatPerson'] });
  });

  it('a marker that figures leave on a city, and a metropolis on the map', () => {
    const left = { kind: 'figuresDisbanded', seat: 0, square: 3, armies: 0, scouts: 1 };
    expect(usedAfter([{ ...left, marker: null }])).toEqual({});
    expect(usedAfter([{ ...left, marker: 'caravan' }])).toEqual({ cityMarker: ['caravan'] });
    const grown = { discovered: true, players: [{ cities: [120], metropolis: 121 }] };
    expect(usedAfter([], grown)).toEqual({ cityMarker: ['metropolis'] });
  });

  it('a victory that ends the game, but not another end', () => {
    const end = { kind: 'gameEnded', winners: [0], scores: null };
    expect(usedAfter([{ ...end, reason: 'economic' }])).toEqual({ victory: ['economic'] });
    expect(usedAfter([{ ...end, reason: 'resignation' }])).toEqual({});
  });

  it('what lies on the table when the first turn begins', () => {
    const used = usedAfter([{ kind: 'turnBegins', turn: 1, first: 0 }], {
      players: [{ civilization: 'rome' }, { civilization: 'russia' }, { civilization: 'greece' }],
    });
    expect(used['civilization']).toEqual(['rome', 'russia', 'greece']);
    expect(used['tile']).toEqual(expect.arrayContaining(['rome', 'russia', 'greece']));
  });
});

/** News of seat 2 that shows the ability. */
const SHOWN: { readonly [A in CivilizationAbility]?: readonly PlainObject[] } = {
  rush: [{ kind: 'cityActs', rush: 1, act: 'produce', bonuses: [] }],
  markerCulture: [{ kind: 'hutExplored', marker: 'spy' }],
  savedUnit: [{ kind: 'unitSaved' }],
  freeBuilding: [{ kind: 'cityActs', rush: 0, act: 'freeBuilding', bonuses: [] }],
  techReward: [{ kind: 'techLearned', tech: 'flight', by: 'research' }, { kind: 'unitGained' }],
  freeAdvance: [{ kind: 'cityFounded' }, { kind: 'trackAdvanced' }],
  sacrifice: [{ kind: 'sacrificeDeclared' }],
  spentCulture: [{ kind: 'resourceLost' }, { kind: 'cultureGained' }],
  investedAdvance: [{ kind: 'invested', card: 'infrastructure' }, { kind: 'trackAdvanced' }],
  newTechCulture: [{ kind: 'techLearned', tech: 'flight', by: 'research' }, { kind: 'cultureGained' }],
};

/** Questions of seat 2 and their answers. */
const ASKED: { readonly [A in CivilizationAbility]?: readonly [PlainObject, PlainObject] } = {
  choiceOfPeople: [{ kind: 'keepPerson' }, { card: 'marcoPolo' }],
  anyResource: [
    { kind: 'payResource', need: 'silk' },
    { pay: 'token', resource: 'iron' },
  ],
  travelSpeed: [
    { kind: 'step', left: 1 },
    { do: 'to', square: 3 },
  ],
  discoveryBuilding: [{ kind: 'discoveryBuilding' }, { item: 'harbor', square: 3 }],
};

/** Questions and answers that only look alike. */
const NOT_ASKED: typeof ASKED = {
  anyResource: [
    { kind: 'payResource', need: 'any' },
    { pay: 'token', resource: 'iron' },
  ],
  travelSpeed: [
    { kind: 'step', left: 2 },
    { do: 'to', square: 3 },
  ],
  discoveryBuilding: [{ kind: 'discoveryBuilding' }, { item: null }],
};

function playing(ability: CivilizationAbility): PlainObject {
  const isOwn = (id: keyof typeof CIVILIZATION_ABILITIES) =>
    (CIVILIZATION_ABILITIES[id] as readonly string[]).includes(ability);
  const own = CIVILIZATION_IDS.find(isOwn) as string;
  const others = CIVILIZATION_IDS.filter((id) => !isOwn(id));
  return { players: [...others.slice(0, 2), own].map((civilization) => ({ civilization })) };
}

describe('the ability of a civilization is used', () => {
  it.each(Object.entries(SHOWN))('when its player does what shows it: %s', (ability, news) => {
    const given = playing(ability as CivilizationAbility);
    const by = (seat: number) =>
      usedAfter(
        news.map((one) => ({ ...one, seat })),
        given,
      )['civilizationAbility'] ?? [];
    expect([by(2).includes(ability), by(1).includes(ability)]).toEqual([true, false]);
    if (news.length > 1) {
      const half = usedAfter([{ ...(news[0] as PlainObject), seat: 2 }], given);
      expect(half['civilizationAbility'] ?? []).not.toContain(ability);
    }
  });

  const after = ([ask, answer]: readonly [PlainObject, PlainObject], seat: number, ability: string) =>
    usedAfter([], playing(ability as CivilizationAbility), {
      ask: { ...ask, seat } as unknown as Ask,
      answer: answer as unknown as Answer,
    })['civilizationAbility'] ?? [];

  it.each(Object.entries(ASKED))('when its player answers so: %s', (ability, asked) => {
    expect([after(asked, 2, ability), after(asked, 1, ability)]).toEqual([[ability], []]);
  });

  it.each(Object.entries(NOT_ASKED))('not by an answer that anyone can give: %s', (ability, asked) => {
    expect(after(asked, 2, ability)).toEqual([]);
  });

  it.each([{ by: 'marieCurie' }, { through: 'kremlin' }])(
    'not by a card that lets anyone pay otherwise: %o',
    (card) => {
      const asked = [
        { kind: 'payResource', need: 'spy' },
        { pay: 'token', resource: 'iron', ...card },
      ] as const;
      expect(after(asked, 2, 'anyResource')).toEqual([]);
    },
  );

  it('when a group is larger than that of others may be: stackingLimit', () => {
    const group = (armies: number) =>
      usedAfter([{ kind: 'figuresMoved', seat: 0, from: 4, to: 120, armies, scouts: 0 }], {
        discovered: true,
        players: [{ civilization: 'russia', armies: new Array(armies).fill(120) }],
      })['civilizationAbility'];
    expect([group(2), group(3)]).toEqual([undefined, ['stackingLimit']]);
  });
});
