import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { TECH_LEVEL, techIndex } from '../src/data/faces.ts';
import type { Happening, State } from '../src/index.ts';
import { resample } from '../src/resample.ts';
import { couldResearch } from '../src/rules/research.ts';
import { tieBreakScore } from '../src/rules/tieBreak.ts';
import { killPerson } from '../src/verbs/pieces.ts';
import { offered, rows } from './researchTable.ts';
import { HOME, SECOND, type Start, starting } from './startTable.ts';
import {
  asked,
  chooser,
  impossible,
  isAsked,
  options,
  play,
  player,
  refused,
  squareAt,
  type Table,
  table,
  view,
} from './table.ts';

const OPTIONS = { expansion: true, greatPersonDeck: true };
const SPOT = squareAt(7, 2);
const OTHER = squareAt(1, 2);
const ENEMY_SPOT = squareAt(2, 14);
const using = (card: string) => ({ do: 'greatPerson', card });
const PASS = { do: 'pass' };
const levelOf = (tech: string) => TECH_LEVEL[techIndex(tech)];

/** The Research Phase; seat 0 has these cards face down and two scientists on the map, seat 1 is the first player. */
function researching(hidden: readonly string[], of: Start = {}): Table {
  return starting({
    ...of,
    options: { ...OPTIONS, ...of.options },
    own: { cities: [HOME, SECOND], trade: 20, hiddenPeople: hidden, ...of.own },
    pieces: [{ square: SPOT, person: 'scientist' }, { square: OTHER, person: 'scientist' }, ...(of.pieces ?? [])],
    given: { phase: 'research', first: 1, ...of.given },
  });
}

describe('before research', () => {
  it('RUL-338 whoever could hold a card of a working type is asked, in turn order and until they pass', () => {
    const at = researching(['sirIsaacNewton', 'louisPasteur'], {
      enemy: { hiddenPeople: ['marcoPolo'], trade: 10 },
      pieces: [{ square: ENEMY_SPOT, person: 'industrialist' }],
    });
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 1 });
    expect(options(at)).toEqual([PASS, using('marcoPolo')]);
    play(at, using('marcoPolo'));
    expect(view(at).players[1]?.trade).toBe(27);
    // Nothing is left face down, so seat 1 is not asked again.
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 0 });
    expect(options(at)).toEqual([PASS, using('sirIsaacNewton'), using('louisPasteur')]);
    play(at, using('louisPasteur'));
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 0 });
    play(at, PASS);
    expect([isAsked(at, 'research', 0), isAsked(at, 'research', 1)]).toEqual([true, true]);
  });

  it('RUL-338 RUL-337 nobody is asked without a working marker, nor for cards that lie face up', () => {
    const blockaded = { enemy: { armies: [SPOT, OTHER] } };
    expect(asked(researching(['sirIsaacNewton'], blockaded)).kind).toBe('research');
    expect(asked(researching(['archimedes'])).kind).toBe('research');
    expect(asked(researching([], { own: { openPeople: ['louisPasteur'] } })).kind).toBe('research');
    expect(asked(researching(['sirIsaacNewton'], { enemy: { armies: [SPOT] } })).kind).toBe('beforeResearch');
  });

  it('RUL-338 RUL-335 a card of another phase is not offered, and the question stays the same', () => {
    const at = researching(['albertEinstein']);
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 0 });
    expect(options(at)).toEqual([PASS]);
    expect(refused(at, using('albertEinstein'))).toEqual({ rule: 'RUL-335', params: { card: 'albertEinstein' } });
    expect(refused(at, using('sirIsaacNewton')).rule).toBe('GPD-009');
    expect(refused(at, { do: 'event', event: 'thinkTank' }).rule).toBe('K-SHAPE');
    expect(asked(researching(['albertEinstein'], { options: { skipFutile: true } })).kind).toBe('research');
  });

  it('RUL-338 who is asked does not depend on the faces', () => {
    for (const card of ['sirIsaacNewton', 'albertEinstein', 'alanTuring', 'galileoGalilei']) {
      const at = researching([card]);
      const seen = view(at, 1);
      for (const seed of ['a', 'b', 'c']) {
        const choose = chooser(seed);
        const dealt = resample(at.state, 1, [choose(99), choose(99), choose(99), 1]);
        expect(view({ state: dealt }, 1)).toEqual(seen);
      }
    }
  });

  it('RUL-338 three seats are asked from the first player on, and nobody in the base game', () => {
    const map = geometryFor(3);
    const homes = [0, 1, 2].map((seat) => map.slots.find((slot) => slot.seat === seat)?.squares[5] as number);
    const at = starting({
      seats: 3,
      options: OPTIONS,
      own: { cities: [homes[0] as number], hiddenPeople: ['louisPasteur'] },
      enemy: { cities: [homes[1] as number], openPeople: ['jimHenson'] },
      third: { cities: [homes[2] as number], hiddenPeople: ['valmiki'] },
      pieces: ['scientist', 'humanitarian', 'artist'].map((person, seat) => ({
        square: map.around[homes[seat] as number]?.[0] as number,
        person,
      })),
      given: { phase: 'research', first: 2 },
    });
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 2 });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'beforeResearch', seat: 0 });
    play(at, PASS);
    expect(asked(at).kind).not.toBe('beforeResearch');
    expect(asked(table({ phase: 'research', players: [{ trade: 10 }] })).kind).toBe('research');
  });
});

