import { en as civilizationEn } from '@tessera/locales/civilization/en';
import { lt as civilizationLt } from '@tessera/locales/civilization/lt';
import { pl as civilizationPl } from '@tessera/locales/civilization/pl';
import { en as commonEn } from '@tessera/locales/common/en';
import { lt as commonLt } from '@tessera/locales/common/lt';
import { pl as commonPl } from '@tessera/locales/common/pl';
import { en as foundersEn } from '@tessera/locales/founders/en';
import { lt as foundersLt } from '@tessera/locales/founders/lt';
import { pl as foundersPl } from '@tessera/locales/founders/pl';
import { en as uiEn } from '@tessera/locales/ui/en';
import { lt as uiLt } from '@tessera/locales/ui/lt';
import { pl as uiPl } from '@tessera/locales/ui/pl';
import { createWords } from '@tessera/locales/words';
import { describe, expect, test } from 'vitest';
import { readMessage, readMessages } from '../readMessages.config.ts';

const CATALOGS: { readonly [language: string]: { readonly [key: string]: string } } = {
  en: { ...commonEn, ...foundersEn, ...civilizationEn, ...uiEn },
  pl: { ...commonPl, ...foundersPl, ...civilizationPl, ...uiPl },
  lt: { ...commonLt, ...foundersLt, ...civilizationLt, ...uiLt },
};

const FILE = '/somewhere/packages/locales/src/ui/lobby/en.json';

function transformed(code: string, file = FILE): string | null {
  const { transform } = readMessages();
  if (typeof transform !== 'function') throw new Error('the plugin transforms nothing');
  const result = transform.call(undefined as never, code, file, undefined as never);
  return (result as { readonly code: string } | null)?.code ?? null;
}

describe('messages that are parsed when the page is built (readMessages.config.ts)', () => {
  test.each(Object.keys(CATALOGS))('say the same as those that are read when they are said: %s', (language) => {
    const messages = CATALOGS[language] ?? {};
    const read = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, readMessage(text, language)]));
    const [early, late] = [createWords(language, read), createWords(language, messages)];
    /** A name or a number for whatever a message asks for. */
    const paramsOf = (text: string, n: number) =>
      Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, n]));
    for (const [key, text] of Object.entries(messages)) {
      for (const n of [0, 1, 2, 5, 21]) {
        const params = paramsOf(text, n);
        expect(early.phrase(key, params)).toEqual(late.phrase(key, params));
      }
    }
  });

  test('every text in a catalog is parsed, in groups, too', () => {
    const read = transformed(JSON.stringify({ 'a.b': 'one {x}', group: { c: 'two' } }));
    expect(JSON.parse(read ?? '')).toEqual({
      'a.b': [
        { type: 0, value: 'one ' },
        { type: 1, value: 'x' },
      ],
      group: { c: [{ type: 0, value: 'two' }] },
    });
  });

  test('a message that cannot be parsed fails the build', () => {
    expect(() => transformed('{ "a": "one {x" }')).toThrow();
  });

  test.each([
    '/somewhere/packages/locales/src/notes.json',
    '/somewhere/packages/locales/src/ui/lobby/en.ts',
    '/somewhere/packages/web/src/en.json',
  ])('%s is left alone', (file) => {
    expect(transformed('{ "a": "one" }', file)).toBeNull();
  });
});
