import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en as civilizationEn } from '../src/civilization/en.ts';
import { lt as civilizationLt } from '../src/civilization/lt.ts';
import { pl as civilizationPl } from '../src/civilization/pl.ts';
import { en as commonEn } from '../src/common/en.ts';
import { lt as commonLt } from '../src/common/lt.ts';
import { pl as commonPl } from '../src/common/pl.ts';
import { en as foundersEn } from '../src/founders/en.ts';
import { lt as foundersLt } from '../src/founders/lt.ts';
import { pl as foundersPl } from '../src/founders/pl.ts';
import { unbroken } from '../src/spaces.ts';
import { en as uiEn } from '../src/ui/en.ts';
import { lt as uiLt } from '../src/ui/lt.ts';
import { pl as uiPl } from '../src/ui/pl.ts';
import { createWords, type Messages, textOf } from '../src/words.ts';

const CATALOGS: { readonly [language: string]: Messages } = {
  en: { ...commonEn, ...uiEn, ...foundersEn, ...civilizationEn },
  pl: { ...commonPl, ...uiPl, ...foundersPl, ...civilizationPl },
  lt: { ...commonLt, ...uiLt, ...foundersLt, ...civilizationLt },
};

/** What must not be broken, shown by a visible mark. */
const shown = (text: string) => text.replaceAll('\u00a0', '~');

describe('non-breaking spaces', () => {
  it('follow words of one letter in Polish', () => {
    const said = (text: string) => shown(unbroken(text, 'pl'));
    expect(said('Zagraj w karty i z nami')).toBe('Zagraj w~karty i~z~nami');
    expect(said('A potem (o zmroku) „z daleka”')).toBe('A~potem (o~zmroku) „z~daleka”');
    expect(said('na polu, do miasta; oto')).toBe('na polu, do miasta; oto');
    expect(shown(unbroken('I go to a table', 'en'))).toBe('I go to a table');
  });

  it('stand between a number and its word in every language', () => {
    const words = (language: string, text: string) => createWords(language, { key: text });
    for (const language of ['en', 'pl', 'lt']) {
      expect(
        shown(words(language, '{n, plural, one {# xx} few {# yy} many {# zz} other {# vv}} ab').say('key', { n: 5 })),
      ).toMatch(/^5~\w+ ab$/);
      expect(shown(words(language, 'ab {n} trade').say('key', { n: 12 }))).toBe('ab 12~trade');
      expect(shown(words(language, 'po 3 punkty').say('key'))).toBe('po 3~punkty');
      expect(shown(words(language, '{n} × {what}').say('key', { n: 2, what: 'Silk' }))).toBe('2~×~Silk');
    }
  });

  it('stand before mentions, too', () => {
    const mine = { text: 'Mine', of: 'card', id: 'x' } as const;
    const words = createWords('pl', { key: 'Masz {n} {what} i {what} w {what}.' });
    expect(shown(textOf(words.phrase('key', { n: 3, what: mine })))).toBe('Masz 3~Mine i~Mine w~Mine.');
    expect(words.phrase('key', { n: 3, what: mine })).toContain(mine);
  });

  it('are left out of names of squares, and after numbers that end something', () => {
    const words = createWords('en', { key: '{from} to {to}, turn {n}. Next ({n})' });
    expect(shown(words.say('key', { from: 'A1', to: 'F14', n: 3 }))).toBe('A1 to F14, turn 3. Next (3)');
  });

  it('do not change what messages mean', () => {
    const words = createWords('pl', {
      key: '{n, plural, =0 {nikt} =1 {w 1 domu} one {# w} few {# {form, select, acc {domy} other {i domy}}} many {# z} other {# o}}',
    });
    expect(shown(words.say('key', { n: 0, form: 'acc' }))).toBe('nikt');
    expect(shown(words.say('key', { n: 1, form: 'acc' }))).toBe('w~1~domu');
    expect(shown(words.say('key', { n: 2, form: 'acc' }))).toBe('2~domy');
    expect(shown(words.say('key', { n: 2, form: 'gen' }))).toBe('2~i~domy');
  });

  it('leave every message unchanged otherwise, and none of its short words alone', () => {
    const ast = (text: string) =>
      JSON.stringify(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
    const faults: string[] = [];
    for (const [language, messages] of Object.entries(CATALOGS)) {
      for (const [key, text] of Object.entries(messages)) {
        const bound = unbroken(text, language);
        // The same message, except for the spaces: those of its syntax are unchanged.
        if (ast(bound).replaceAll('\u00a0', ' ') !== ast(text)) faults.push(`${language} ${key}: ${bound}`);
        const left = language === 'pl' ? /(^|[\s({„])[aiouwz] /i : /(^|[^\p{L}\d=])\d+ \p{L}/u;
        if (left.test(bound)) faults.push(`${language} ${key}: ${bound}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
