/** The only values a state, an answer, a happening or a record may hold: JSON, with whole numbers only. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export type PlainObject = { readonly [key: string]: Plain };

/** Nothing in a game is nested deeper. Deeper (or circular) data could exhaust the stack of code that walks through it. */
const MAX_DEPTH = 100;

/** The path of the first value that is not plain data (`$.stack[0].at`), or null if all is plain. */
export function findUnplain(value: unknown): string | null {
  const found = unplainIn(value, 0);
  return found === null ? null : `$${found}`;
}

/** The path from a value to what is not plain in it; built on the way back, so that it costs nothing where all is plain. */
function unplainIn(value: unknown, depth: number): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0) ? null : '';
  if (typeof value !== 'object' || depth === MAX_DEPTH) return '';
  const prototype: unknown = Object.getPrototypeOf(value);
  // What JSON would not show, such as symbols and hidden properties, is not plain.
  const shown = Object.keys(value);
  if (Array.isArray(value)) {
    if (prototype !== Array.prototype) return '';
    for (let i = 0; i < value.length; i++) {
      // A hole reads as undefined, which is refused like any undefined.
      const found = unplainIn(value[i], depth + 1);
      if (found !== null) return `[${i}]${found}`;
    }
    return shown.length === value.length && Reflect.ownKeys(value).length === shown.length + 1 ? null : '';
  }
  if (prototype !== Object.prototype && prototype !== null) return '';
  if (Reflect.ownKeys(value).length !== shown.length) return '';
  for (const key of shown) {
    const found = unplainIn((value as { readonly [key: string]: unknown })[key], depth + 1);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

export function isPlain(value: unknown): value is Plain {
  return findUnplain(value) === null;
}

export function isPlainObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && isPlain(value);
}

/** JSON with sorted keys and no white space: one text for one value, so that texts can be compared and hashed. */
export function canonical(value: Plain): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i] as Plain);
    return `${text}]`;
  }
  const keys = Object.keys(value).sort();
  let text = '{';
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as string;
    text += `${(i > 0 ? ',' : '') + JSON.stringify(key)}:${canonical(value[key] as Plain)}`;
  }
  return `${text}}`;
}

export function samePlain(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (isArray(a)) {
    if (!isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!samePlain(a[i] as Plain, b[i] as Plain)) return false;
    return true;
  }
  if (isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !samePlain(a[key] as Plain, b[key] as Plain)) return false;
  return true;
}

/** Reads plain data from text; null if the text is not JSON or holds something a state may not hold. */
export function parsePlain(text: string): { readonly value: Plain } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return isPlain(value) ? { value } : null;
}

/** `Array.isArray` that also narrows readonly arrays. */
function isArray(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}
