import { readFileSync } from 'node:fs';
import { UNITS } from '@tessera/game-civilization/data';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '../src/languages.ts';
import type { Messages } from '../src/words.ts';

/**
 * Words that are no longer used, and where: another word of the rulebook or of the page stands for each
 * (docs/glossary.md).
 */
interface GivenUp {
  readonly language: Language;
  readonly word: RegExp;
  /** Prefixes of the keys concerned; without them, all. */
  readonly under?: readonly string[];
  readonly except?: readonly string[];
}

const FOUNDERS = ['founders.', 'ui.founders.', 'ui.help.', 'ui.create.'];
const CIVILIZATION = ['civilization.', 'ui.civilization.'];

const GIVEN_UP: readonly GivenUp[] = [
  { language: 'pl', word: /kafelek|kafelk/i, under: FOUNDERS },
  { language: 'pl', word: /wiosk/i, under: FOUNDERS, except: ['founders.tile.fishingVillage'] },
  { language: 'pl', word: /po skosie|nieczynn|odcisk/i },
  { language: 'pl', word: /sąsiad(?!uj)|sąsiedzi/i, under: FOUNDERS },
  { language: 'pl', word: /poznać|poznaje|opłac(a|ić|enia)/i, under: CIVILIZATION },
  { language: 'pl', word: /imię|imion/i },
  { language: 'lt', word: /objekt|išmet|išmes|ant vandens/i, under: CIVILIZATION },
  { language: 'lt', word: /(^|[^įdž])[žŽ]aisti (kortą|karinį)|sužaist(as|i) karin/i, under: CIVILIZATION },
  { language: 'lt', word: /apmok/i, under: CIVILIZATION },
  { language: 'lt', word: /(rangas|rangą|frontas|frontą|fronte) \{/i, under: CIVILIZATION },
  { language: 'lt', word: /(?<!kultūros )įvyk(is|io|į|ių|iai|iams)\b/i, under: ['civilization.'] },
  { language: 'lt', word: /kaimyn|vestibiul/i },
  { language: 'lt', word: /„\{tile\}“/, under: FOUNDERS },
  { language: 'en', word: /\bturn(s|ed|ing)? up\b/i },
  {
    language: 'en',
    word: /\b(he|his|him|whoever|anew|magnify|lit)\b/i,
    // A name.
    except: ['civilization.personCard.zhengHe'],
  },
  { language: 'en', word: / …/ },
];

const catalogs = {} as { [L in Language]: Messages };

beforeAll(async () => {
  for (const language of LANGUAGES) {
    const areas = await Promise.all(
      ['common', 'founders', 'civilization', 'ui'].map(
        (area) => import(`../src/${area}/${language}.ts`) as Promise<{ readonly [name: string]: Messages }>,
      ),
    );
    catalogs[language] = Object.assign({}, ...areas.map((area) => area[language]));
  }
});

describe('one word for one thing', () => {
  it.each(GIVEN_UP.map((one) => [one.language, one.word, one] as const))(
    'in %s messages nothing says %s',
    (_, __, { language, word, under = [''], except = [] }) => {
      const found = Object.entries(catalogs[language]).filter(
        ([key, text]) => word.test(text) && under.some((start) => key.startsWith(start)) && !except.includes(key),
      );
      expect(found).toEqual([]);
    },
  );

  it.each(LANGUAGES)('the ranks of a unit have different names in %s', (language) => {
    for (const { id, ranks } of UNITS) {
      const names = ranks.map((rank) => catalogs[language][`civilization.rank.${rank}`]);
      expect(names, id).not.toContain(undefined);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  it('the rules of Founders use the words of the page, for players and not for programmers', () => {
    const rules = (file: string) => readFileSync(new URL(`../../../docs/rules/${file}`, import.meta.url), 'utf8');
    const polish = rules('founders.pl.md');
    expect(polish.match(/kafelek|kafelk\w*|nieczynn\w*|po skosie|sąsiad\b|sąsiadów|sąsiedzi|specyfikacj\w*/giu)).toBe(
      null,
    );
    expect([...polish.matchAll(/wiosk\w*( ryback\w*)?/giu)].map(([whole]) => whole)).toEqual(['Wioska rybacka']);
    expect(rules('founders.lt.md').match(/\b(Filip|Olek)(?= )|variklis|aprašas/gu)).toBe(null);
    expect(rules('founders.md').match(/\b(he|his|him|engine|specification|turns? up)\b/giu)).toBe(null);
    for (const file of ['founders.md', 'founders.pl.md', 'founders.lt.md']) expect(rules(file)).not.toMatch(/-\d+\.\./);
  });
});
