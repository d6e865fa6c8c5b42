import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { type Plugin, parseAst } from 'vite';
import { localeOf } from '../locales/src/languages.ts';
import { unbroken } from '../locales/src/spaces.ts';

/** A file of messages, and its language. */
const CATALOG = /\/packages\/locales\/src\/(?:.*\/)?(en|pl|lt)(?:\/\w+)?\.ts$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/** What the plugin looks at in a syntax tree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value?: unknown;
}

/** A message as the page gets it: read, in the way in which `createWords` would read it. */
export function readMessage(text: string, language: string): MessageFormatElement[] {
  return parse(unbroken(text, language), { ignoreTag: true, locale: new Intl.Locale(localeOf(language)) });
}

/**
 * Reads the messages when the page is built, so that it ships no parser of them: in the catalogues each text becomes its
 * syntax tree, which `createWords` takes as well.
 */
export function readMessages(): Plugin {
  return {
    name: 'read-messages',
    // After types are gone.
    enforce: 'post',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform(code, id) {
      const [, language] = CATALOG.exec(id) ?? [];
      if (language === undefined) return null;
      let read = code;
      // From the end, so that places before stay what they are.
      for (const { start, end, text } of textsIn(parseAst(code)).sort((a, b) => b.start - a.start)) {
        read = `${read.slice(0, start)}${JSON.stringify(readMessage(text, language))}${read.slice(end)}`;
      }
      return { code: read, map: null };
    },
  };
}

/** Every text that is the value of a property. */
function textsIn(tree: unknown): { readonly start: number; readonly end: number; readonly text: string }[] {
  if (Array.isArray(tree)) return tree.flatMap(textsIn);
  if (typeof tree !== 'object' || tree === null) return [];
  const { type, value } = tree as Node;
  const text = type === 'Property' ? textOf(value as TextNode) : null;
  if (text !== null) return [{ start: (value as Node).start, end: (value as Node).end, text }];
  return Object.values(tree).flatMap(textsIn);
}

interface TextNode extends Node {
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
}

/** A text written with quotes, or with back quotes and nothing to fill in; null for anything else. */
function textOf({ type, value, quasis }: TextNode): string | null {
  if (type === 'Literal') return typeof value === 'string' ? value : null;
  return type === 'TemplateLiteral' && quasis?.length === 1 ? (quasis[0]?.value.cooked ?? null) : null;
}
