import { CannotMigrate, canonical, type Migration, migrate, type Plain, RecordFault, readState } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { doWorks, lab, newMatch } from './lab.ts';

function step(schema: number): Migration {
  return {
    schema,
    name: `to ${schema}`,
    up(state) {
      state['trail'] = `${String(state['trail'])} ${schema}`;
    },
  };
}

describe('migrate', () => {
  const game = { schema: 4, migrations: [step(4), step(2), step(3)] };

  test('takes the missing steps in order, whatever the order of their list', () => {
    const state: { [key: string]: Plain } = { schema: 1, trail: 'was 1' };
    migrate(game, state);
    expect(state).toEqual({ schema: 4, trail: 'was 1 2 3 4' });
  });

  test('starts at the stored shape', () => {
    const state: { [key: string]: Plain } = { schema: 3, trail: 'was 3' };
    migrate(game, state);
    expect(state['trail']).toBe('was 3 4');
  });

  test('does nothing to a state of the present shape', () => {
    const state: { [key: string]: Plain } = { schema: 4, trail: '' };
    migrate(game, state);
    expect(state).toEqual({ schema: 4, trail: '' });
  });

  test('refuses when a step is missing', () => {
    expect(() => migrate({ schema: 4, migrations: [step(2), step(4)] }, { schema: 1 })).toThrow(CannotMigrate);
    expect(() => migrate({ schema: 4, migrations: [step(2), step(4)] }, { schema: 1 })).toThrow(/shape 3/);
    expect(() => migrate(game, { schema: -(2 ** 53 - 1) })).toThrow(CannotMigrate);
  });

  test('refuses a newer shape', () => {
    expect(() => migrate(game, { schema: 5 })).toThrow(/shape 5, this program knows shapes up to 4/);
  });

  test.each<[Plain | undefined]>([[undefined], [null], ['1'], [[]], [{ toString: 1, valueOf: 1 }], [true]])(
    'refuses a state whose shape is %j',
    (schema) => {
      expect(() => migrate(game, schema === undefined ? {} : { schema })).toThrow(CannotMigrate);
    },
  );
});

describe('readState', () => {
  function stored(change: (state: { [key: string]: Plain }) => void = () => {}): string {
    const match = newMatch();
    doWorks(match, 'sealed');
    const state = JSON.parse(JSON.stringify(match.state)) as { [key: string]: Plain };
    change(state);
    return canonical(state);
  }

  test('gives back what was stored', () => {
    expect(canonical(readState(lab, stored()) as unknown as Plain)).toBe(stored());
  });

  test('brings an old state up, renamed steps included', () => {
    const renamed: Migration = {
      schema: 2,
      name: 'rename vote.tally to vote.count',
      up(state) {
        for (const frame of state['stack'] as { at: string }[]) if (frame.at === 'tally') frame.at = 'count';
      },
    };
    const text = stored((state) => {
      for (const frame of (state['stack'] as { at: string }[]).slice(-1)) frame.at = 'tally';
    });
    expect(() => readState(lab, text)).toThrow(/step vote.tally/);
    const state = readState({ ...lab, schema: 2, migrations: [renamed] }, text);
    expect(state).toMatchObject({ schema: 2, stack: [{ at: 'offer' }, { at: 'count' }] });
  });

  test.each<[string, Plain]>([
    ['schema', '1'],
    ['schema', 2],
    ['rules', null],
    ['seq', -1],
    ['asked', []],
    ['rng', {}],
    ['rng', [[1, 2, 3]]],
    ['rng', [[1, 2, 3, 2 ** 40]]],
    ['stack', 'x'],
    ['stack', [1]],
    ['stack', [{ op: 'work' }]],
    ['stack', [{ op: '__proto__', at: 'x' }]],
    ['stack', [{ op: 'constructor', at: 'keys' }]],
    ['stack', [{ op: 'work', at: 'toString' }]],
    ['pending', null],
    ['pending', []],
    ['pending', { mode: 'odd', asks: [{ id: 0, seat: 0, kind: 'vote' }], answers: [null] }],
    ['pending', { mode: 'open', asks: [], answers: [] }],
    ['pending', { mode: 'open', asks: [{ id: 0, seat: 0, kind: 'vote' }], answers: [] }],
    ['pending', { mode: 'open', asks: [{ id: 0, seat: '0', kind: 'vote' }], answers: [null] }],
    ['pending', { mode: 'sealed', asks: [{ id: 0, seat: 0, kind: 'vote' }], answers: [1] }],
    ['outcome', 'won'],
    ['outcome', {}],
    ['outcome', { reason: 'won', winners: 0 }],
  ])('refuses a state whose %s is %j', (field, value) => {
    const text = stored((state) => {
      state[field] = value;
    });
    expect(() => readState(lab, text)).toThrow(field === 'schema' ? CannotMigrate : RecordFault);
  });

  test.each(['', 'null', '[]', '1', '{"a":0.5}', '{'])('refuses %j', (text) => {
    expect(() => readState(lab, text)).toThrow(RecordFault);
  });
});
