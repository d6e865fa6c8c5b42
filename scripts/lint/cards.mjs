// Only the game decides what a card does: page, words, command line and bots never compare the id of a government, tech, wonder,
// culture event or civilization with a literal. A table with ids as keys is not a comparison.
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { root } from '../lib/workspace.mjs';

const READERS = ['web', 'locales', 'cli', 'bots'];

const FAMILIES = {
  government: 'governments.ts',
  tech: 'techIds.ts',
  wonder: 'wonders.ts',
  'culture event': 'cultureEvents.ts',
  civilization: 'civilizations.ts',
};

/** Methods that ask whether, or where, a list holds something. */
const SEARCHES = ['includes', 'indexOf', 'has'];
/** Questions of the rules that name a card. */
const PREDICATES = ['governedBy', 'plays', 'hasWonder'];
/** Shorter prefixes of ids are ordinary words. */
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
 * The last name in an expression: `kind` of `ask.kind`, `plays` of `rules.plays`.
 * @param {ts.Expression} expression
 */
function lastName(expression) {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
}

/**
 * Whether the value of this expression is searched: `….includes(`.
 * @param {ts.Node} list
 */
function isSearched(list) {
  const { parent } = list;
  return (
    ts.isPropertyAccessExpression(parent) &&
    parent.expression === list &&
    SEARCHES.includes(parent.name.text) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression === parent
  );
}

/**
 * Whether a list is searched directly, or through a constant that holds it or something made from it.
 * @param {ts.Node} literal
 */
function isInSearchedList(literal) {
  let isInList = false;
  for (let node = literal.parent; !ts.isBlock(node) && !ts.isObjectLiteralExpression(node); node = node.parent) {
    isInList ||= ts.isArrayLiteralExpression(node);
    if (isInList && isSearched(node)) return true;
    if (ts.isVariableDeclaration(node)) {
      const { name } = node;
      return isInList && ts.isIdentifier(name) && isNameSearched(node.getSourceFile(), name.text);
    }
    if (ts.isSourceFile(node)) return false;
  }
  return false;
}

/**
 * @param {ts.Node} node
 * @param {string} name
 * @returns {boolean}
 */
function isNameSearched(node, name) {
  if (ts.isIdentifier(node) && node.text === name && isSearched(node)) return true;
  return ts.forEachChild(node, (child) => isNameSearched(child, name)) ?? false;
}

/**
 * The call that a literal is an argument of, or part of an argument of.
 * @param {ts.Node} literal
 */
function callAround(literal) {
  for (let node = literal; !ts.isSourceFile(node) && !ts.isFunctionLike(node); node = node.parent) {
    const { parent } = node;
    if (ts.isCallExpression(parent)) return parent.expression === node ? null : parent;
  }
  return null;
}

const EQUALITIES = [
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
];

/**
 * Why a literal may not stand where it does, or null.
 * @param {ts.StringLiteralLike} literal
 */
function complaint(literal) {
  const { text, parent } = literal;
  const call = callAround(literal);
  const called = call === null ? null : lastName(call.expression);
  if (call === parent && called === 'startsWith') {
    const isPart = text.length >= SHORTEST && [...cards.keys()].some((id) => id.startsWith(text));
    return isPart ? 'compares the beginning of an id' : null;
  }
  const family = cards.get(text);
  if (family === undefined) return null;
  // Questions have names of their own, and one of them is a tech's.
  if (ts.isBinaryExpression(parent) && EQUALITIES.includes(parent.operatorToken.kind))
    return lastName(parent.left) === 'kind' ? null : `compares the id of a ${family}`;
  if (ts.isCaseClause(parent))
    return lastName(parent.parent.parent.expression) === 'kind' ? null : `tells one ${family} from the others`;
  if (called !== null && PREDICATES.includes(called)) return `asks the rules for a ${family} by name`;
  return isInSearchedList(literal) ? `looks for the id of a ${family} in a list` : null;
}

/**
 * The complaints about one source file.
 * @param {string} path of the file from the root, with forward slashes
 * @param {string} text
 */
export function checkCards(path, text) {
  const [, name = ''] = path.split('/');
  if (!READERS.includes(name)) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const found = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    const reason = ts.isStringLiteralLike(node) ? complaint(node) : null;
    if (reason !== null && ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} '${node.text}': ${reason}; read its face or the view`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function checkWorkspace() {
  return READERS.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mts|js|jsx|mjs)$/.test(file))
      .map((file) => ['packages', name, 'src', ...file.split(sep)].join('/')),
  ).flatMap((file) => checkCards(file, readFileSync(join(root, file), 'utf8')));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const complaints = checkWorkspace();
  for (const text of complaints) console.error(text);
  console.log(`Cards: ${complaints.length === 0 ? 'no complaints' : `${complaints.length} comparisons`}`);
  process.exitCode = complaints.length === 0 ? 0 : 1;
}
