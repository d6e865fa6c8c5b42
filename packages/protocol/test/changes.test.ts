import type { Plain, PlainObject } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Changes, changesText, type KnownChanges, withChanges } from '../src/index.ts';

/** Plain data with few different names and values, so that two samples have much in common. */
const plain: fc.Arbitrary<Plain> = fc.letrec<{ value: Plain; object: PlainObject }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<Plain>(null, true, false, 0, 1, 2, '', 'a', '"', 'length'),
    fc.array(tie('value'), { maxLength: 6 }),
    tie('object'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', '"', 'length', '0', '1', 'toString'), tie('value'), {
    maxKeys: 5,
    noNullPrototype: true,
  }),
})).value;
const object = plain.filter(
  (value): value is PlainObject => typeof value === 'object' && value !== null && !Array.isArray(value),
);

function changesBetween(before: PlainObject, after: PlainObject, known?: KnownChanges): Changes {
  return JSON.parse(changesText(before, after, known)) as Changes;
}

describe('changes of a view', () => {
  test('lead from any object to any other, and leave the first as it was', () => {
    fc.assert(
      fc.property(object, object, (before, after) => {
        const kept = structuredClone(before);
        const changes = changesBetween(before, after);
        expect(withChanges(before, changes)).toEqual(after);
        expect(before).toEqual(kept);
      }),
      { numRuns: 3000 },
    );
  });

  test('are the same when calls share the known changes', () => {
    const views = fc.tuple(fc.array(object), fc.array(object), object, object);
    fc.assert(
      fc.property(views, ([olds, news, first, second]) => {
        const parts = (from: readonly PlainObject[], own: PlainObject): PlainObject => ({
          ...Object.fromEntries(from.entries()),
          own,
        });
        const known: KnownChanges = new Map();
        for (const [old, fresh] of [
          [parts(olds, first), parts(news, second)],
          [parts(olds, second), parts(news, first)],
          // From another view, the changes are different.
          [parts([...olds].reverse(), {}), parts(news, {})],
        ] as const) {
          expect(changesBetween(old, fresh, known)).toEqual(changesBetween(old, fresh));
        }
      }),
    );
  });

  test('are empty where nothing has changed', () => {
    fc.assert(
      fc.property(object, (before) => {
        expect(changesBetween(before, structuredClone(before))).toEqual({});
      }),
    );
  });

  test('say only what has changed, and leave the rest the same object', () => {
    const before = {
      turn: 3,
      players: [
        { coins: 1, tiles: ['a', 'b'] },
        { coins: 2, tiles: ['c'] },
      ],
      gone: 1,
    };
    const after = {
      turn: 3,
      players: [
        { coins: 1, tiles: ['a', 'b'] },
        { coins: 2, tiles: ['c', 'd', 'e'] },
      ],
      come: null,
    };
    const changes = changesBetween(before, after);
    expect(changes).toEqual({ players: { 1: { tiles: [['c', 'd', 'e']] } }, come: [null], gone: [] });
    expect(withChanges(before, changes)['players']).toMatchObject([before.players[0], {}]);
    expect((withChanges(before, changes)['players'] as object[])[0]).toBe(before.players[0]);
  });

  test('of a long list that has grown hold only what was added', () => {
    const list = Array.from({ length: 20 }, (_, i) => i);
    expect(changesBetween({ list }, { list: [...list, 'new'] })).toEqual({ list: { 20: ['new'], length: [21] } });
    expect(changesBetween({ list }, { list: list.slice(0, 15) })).toEqual({ list: { length: [15] } });
    expect(changesBetween({ list }, { list: list.slice(1) })).toEqual({ list: [list.slice(1)] });
  });

  test('of something that is not there are an error, not a guess', () => {
    expect(() => withChanges({ a: 1 }, { a: { b: [2] } })).toThrow('a part that is not there');
    expect(() => withChanges({}, { a: { b: [2] } })).toThrow('a part that is not there');
  });
});
