import type { PlainObject, Seat } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Fact, founders } from '../src/index.ts';
import { adding, addition, asked, dealt, laid, play, type Table, table, territory, view } from './table.ts';

type FactOf<K extends Fact['fact']> = Extract<Fact, { readonly fact: K }>;

/** What a seat is told about an act; asking must change nothing. */
function foreseen(at: Table, seat: Seat, kind: string, answer: PlainObject, about: PlainObject | null = null) {
  const before = JSON.stringify(at.state);
  const shown = founders.preview(at.state, seat, about === null ? { kind, answer } : { kind, about, answer });
  if ('rule' in shown) throw new Error(`the preview is refused: ${JSON.stringify(shown)}`);
  if (JSON.stringify(at.state) !== before) throw new Error('a preview changed the state');
  const of = <K extends Fact['fact']>(name: K) => shown.facts.filter((one): one is FactOf<K> => one.fact === name);
  const scores = of('score').map((fact) => `${fact.seat} ${fact.of} ${fact.before} → ${fact.after}`);
  return { ...shown, of, scores };
}

/** A barracks needs iron and wood: here they are, with room for it. */
const WORKS = 'V1@0,0 N1@1,0 N2@0,1';

describe('the preview of a tile', () => {
  it('T-041 T-089 a city tile: its token, who supplies it, and its point', () => {
    const at = adding(WORKS, ['C1a']);
    const { refusal, of, scores } = foreseen(at, 0, 'addTile', addition('C1a', 1, 1));
    expect(refusal).toBe(null);
    expect(of('token')).toEqual([{ fact: 'token', token: 'war', rules: ['T-041', 'T-043'] }]);
    expect(of('supply').map(({ resource, from }) => [resource, from])).toContainEqual(['iron', { x: 0, y: 0 }]);
    expect(scores).toEqual(['0 tokens 0 → 1', '0 total 0 → 1']);
    play(at, addition('C1a', 1, 1));
    expect(territory(at, 0).score.total).toBe(1);
  });

  it('T-124 T-126 a victory tile: its points', () => {
    const at = adding(`${WORKS} C1a@-1,0+war C1b@1,1`, ['R09']);
    const { refusal, scores } = foreseen(at, 0, 'addTile', addition('R09', 0, -1));
    const expected = ['0 victory 0 → 2', '0 total 0 → 2', '0 victoryTiles 0 → 1'];
    expect([refusal === null || refusal.rule.startsWith('T-08'), scores]).toEqual([true, expected]);
  });

  it('T-093 T-123 a replaced tile, even by its own like, costs a point', () => {
    const at = adding('N1@0,0 N2@1,0', ['N1']);
    const { of, scores } = foreseen(at, 0, 'addTile', addition('N1', 0, 0));
    expect(of('replaced')).toEqual([{ fact: 'replaced', tile: 'N1', x: 0, y: 0, rules: ['T-093', 'T-095'] }]);
    expect(scores).toEqual(['0 replaced 0 → -1', '0 total 0 → -1']);
  });

  it('T-068 a square completed for a cart, and what the new tile makes', () => {
    const at = adding('N1@0,0 N2@1,0 N3@0,1', ['N6']);
    const { of } = foreseen(at, 0, 'addTile', addition('N6', 1, 1));
    expect(of('square')).toEqual([{ fact: 'square', seat: 0, x: 0, y: 0, rules: ['T-068'] }]);
    expect(of('production')).toMatchObject([{ x: 1, y: 1, before: null }]);
    expect(of('production')[0]?.after?.length).toBeGreaterThan(0);
    expect(foreseen(at, 0, 'addTile', addition('N6', -1, 0)).of('square')).toEqual([]);
  });

  it('T-111 T-114 R-37 the last victory tile ends the game, or with the variant fixes its end', () => {
    const tiles = `${WORKS} C1b@1,1`;
    const ends = (finishRound: boolean) => {
      const rows = { nature: ['N6'], village: [], city: [] };
      const given = { step: 'add', rows, victory: ['R01'], territories: [{ tiles: laid(tiles) }] };
      const at = table(given, 2, { finishRound });
      return foreseen(at, 0, 'addTile', addition('R01', 2, 0)).of('end');
    };
    expect(ends(false)).toEqual([{ fact: 'end', reason: 'victoryTiles', rules: ['T-110', 'T-114'] }]);
    expect(ends(true)).toEqual([{ fact: 'end', reason: 'victoryTiles', rules: ['T-110', 'R-37'] }]);
  });

  it('T-084 T-083 what cannot be added says why not: with its facts if only the supply is missing', () => {
    const at = adding('N1@0,0 N2@1,0', ['C1a']);
    const poor = foreseen(at, 0, 'addTile', addition('C1a', 0, 1));
    expect([poor.refusal?.rule, poor.of('supply'), poor.of('token').length]).toEqual(['T-084', [], 1]);
    const far = foreseen(at, 0, 'addTile', addition('C1a', 5, 5));
    expect([far.refusal?.rule, far.facts]).toEqual(['T-083', []]);
  });

  it('T-063 another seat may think of a tile at any time, and of what it might buy', () => {
    const at = adding('N1@0,0 N2@1,0', ['C1a', 'N6'], { others: [{ tiles: laid('N1@0,0 N1@1,0') }] });
    expect(asked(at).seat).toBe(0);
    const dear = foreseen(at, 1, 'addTile', addition('C1a', 0, 1));
    expect(dear.refusal?.rule).toBe('T-084');
    const bought = foreseen(at, 1, 'addTile', addition('C1a', 0, 1), { bought: 'iron', only: null });
    expect(bought.refusal).toBe(null);
    expect(bought.of('supply').map(({ resource, from }) => [resource, from === null])).toContainEqual(['iron', true]);
  });
});

