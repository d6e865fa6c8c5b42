import type { Plain, PlainObject } from '../../plain.ts';
import type { PlaceOf } from './scenarioPlaces.ts';

/** The value at a path, or why there is no value. */
export type Found = { readonly value: Plain } | { readonly missing: string };

const PART = /\.?([^.[\]]+)|\[([^\]]*)\]/y;

/**
 * The value at a path: names and indexes with dots between them, `length` of a list, and in brackets an index or fields
 * that one element of the list must have: `territories.1.tiles[x=0,y=2].war`. If no element has them the value is null.
 */
export function readPath(root: Plain, path: string, placeOf: PlaceOf = () => null): Found {
  let value = root;
  for (let at = 0; at < path.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const part = PART.exec(path);
    if (part === null) return { missing: `${path} cannot be read from ${path.slice(at)} on` };
    const [, name, selector] = part;
    const found = name !== undefined ? field(value, name) : select(value, selector ?? '', placeOf);
    if ('missing' in found) return { missing: `${path.slice(0, PART.lastIndex)}: ${found.missing}` };
    value = found.value;
  }
  return { value };
}

/** Are all fields of the pattern in the object, with equal values? Other fields do not matter. */
export function matches(pattern: PlainObject, value: Plain, equal: (a: Plain, b: Plain) => boolean): boolean {
  if (!isObject(value)) return false;
  return Object.entries(pattern).every(([key, wanted]) => {
    const field = Object.hasOwn(value, key) ? value[key] : undefined;
    return field !== undefined && equal(wanted, field);
  });
}

function field(value: Plain, name: string): Found {
  if (isList(value)) {
    if (name === 'length') return { value: value.length };
    const element = /^\d+$/.test(name) ? value[Number(name)] : undefined;
    return element === undefined ? { missing: `a list of ${value.length} has no "${name}"` } : { value: element };
  }
  if (!isObject(value)) return { missing: `${JSON.stringify(value)} has no "${name}"` };
  const inner = Object.hasOwn(value, name) ? value[name] : undefined;
  return inner === undefined ? { missing: `no "${name}" among ${Object.keys(value).join(', ')}` } : { value: inner };
}

/** Texts need no quotation marks in a selector, so values are compared as they are written. */
function select(value: Plain, selector: string, placeOf: PlaceOf): Found {
  if (!isList(value)) return { missing: 'not a list' };
  if (/^\d+$/.test(selector)) return field(value, selector);
  const pattern: { [key: string]: Plain } = {};
  for (const condition of selector.split(',')) {
    const [key, wanted, ...rest] = condition.split('=').map((part) => part.trim());
    if (key === undefined || wanted === undefined || rest.length > 0)
      return { missing: `[${selector}] is no selector` };
    pattern[key] = wanted;
  }
  const known = value.find((element) => isObject(element));
  const misspelt = Object.keys(pattern).find((key) => known !== undefined && !Object.hasOwn(known as object, key));
  if (misspelt !== undefined) return { missing: `the elements have no "${misspelt}"` };
  const found = value.filter((element) =>
    matches(
      pattern,
      element,
      (wanted, is) => wanted === String(is) || (typeof is === 'number' && placeOf(wanted) === is),
    ),
  );
  if (found.length > 1) return { missing: `${found.length} elements are meant` };
  return { value: found[0] ?? null };
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function isObject(value: Plain): value is PlainObject {
  return typeof value === 'object' && value !== null && !isList(value);
}
