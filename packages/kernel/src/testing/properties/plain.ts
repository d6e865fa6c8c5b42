import { type Plain, samePlain } from '../../plain.ts';

/** Tools that look at data from outside. They trust neither a game's `clone` nor its claims about what never changes. */

/** A copy that shares nothing at all with the original. */
export function deepCopy<V>(value: V): V {
  return copyOf(value) as V;
}

function copyOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (let i = 0; i < value.length; i++) list.push(copyOf(value[i]));
    return list;
  }
  const source = value as { readonly [key: string]: unknown };
  const copy: { [key: string]: unknown } = {};
  for (const key of Object.keys(source)) setField(copy, key, copyOf(source[key]));
  return copy;
}

/** Sets an own field, whatever its name; a plain assignment to `__proto__` would change the prototype instead. */
export function setField(object: object, key: string, value: unknown): void {
  if (key !== '__proto__') (object as { [key: string]: unknown })[key] = value;
  else Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
}

export function deepFreeze<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}

/** The objects and arrays in a value that could still be changed. */
export function changeableIn(value: unknown): ReadonlySet<object> {
  const found = new Set<object>();
  visit(value, (inner) => {
    if (Object.isFrozen(inner)) return false;
    found.add(inner);
    return false;
  });
  return found;
}

/** Where a value holds one of these objects (`$.hands[0]`), or null. */
export function findShared(value: unknown, objects: ReadonlySet<object>): string | null {
  return visit(value, (inner) => objects.has(inner)) ? sharedAt('$', value, objects) : null;
}

function sharedAt(path: string, value: unknown, objects: ReadonlySet<object>): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (objects.has(value)) return path;
  for (const [key, inner] of Object.entries(value)) {
    const found = sharedAt(stepInto(value, path, key), inner, objects);
    if (found !== null) return found;
  }
  return null;
}

/** Visits every object and array in a value until `isFound` accepts one; returns whether it did. */
function visit(value: unknown, isFound: (object: object) => boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isFound(value)) return true;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (visit(value[i], isFound)) return true;
    return false;
  }
  for (const inner of Object.values(value)) if (visit(inner, isFound)) return true;
  return false;
}

/** Where two values first differ (`$.points[1]: 2, not 3`), or null if they are the same. */
export function findDifference(value: unknown, expected: unknown): string | null {
  return samePlain(value as Plain, expected as Plain) ? null : differenceAt('$', value, expected);
}

function differenceAt(path: string, value: unknown, expected: unknown): string | null {
  if (Object.is(value, expected)) return null;
  const bothObjects = typeof value === 'object' && typeof expected === 'object' && value !== null && expected !== null;
  if (!bothObjects || Array.isArray(value) !== Array.isArray(expected)) {
    return `${path}: ${inWords(value)}, not ${inWords(expected)}`;
  }
  const keys = Object.keys(value);
  for (const key of Object.keys(expected)) if (!Object.hasOwn(value, key)) keys.push(key);
  for (const key of keys) {
    const inner = Object.hasOwn(value, key) ? (value as { readonly [key: string]: unknown })[key] : undefined;
    const wanted = Object.hasOwn(expected, key) ? (expected as { readonly [key: string]: unknown })[key] : undefined;
    const found = differenceAt(stepInto(value, path, key), inner, wanted);
    if (found !== null) return found;
  }
  return null;
}

/** A value for a report: short, and never an exception. */
export function inWords(value: unknown): string {
  let text: string | undefined;
  try {
    text = JSON.stringify(value);
  } catch {
    text = undefined;
  }
  text ??= String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

export function errorText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function stepInto(value: object, path: string, key: string): string {
  return Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
}
