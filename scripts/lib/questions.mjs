// Every question of a game with the shape of its answer, read from the types in its sources. The engine is held to these types, so the
// list in docs/scenarios.md is always right.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './workspace.mjs';

/** @typedef {{ type: string, start: number, end: number, [field: string]: any }} Node */
/** @typedef {{ path: string, text: string, comments: Node[], types: Map<string, Node>, lists: Map<string, string[]>, tables: Map<string, string[]> }} Source */
/** @typedef {{ shape: string, says: string }} Form */

/** A list with more names than the first number gets a name; with more than the second, only its file is named. */
const FEW = 4;
const MANY = 12;

/**
 * @param {string} game
 * @returns {string} a section of Markdown, without its heading
 */
export function questionsOf(game) {
  return new Questions(game).written();
}

class Questions {
  /** @param {string} game */
  constructor(game) {
    const folder = join(root, 'packages', `game-${game}`, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    /** @type {Source[]} */
    this.sources = files.sort().map((file) => readSource(folder, file));
    /** @type {Map<string, string>} names that stand for a long list, and where it is */
    this.named = new Map();
  }

  written() {
    const { source, node } = this.declared('Decisions', null);
    const parts = this.members(node, source).map(({ key, value, at }) => this.question(key, value, at));
    const names = [...this.named]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, place]) => `- \`${name}\`: ${place}`);
    return `${parts.join('\n')}${names.length === 0 ? '' : `\nNames:\n\n${names.join('\n')}\n`}`;
  }

  /**
   * @param {Node} key
   * @param {Node} value
   * @param {Source} at
   */
  question(key, value, at) {
    const fields = this.members(value, at);
    const field = (/** @type {string} */ name) => fields.find((one) => one.key.name === name);
    const ask = field('ask');
    const answer = field('answer');
    if (ask === undefined || answer === undefined) throw new Error(`${key.name} has no ask or no answer`);
    const shown = this.fields(ask.value, ask.at);
    const says = docBefore(at, key.start);
    const asked = shown.length === 0 ? '' : ` It tells ${shown.map((one) => `\`${one}\``).join(', ')}.`;
    const forms = this.forms(answer.value, answer.at).map(
      ({ shape, says: comment }) => `- \`${shape}\`${comment === '' ? '' : ` – ${comment}`}`,
    );
    return `**\`${key.name}\`** ${`${says}${asked}`.trim()}\n\n${forms.join('\n')}\n`;
  }

  /**
   * The forms of a type, one for each member of a union.
   * @param {Node} node
   * @param {Source} at
   * @returns {Form[]}
   */
  forms(node, at) {
    const type = bare(node);
    if (type.type === 'TSUnionType') {
      return type.types.flatMap((/** @type {Node} */ one) => {
        const says = docBefore(at, one.start);
        return this.forms(one, at).map((form) => (form.says === '' ? { ...form, says } : form));
      });
    }
    const alias = type.type === 'TSTypeReference' ? this.maybeDeclared(type.typeName.name, at) : null;
    if (alias !== null && isShape(bare(alias.node))) return this.forms(alias.node, alias.source);
    if (type.type === 'TSTypeLiteral' || type.type === 'TSIntersectionType') {
      const fields = this.fields(type, at);
      return [{ shape: `{ ${fields.join(', ')} }`, says: '' }];
    }
    return [{ shape: this.shown(type, at), says: '' }];
  }

  /**
   * @param {Node} node
   * @param {Source} at
   * @returns {string[]}
   */
  fields(node, at) {
    return this.members(node, at).map(({ key, value, at: here, isOptional }) => {
      const name = key.name ?? key.value;
      return `${name}${isOptional ? '?' : ''}: ${this.shown(value, here)}`;
    });
  }

  /**
   * @param {Node} node
   * @param {Source} at
   * @returns {{ key: Node, value: Node, at: Source, isOptional: boolean }[]}
   */
  members(node, at) {
    const type = bare(node);
    switch (type.type) {
      case 'TSTypeLiteral':
        return type.members.map((/** @type {Node} */ member) => ({
          key: member.key,
          value: member.typeAnnotation.typeAnnotation,
          at,
          isOptional: member.optional,
        }));
      case 'TSIntersectionType':
        return type.types.flatMap((/** @type {Node} */ one) => this.members(one, at));
      case 'TSTypeReference': {
        const { source, node: inner } = this.declared(type.typeName.name, at);
        return this.members(inner, source);
      }
      case 'TSObjectKeyword':
        return [];
      default:
        throw new Error(`${at.path}: ${type.type} has no members: ${textOf(at, type)}`);
    }
  }

  /**
   * @param {Node} node
   * @param {Source} at
   * @returns {string}
   */
  shown(node, at) {
    const type = bare(node);
    switch (type.type) {
      case 'TSLiteralType':
        return JSON.stringify(type.literal.value);
      case 'TSUnionType':
        return type.types.map((/** @type {Node} */ one) => this.shown(one, at)).join(' | ');
      case 'TSArrayType':
        return `[${this.shown(type.elementType, at)}, …]`;
      case 'TSTypeReference':
        return this.reference(type, at);
      case 'TSTypeLiteral':
      case 'TSIntersectionType':
        return `{ ${this.fields(type, at).join(', ')} }`;
      case 'TSTypeOperator': {
        // keyof typeof TABLE
        const of = bare(type.typeAnnotation).exprName?.name;
        const keys = this.sources.find(({ tables }) => tables.has(of))?.tables.get(of);
        return keys === undefined ? textOf(at, type) : keys.map((key) => JSON.stringify(key)).join(' | ');
      }
      case 'TSMappedType':
        return `{ ${this.shown(type.constraint, at)}${type.optional ? '?' : ''}: ${this.shown(type.typeAnnotation, at)} }`;
      default:
        return textOf(at, type);
    }
  }

  /**
   * @param {Node} type
   * @param {Source} at
   * @returns {string}
   */
  reference(type, at) {
    const { name } = type.typeName;
    if (name === 'Exclude') return this.excluded(type.typeArguments.params, at);
    const alias = this.maybeDeclared(name, at);
    // A square or a seat is a number with a meaning: the name says more.
    if (alias === null || bare(alias.node).type === 'TSNumberKeyword')
      return name.toLowerCase() === name ? name : lower(name);
    const inner = bare(alias.node);
    const list = this.listOf(inner, alias.source);
    if (list !== null) {
      const names = list.names.map((one) => JSON.stringify(one)).join(' | ');
      if (list.names.length <= FEW) return names;
      this.named.set(name, list.names.length <= MANY ? `\`${names}\`` : `\`${list.of}\` of \`${list.path}\``);
      return name;
    }
    return this.shown(inner, alias.source);
  }

  /**
   * A list without some of its names.
   * @param {Node[]} params
   * @param {Source} at
   */
  excluded(params, at) {
    const [all, without] = /** @type {[Node, Node]} */ (params.map((one) => bare(one)));
    const { source, node } = this.declared(all['typeName'].name, at);
    const out = (without.type === 'TSUnionType' ? without['types'] : [without]).map(
      (/** @type {Node} */ one) => one['literal'].value,
    );
    const names = this.listOf(bare(node), source)?.names.filter((name) => !out.includes(name)) ?? [];
    return names.map((name) => JSON.stringify(name)).join(' | ');
  }

  /**
   * The values of `(typeof LIST)[number]`.
   * @param {Node} type
   * @param {Source} at
   */
  listOf(type, at) {
    if (type.type !== 'TSIndexedAccessType') return null;
    const object = bare(type.objectType);
    if (object.type !== 'TSTypeQuery') return null;
    const of = object.exprName.name;
    const source =
      this.sources.find((one) => one === at && one.lists.has(of)) ?? this.sources.find((one) => one.lists.has(of));
    if (source === undefined) return null;
    return { of, path: source.path, names: this.expanded(source.lists.get(of) ?? []) };
  }

  /**
   * A list may include others: `...FIGURES`.
   * @param {string[]} names
   * @returns {string[]}
   */
  expanded(names) {
    return names.flatMap((name) => {
      if (!name.startsWith('...')) return [name];
      const source = this.sources.find((one) => one.lists.has(name.slice(3)));
      return this.expanded(source?.lists.get(name.slice(3)) ?? []);
    });
  }

  /**
   * @param {string} name
   * @param {Source | null} at
   */
  declared(name, at) {
    const found = this.maybeDeclared(name, at);
    if (found === null) throw new Error(`no type ${name}`);
    return found;
  }

  /**
   * A type by its name: from the same file, or else from any other.
   * @param {string} name
   * @param {Source | null} at
   * @returns {{ source: Source, node: Node } | null}
   */
  maybeDeclared(name, at) {
    const source = at?.types.has(name) ? at : this.sources.find(({ types }) => types.has(name));
    const node = source?.types.get(name);
    return source === undefined || node === undefined ? null : { source, node };
  }
}

