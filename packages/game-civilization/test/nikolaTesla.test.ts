import type { PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { techIndex } from '../src/data/faces.ts';
import { PERSON } from '../src/data/names.ts';
import { resample } from '../src/resample.ts';
import { couldResearch } from '../src/rules/research.ts';
import { tieBreakScore } from '../src/rules/tieBreak.ts';
import { foreseen } from './previewTable.ts';
import { offered, rows } from './researchTable.ts';
import { HOME, SECOND, type Start, starting } from './startTable.ts';
import {
  asked,
  chooser,
  explained,
  impossible,
  ofKind,
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
const PASS = { do: 'pass' };
const lower = (tech: string, row: number) => ({ tech, row });

/** The Research Phase; seat 0 has a builder card and a builder on the map, seat 1 is the first player. */
function researching(of: Start = {}, card = 'nikolaTesla'): Table {
  const at = starting({
    ...of,
    options: { ...OPTIONS, ...of.options },
    own: { cities: [HOME, SECOND], trade: 27, hiddenPeople: [card], ...of.own },
    pieces: [{ square: SPOT, person: 'builder' }, ...(of.pieces ?? [])],
    given: { phase: 'research', first: 1, ...of.given },
  });
  while (asked(at).kind === 'beforeResearch') play(at, PASS);
  return at;
}

/** What Tesla lets seat 0 choose. */
function lowered(at: Table): { tech: string; row: number }[] {
  const answers = options(at, 0) as readonly { readonly tech: string; readonly row?: number }[];
  return answers.filter((one): one is { tech: string; row: number } => one.row !== undefined);
}

/** The rows in which a seat's techs lie. */
function pyramid(at: Table, seat = 0): { [tech: string]: number } {
  return Object.fromEntries(view(at).players[seat]?.techs.map(({ tech, row }) => [tech, row]) ?? []);
}

describe('Nikola Tesla', () => {
  it('RUL-312 RUL-338 a tech goes one row lower, for the trade of its level, and the card is discarded', () => {
    const at = researching({ own: { trade: 11 } });
    expect(offered(at)).not.toContain('gunpowder');
    expect(lowered(at).length).toBeGreaterThan(5);
    expect(new Set(lowered(at).map(({ row }) => row))).toEqual(new Set([1]));
    const heard = play(at, lower('irrigation', 1), 0);
    expect(heard.map(({ kind }) => kind).slice(0, 6)).toEqual([
      'researchRevealed',
      'nothingResearched',
      'personCardUsed',
      'personCardDiscarded',
      'techLearned',
      'tradeLost',
    ]);
    expect(ofKind(heard, 'researchRevealed')).toEqual([
      { kind: 'researchRevealed', techs: ['irrigation', null], lowering: 0 },
    ]);
    expect(pyramid(at)).toEqual({ currency: 1, irrigation: 1 });
    expect(view(at, 1).personDiscards).toEqual(['nikolaTesla']);
    expect(player(at, 0)).toMatchObject({ hiddenPeople: [], loweredTechs: [techIndex('irrigation')] });
    expect(ofKind(heard, 'tradeLost')).toEqual([
      { kind: 'tradeLost', seat: 0, amount: 11 - (view(at).players[0]?.coins ?? 0) },
    ]);
  });

  it('RUL-338 RES-002 the printed level sets the trade, not the row', () => {
    const own = { trade: 10 };
    expect(lowered(researching({ own }))).toEqual([]);
    expect(refused(researching({ own }), lower('irrigation', 1), 0)).toEqual({
      rule: 'RES-002',
      params: { tech: 'irrigation', level: 2, needed: 11, trade: 10 },
    });
    expect(lowered(researching({ own: { trade: 15, techs: rows(1) } })).every(({ row }) => row === 1)).toBe(true);
    const rich = lowered(researching({ own: { trade: 16, techs: rows(1) } }));
    expect(rich).toContainEqual(lower('gunpowder', 2));
  });

  it('RUL-312 RUL-137 the lower row counts for what lies above it, and for the place it takes', () => {
    // Currency and Irrigation in the bottom row carry one place in row II.
    const own = { techs: ['irrigation'], loweredTechs: ['irrigation'], openPeople: [], trade: 11 };
    const at = researching({ own: { ...own, hiddenPeople: [] } });
    expect(pyramid(at)).toEqual({ currency: 1, irrigation: 1 });
    expect(offered(at)).toContain('sailing');
    expect(explained(at, 0, 'research', { tech: 'gunpowder' })?.rule).toBe('RES-002');
    // Without the card a tech needs the place of its level again.
    const full = { techs: [...rows(1), 'gunpowder'], loweredTechs: ['gunpowder'], trade: 16, hiddenPeople: [] };
    const second = researching({ own: full });
    expect(pyramid(second)['gunpowder']).toBe(2);
    expect(refused(second, { tech: 'irrigation' }, 0)).toMatchObject({
      rule: 'RES-010',
      params: { level: 2, below: 2, needed: 3 },
    });
  });

  it('RUL-312 RES-010 the lower row must have a space', () => {
    // Two techs carry one place in row II.
    const own = { techs: rows(1, 1), trade: 16 };
    const at = researching({ own });
    expect(lowered(at).map(({ row }) => row)).not.toContain(2);
    expect(refused(at, lower('gunpowder', 2), 0)).toEqual({
      rule: 'RES-010',
      params: { tech: 'gunpowder', level: 2, below: 2, needed: 3 },
    });
  });

  it('RUL-312 RUL-242 only techs of levels II to IV, exactly one row lower', () => {
    const at = researching({ own: { techs: rows(5, 4, 2, 1) } });
    const levels = new Map(lowered(at).map(({ tech, row }) => [tech, row]));
    expect([levels.get('sailing'), levels.get('metalCasting'), levels.get('ballistics')]).toEqual([1, 2, 3]);
    const high = researching({ own: { techs: rows(4, 4, 3, 1) } });
    expect(lowered(high).map(({ tech }) => tech)).not.toContain('spaceFlight');
    expect(refused(high, lower('spaceFlight', 4), 0).rule).toBe('RUL-312');
    for (const answer of [
      lower('spaceFlight', 4),
      lower('sailing', 2),
      lower('ballistics', 2),
      lower('agriculture', 1),
    ])
      expect(refused(at, answer, 0)).toEqual({ rule: 'RUL-312', params: { tech: answer.tech } });
    for (const row of [0, 6, 1.5, '1', [1]]) expect(refused(at, { tech: 'sailing', row }, 0).rule).toBe('K-SHAPE');
    expect(refused(at, { tech: null, row: 1 }, 0).rule).toBe('K-SHAPE');
  });

  it('RUL-312 GPD-011 GPD-012 only with the card and a working builder', () => {
    expect(refused(researching({}, 'thomasEdison'), lower('irrigation', 1), 0)).toEqual({
      rule: 'GPD-009',
      params: { card: 'nikolaTesla' },
    });
    const blockaded = researching({ enemy: { armies: [SPOT] } });
    expect(lowered(blockaded)).toEqual([]);
    expect(refused(blockaded, lower('irrigation', 1), 0)).toEqual({
      rule: 'GPD-011',
      params: { card: 'nikolaTesla' },
    });
  });

  it('RUL-338 no other question offers him, not even the one before research', () => {
    const given = { phase: 'research', first: 0 };
    const own = { cities: [HOME, SECOND], trade: 27, hiddenPeople: ['nikolaTesla'] };
    const pieces = [{ square: SPOT, person: 'builder' }];
    const before = starting({ options: OPTIONS, own, pieces, given });
    expect(asked(before)).toMatchObject({ kind: 'beforeResearch', seat: 0 });
    expect(options(before)).toEqual([PASS]);
    const using = { do: 'greatPerson', card: 'nikolaTesla' };
    expect(refused(before, using)).toEqual({ rule: 'RUL-338', params: { card: 'nikolaTesla' } });
    const start = starting({ options: OPTIONS, own, pieces, given: { first: 0 } });
    expect(refused(start, using).rule).toBe('RUL-338');
  });

  it('RUL-338 he helps with no tech learned otherwise', () => {
    const at = starting({
      options: OPTIONS,
      own: { cities: [HOME, SECOND], hiddenPeople: ['thomasEdison', 'nikolaTesla'] },
      enemy: { techs: rows(2, 1) },
      pieces: [SPOT, squareAt(7, 1)].map((square) => ({ square, person: 'builder' })),
      given: { first: 0 },
    });
    play(at, { do: 'greatPerson', card: 'thomasEdison' });
    expect(asked(at).kind).toBe('learnTech');
    expect(options(at)).not.toContainEqual({ tech: 'engineering' });
    expect(refused(at, { tech: 'engineering' })).toMatchObject({ rule: 'RES-010', params: { level: 2 } });
  });

  it('RUL-143 RUL-338 a choice that has lost its builder is returned, and card and trade are kept', () => {
    const at = researching({ enemy: { trade: 6 } });
    play(at, lower('irrigation', 1), 0);
    at.state.pieces[SPOT] = 0;
    const heard = play(at, { tech: 'pottery' }, 1);
    expect(heard).toContainEqual({ kind: 'nothingResearched', seat: 0, returned: 'irrigation' });
    expect(ofKind(heard, 'personCardUsed')).toEqual([]);
    expect(player(at, 0)).toMatchObject({ trade: 27, loweredTechs: [] });
    expect(view(at).hand?.people ?? view(at, 0).hand?.people).toEqual(['nikolaTesla']);
  });

  it('RUL-139 RUL-338 the choice may be changed, and is secret until all are revealed', () => {
    const at = researching({ enemy: { trade: 6 } });
    const before = view(at, 1);
    play(at, lower('irrigation', 1), 0);
    expect(view(at, 0).answers).toEqual([lower('irrigation', 1)]);
    expect({ ...view(at, 1), awaited: [] }).toEqual({ ...before, awaited: [] });
    play(at, { tech: 'pottery' }, 0);
    play(at, { tech: null }, 1);
    expect(pyramid(at)).toEqual({ currency: 1, pottery: 1 });
    expect(player(at, 0).hiddenPeople).toHaveLength(1);
  });

  it('RUL-317 VAR-012 a tech in a lower row scores like any other', () => {
    const techs = [...rows(1), 'gunpowder'];
    const given = { own: { techs, loweredTechs: ['gunpowder'], hiddenPeople: [] } };
    const plain = researching({ own: { techs: rows(3, 2, 1), hiddenPeople: [] } });
    expect(tieBreakScore(researching(given).state, 0) - tieBreakScore(plain.state, 0)).toBe(3 - 7);
  });

  it('RUL-312 RES-002 a preview says the row and the trade, and what the tech unlocks', () => {
    const at = researching();
    const { refusal, of } = foreseen(at, 0, 'research', lower('gunpowder', 2));
    expect(refusal?.rule).toBe('RES-010');
    expect(of('research')).toMatchObject([{ tech: 'gunpowder', level: 3, row: 2, needed: 16, trade: 27 }]);
    const possible = foreseen(at, 0, 'research', lower('chivalry', 1));
    expect(possible.refusal).toBeNull();
    expect(possible.of('research')).toMatchObject([{ level: 2, row: 1, rules: ['RES-002', 'RES-005', 'RUL-312'] }]);
    expect(possible.of('rank')).toMatchObject([{ of: 'mounted', before: 1, after: 2 }]);
    expect(player(at, 0).hiddenPeople).toHaveLength(1);
    expect(foreseen(at, 0, 'research', { tech: 'chivalry' }).of('research')).toMatchObject([{ level: 2, row: 2 }]);
  });
});

/** All techs of level I and ten of level II: without Tesla nothing more can be researched for up to 15 trade. */
const STUCK = [
  ...['animalHusbandry', 'codeOfLaws', 'currency', 'horsebackRiding', 'masonry', 'metalworking', 'navigation'],
  ...['philosophy', 'pottery', 'writing', 'agriculture', 'chivalry', 'civilService', 'construction', 'democracy'],
  ...['engineering', 'irrigation', 'mathematics', 'monarchy', 'printingPress', 'sailing'],
];

describe('who is asked for a choice', () => {
  const MAP = geometryFor(5);
  const HOMES = [0, 1, 2, 3, 4].map((seat) => MAP.slots.find((slot) => slot.seat === seat)?.squares[5] as number);
  const BESIDE = MAP.around[HOMES[4] as number]?.[0] as number;

  /** Five players, of whom seat 3 begins; seat 4 has 15 trade, is stuck, and has a card and a builder. Seat 2 has 6 trade. */
  function five(card: string, own: PlainObject = {}, options: PlainObject = {}, germany: PlainObject = {}): Table {
    const players = HOMES.map((home): PlainObject => ({ cities: [home] }));
    players[2] = { ...players[2], trade: 6 };
    players[3] = { ...players[3], civilization: 'germany', ...germany };
    players[4] = { ...players[4], techs: STUCK, trade: 15, hiddenPeople: [card], ...own };
    const ground = MAP.slotOf.flatMap((slot, square) => (slot < 0 ? [] : [{ square, terrain: 'grassland' }]));
    const pieces = [{ square: BESIDE, person: 'builder' }];
    const given = { phase: 'research', first: 3, discovered: true, ground, pieces, players };
    const at = table(given, 5, { ...OPTIONS, ...options });
    while (asked(at).kind === 'beforeResearch') play(at, PASS);
    return at;
  }
  const askedSeats = (at: Table) => view(at).awaited.map(({ seat }) => seat);

  it('RUL-338 RUL-337 a seat that only Tesla could help is asked for any builder card, with a working builder', () => {
    for (const card of ['nikolaTesla', 'archimedes']) expect(askedSeats(five(card))).toEqual([2, 4]);
    expect(options(five('nikolaTesla'), 4)).toEqual([{ tech: null }, lower('mysticism', 1)]);
    expect(options(five('archimedes'), 4)).toEqual([{ tech: null }]);
    // No card, one of another type, none face down, a blockade, too little trade.
    expect(askedSeats(five('louisPasteur'))).toEqual([2]);
    expect(askedSeats(five('louisPasteur', { openPeople: ['archimedes'] }))).toEqual([2]);
    expect(askedSeats(five('nikolaTesla', { trade: 10 }))).toEqual([2]);
    const blockaded = five('nikolaTesla', { cities: [HOMES[4] as number] });
    player(blockaded, 0).armies[0] = BESIDE;
    expect(couldResearch(blockaded.state, 4)).toBe(false);
  });

  it('RUL-338 a search without futile questions asks only who has him', () => {
    const futile = { skipFutile: true };
    expect(askedSeats(five('nikolaTesla', {}, futile))).toEqual([2, 4]);
    expect(askedSeats(five('archimedes', {}, futile))).toEqual([2]);
  });

  it('RUL-338 RUL-010 who is asked, and what is sealed, tells others nothing about the face', () => {
    const at = five('nikolaTesla');
    play(at, lower('mysticism', 1), 4);
    const seen = view(at, 2);
    const dealtAgain = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const choose = chooser(seed);
      const state = resample(at.state, 2, [choose(99), choose(99), choose(99), 1]);
      expect(view({ state }, 2)).toEqual(seen);
      const answer = state.pending?.answers[1] as PlainObject;
      // The choice fits the card that was dealt.
      if (answer['row'] !== undefined) expect(state.players[4]?.hiddenPeople).toEqual([PERSON.nikolaTesla]);
      return state.players[4]?.hiddenPeople[0];
    });
    expect(new Set(dealtAgain).size).toBeGreaterThan(1);
  });

  it('RUL-338 RUL-010 once revealed, he is known to lie where he was named', () => {
    // Germany, which is first, is asked for its reward before the tech of seat 4 takes effect.
    const at = five('nikolaTesla', { hiddenPeople: ['nikolaTesla', 'archimedes'] }, {}, { trade: 11, techs: rows(2) });
    play(at, lower('mysticism', 1), 4);
    play(at, { tech: null }, 2);
    play(at, { tech: 'chivalry' }, 3);
    expect(asked(at)).toMatchObject({ kind: 'takeResource', seat: 3 });
    const others = new Set<number | undefined>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const choose = chooser(seed);
      const { hiddenPeople = [] } = resample(at.state, 2, [choose(99), choose(99), choose(99), 1]).players[4] ?? {};
      expect(hiddenPeople[0]).toBe(PERSON.nikolaTesla);
      others.add(hiddenPeople[1]);
    }
    expect(others.size).toBeGreaterThan(1);
    play(at, { resource: 'iron' });
    expect(pyramid(at, 4)['mysticism']).toBe(1);
    expect(player(at, 4).hiddenPeople).toEqual([PERSON.archimedes]);
  });
});

