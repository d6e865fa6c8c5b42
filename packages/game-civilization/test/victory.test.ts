import { check, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { civilization, type Happening, type State } from '../src/index.ts';
import { destroyCity } from '../src/verbs/destroyCity.ts';
import { eventTable, HOMES, playEvent } from './eventTable.ts';
import { go, plain } from './movementTable.ts';
import { choose, researching, rows } from './researchTable.ts';
import { act, asked, isAsked, play, player, playQuietly, result, squareAt, type Table, view } from './table.ts';

const FULL = rows(4, 4, 3, 2);
const OPEN = squareAt(3, 6);

/** Movement of turn 5: both have 14 coins and a scout on a coin square, which was placed there in this turn. */
function newScouts(first: number, options: PlainObject = {}): Table {
  const [left, right] = [squareAt(2, 7), squareAt(5, 7)];
  const at = plain({
    ground: [
      [left, 'mountain coin'],
      [right, 'mountain coin'],
    ],
    mover: { scouts: [left], sheetCoins: 14 },
    enemy: { scouts: [right], sheetCoins: 14 },
    given: { first, seat: first },
    options,
  });
  // In the base game scouts come onto the map in own outskirts only, whose coins count anyway: so they are put there by hand.
  for (const seat of [0, 1]) player(at, seat).scoutsSince[0] = at.state.turn;
  expect(view(at).players.map(({ coins }) => coins)).toEqual([14, 14]);
  return at;
}

describe('victory', () => {
  it('VIC-002 VIC-009 RES-013 a player who learns Space Flight wins, and the game is over', () => {
    const at = researching({ own: { trade: 26, techs: FULL } });
    const { seat, id } = asked(at);
    const heard = play(at, { tech: 'spaceFlight' });
    expect(heard).toContainEqual({ kind: 'gameEnded', reason: 'technology', winners: [0], scores: null });
    expect(at.state).toMatchObject({ pending: null, stack: [] });
    expect(check(civilization, at.state, seat, id, { tech: null })).toEqual({
      rule: 'K-OVER',
      params: { reason: 'technology' },
    });
    expect(view(at).outcome).toMatchObject({ reason: 'technology', winners: [0] });
  });

  it('VIC-005 FAQ-009 of two who research Space Flight in the same turn the earlier in turn order wins', () => {
    for (const first of [0, 1]) {
      const both = { trade: 26, techs: FULL };
      const at = researching({ own: both, enemy: both, given: { first } });
      choose(at, ['spaceFlight', 'spaceFlight']);
      expect(result(at)).toMatchObject({ reason: 'technology', winners: [first] });
    }
  });

  it('VIC-007 COIN-006 coins gained by a scout’s step win at once, in the middle of a move', () => {
    const at = plain({
      ground: [[OPEN, 'mountain coin']],
      mover: { scouts: [OPEN - 8], sheetCoins: 14, techs: ['horsebackRiding'] },
    });
    go(at, OPEN - 8, 0, 1, OPEN);
    expect(result(at)).toEqual({ reason: 'economic', winners: [0], scores: null });
  });

  it('VIC-006 FAQ-023 leaving a square with an opponent’s fifteenth coin gives them the victory, in one’s own part', () => {
    const at = plain({
      ground: [[squareAt(1, 13), 'mountain coin']],
      mover: { armies: [squareAt(1, 13)] },
      enemy: { sheetCoins: 14 },
    });
    expect(view(at).players[1]?.coins).toBe(14);
    play(at, { do: 'move', from: squareAt(1, 13), armies: 1, scouts: 0 });
    expect(at.state.outcome).toBe(null);
    play(at, { do: 'to', square: squareAt(1, 12) });
    expect(result(at)).toMatchObject({ reason: 'economic', winners: [1] });
  });

  it('VIC-006 a scout that gathers the coin takes it along, one by one', () => {
    const at = plain({
      ground: [[squareAt(1, 13), 'mountain coin']],
      mover: { scouts: [squareAt(1, 13)], sheetCoins: 13 },
      enemy: { sheetCoins: 13 },
    });
    expect(view(at).players.map(({ coins }) => coins)).toEqual([14, 13]);
    go(at, squareAt(1, 13), 0, 1, squareAt(0, 13));
    expect(view(at).players.map(({ coins }) => coins)).toEqual([13, 14]);
  });

  it('RUL-149 RUL-148 if one change makes two players rich the earlier in turn order wins', () => {
    const [city, left, right] = [squareAt(7, 7, 3), squareAt(6, 7, 3), squareAt(8, 7, 3)];
    for (const first of [0, 1]) {
      // Two scouts stand on workshops that hide a coin each; with the city the workshops go.
      const at = plain({
        seats: 3,
        ground: [
          [left, 'mountain coin'],
          [right, 'mountain coin'],
        ],
        pieces: [
          { square: left, building: 'workshop' },
          { square: right, building: 'workshop' },
        ],
        mover: { scouts: [left], sheetCoins: 14 },
        enemy: { scouts: [right], sheetCoins: 14 },
        third: { cities: [null, city] },
        given: { first },
      });
      expect(view(at).players.map(({ coins }) => coins)).toEqual([14, 14, 0]);
      destroyCity(createContext<State, Happening>(at.state), 2, 1);
      expect(result(at)).toMatchObject({ reason: 'economic', winners: [first] });
    }
  });

  it('RUL-184 RUL-149 RUL-034 scouts placed last turn count as the turn begins: of two rich the earlier in the new order wins', () => {
    for (const first of [0, 1]) {
      const at = newScouts(first);
      playQuietly(at, () => at.state.turn === 6);
      expect(result(at)).toEqual({ reason: 'economic', winners: [1 - first], scores: null });
      // Nothing of the new turn has happened but its beginning.
      expect(view(at)).toMatchObject({ turn: 6, first: 1 - first, outcome: { winners: [1 - first] } });
    }
  });

  it('VAR-010 RUL-184 under the advanced tie-break the turn that begins with fifteen coins is played to its end', () => {
    const at = newScouts(0, { advancedTieBreak: true });
    const heard = playQuietly(at, () => isAsked(at, 'startOfTurn'));
    expect(heard.slice(-5)).toMatchObject([
      { kind: 'turnBegins', turn: 6, first: 1 },
      { kind: 'victoryReached', seat: 1, victory: 'economic' },
      { kind: 'victoryReached', seat: 0, victory: 'economic' },
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: 1 },
    ]);
    playQuietly(at, () => at.state.turn === 7);
    expect([result(at).reason, at.state.turn]).toEqual(['economic', 6]);
  });

  it('RUL-151 a player without figures and further cities plays on', () => {
    const at = plain({ enemy: { units: [] } });
    for (const kind of ['startOfTurn', 'cityManagement', 'movement'] as const) {
      playQuietly(at, () => isAsked(at, kind, 1));
      expect(isAsked(at, kind, 1)).toBe(true);
    }
    expect(at.state.outcome).toBe(null);
    expect(view(at).players[1]?.cities).toHaveLength(1);
  });

  it('RUL-299 who has resigned does not win by what would win otherwise', () => {
    const at = plain({
      seats: 3,
      ground: [[squareAt(7, 7, 3), 'mountain coin']],
      mover: { scouts: [squareAt(7, 6, 3)], sheetCoins: 14 },
    });
    expect(act(at, { act: 'resign', seat: 0 })).toBe(null);
    go(at, squareAt(7, 6, 3), 0, 1, squareAt(7, 7, 3));
    expect(view(at).players[0]?.coins).toBe(15);
    expect(at.state.outcome).toBe(null);
  });
});

