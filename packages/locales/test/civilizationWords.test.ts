import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilization, HAPPENING_KINDS } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CIVILIZATION_IDS,
  CULTURE_EVENTS,
  GOVERNMENT_IDS,
  GREAT_PERSON_TYPES,
  HUT_IDS,
  RELIC_IDS,
  TECHS,
  UNIT_TYPES,
  VILLAGE_IDS,
  WONDERS,
} from '@tessera/game-civilization/data';
import { DECISION_KINDS } from '@tessera/game-civilization/decisions/index.ts';
import type { Outcome, PlainObject } from '@tessera/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { REFUSALS } from '../src/civilization/refusals.ts';
import { createWords, type Messages, textOf } from '../src/words.ts';
import { CATALOGS, deal, faultIn, linesOf, TALKS, talkIn, whoIs } from './civilizationKit.ts';
import { ASKED, NEWS, REFUSED } from './civilizationSamples.ts';
import { plainly } from './plainly.ts';

const SRC = new URL('../src/civilization/', import.meta.url).pathname;
const ENGINE = new URL('../../game-civilization/src/', import.meta.url).pathname;

interface Node {
  readonly type: number;
  readonly value?: string;
  readonly options?: { readonly [name: string]: { readonly value: readonly Node[] } };
}

function walk(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    for (const option of Object.values(node.options ?? {})) walk(option.value, visit);
  }
}

function parse(text: string, language: string): readonly Node[] {
  return new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst() as unknown as readonly Node[];
}

/** The forms in which languages need amounts; each message takes the one that its verb needs. */
const FORM = /(Acc|Gen)$/;

/** The parameters of a message, whatever their form. */
function paramsOf(text: string, language: string): string {
  const found = new Set<string>();
  walk(parse(text, language), ({ type, value }) => {
    if (type !== 0 && value !== undefined && value !== 'form') found.add(value.replace(FORM, ''));
  });
  return [...found].sort().join(' ');
}

/**
 * The sources that refuse something to players: a stated table is refused to its author alone, a preview's facts cite
 * rules.
 */
