import { createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { geometryFor } from '../src/board/geometry.ts';
import { PERSON } from '../src/data/names.ts';
import type { Happening, State } from '../src/index.ts';
import { resample } from '../src/resample.ts';
import { PHASES } from '../src/state/phases.ts';
import { checkEconomicVictory } from '../src/verbs/victory.ts';
import {
  asked,
  chooser,
  isAsked,
  ofKind,
  options,
  play,
  player,
  playQuietly,
  refused,
  result,
  type Table,
  table,
  view,
} from './table.ts';

const DECK = { expansion: true, greatPersonDeck: true };
const PASS = { do: 'pass' };
const KHALID = { do: 'greatPerson', card: 'khalidIbnAlWalid' };

const MAP = geometryFor(5);
const HOMES = [0, 1, 2, 3, 4].map((seat) => MAP.slots.find((slot) => slot.seat === seat)?.squares[5] as number);
const beside = (seat: number) => MAP.around[HOMES[seat] as number]?.[0] as number;

interface Five {
  /** What seats have beside a capital. */
  readonly players?: { readonly [seat: number]: PlainObject };
  /** The seats with a general on the map. */
  readonly generals?: readonly number[];
  readonly given?: PlainObject;
  readonly options?: PlainObject;
}

/** Five players on a green plain at the end of turn 5, of which seat 2 was the first player: seat 3 is it in turn 6. */
function five({ players = {}, generals = [], given = {}, options: of = {} }: Five): Table {
  const ground = MAP.slotOf.flatMap((slot, square) => (slot < 0 ? [] : [{ square, terrain: 'grassland' }]));
  const pieces = generals.map((seat) => ({ square: beside(seat), person: 'general' }));
  const seats = HOMES.map((home, seat): PlainObject => ({ cities: [home], ...players[seat] }));
  const stated = { phase: 'research', first: 2, discovered: true, ground, pieces, players: seats, ...given };
  const at = table(stated, 5, { ...DECK, ...of });
  while (asked(at).kind === 'beforeResearch') play(at, PASS);
  return at;
}

const held = (...cards: readonly string[]) => ({ hiddenPeople: cards });

/** Seats 0, 1 and 4 have a face-down general card and a general; seat 1 has Khalid ibn al-Walid. */
const THREE: Five = {
  players: { 0: held('hannibal'), 1: held('khalidIbnAlWalid'), 4: held('joanOfArc') },
  generals: [0, 1, 4],
};

/** Plays on, using nothing, to the question before a phase; returns what is heard. */
function toPhase(at: Table, phase: string): Happening[] {
  const isThere = () => isAsked(at, 'beforePhase') && asked(at).kind === 'beforePhase' && phaseOf(at) === phase;
  return isThere() ? [] : playQuietly(at, isThere);
}

function phaseOf(at: Table): string {
  return (asked(at) as unknown as { readonly phase: string }).phase;
}

/** The seats of all questions of a kind until the turn ends. */
function partsUntil(heard: readonly Happening[], phase: string): number[] {
  return ofKind(heard, 'partBegins')
    .filter((one) => one.phase === phase)
    .map(({ seat }) => seat);
}

describe('Khalid ibn al-Walid', () => {
  it('RUL-337 TURN-005 seats that could have him are asked clockwise from the first player, after the marker has passed', () => {
    const at = five(THREE);
    expect(view(at)).toMatchObject({ turn: 6, first: 3, phase: 'startOfTurn' });
    expect(asked(at)).toMatchObject({ kind: 'beforePhase', seat: 4, phase: 'startOfTurn' });
    expect(options(at)).toEqual([PASS]);
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'beforePhase', seat: 0 });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'beforePhase', seat: 1 });
    expect(options(at)).toEqual([PASS, KHALID]);
    const heard = play(at, PASS);
    expect(heard.slice(0, 2)).toEqual([
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: 3, phase: 'startOfTurn' },
    ]);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 3 });
  });

  it('RUL-313 RUL-340 who uses him begins this phase and the later ones of the turn, and the card is discarded', () => {
    const at = five(THREE);
    play(at, PASS);
    play(at, PASS);
    const heard = play(at, KHALID);
    expect(heard.slice(0, 5)).toEqual([
      { kind: 'personCardUsed', seat: 1, card: 'khalidIbnAlWalid', chosen: [] },
      { kind: 'personCardDiscarded', seat: 1, card: 'khalidIbnAlWalid' },
      { kind: 'firstPlayer', seat: 1 },
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: 1, phase: 'startOfTurn' },
    ]);
    expect(view(at)).toMatchObject({ first: 1, personDiscards: ['khalidIbnAlWalid'] });
    expect(player(at, 1).hiddenPeople).toEqual([]);
    const rest = [...heard, ...playQuietly(at, () => at.state.turn > 6)];
    for (const phase of ['startOfTurn', 'cityManagement', 'movement'])
      expect(partsUntil(rest, phase).slice(0, 5)).toEqual([1, 2, 3, 4, 0]);
    expect(
      ofKind(rest, 'tradeCollected')
        .map(({ seat }) => seat)
        .slice(0, 5),
    ).toEqual([1, 2, 3, 4, 0]);
    expect(ofKind(rest, 'nothingResearched').map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 0]);
  });

  it('RUL-313 RUL-242 in the next turn the marker passes on from him', () => {
    const at = five(THREE);
    play(at, PASS);
    play(at, PASS);
    play(at, KHALID);
    const heard = playQuietly(at, () => at.state.turn > 6);
    expect(ofKind(heard, 'turnBegins')).toEqual([{ kind: 'turnBegins', turn: 7, first: 2 }]);
  });

  it('RUL-337 the question ends with the first who uses him', () => {
    const at = five({
      players: { 4: held('khalidIbnAlWalid'), 0: held('hannibal'), 1: held('joanOfArc') },
      generals: [0, 1, 4],
    });
    const heard = play(at, KHALID);
    expect(heard).toContainEqual({ kind: 'phaseBegins', phase: 'startOfTurn' });
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 4 });
  });

  it('RUL-337 RUL-313 they are asked before each of the five phases, and a later use leaves the earlier phases as they were', () => {
    const at = five({ players: { 1: held('khalidIbnAlWalid') }, generals: [1] });
    const phases: string[] = [];
    const heard: Happening[] = [];
    while (at.state.turn === 6) {
      if (asked(at).kind === 'beforePhase') phases.push(phaseOf(at));
      if (asked(at).kind === 'beforePhase' && phaseOf(at) === 'movement') heard.push(...play(at, KHALID));
      else {
        const open = asked(at);
        heard.push(...play(at, quiet(at), open.seat));
      }
    }
    expect(phases).toEqual(PHASES.slice(0, 4));
    expect(partsUntil(heard, 'cityManagement')).toEqual([3, 4, 0, 1, 2]);
    expect(partsUntil(heard, 'movement')).toEqual([1, 2, 3, 4, 0]);
    expect(ofKind(heard, 'nothingResearched').map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 0]);
  });

  it('RUL-337 RUL-013 a seat that passes is asked again before the next phase', () => {
    const at = five({ players: { 1: held('khalidIbnAlWalid') }, generals: [1] });
    const phases: string[] = [];
    while (at.state.turn === 6) {
      if (asked(at).kind === 'beforePhase') phases.push(phaseOf(at));
      play(at, quiet(at), asked(at).seat);
    }
    expect(phases).toEqual(PHASES);
  });

  it('RUL-313 RUL-149 RUL-004 he leads the order of players where several are affected', () => {
    const coins = { sheetCoins: 14 };
    const at = five({ players: { 0: coins, 3: coins, 1: { ...coins, ...held('khalidIbnAlWalid') } }, generals: [1] });
    toPhase(at, 'trade');
    play(at, KHALID);
    for (const seat of [0, 1, 3]) player(at, seat).sheetCoins = 15;
    checkEconomicVictory(createContext<State, Happening>(at.state));
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [1] });
  });
});