/** @param {string} folder @param {string} path @returns {Source} */
function readSource(folder, path) {
  const text = readFileSync(join(folder, path), 'utf8');
  const { program, comments } = parseSync(path, text);
  /** @type {Source} */
  const source = {
    path,
    text,
    comments: /** @type {any} */ (comments),
    types: new Map(),
    lists: new Map(),
    tables: new Map(),
  };
  for (const statement of /** @type {Node[]} */ (/** @type {unknown} */ (program.body))) {
    const node = statement['declaration'] ?? statement;
    if (node.type === 'TSTypeAliasDeclaration') source.types.set(node.id.name, node.typeAnnotation);
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      const list = init === null ? null : plainValue(init);
      if (list?.type === 'ObjectExpression') {
        source.tables.set(
          id.name,
          list.properties.map((/** @type {Node} */ one) => one['key']?.name),
        );
      }
      if (list?.type !== 'ArrayExpression') continue;
      const names = list.elements.map((/** @type {Node} */ one) =>
        one.type === 'SpreadElement' ? `...${one['argument'].name}` : one['value'],
      );
      if (names.every((/** @type {unknown} */ one) => typeof one === 'string')) source.lists.set(id.name, names);
    }
  }
  return source;
}

/** A value without its TypeScript annotations. @param {Node} node @returns {Node} */
function plainValue(node) {
  return ['TSAsExpression', 'TSSatisfiesExpression'].includes(node.type) ? plainValue(node['expression']) : node;
}

