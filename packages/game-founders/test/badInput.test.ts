import { check, isPlain, type Plain, samePlain } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { founders } from '../src/index.ts';
import {
  adding,
  addition,
  asked,
  chooser,
  dealt,
  laid,
  options,
  play,
  playOn,
  refused,
  type Table,
  table,
} from './table.ts';

/** Values that no answer holds, or that it holds elsewhere. */
function nonsense(): unknown[] {
  const deep: unknown[] = [];
  let inner = deep;
  for (let i = 0; i < 50_000; i++) {
    const next: unknown[] = [];
    inner.push(next);
    inner = next;
  }
  const cycle: { self?: unknown } = {};
  cycle.self = cycle;
  return [
    ...[
      undefined,
      null,
      true,
      false,
      0,
      -0,
      1,
      -1,
      0.5,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      1e308,
      2 ** 53,
      -61,
      1e6,
    ],
    ...['', '0', 'pass', 'add', 'N1', 'V1', 'R01', 'wood', 'up', 'city', 'victory', 'war', 'length', 'constructor'],
    ...['__proto__', 'toString', 'x'.repeat(100_000), '\u0000', 'ąž'],
    ...[[], [null], ['city'], [0, 0], {}, { x: 0 }, { stack: 'city' }, deep, cycle, 10n, Symbol('city')],
    ...[
      Object.create(null),
      Object.create({ stack: 'city' }),
      new Date(0),
      /x/,
      new Map(),
      () => 'city',
      new String('up'),
    ],
    JSON.parse('{"__proto__": {"stack": "city"}}'),
  ];
}

const NONSENSE = nonsense();

/** A table at each kind of question, and an answer that is legal there. */
function everyQuestion(): [Table, Record<string, unknown>][] {
  const drafting = dealt('draft');
  const laying = dealt('laying');
  playOn(laying, chooser('laying'), () => asked(laying).kind === 'layTiles');
  const playing = () =>
    table({
      step: 'token',
      territories: [
        { tiles: laid('V1@0,0 N1@1,0 N1@0,1 N1@1,1'), hand: ['war', 'coin', 'cart', 'blacksmith'] },
        { tiles: laid('N3@0,0 N3@1,0') },
      ],
    });
  const revealing = adding('N1@0,0 N1@1,0', ['V5']);
  const ending = adding('N1@0,0 N1@1,0', ['V5'], { stacks: { nature: [] } });
  return [
    [drafting, { ...options(drafting)[0] }],
    [laying, { side: 'up' }],
    [table({}), { stack: 'city' }],
    [playing(), { play: 'pass' }],
    [playing(), { play: 'war', seat: 1, x: 0, y: 0 }],
    [playing(), { play: 'coin', seat: 1, x: 0, y: 0, resource: 'stone' }],
    [playing(), { play: 'cart', x: 0, y: 0 }],
    [playing(), { play: 'craftsmen', x: 0, y: 0 }],
    [adding('V1@0,0 N1@1,0', ['C1a', 'N1']), addition('C1a', 0, 1)],
    [revealing, { action: 'reveal' }],
    [ending, { action: 'end' }],
  ];
}

/** Is this, by value, one of the options? Then it is no bad answer after all. */
function isOption(at: Table, answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if (Object.values(answer).some((value) => typeof value === 'object') || !isPlain(answer)) return false;
  return options(at).some((option) => samePlain(option as Plain, answer));
}

/** The answer is refused with a code if it is no option, taken if it is; in any case nothing changes and nothing throws. */
function expectJudged(at: Table, answer: unknown): void {
  const { seat, id } = asked(at);
  const before = JSON.stringify(at.state);
  const refusal = check(founders, at.state, seat, id, answer);
  if (isOption(at, answer)) expect(refusal).toBeNull();
  else expect(refusal?.rule).toMatch(/^(K|T|R)-\w+$/);
  // A refusal goes out to the player: it must be plain itself.
  expect(isPlain(refusal as unknown)).toBe(true);
  expect(JSON.stringify(at.state)).toBe(before);
}

