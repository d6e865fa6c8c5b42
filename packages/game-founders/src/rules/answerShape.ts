import { type Illegal, illegal, isPlainObject, KERNEL_CODES, type PlainObject } from '@tessera/kernel';

export function badShape(expected: string): Illegal {
  return illegal(KERNEL_CODES.shape, { expected });
}

/**
 * An answer from outside as an object with exactly these fields, or null. Answers of this game are flat: a nested one
 * is refused before any code walks through it, however deep it may be.
 */
export function fieldsOf(answer: unknown, names: readonly string[]): PlainObject | null {
  if (typeof answer !== 'object' || answer === null || Object.keys(answer).length !== names.length) return null;
  for (const name of names) {
    if (!Object.hasOwn(answer, name) || typeof (answer as PlainObject)[name] === 'object') return null;
  }
  return isPlainObject(answer) ? answer : null;
}
