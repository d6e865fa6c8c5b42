import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { overrunLoot } from '../src/rules/loot.ts';
import { destroyFigures } from '../src/verbs/figures.ts';
import { acts, cities, HOME, passTo, SECOND, type Start, starting, yields } from './startTable.ts';
import { asked, isAsked, options, play, player, refused, squareAt, type Table, view } from './table.ts';

/** The square of the wonder, in the outskirts of seat 0's capital. */
const PLACE = squareAt(7, 2);

/** Seat 0 has this wonder of the expansion; seat 1 began the round. */
function having(wonder: string, of: Start = {}): Table {
  return starting({
    ...of,
    options: { expansion: true, ...of.options },
    pieces: [{ square: PLACE, wonder }, ...(of.pieces ?? [])],
  });
}

const blockaded: Start = { enemy: { scouts: [PLACE] } };
const used = (wonder: string, more: PlainObject = { figure: null }) => ({ do: 'wonder', wonder, ...more });

describe('Chichen Itza', () => {
  it('RUL-383 adds 3 production to every city, and the view says where from', () => {
    const at = having('chichenItza', { own: { cities: [HOME, SECOND] } });
    expect(yields(at, 0).production).toBe(3);
    expect(yields(at, 1).production).toBe(3);
    expect(cities(at)[1]?.productionSources).toEqual([{ of: 'wonder', id: 'chichenItza', amount: 3 }]);
  });

  it('RUL-194 OBS-002 adds nothing while it is blockaded or obsolete', () => {
    expect(yields(having('chichenItza', blockaded)).production).toBe(0);
    expect(yields(having('chichenItza', { given: { obsolete: ['chichenItza'] } })).production).toBe(0);
  });
});

describe('the Great Wall', () => {
  it('RUL-307 RUL-346 walls one city for free each turn, without Masonry', () => {
    const at = having('greatWall', { own: { cities: [HOME, SECOND] } });
    expect(acts(at, 'wonder')).toEqual([used('greatWall', { city: HOME }), used('greatWall', { city: SECOND })]);
    expect(play(at, used('greatWall', { city: SECOND }))).toContainEqual({
      kind: 'wallsBuilt',
      seat: 0,
      square: SECOND,
    });
    expect(cities(at).map(({ walls }) => walls)).toEqual([false, true]);
    expect(refused(at, used('greatWall', { city: HOME })).rule).toBe('RUL-043');
    passTo(at, 'startOfTurn', 0);
    expect(acts(at, 'wonder')).toEqual([used('greatWall', { city: HOME })]);
    expect(refused(at, used('greatWall', { city: SECOND })).rule).toBe('BLD-010');
    expect(refused(at, used('greatWall', { city: PLACE })).rule).toBe('BLD-009');
    expect(refused(at, used('greatWall')).rule).toBe('K-SHAPE');
  });

  it('BLK-003 OBS-002 WON-009 only while it works, and only for its owner', () => {
    const act = used('greatWall', { city: HOME });
    expect(refused(having('greatWall', blockaded), act).rule).toBe('BLK-003');
    expect(refused(having('greatWall', { given: { obsolete: ['greatWall'] } }), act).rule).toBe('OBS-002');
    expect(refused(having('bigBen'), act).rule).toBe('WON-009');
  });

  it('RUL-374 RUL-307 leaves nothing for overrun scouts, unless it is blockaded', () => {
    expect(overrunLoot(having('greatWall').state, 0)).toBe(0);
    expect(overrunLoot(having('greatWall').state, 1)).toBe(1);
    expect(overrunLoot(having('greatWall', blockaded).state, 0)).toBe(1);
  });
});