describe('bad input', () => {
  it('is refused with a code, whatever stands in place of the answer', () => {
    for (const [at, answer] of everyQuestion()) {
      expectJudged(at, answer);
      for (const bad of NONSENSE) expectJudged(at, bad);
      for (const bad of [JSON.stringify(answer), [answer], Object.values(answer), Object.entries(answer)]) {
        expectJudged(at, bad);
      }
    }
  });

  it('is refused with a code, whatever stands in a field', () => {
    for (const [at, answer] of everyQuestion()) {
      for (const field of Object.keys(answer))
        for (const bad of NONSENSE) expectJudged(at, { ...answer, [field]: bad });
    }
  });

  it('is refused with a code if a field is missing, unknown, inherited or hidden', () => {
    for (const [at, answer] of everyQuestion()) {
      for (const field of Object.keys(answer)) {
        const { [field]: _, ...rest } = answer;
        expectJudged(at, rest);
        expectJudged(at, { ...rest, [field.toUpperCase()]: answer[field] });
        expectJudged(at, Object.assign(Object.create({ [field]: answer[field] }), rest));
        expectJudged(at, Object.defineProperty({ ...rest }, field, { value: answer[field], enumerable: false }));
      }
      const also: unknown[] = [
        { ...answer, more: 1 },
        { ...answer, seat: 0 },
        { ...answer, id: 0 },
        { ...answer, [Symbol('more')]: 1 },
        Object.assign([], answer),
        Object.assign(new Date(0), answer),
        JSON.parse(`{"__proto__": 1, ${JSON.stringify(answer).slice(1)}`),
      ];
      for (const bad of also) {
        expectJudged(at, bad);
        const { seat, id } = asked(at);
        expect(check(founders, at.state, seat, id, bad)).not.toBeNull();
      }
    }
  });

  it('is refused with a code for places far outside and for every seat that is no opponent', () => {
    const at = adding('V1@0,0 N1@1,0', ['C1a', 'N1']);
    for (const far of [
      60,
      61,
      64,
      127,
      128,
      -64,
      1000,
      2 ** 31,
      2 ** 32,
      Number.MAX_SAFE_INTEGER,
      Number.MIN_SAFE_INTEGER,
    ]) {
      for (const [x, y] of [
        [far, 0],
        [0, far],
        [far, far],
        [-far, far],
      ] as const) {
        expect(refused(at, addition('N1', x, y)).rule).toMatch(/^(T-083|K-SHAPE)$/);
      }
    }
    const playing = table({
      step: 'token',
      territories: [{ hand: ['war', 'coin'] }, { tiles: laid('N3@0,0 N3@1,0') }],
    });
    for (const seat of [0, 2, -1, 0.5, '1', '0', 'length', '__proto__', null, [1], Number.NaN]) {
      expect(refused(playing, { play: 'war', seat, x: 0, y: 0 }).rule).toMatch(/^(T-050|K-SHAPE)$/);
      expect(refused(playing, { play: 'coin', seat, x: 0, y: 0, resource: 'stone' }).rule).toMatch(/^(T-060|K-SHAPE)$/);
    }
  });

  it('an answer from a seat that is not asked is refused', () => {
    for (const [at, answer] of everyQuestion()) {
      const { seat, id } = asked(at);
      for (const other of [1 - seat, 2, -1, 99, 0.5, Number.NaN, String(seat), null, undefined, [seat], {}]) {
        expect(check(founders, at.state, other, id, answer)?.rule).toBe('K-SEAT');
      }
    }
  });

  it('an answer to a question that is not open is refused', () => {
    for (const [at, answer] of everyQuestion()) {
      const { seat, id } = asked(at);
      for (const stale of [id - 1, id + 1, -1, 1e9, id + 0.5, String(id), null, undefined, [id], {}, Number.NaN]) {
        expect(check(founders, at.state, seat, stale, answer)?.rule).toBe('K-STALE');
      }
    }
    const at = table({});
    const { seat, id } = asked(at);
    play(at, { stack: 'city' });
    expect(check(founders, at.state, seat, id, { stack: 'city' })?.rule).toBe('K-STALE');
    const over = adding('N1@0,0 N1@1,0', ['N6']);
    const last = asked(over);
    play(over, addition('N6', 0, 1));
    expect(check(founders, over.state, last.seat, last.id, addition('N6', 0, 1))?.rule).toBe('K-OVER');
  });

  it('a set-up that makes no sense is refused', () => {
    for (const bad of NONSENSE) {
      const players = founders.setup(bad, {});
      expect(players).toMatchObject({ rule: 'T-005' });
      if (bad === undefined || bad === null) continue;
      const isEmpty = typeof bad === 'object' && Object.keys(bad).length === 0 && isPlain(bad) && !Array.isArray(bad);
      if (isEmpty) expect(founders.setup(2, bad)).toMatchObject({ players: 2 });
      else expect(founders.setup(2, bad)).toMatchObject({ rule: 'K-SETUP' });
      if (typeof bad === 'boolean') continue;
      expect(founders.setup(2, { finishRound: bad })).toMatchObject({ rule: 'K-SETUP' });
    }
  });

  it('an intent that makes no sense is explained without an exception', () => {
    for (const [at] of everyQuestion()) {
      const { seat, kind } = asked(at);
      for (const bad of NONSENSE) {
        expect(founders.explain(at.state, seat, bad)?.rule).toBe('K-SHAPE');
        if (!isOption(at, bad)) expect(founders.explain(at.state, seat, { kind, answer: bad })).not.toBeNull();
      }
    }
  });
});
