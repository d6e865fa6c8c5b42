import { createContext } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { VICTORIES } from '../src/state/victories.ts';
import { reachVictory } from '../src/verbs/victory.ts';
import { asked, explained, ofKind, play, playQuietly, result, seated, setUp, table, view } from './table.ts';

const PHASES = ['startOfTurn', 'trade', 'cityManagement', 'movement', 'research'];

/** Every question of a turn as `seat kind`, in the order they are put, when everybody passes. */
function questionsOf(at: ReturnType<typeof table>, turns = 1): string[] {
  const last = at.state.turn + turns;
  const questions: string[] = [];
  playQuietly(at, () => {
    if (at.state.turn === last) return true;
    const { asks, answers } = at.state.pending ?? { asks: [], answers: [] };
    const open = asks.find((_, i) => answers[i] === null);
    questions.push(`${open?.seat} ${open?.kind}`);
    return false;
  });
  return questions;
}

describe('the turn', () => {
  it('TURN-001 five phases in this order', () => {
    const at = table({ turn: 3 });
    const news = playQuietly(at, () => at.state.turn === 5);
    const phases = ofKind(news, 'phaseBegins').map(({ phase }) => phase);
    // The stated table begins within the first phase, and the last of these belongs to turn 5.
    expect(phases).toEqual([...PHASES.slice(1), ...PHASES, 'startOfTurn']);
  });

  it('TURN-002 in each phase the first player completes their part, then the others clockwise', () => {
    const at = table({ turn: 3, first: 2, seat: 2, players: [{}, {}, {}] }, 3);
    const questions = questionsOf(at);
    for (const kind of ['startOfTurn', 'cityManagement', 'movement']) {
      expect(questions.filter((one) => one.endsWith(` ${kind}`))).toEqual([2, 0, 1].map((seat) => `${seat} ${kind}`));
    }
  });

  it('TURN-003 in the Trade Phase all act at the same time', () => {
    const at = table({ phase: 'trade' }, 3);
    expect(view(at).awaited.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'negotiate'],
      [1, 'negotiate'],
      [2, 'negotiate'],
    ]);
    play(at, { do: 'done' }, 2);
    expect(view(at).awaited.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('TURN-004 in the Research Phase all choose at the same time', () => {
    const at = table({ phase: 'research', players: [{ trade: 6 }, { trade: 7 }, { trade: 8 }] }, 3);
    expect(view(at).awaited.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'research'],
      [1, 'research'],
      [2, 'research'],
    ]);
    play(at, { tech: 'pottery' }, 1);
    play(at, { tech: 'writing' }, 2);
    expect(view(at).players.map(({ techs }) => techs.length)).toEqual([1, 1, 1]);
  });

  it('TURN-005 RUL-034 the marker passes clockwise before anything else of a turn, but not in the first one', () => {
    const at = setUp(seated(['rome', 'china', 'egypt']));
    const { first } = view(at);
    expect([view(at).turn, asked(at).seat]).toEqual([1, first]);
    const news = playQuietly(at, () => at.state.turn === 4);
    expect(ofKind(news, 'turnBegins').map((turn) => turn.first)).toEqual([1, 2, 3].map((turn) => (first + turn) % 3));
    expect(news.slice(-3)).toMatchObject([
      { kind: 'turnBegins', turn: 4 },
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: first },
    ]);
    expect(asked(at).seat).toBe(first);
  });

  it('TURN-006 turns repeat until a player wins', () => {
    const at = table({ turn: 1 });
    playQuietly(at, () => at.state.turn === 12);
    expect(view(at).turn).toBe(12);
    expect(at.state.outcome).toBe(null);
    reachVictory(createContext(at.state), 0, 'culture');
    expect(result(at)).toMatchObject({ winners: [0] });
  });

  it('RUL-033 nothing is asked between the Research Phase and the next Start of Turn Phase', () => {
    const at = table({ phase: 'research', players: [{ trade: 6 }, { trade: 6 }] });
    expect(questionsOf(at)).toEqual(['0 research', '1 research']);
    expect(asked(at)).toMatchObject({ kind: 'startOfTurn', seat: 1 });
  });

  it('RUL-014 what lasts this turn ends after the Research Phase', () => {
    const given = {
      phase: 'research',
      stopped: [[5, 3]],
      harvested: [[5, 1]],
      players: [{ trade: 6 }, { trade: 6 }],
    };
    const at = table(given);
    const marked = () => view(at).map.squares.filter((one) => one.stopped || one.harvested).length;
    expect(marked()).toBe(2);
    play(at, { tech: null }, 0);
    expect(marked()).toBe(2);
    play(at, { tech: null }, 1);
    expect(view(at).phase).toBe('startOfTurn');
    expect(marked()).toBe(0);
  });

  it('PSET-009 EX-02 the trade of the set-up is collected again in the first Trade Phase', () => {
    const at = setUp(seated(['germany', 'china']));
    const before = view(at).players.map(({ trade }) => trade);
    playQuietly(at, () => at.state.phase === 'trade');
    expect(view(at).players.map(({ trade }) => trade)).toEqual(before.map((trade) => 2 * trade));
  });

  it('RUL-005 TURN-001 nobody acts in another player’s part or ahead of a phase', () => {
    const at = table();
    expect(explained(at, 1, 'startOfTurn', { do: 'end' })).toEqual({ rule: 'RUL-005', params: { awaited: [0] } });
    expect(explained(at, 0, 'movement', { do: 'end' })).toEqual({ rule: 'TURN-001', params: { now: 'startOfTurn' } });
    expect(explained(at, 0, 'startOfTurn', { do: 'end' })).toBe(null);
  });

  it('GEN-007 any one of four victory conditions wins', () => {
    expect(VICTORIES).toEqual(['culture', 'technology', 'economic', 'military']);
    for (const victory of VICTORIES) {
      const at = table();
      reachVictory(createContext(at.state), 1, victory);
      expect(result(at)).toEqual({ reason: victory, winners: [1], scores: null });
    }
  });
});