/** The type itself, without brackets and `readonly`. @param {Node} node @returns {Node} */
function bare(node) {
  if (node.type === 'TSParenthesizedType') return bare(node['typeAnnotation']);
  if (node.type === 'TSTypeOperator' && node['operator'] === 'readonly') return bare(node['typeAnnotation']);
  return node;
}

/** @param {Node} node */
function isShape(node) {
  return ['TSUnionType', 'TSTypeLiteral', 'TSIntersectionType'].includes(node.type);
}

/** The comment right before a place, as one line of Markdown. @param {Source} at @param {number} start */
function docBefore({ text, comments }, start) {
  const between = (/** @type {Node} */ one) => text.slice(one.end, start).replace(/\breadonly\b/, '');
  const doc = comments
    .filter((one) => one.type === 'Block' && one.end <= start && /^[\s|(]*$/.test(between(one)))
    .pop();
  if (doc === undefined) return '';
  return doc['value']
    .replace(/^\*/, '')
    .replace(/\n\s*\*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @param {Source} at @param {Node} node */
function textOf(at, node) {
  return at.text.slice(node.start, node.end).replace(/\s+/g, ' ');
}

/** @param {string} name */
function lower(name) {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/**
 * A document with the questions of each game between its marks.
 * @param {string} text
 */
export function withQuestions(text) {
  return text.replace(
    /(<!-- questions of (\w+): [^>]*-->\n)[\s\S]*?(<!-- end of questions -->)/g,
    (_all, begin, game, end) => `${begin}\n${questionsOf(game)}\n${end}`,
  );
}