function sourcesUnder(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/^(fromScenario|preview)/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

const VIEW = civilization.view(deal(2, {}, 'samples').state, 0) as unknown as PlainObject;
const english: Messages = CATALOGS['en'] ?? {};

describe('the messages of Civilization', () => {
  test('are ICU messages with the same parameters in all languages', () => {
    const faults: string[] = [];
    for (const [key, text] of Object.entries(english)) {
      for (const [language, messages] of Object.entries(CATALOGS)) {
        const other = messages[key] ?? '';
        const params = paramsOf(other, language);
        if (params !== paramsOf(text, 'en')) faults.push(`${language} ${key}: ${params} / ${paramsOf(text, 'en')}`);
      }
    }
    expect(faults).toEqual([]);
  });

  test('have all plural forms of their language', () => {
    const categories: { readonly [language: string]: readonly string[] } = {
      en: ['one', 'other'],
      pl: ['one', 'few', 'many', 'other'],
      lt: ['one', 'few', 'many', 'other'],
    };
    const faults: string[] = [];
    for (const [language, messages] of Object.entries(CATALOGS)) {
      for (const [key, text] of Object.entries(messages)) {
        walk(parse(text, language), ({ type, options = {} }) => {
          const needed = type === 6 ? (categories[language] ?? []) : type === 5 ? ['other'] : [];
          if (needed.some((category) => !(category in options))) faults.push(`${language} ${key}`);
        });
      }
    }
    expect(faults).toEqual([]);
  });

  test('keep to the quotation marks of their language, and are not left in English', () => {
    const quotes: { readonly [language: string]: RegExp } = { en: /["„']/, pl: /["“‘’']/, lt: /["”‘’']/ };
    const faults: string[] = [];
    for (const [language, messages] of Object.entries(CATALOGS)) {
      for (const [key, text] of Object.entries(messages)) {
        if (quotes[language]?.test(text) || /^ | $| {2}/.test(text)) faults.push(`${language} ${key}: ${text}`);
        const plain = text.replace(/\{[^{}]*\}/g, '');
        const isName = /\.(wonder|tech|civilization)\./.test(key);
        if (language !== 'en' && !isName && /[a-z]{3,} [a-z]{3,}/.test(plain) && text === english[key]) {
          faults.push(`${language} ${key} is English: ${text}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('are all used', () => {
    const sources = readdirSync(SRC)
      .filter((file) => file.endsWith('.ts') && !/^(en|pl|lt)\.ts$/.test(file))
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .join('\n');
    const named = new Set([...sources.matchAll(/['"`]([a-zA-Z]+\.[\w]+)['"`]/g)].map(([, key]) => key));
    // Groups whose names are ids of the game: the types check them against the game's own lists.
    const byId =
      /^(tech|wonder|event|government|civilization|building|unitType|rank|person|personCard|resource|marker|relic|back|terrain|phase|age|figure|cityMarker|investment|victory|techAlways|techCoin|relicGives|markerEffect|eventEffect|wonderEffect|governmentEffect|personEffect|civilizationEffect|askChoose|awaited|count|section|figures|setupOption|setupValue|factOf|factNumber)\./;
    const unused = Object.keys(english)
      .map((key) => key.replace('civilization.', ''))
      .filter((key) => !named.has(key) && !byId.test(key))
      .filter(
        (key) =>
          !/^opt\.(obsolete|tradeToCulture|cultureToTrade|killUnit|destroyBuilding|person|army|scout|movingArmy|movingScout)$/.test(
            key,
          ),
      )
      .filter((key) => !/^(techGives\.(cross|end)|card\.(hut|village))$/.test(key));
    expect(unused).toEqual([]);
    const groups: { readonly [group: string]: string } = {
      count: "count\\('|[Cc]ount\\.",
      section: "section\\(\\s*say,\\s*'|section\\.",
    };
    for (const [group, before] of Object.entries(groups)) {
      for (const key of Object.keys(english).filter((one) => one.startsWith(`civilization.${group}.`))) {
        const name = key.split('.')[2] ?? '';
        const isSaid = new RegExp(`(${before})${name}\\b`).test(sources) || sources.includes(`'${name}'`);
        expect(isSaid, key).toBe(true);
      }
    }
  });

  test('count in every language as its speakers do', () => {
    const said = (language: string, name: string, n: number) =>
      plainly(createWords(language, CATALOGS[language] ?? {})).say(`civilization.count.${name}`, { n, form: 'nom' });
    expect([1, 2, 5, 22, 112].map((n) => said('pl', 'coins', n))).toEqual([
      '1 moneta',
      '2 monety',
      '5 monet',
      '22 monety',
      '112 monet',
    ]);
    expect([1, 2, 10, 11, 21, 22].map((n) => said('lt', 'coins', n))).toEqual([
      '1 moneta',
      '2 monetos',
      '10 monetų',
      '11 monetų',
      '21 moneta',
      '22 monetos',
    ]);
    expect([1, 3, 27].map((n) => said('lt', 'trade', n))).toEqual([
      '1 prekybos taškas',
      '3 prekybos taškai',
      '27 prekybos taškai',
    ]);
    expect([1, 4, 6].map((n) => said('pl', 'armies', n))).toEqual(['1 armia', '4 armie', '6 armii']);
    expect([1, 2].map((n) => said('en', 'armies', n))).toEqual(['1 army', '2 armies']);
  });
});

describe('the talk of Civilization', () => {
  const at = deal(2, {}, 'samples');

  test('has a sentence for every rule that the engine names', () => {
    const rules = new Set(
      [...sourcesUnder(ENGINE).matchAll(/'([A-Z]{2,5}-\d{3})'/g)].map(([, rule]) => rule as string),
    );
    expect([...rules].filter((rule) => !Object.hasOwn(REFUSALS, rule))).toEqual([]);
    expect(Object.keys(REFUSALS).filter((rule) => !rules.has(rule))).toEqual([]);
  });

  test('words refusals with their facts', () => {
    expect(REFUSED.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const { language, talk } of TALKS) {
      for (const refusal of REFUSED) {
        const said = talk.refusal(refusal, VIEW, whoIs(0, 2));
        const fault = faultIn(said);
        if (fault !== null) faults.push(`${language} ${refusal.rule}: ${fault}`);
      }
      for (const rule of Object.keys(REFUSALS)) {
        expect(textOf(talk.refusal({ rule, params: {} }, VIEW, whoIs(0, 2))), rule).not.toBe('');
      }
    }
    expect(faults).toEqual([]);
  });

  test('begins refusals with a capital letter, or with a name as its player writes it', () => {
    const players = { you: 0, names: ['Ada', 'de Beer'] };
    const faults = TALKS.flatMap(({ language, talk }) =>
      REFUSED.flatMap((refusal) => {
        const said = textOf(talk.refusal(refusal, VIEW, players));
        const isFine = /^[\p{Lu}\d]/u.test(said) || said.startsWith('de Beer');
        return isFine ? [] : [`${language} ${refusal.rule}: ${said}`];
      }),
    );
    expect(faults).toEqual([]);
    const short = { rule: 'RUL-053', params: { seat: 1, good: 'huts', needed: 2, held: 1 } };
    expect(TALKS.map(({ talk }) => textOf(talk.refusal(short, VIEW, players)).startsWith('de Beer'))).toEqual([
      true,
      true,
      true,
    ]);
    const dear = { item: 'army', city: 3, cost: 4, production: 1, bonuses: 0, missing: 3, trade: 1, tradeNeeded: 9 };
    expect(
      TALKS.map(({ talk }) => textOf(talk.refusal({ rule: 'CITY-004', params: dear }, VIEW, players)).split(' ')[0]),
    ).toEqual(['Army', 'Armia', 'Kariuomenė']);
  });

  test('says every kind of news', () => {
    const faults: string[] = [];
    expect(HAPPENING_KINDS.filter((kind) => !NEWS.some((one) => one.kind === kind))).toEqual([]);
    for (const { language, talk } of TALKS) {
      for (const you of [0, 1, null]) {
        for (const happening of NEWS) {
          const said = talk.happening(happening, whoIs(you, 2), VIEW);
          const fault = said === null ? null : faultIn(said);
          if (fault !== null) faults.push(`${language} ${happening.kind}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('asks every question, with answers that random games seldom reach', () => {
    const faults: string[] = [];
    for (const { language, talk } of TALKS) {
      for (const kind of DECISION_KINDS) expect(faultIn(talk.awaited(kind, 1, whoIs(0, 2)))).toBe(null);
      for (const { ask, options } of ASKED) {
        const all = [
          talk.question(ask, VIEW, whoIs(0, 2)),
          ...options.map((one) => talk.option(one, ask, VIEW, whoIs(0, 2))),
        ];
        for (const said of all) {
          const fault = faultIn(said);
          if (fault !== null) faults.push(`${language} ${ask.kind}: ${fault}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('has a text for every card and for all markers', () => {
    const base = [
      ...TECHS.filter(({ set }) => set === 'base').map(({ id }) => `tech:${id}`),
      ...WONDERS.map(({ id }) => `wonder:${id}`),
      ...CULTURE_EVENTS.filter(({ set }) => set === 'base').map(({ id }) => `event:${id}`),
      'event:aGiftFromAfar2',
      ...GOVERNMENT_IDS.map((id) => `government:${id}`),
      ...CIVILIZATION_IDS.map((id) => `civilization:${id}`),
      ...[...BUILDING_IDS, 'walls'].map((id) => `building:${id}`),
      ...UNIT_TYPES.map((id) => `unit:${id}`),
      ...GREAT_PERSON_TYPES.map((id) => `person:${id}`),
      ...HUT_IDS.map((id) => `hut:${id}`),
      ...VILLAGE_IDS.map((id) => `village:${id}`),
      ...RELIC_IDS.map((id) => `relic:${id}`),
    ];
    for (const { language, talk } of TALKS) {
      for (const id of base) {
        const card = talk.card(`civilization:${id}`, VIEW);
        expect(card, id).not.toBe(null);
        if (card === null) continue;
        expect(card.lines.length, id).toBeGreaterThan(1);
        for (const said of linesOf(card)) expect(faultIn(said), `${language} ${id}`).toBe(null);
      }
      for (const id of ['wonder:stones', 'hut:wealth', 'nothing:here'])
        expect(talk.card(`civilization:${id}`, VIEW), id).toBe(null);
    }
  });

  test('says how games end', () => {
    for (const reason of ['culture', 'technology', 'economic', 'military', 'resignation', 'learningGame']) {
      for (const winners of [[], [1], [0, 1]]) {
        for (const scores of [null, [12, 30]]) {
          const outcome = { reason, winners, scores } as unknown as Outcome;
          for (const { talk } of TALKS) {
            expect(faultIn(talk.ending(outcome, whoIs(0, 2)))).toBe(null);
            const standings = talk.standings(outcome, VIEW, whoIs(0, 2));
            expect(standings.map(({ seat }) => seat).sort()).toEqual([0, 1]);
            for (const { line } of standings) expect(faultIn(line)).toBe(null);
          }
        }
      }
    }
  });

  test('names the setup', () => {
    for (const { talk } of TALKS) {
      for (const [name, value] of Object.entries(at.state.options)) {
        if (civilization.searchOptions.includes(name)) continue;
        expect(faultIn(talk.setupOption(name))).toBe(null);
        expect(faultIn(talk.setupValue(name, value))).toBe(null);
      }
      expect(faultIn(talk.title)).toBe(null);
    }
  });

  test('speaks to the reader, and of others by their plain names', () => {
    const gained = { kind: 'tradeGained', seat: 0, amount: 5 };
    const lines = (you: number | null) =>
      TALKS.map(({ talk }) => textOf(talk.happening(gained, whoIs(you, 2), VIEW) ?? []));
    expect(lines(0)).toEqual([
      'You gain 5 trade.',
      'Otrzymujesz 5 punktów wymiany handlowej.',
      'Gaunate 5 prekybos taškus.',
    ]);
    expect(lines(1)).toEqual([
      'Ada gains 5 trade.',
      'Ada otrzymuje 5 punktów wymiany handlowej.',
      'Ada gauna 5 prekybos taškus.',
    ]);
    const refusal = { rule: 'RES-002', params: { tech: 'pottery', level: 1, needed: 6, trade: 4 } };
    expect(TALKS.map(({ talk }) => textOf(talk.refusal(refusal, VIEW, whoIs(0, 2))))).toEqual([
      'Pottery needs 6 trade; you have 4 trade.',
      'Garncarstwo – wymagane: 6 punktów wymiany handlowej; masz 4 punkty wymiany handlowej.',
      'Keramika – reikia 6 prekybos taškų; turite 4 prekybos taškus.',
    ]);
    const played = { kind: 'eventPlayed', seat: 0, event: 'despotDay', as: null, chosen: [] };
    expect(TALKS.map(({ talk }) => textOf(talk.happening(played, whoIs(0, 2), VIEW) ?? []))).toEqual([
      'You play We Love the Despot Day!',
      'Zagrywasz wydarzenie: Dzień uwielbienia despoty!',
      'Įžaidžiate kultūros įvykį: Despoto garbinimo diena!',
    ]);
    expect(talkIn('en').isHeading({ kind: 'phaseBegins' })).toBe(true);
    expect(talkIn('en').isHeading(gained)).toBe(false);
  });
});