describe('one change', () => {
  /** Coins of seats 1 and 2 that workshops hide. */
  const HIDDEN = [HOMES[1] + 1, HOMES[2] - 1] as const;

  it('RUL-148 RUL-149 RUL-274 Disaster destroys both as one: who wins does not depend on what was named first', () => {
    for (const first of [1, 2]) {
      for (const chosen of [HIDDEN, [HIDDEN[1], HIDDEN[0]]]) {
        const at = eventTable({
          players: [{ events: ['disaster'] }, { sheetCoins: 14 }, { sheetCoins: 14 }],
          ground: HIDDEN.map((square) => [square, 'mountain coin'] as const),
          pieces: HIDDEN.map((square) => ({ square, building: 'workshop' })),
          given: { first, seat: 0 },
        });
        const heard = playEvent(at, 'disaster', ...chosen);
        expect(result(at)).toMatchObject({ reason: 'economic', winners: [first] });
        expect(heard.slice(-3)).toMatchObject([
          { kind: 'buildingDestroyed', square: chosen[0] },
          { kind: 'buildingDestroyed', square: chosen[1] },
          { kind: 'gameEnded', winners: [first] },
        ]);
      }
    }
  });

  it('RUL-148 RUL-225 figures that are led away from a coin are told of before the end that follows', () => {
    const coin = HOMES[2] - 1;
    const at = eventTable({
      phase: 'cityManagement',
      players: [{ events: ['lost'] }, { scouts: [coin] }, { sheetCoins: 14 }],
      ground: [[coin, 'mountain coin']],
    });
    const heard = playEvent(at, 'lost', coin, coin - 2);
    expect(heard.slice(-2)).toMatchObject([
      { kind: 'figureDisplaced', seat: 1, from: coin, to: coin - 2 },
      { kind: 'gameEnded', reason: 'economic', winners: [2] },
    ]);
  });
});

describe('the end', () => {
  it('CMP-009 a great person still in hand when the game ends does not vanish', () => {
    const at = plain({
      mover: { techs: ['philosophy'], resources: { wheat: 2, iron: 1 } },
      given: { phase: 'cityManagement', decks: { persons: ['general'] } },
    });
    const before = civilization.countComponents(at.state);
    play(at, { do: 'ability', tech: 'philosophy' });
    for (const resource of ['wheat', 'wheat', 'iron']) play(at, { pay: 'token', resource });
    expect(asked(at).kind).toBe('placePerson');
    expect(act(at, { act: 'resign', seat: 1 })).toBe(null);
    expect(result(at)).toMatchObject({ reason: 'resignation', winners: [0] });
    expect(civilization.countComponents(at.state)).toEqual(before);
  });
});