describe('Taj Mahal', () => {
  const techs = ['pottery', 'masonry', 'writing', 'printingPress'];
  const building = (item: string) => used('tajMahal', { item });
  const offered = (at: Table) => acts(at, 'wonder').map((act) => (act as PlainObject)['item']);

  it('RUL-307 RUL-346 BLD-018 gives an unlocked building in any own city, once per turn', () => {
    const at = having('tajMahal', { own: { cities: [HOME, SECOND], techs } });
    expect(offered(at)).toContain('university');
    expect(offered(at)).not.toContain('library');
    expect(refused(at, building('library')).rule).toBe('BLD-018');
    expect(refused(at, building('barracks')).rule).toBe('BLD-001');
    expect(refused(at, building('army'))).toEqual({ rule: 'RUL-307', params: { wonder: 'tajMahal', item: 'army' } });
    expect(refused(at, building('stonehenge')).rule).toBe('RUL-307');
    expect(refused(at, building('toString')).rule).toBe('K-SHAPE');
    expect(refused(at, used('tajMahal')).rule).toBe('K-SHAPE');
    play(at, building('university'));
    expect(asked(at)).toMatchObject({ kind: 'placeFreeItem', seat: 0, item: 'university' });
    play(at, { square: SECOND + 1 });
    expect(view(at).map.squares[SECOND + 1]?.piece).toMatchObject({ kind: 'building', face: 'university' });
    expect(refused(at, building('university')).rule).toBe('RUL-043');
    passTo(at, 'startOfTurn', 0);
    expect(offered(at)).toContain('university');
  });

  it('RUL-382 RUL-065 gives walls to a city without them, if Masonry is known', () => {
    const at = having('tajMahal', { own: { cities: [HOME, SECOND], walls: [true, false], techs } });
    play(at, building('walls'));
    expect(options(at)).toEqual([{ square: SECOND }]);
    play(at, { square: SECOND });
    expect(cities(at).map(({ walls }) => walls)).toEqual([true, true]);
    expect(refused(having('tajMahal'), building('walls')).rule).toBe('BLD-011');
  });

  it('RUL-065 BLD-001 gives nothing that is locked', () => {
    const at = having('tajMahal');
    expect(offered(at)).toEqual(['market']);
    expect(refused(at, building('library')).rule).toBe('BLD-001');
  });

  it('BLK-003 OBS-002 gives nothing while it is blockaded or obsolete', () => {
    expect(refused(having('tajMahal', { ...blockaded, own: { techs } }), building('university')).rule).toBe('BLK-003');
    const obsolete = having('tajMahal', { own: { techs }, given: { obsolete: ['tajMahal'] } });
    expect(refused(obsolete, building('university')).rule).toBe('OBS-002');
  });
});

describe('Big Ben', () => {
  it('RUL-346 gives one of every resource that the market has, once per turn', () => {
    const at = having('bigBen', { given: { resources: { wheat: 0 } } });
    const before = [...at.state.market];
    play(at, used('bigBen'));
    expect(player(at, 0).resources).toEqual(before.map((left) => Number(left > 0)));
    expect(at.state.market).toEqual(before.map((left) => Math.max(0, left - 1)));
    expect(refused(at, used('bigBen')).rule).toBe('RUL-043');
  });
});

describe('Cristo Redentor', () => {
  it('RUL-309 RUL-346 draws two events of one deck, and holds four more', () => {
    const at = having('cristoRedentor', {
      own: { events: ['drought', 'drought', ...Array(3).fill('exchangeOfIdeas')] },
    });
    expect(view(at).players[0]?.cultureHandSize).toBe(6);
    const news = play(at, used('cristoRedentor', { deck: 'II' }));
    expect(news.filter(({ kind }) => kind === 'eventDrawn')).toEqual([
      { kind: 'eventDrawn', seat: 0, deck: 'II', event: null, from: null },
      { kind: 'eventDrawn', seat: 0, deck: 'II', event: null, from: null },
    ]);
    // Seven cards for a hand of six.
    expect(isAsked(at, 'discardEvent', 0)).toBe(true);
    play(at, { event: 'drought' });
    expect(isAsked(at, 'startOfTurn', 0)).toBe(true);
    expect(refused(at, used('cristoRedentor', { deck: 'I' })).rule).toBe('RUL-043');
  });

  it('RUL-194 adds nothing to the hand while it is blockaded, and again afterwards', () => {
    const at = having('cristoRedentor', blockaded);
    expect(view(at).players[0]?.cultureHandSize).toBe(2);
    destroyFigures(createContext(at.state), 1, PLACE, 0, 1);
    expect(view(at).players[0]?.cultureHandSize).toBe(6);
  });
});
