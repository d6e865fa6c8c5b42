import type { Plain, PlainObject } from '@tessera/kernel';

/**
 * What has changed of a value: `[value]` puts another in its place, `[]` takes it away, and an object tells the same of its parts.
 * The parts of a list go by their numbers; its `length` is told where it has changed.
 */
export type Change = readonly [] | readonly [Plain] | Changes;
export interface Changes {
  readonly [part: string]: Change;
}

const LENGTH = 'length';

/** Changes that somebody has found out already, by what a part has become: from what, and how (null: not at all). */
export type KnownChanges = Map<Plain, { readonly before: Plain; readonly change: Change | null }>;

/**
 * What has changed from one object to the next: nothing (`{}`) where they are the same. Views of one moment have parts in common,
 * the very same objects: what has changed of them is found out once for all that share `known`.
 */
export function changesBetween(before: PlainObject, after: PlainObject, known: KnownChanges = new Map()): Changes {
  return (
    partsChanged(before, after, (old, value) => {
      if (typeof value !== 'object' || value === null) return changeBetween(old, value);
      const there = known.get(value);
      if (there?.before === old) return there.change;
      const change = changeBetween(old, value);
      known.set(value, { before: old, change });
      return change;
    }) ?? {}
  );
}

function changeBetween(before: Plain, after: Plain): Change | null {
  if (before === after) return null;
  if (before === null || after === null || typeof before !== 'object' || typeof after !== 'object') return [after];
  if (isList(before)) return isList(after) ? listChanged(before, after) : [after];
  return isList(after) ? [after] : partsChanged(before, after as PlainObject);
}

function partsChanged(before: PlainObject, after: PlainObject, compare = changeBetween): Changes | null {
  let changes: { [part: string]: Change } | null = null;
  let left = 0;
  // Walking through both is what an update costs most: `for … in` makes no lists of names, and plain data inherit nothing.
  for (const _part in before) left++;
  for (const part in after) {
    const value = after[part] as Plain;
    const old = before[part];
    let change: Change | null;
    // What every object inherits (`toString`) are functions, and no plain value is one.
    if (old === undefined || typeof old === 'function') change = [value];
    else {
      left--;
      if (old === value) continue;
      change = compare(old, value);
    }
    if (change === null) continue;
    changes ??= {};
    changes[part] = change;
  }
  if (left === 0) return changes;
  changes ??= {};
  for (const part of Object.keys(before)) if (!Object.hasOwn(after, part)) changes[part] = [];
  return changes;
}

function listChanged(before: readonly Plain[], after: readonly Plain[]): Change | null {
  let changes: { [part: string]: Change } | null = null;
  let count = 0;
  for (let i = 0; i < after.length; i++) {
    const change: Change | null =
      i < before.length ? changeBetween(before[i] as Plain, after[i] as Plain) : [after[i] as Plain];
    if (change === null) continue;
    changes ??= {};
    changes[i] = change;
    count++;
  }
  if (after.length === before.length) return changes;
  // Something in front has come or gone and everything has moved: the list as it is now says it shorter.
  if (count * 2 > after.length) return [after];
  return { ...changes, [LENGTH]: [after.length] };
}

/** The object after its changes. What has not changed stays the same object: whoever draws it need not look again. */
export function withChanges(before: PlainObject, changes: Changes): PlainObject {
  return changedParts(before, changes);
}

function changed(before: Plain | undefined, change: Change): Plain {
  if (isList(change)) return change[0] as Plain;
  if (typeof before !== 'object' || before === null) throw new Error('something has changed of which nothing is known');
  return isList(before) ? changedList(before, change) : changedParts(before as PlainObject, change);
}

function changedParts(before: PlainObject, changes: Changes): PlainObject {
  const after: { [part: string]: Plain } = { ...before };
  for (const [part, change] of Object.entries(changes)) {
    if (isList(change) && change.length === 0) delete after[part];
    else after[part] = changed(before[part], change);
  }
  return after;
}

function changedList(before: readonly Plain[], changes: Changes): Plain[] {
  const { [LENGTH]: length, ...parts } = changes;
  const after = length === undefined ? [...before] : before.slice(0, changed(undefined, length) as number);
  for (const [part, change] of Object.entries(parts)) after[Number(part)] = changed(before[Number(part)], change);
  return after;
}

function isList<T, L extends readonly unknown[]>(value: T | L): value is L {
  return Array.isArray(value);
}