describe('Sir Isaac Newton', () => {
  const ROWS = ['pottery', 'writing', 'codeOfLaws', 'animalHusbandry'];

  const placing = (techs: readonly string[], row: number, own: PlainObject = {}): Table => {
    const at = researching(['sirIsaacNewton'], { own: { techs, ...own } });
    play(at, using('sirIsaacNewton'));
    expect(asked(at)).toMatchObject({ kind: 'choose', card: 'sirIsaacNewton', of: 'row' });
    play(at, { value: row });
    return at;
  };

  it('RUL-312 the card goes into a legal row of the pyramid as a nameless tech', () => {
    const at = researching(['sirIsaacNewton'], { own: { techs: ROWS } });
    play(at, using('sirIsaacNewton'));
    expect(options(at)).toEqual([{ value: 1 }, { value: 2 }]);
    expect(refused(at, { value: 3 })).toMatchObject({ rule: 'RES-010', params: { level: 3, below: 0, needed: 2 } });
    for (const value of [0, 5, -1]) expect(refused(at, { value }).rule).toBe('RUL-312');
    play(at, { value: 2 });
    expect(view(at, 1).players[0]).toMatchObject({
      placedPerson: { card: 'sirIsaacNewton', row: 2 },
      openPeople: [],
      hiddenPeople: { scientist: 0 },
    });
    expect(view(at, 1).personDiscards).toEqual([]);
    expect(isAsked(at, 'research', 0)).toBe(true);
  });

  it('RUL-312 RES-010 it carries what lies above it and takes the place of a tech', () => {
    const levels = (at: Table) => [1, 2, 3].filter((level) => offered(at).some((tech) => levelOf(tech) === level));
    // The starting tech alone carries nothing; with Newton beside it there is a place in row 2.
    expect(levels(researching([]))).toEqual([1]);
    expect(levels(placing([], 1))).toEqual([1, 2]);
    // Two techs carry one place, which Newton takes.
    expect(levels(researching([], { own: { techs: rows(1) } }))).toEqual([1, 2]);
    expect(levels(placing(rows(1), 2))).toEqual([1]);
    // Row 2 with one tech and Newton carries a place in row 3.
    const own = { techs: rows(2, 1) };
    expect(levels(researching([], { own }))).toEqual([1, 2]);
    expect(levels(placing(own.techs, 2, own))).toEqual([1, 3]);
  });

  it('RUL-312 RUL-335 only before research, and only once', () => {
    const at = starting({
      options: OPTIONS,
      own: { hiddenPeople: ['sirIsaacNewton'] },
      pieces: [{ square: SPOT, person: 'scientist' }],
      given: { first: 1 },
    });
    expect(refused(at, using('sirIsaacNewton')).rule).toBe('RUL-335');
    const placed = placing(ROWS, 1);
    expect(player(placed, 0).hiddenPeople).toEqual([]);
  });

  it('RUL-312 GPD-014 it counts for no marker limit and goes with no marker', () => {
    const at = placing(ROWS, 1, { openPeople: ['louisPasteur', 'alanTuring'] });
    const context = createContext<State, Happening>(at.state);
    killPerson(context, SPOT);
    killPerson(context, OTHER);
    expect(player(at, 0)).toMatchObject({ newtonRow: 1, openPeople: [] });
    expect([...view(at, 1).personDiscards].sort()).toEqual(['alanTuring', 'louisPasteur']);
  });

  it('RUL-312 a table on which it has no place is refused', () => {
    const stated = (newtonRow: number) => impossible({ players: [{ newtonRow }] }, 2, OPTIONS);
    expect(stated(3)).toMatchObject({ rule: 'RES-010', params: { part: 'newtonRow' } });
    expect(stated(5)).toMatchObject({ rule: 'RUL-312' });
  });

  it('RUL-317 it is no tech of the advanced score', () => {
    const [before, after] = [researching([], { own: { techs: ROWS } }), placing(ROWS, 2)];
    expect(tieBreakScore(after.state, 0)).toBe(tieBreakScore(before.state, 0));
    expect(couldResearch(after.state, 0)).toBe(true);
  });
});