describe('the preview of a token', () => {
  const rows = { nature: ['N6'], village: [], city: [] };
  const holding = (hand: readonly string[], own: string, other: string, first = 0) =>
    table({ step: 'token', first, rows, territories: [{ tiles: laid(own), hand: [...hand] }, { tiles: laid(other) }] });

  it('T-052 war: the tile no longer makes or scores anything', () => {
    const at = holding(['war'], 'N1@0,0', 'N1@0,0 R09@0,1');
    const { refusal, scores } = foreseen(at, 0, 'playToken', { play: 'war', seat: 1, x: 0, y: 1 });
    expect(refusal).toBe(null);
    expect(scores).toEqual(['0 tokens 1 → 0', '0 total 1 → 0', '1 victory 2 → 0', '1 total 2 → 0']);
  });

  it('T-076 T-121 craftsmen: two points for the production of a tile', () => {
    const at = holding(['blacksmith'], 'V1@0,0 N1@1,0', 'N1@0,0');
    const { of, scores } = foreseen(at, 0, 'playToken', { play: 'craftsmen', x: 0, y: 0 });
    expect(of('production')).toMatchObject([{ seat: 0, x: 0, y: 0, before: ['iron'], after: [] }]);
    expect(scores).toEqual(['0 craftsmen 0 → 2', '0 tokens 1 → 0', '0 total 1 → 2']);
  });

  it('T-063 T-065 a coin: the resource bought, and the production its seller loses', () => {
    const at = holding(['coin'], 'N1@0,0', 'V1@0,0');
    const { of } = foreseen(at, 0, 'playToken', { play: 'coin', seat: 1, x: 0, y: 0, resource: 'iron' });
    expect(of('bought')).toEqual([{ fact: 'bought', resource: 'iron', rules: ['T-063', 'T-064'] }]);
    expect(of('production')).toMatchObject([{ seat: 1, before: ['iron'], after: [] }]);
  });

  it('T-069 T-070 a cart: the tiles it joins', () => {
    const at = holding(['cart'], 'N1@0,0 N2@1,0 N3@0,1 N5@1,1 N6@2,0', 'N1@0,0');
    const { of } = foreseen(at, 0, 'playToken', { play: 'cart', x: 0, y: 0 });
    expect(of('network')[0]?.tiles).toHaveLength(4);
    expect(of('network')[0]?.tiles).not.toContainEqual({ x: 2, y: 0 });
  });

  it('T-040 a token that nobody holds says why not', () => {
    const at = holding([], 'V1@0,0', 'N1@0,0');
    const shown = foreseen(at, 0, 'playToken', { play: 'craftsmen', x: 0, y: 0 });
    expect([shown.refusal?.rule, shown.facts]).toEqual(['T-040', []]);
  });
});

describe('previews that make no sense', () => {
  it('K-SHAPE K-SEAT K-OVER are refused', () => {
    const at = adding('N1@0,0 N2@1,0', ['N6']);
    const rule = (intent: unknown, seat = 0) => {
      const shown = founders.preview(at.state, seat, intent);
      return 'rule' in shown ? shown.rule : null;
    };
    for (const intent of [
      null,
      7,
      [],
      {},
      { kind: 'addTile' },
      { kind: 'addTile', answer: 'N6' },
      { kind: 'addTile', answer: {} },
      { kind: 'addTile', about: [], answer: addition('N6', 0, 1) },
      { kind: 'addTile', answer: { ...addition('N6', 0, 1), more: 1 } },
      { kind: 'steal', answer: {} },
    ]) {
      expect(rule(intent)).toBe('K-SHAPE');
    }
    expect(rule({ kind: 'addTile', answer: addition('N6', 0, 1) }, 5)).toBe('K-SEAT');
    at.state.pending = null;
    expect(rule({ kind: 'addTile', answer: addition('N6', 0, 1) })).toBe('K-OVER');
  });

  it('T-026 nothing is said of what a stack holds', () => {
    const at = dealt('reveal', 3);
    while (asked(at).kind !== 'revealTile') play(at, founders.options(at.state, asked(at))[0] as PlainObject);
    const { refusal, facts } = foreseen(at, asked(at).seat, 'revealTile', { stack: 'city' });
    expect([refusal, facts, view(at).turn]).toEqual([null, [], 1]);
  });
});
