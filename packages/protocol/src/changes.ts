import type { Plain, PlainObject } from '@tessera/kernel';

/**
 * How a value has changed: `[value]` replaces it, `[]` removes it, and an object holds the changes of its parts. The parts of a list
 * go by their indices; its `length` is included if it has changed.
 */
export type Change = readonly [] | readonly [Plain] | Changes;
export interface Changes {
  readonly [part: string]: Change;
}

const LENGTH = 'length';

/** Changes that have been written already, by the new value of a part: its old value, and the text of its change (empty if none). */
export type KnownChanges = Map<Plain, { readonly before: Plain; readonly text: string }>;

/**
 * The changes from one object to the next, as JSON text: `{}` if they are the same. Views of the same moment share parts, the very
 * same objects: their changes are written once for all calls that share `known`.
 *
 * The text is written while the two are compared: building objects with numeric keys first would cost more than all the rest.
 */
export function changesText(before: PlainObject, after: PlainObject, known: KnownChanges = new Map()): string {
  const text = partsChanged(before, after, (old, value) => {
    if (typeof value !== 'object' || value === null) return changed(old, value);
    const there = known.get(value);
    if (there?.before === old) return there.text;
    const change = changed(old, value);
    known.set(value, { before: old, text: change });
    return change;
  });
  return text === '' ? '{}' : text;
}

/** The text of a change; empty where nothing has changed. */
function changed(before: Plain, after: Plain): string {
  if (before === after) return '';
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object') return put(after);
  if (isList(before)) return isList(after) ? listChanged(before, after) : put(after);
  return isList(after) ? put(after) : partsChanged(before, after as PlainObject);
}

function put(value: Plain): string {
  return `[${JSON.stringify(value)}]`;
}

function partsChanged(before: PlainObject, after: PlainObject, compare = changed): string {
  let text = '';
  let left = 0;
  // Walking through both is the main cost of an update: `for … in` makes no lists of names, and plain data inherit nothing.
  for (const _part in before) left++;
  for (const part in after) {
    const value = after[part] as Plain;
    const old = before[part];
    let change: string;
    // What every object inherits (such as `toString`) is a function, and no plain value is one.
    if (old === undefined || typeof old === 'function') change = put(value);
    else {
      left--;
      if (old === value) continue;
      change = compare(old, value);
    }
    if (change !== '') text += `${text === '' ? '{' : ','}${JSON.stringify(part)}:${change}`;
  }
  if (left > 0) {
    for (const part of Object.keys(before)) {
      if (!Object.hasOwn(after, part)) text += `${text === '' ? '{' : ','}${JSON.stringify(part)}:[]`;
    }
  }
  return text === '' ? '' : `${text}}`;
}

function listChanged(before: readonly Plain[], after: readonly Plain[]): string {
  const isResized = after.length !== before.length;
  let text = '';
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? changed(before[i] as Plain, after[i] as Plain) : put(after[i] as Plain);
    if (change === '') continue;
    count++;
    // Something was added or removed near the front and everything has moved: the new list is shorter than its changes.
    if (isResized && count * 2 > after.length) return put(after);
    text += `${text === '' ? '{' : ','}"${i}":${change}`;
  }
  if (!isResized) return text === '' ? '' : `${text}}`;
  return `${text === '' ? '{' : `${text},`}"length":[${after.length}]}`;
}

/** The object after its changes. What has not changed stays the same object, so it need not be drawn again. */
export function withChanges(before: PlainObject, changes: Changes): PlainObject {
  return changedParts(before, changes);
}

function applied(before: Plain | undefined, change: Change): Plain {
  if (isList(change)) return change[0] as Plain;
  if (typeof before !== 'object' || before === null) throw new Error('a change refers to a part that is not there');
  return isList(before) ? changedList(before, change) : changedParts(before as PlainObject, change);
}

function changedParts(before: PlainObject, changes: Changes): PlainObject {
  const after: { [part: string]: Plain } = { ...before };
  for (const [part, change] of Object.entries(changes)) {
    if (isList(change) && change.length === 0) delete after[part];
    else after[part] = applied(before[part], change);
  }
  return after;
}

function changedList(before: readonly Plain[], changes: Changes): Plain[] {
  const { [LENGTH]: length, ...parts } = changes;
  const after = length === undefined ? [...before] : before.slice(0, applied(undefined, length) as number);
  for (const [part, change] of Object.entries(parts)) after[Number(part)] = applied(before[Number(part)], change);
  return after;
}

function isList<T, L extends readonly unknown[]>(value: T | L): value is L {
  return Array.isArray(value);
}