describe('a table as stated', () => {
  it('RUL-312 techs may lie one row lower, if the pyramid then stands', () => {
    const stated = (techs: readonly string[], loweredTechs: readonly string[]) =>
      impossible({ players: [{ civilization: 'america', techs, loweredTechs }] }, 2, OPTIONS);
    expect(stated(['sailing'], [])).toMatchObject({ rule: 'RES-010', params: { part: 'techs', level: 2 } });
    // In row II above three techs: the second of that row has no place.
    expect(stated([...rows(1, 1), 'gunpowder'], ['gunpowder'])).toMatchObject({
      rule: 'RES-010',
      params: { tech: 'gunpowder', level: 2, below: 2, needed: 3 },
    });
    for (const [techs, named] of [
      [[], 'sailing'],
      [['pottery'], 'pottery'],
      [['sailing'], 'currency'],
      [rows(4, 4, 3, 2), 'spaceFlight'],
    ] as const)
      expect(stated(techs, [named])).toMatchObject({ rule: 'RUL-312', params: { part: 'loweredTechs' } });
    expect(stated(['sailing'], ['sailing', 'sailing'])).toMatchObject({ rule: 'RUL-312' });
    const base = impossible({ players: [{ techs: ['sailing'], loweredTechs: ['sailing'] }] }, 2, {});
    expect(base).toMatchObject({ rule: 'RUL-312' });
  });
});
