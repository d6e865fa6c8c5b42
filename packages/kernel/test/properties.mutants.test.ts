import { expect, test } from 'vitest';
import { isPlainObject, type PlainObject, samePlain } from '../src/index.ts';
import { generatorFor } from '../src/testing/properties/aside.ts';
import { mutantOf } from '../src/testing/properties/mutantOf.ts';

const option = { card: 3, to: 'anna', way: [1, 2], place: { x: 0, y: 1 } };
const other = { card: 4, to: 'berta', way: [2], place: { x: 5, y: 5 } };

const generator = generatorFor([1, 2, 3], 0, 0);
const mutants = Array.from({ length: 4000 }, () => mutantOf(option, [option, other], generator));

/** Is there a mutant whose `card` (or other field) is like this? */
function some(field: keyof typeof option, isLike: (value: unknown) => boolean): boolean {
  return mutants.some(
    (one) => typeof one === 'object' && one !== null && field in one && isLike((one as PlainObject)[field]),
  );
}

test('legal answers are changed in every way a broken or hostile client could', () => {
  for (const nothing of [undefined, null]) expect(mutants).toContain(nothing);
  expect(mutants.some((one) => Array.isArray(one))).toBe(true);
  expect(mutants.some((one) => isPlainObject(one) && Object.keys(one).length === 3)).toBe(true);
  expect(mutants.some((one) => isPlainObject(one) && Object.keys(one).length === 5)).toBe(true);
  expect(mutants.some((one) => isPlainObject(one) && Object.hasOwn(one, '__proto__'))).toBe(true);
  for (const value of [null, undefined, true, '3', 4, 2 ** 31, Number.NaN, Number.MAX_SAFE_INTEGER, '__proto__', '']) {
    expect(
      some('card', (card) => Object.is(card, value)),
      String(value),
    ).toBe(true);
  }
  expect(some('card', (card) => Array.isArray(card))).toBe(true);
  expect(some('card', (card) => isPlainObject(card))).toBe(true);
  expect(some('to', (to) => to === 'berta')).toBe(true);
  expect(some('to', (to) => to === 'ANNA')).toBe(true);
  expect(some('way', (way) => Array.isArray(way) && way.length === 3)).toBe(true);
  expect(some('place', (place) => isPlainObject(place) && !Object.hasOwn(place, 'x'))).toBe(true);
});

test('one thing is changed at a time, and the option itself never', () => {
  expect(option).toEqual({ card: 3, to: 'anna', way: [1, 2], place: { x: 0, y: 1 } });
  const kept = mutants.filter((one) => isPlainObject(one) && 'card' in one && 'to' in one) as PlainObject[];
  expect(kept.length).toBeGreaterThan(1000);
  expect(kept.every((one) => samePlain(one['card'] ?? null, 3) || one['to'] === 'anna')).toBe(true);
});
