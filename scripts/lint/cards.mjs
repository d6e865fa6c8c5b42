// What a card does, the game alone decides: page, words, command line and bots compare no id of a government, tech, wonder,
// culture event or civilization with a literal. A table with ids as keys is no comparison.
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/workspace.mjs';
import { sourcesIn } from './sources.mjs';
import { tokens } from './tokens.mjs';

/** @typedef {ReturnType<typeof tokens>[number]} Token */

const READERS = ['web', 'locales', 'cli', 'bots'];

const FAMILIES = {
  government: 'governments.ts',
  tech: 'techs.ts',
  wonder: 'wonders.ts',
  'culture event': 'cultureEvents.ts',
  civilization: 'civilizations.ts',
};

/** Calls of a list that ask whether, or where, it holds something. */
const SEARCHES = ['includes', 'indexOf', 'has'];
/** Questions of the rules that name a card. */
const PREDICATES = ['governedBy', 'plays', 'hasWonder'];
/** Shorter beginnings of ids are words like any other. */
const SHORTEST = 6;

/**
 * The ids of a family: the first list of its file.
 * @param {string} file
 */
function idsIn(file) {
  const text = readFileSync(join(root, 'packages/game-civilization/src/data', file), 'utf8');
  const [, list = ''] = /_IDS = \[([^\]]*)\]/.exec(text) ?? [];
  const ids = [...list.matchAll(/'(\w+)'/g)].map(([, id = '']) => id);
  if (ids.length === 0) throw new Error(`no ids in ${file}`);
  return ids;
}

/** Families by id. @type {ReadonlyMap<string, string>} */
const cards = new Map(Object.entries(FAMILIES).flatMap(([family, file]) => idsIn(file).map((id) => [id, family])));

/**
 * Is it this mark, name or keyword?
 * @param {Token | undefined} token
 * @param {string} text
 */
const is = (token, text) => token !== undefined && !token.isString && token.text === text;

/**
 * Is there an operator that compares, from this place on?
 * @param {readonly Token[]} all
 * @param {number} at
 */
const compares = (all, at) => (is(all[at], '=') || is(all[at], '!')) && is(all[at + 1], '=');

/**
 * The place of the bracket that opens what the one at this place closes, or of the one that is open there.
 * @param {readonly Token[]} all
 * @param {number} from
 * @param {string} open
 * @param {string} close
 */
function opening(all, from, open, close) {
  let depth = 0;
  for (let i = from; i >= 0; i--) {
    if (is(all[i], close)) depth++;
    else if (is(all[i], open) && --depth <= 0) return i;
  }
  return -1;
}

/**
 * The last name of what a switch looks at, for one of its cases.
 * @param {readonly Token[]} all
 * @param {number} at
 */
function switchedOn(all, at) {
  const body = opening(all, at, '{', '}');
  return is(all[body - 1], ')') ? all[body - 2]?.text : undefined;
}

/**
 * The last name of what a literal is compared with by an operator before or after it; null where it is not compared. Both
 * may stand on the other side of a line's end.
 * @param {readonly Token[]} all
 * @param {number} at
 */
function comparedWith(all, at) {
  if (is(all[at - 1], '=') && is(all[at - 2], '=')) {
    const start = is(all[at - 3], '=') || is(all[at - 3], '!') ? at - 3 : at - 2;
    return all[start - 1]?.text ?? '';
  }
  return compares(all, at + 1) ? '' : null;
}

/**
 * The lists of a source that something is searched in: literals, and constants that hold one.
 * @param {readonly Token[]} all
 * @param {number} at of a literal
 */
function isInSearchedList(all, at) {
  let depth = 0;
  let start = at;
  for (; start >= 0; start--) {
    if (is(all[start], ']')) depth++;
    else if (is(all[start], '[') && --depth < 0) break;
    else if (is(all[start], ';') || is(all[start], '{') || is(all[start], '}')) return false;
  }
  if (start < 0) return false;
  let end = start;
  for (depth = 0; end < all.length; end++) {
    if (is(all[end], '[')) depth++;
    else if (is(all[end], ']') && --depth === 0) break;
  }
  const isSearched = (/** @type {number} */ dot) =>
    is(all[dot], '.') && SEARCHES.includes(all[dot + 1]?.text ?? '') && is(all[dot + 2], '(');
  if (isSearched(end + 1)) return true;
  const name = constantBefore(all, start);
  return name !== null && all.some((token, i) => is(token, name) && isSearched(i + 1));
}

/**
 * The constant that is declared with what begins at this place, or null.
 * @param {readonly Token[]} all
 * @param {number} start
 */
function constantBefore(all, start) {
  for (let i = start - 1; i >= 0; i--) {
    if (is(all[i], 'const')) return all[i + 1]?.text ?? null;
    if (is(all[i], ';') || is(all[i], '{') || is(all[i], '}')) return null;
  }
  return null;
}

/**
 * Why a literal may not stand where it does, or null.
 * @param {readonly Token[]} all
 * @param {number} at
 */
function complaint(all, at) {
  const text = all[at]?.text ?? '';
  if (is(all[at - 1], '(') && is(all[at - 2], 'startsWith')) {
    const isPart = text.length >= SHORTEST && [...cards.keys()].some((id) => id.startsWith(text));
    return isPart ? 'compares the beginning of an id' : null;
  }
  const family = cards.get(text);
  if (family === undefined) return null;
  // Questions have names of their own, and one of them is a tech's.
  const other = comparedWith(all, at);
  if (other !== null) return other === 'kind' ? null : `compares the id of a ${family}`;
  if (is(all[at - 1], 'case')) return switchedOn(all, at) === 'kind' ? null : `tells one ${family} from the others`;
  if (PREDICATES.some((name) => is(callee(all, at), name))) return `asks the rules for a ${family} by name`;
  return isInSearchedList(all, at) ? `looks for the id of a ${family} in a list` : null;
}

/**
 * The function that a literal is handed to.
 * @param {readonly Token[]} all
 * @param {number} at
 */
function callee(all, at) {
  const bracket = opening(all, at, '(', ')');
  return all[bracket - 1];
}

/**
 * The complaints about one source file.
 * @param {string} path of the file from the root, with forward slashes
 * @param {string} text
 */
export function checkCards(path, text) {
  const [, name = ''] = path.split('/');
  if (!READERS.includes(name)) return [];
  const all = tokens(text);
  return all.flatMap(({ text: literal, line, isString }, at) => {
    const reason = isString ? complaint(all, at) : null;
    return reason === null ? [] : [`${path}:${line} '${literal}': ${reason}; read its face or the view`];
  });
}

function checkWorkspace() {
  return READERS.flatMap((name) => sourcesIn(join(root, 'packages', name, 'src'))).flatMap((file) =>
    checkCards(relative(root, file).split(sep).join('/'), readFileSync(file, 'utf8')),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = checkWorkspace();
  for (const text of complaints) console.error(text);
  console.log(`Cards: ${complaints.length === 0 ? 'no complaints' : `${complaints.length} comparisons`}`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
