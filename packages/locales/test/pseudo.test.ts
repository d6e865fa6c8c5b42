import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { en as common } from '../src/common/en.ts';
import { en as founders } from '../src/founders/en.ts';
import { PSEUDO_LANGUAGE, pseudo } from '../src/pseudo.ts';
import { createWords } from '../src/words.ts';

function format(text: string, params: Record<string, string | number> = {}): string {
  const { one } = pseudo({ one: text });
  return String(new IntlMessageFormat(one, PSEUDO_LANGUAGE, undefined, { ignoreTag: true }).format(params));
}

/** A message's form without its texts. */
function skeleton(text: string): string {
  const ast = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
  return JSON.stringify(ast, (key, value) => (key === 'location' ? undefined : value))
    .replace(/\{"type":0,"value":"(?:[^"\\]|\\.)*"\},?/g, '')
    .replaceAll(',]', ']');
}

describe('the pseudo-locale', () => {
  it('is accented, in brackets and about 40 % longer', () => {
    const text = 'Choose a stack and turn up its top tile, or look at the rules before you do.';
    const said = format(text);
    expect(said).toMatch(/^⟦.*⟧$/);
    expect(said).not.toMatch(/[a-z]{2}/);
    expect(said.length / text.length).toBeGreaterThan(1.25);
    expect(said.length / text.length).toBeLessThan(1.5);
  });

  it('keeps parameters, plurals, selects and quotations', () => {
    expect(
      format('{who} has {count, plural, =0 {no tile} one {# tile} other {# tiles}}.', { who: 'Ada', count: 0 }),
    ).toMatch(/^⟦Ada .*ñ.*\.⟧$/);
    expect(format('{count, plural, one {# tile} other {# tiles}}', { count: 3 })).toMatch(/^⟦3 ţ.*š⟧$/);
    const nested =
      '{you, select, yes {You take {count, plural, one {# coin} other {# coins}}} other {{who} takes none}}';
    expect(format(nested, { you: 'yes', count: 2, who: 'Ada' })).toContain('2 ç');
    expect(format(nested, { you: 'no', count: 2, who: 'Ada' })).toContain('Ada ţ');
    expect(format("a '{'brace'}' and an apostrophe’s it''s {n, number}", { n: 1200 })).toContain('{');
    expect(format('{n, selectordinal, one {#st} other {#th}}', { n: 1 })).toBe('⟦1šţ⟧');
    expect(() => pseudo({ one: 'a { brace' })).toThrow();
    expect(() => pseudo({ one: 'a } brace' })).toThrow();
    expect(() => pseudo({ one: '{n, plural, other {x}' })).toThrow();
  });

  it('changes nothing but the texts of any message', () => {
    const english = { ...common, ...founders };
    const strange = pseudo(english);
    for (const [key, text] of Object.entries(english)) {
      expect(skeleton(strange[key as keyof typeof english].slice(1, -1)), key).toBe(skeleton(text));
    }
    expect(createWords(PSEUDO_LANGUAGE, strange).say('common.seat', { number: 3 })).toBe('⟦Šéååţ 3⟧');
  });
});
