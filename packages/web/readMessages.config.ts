import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { localeOf } from '../locales/src/languages.ts';
import { unbroken } from '../locales/src/spaces.ts';

/** A file of messages, and its language. */
const CATALOG = /\/packages\/locales\/src\/(?:.*\/)?(en|pl|lt)(?:\/\w+)?\.json$/;
const PARSER = '@formatjs/icu-messageformat-parser';

/** Messages by key, perhaps in groups. */
interface Texts {
  readonly [key: string]: string | Texts;
}

/** A message as the page gets it: parsed as `createWords` would parse it. */
export function readMessage(text: string, language: string): MessageFormatElement[] {
  return parse(unbroken(text, language), { ignoreTag: true, locale: new Intl.Locale(localeOf(language)) });
}

function readAll(texts: Texts, language: string): object {
  const read = Object.entries(texts).map(([key, one]) => [
    key,
    typeof one === 'string' ? readMessage(one, language) : readAll(one, language),
  ]);
  return Object.fromEntries(read);
}

/**
 * Parses the messages when the page is built, so that it ships no message parser: in the catalogs each text becomes its
 * syntax tree, which `createWords` accepts as well.
 */
export function readMessages(): Plugin {
  return {
    name: 'read-messages',
    // Before Vite turns JSON into modules.
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: new RegExp(`^${PARSER}$`), replacement: `${PARSER}/no-parser.js` }] },
    }),
    transform(code, id) {
      const [, language] = CATALOG.exec(id) ?? [];
      if (language === undefined) return null;
      return { code: JSON.stringify(readAll(JSON.parse(code) as Texts, language)), map: null };
    },
  };
}