describe('who is asked before a phase', () => {
  const isKept = (at: Table) => view(at).awaited.some(({ kind }) => kind === 'beforePhase');

  it('RUL-337 RUL-279 any face-down general with a working marker, whatever its face', () => {
    for (const card of ['hannibal', 'leonidas', 'khalidIbnAlWalid'])
      expect(asked(five({ players: { 0: held(card) }, generals: [0] }))).toMatchObject({
        kind: 'beforePhase',
        seat: 0,
      });
    expect(isKept(five({ players: { 0: held('marcoPolo') }, generals: [0] }))).toBe(false);
    expect(isKept(five({ players: { 0: { openPeople: ['leonidas'] } }, generals: [0] }))).toBe(false);
    expect(isKept(five({ players: { 0: held('khalidIbnAlWalid') }, generals: [1] }))).toBe(false);
    const blockaded = { 0: held('khalidIbnAlWalid'), 1: { armies: [beside(0)] } };
    expect(isKept(five({ players: blockaded, generals: [0] }))).toBe(false);
  });

  it('RUL-249 RUL-337 not the first player, for whom he would change nothing', () => {
    const at = five({ players: { 3: held('khalidIbnAlWalid'), 2: held('hannibal') }, generals: [2, 3] });
    expect(asked(at)).toMatchObject({ kind: 'beforePhase', seat: 2 });
    play(at, PASS);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 3 });
  });

  it('RUL-337 RUL-010 the question tells nothing about the face', () => {
    const at = five(THREE);
    const seen = view(at, 0);
    const faces = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const choose = chooser(seed);
      const state = resample(at.state, 0, [choose(99), choose(99), choose(99), 1]);
      expect(view({ state }, 0)).toEqual(seen);
      return state.players[1]?.hiddenPeople[0];
    });
    expect(new Set(faces).size).toBeGreaterThan(1);
    expect(faces).not.toEqual(faces.map(() => PERSON.khalidIbnAlWalid));
  });

  it('RUL-337 a search without futile questions asks only who has him', () => {
    const at = five({ ...THREE, options: { skipFutile: true } });
    expect(asked(at)).toMatchObject({ kind: 'beforePhase', seat: 1 });
  });

  it('RUL-337 RUL-335 no other card is used then, and he at no other moment', () => {
    const at = five({ players: { 4: held('khalidIbnAlWalid', 'leonidas') }, generals: [4] });
    expect(refused(at, { do: 'greatPerson', card: 'leonidas' })).toEqual({
      rule: 'RUL-337',
      params: { card: 'leonidas' },
    });
    expect(refused(at, { do: 'greatPerson', card: 'hannibal' }).rule).toBe('GPD-009');
    for (const answer of [{ do: 'greatPerson' }, { do: 'greatPerson', card: 'nobody' }, { do: 'event' }, null])
      expect(refused(at, answer).rule).toBe('K-SHAPE');
    playQuietly(at, () => isAsked(at, 'startOfTurn', 4));
    expect(refused(at, KHALID)).toEqual({ rule: 'RUL-337', params: { card: 'khalidIbnAlWalid' } });
  });
});

/** An answer that uses nothing. */
function quiet(at: Table): PlainObject {
  const answers = options(at, asked(at).seat) as readonly PlainObject[];
  const passing = answers.find(
    ({ do: act, tech }) => act === 'pass' || act === 'end' || act === 'done' || tech === null,
  );
  return passing ?? (answers[0] as PlainObject);
}
