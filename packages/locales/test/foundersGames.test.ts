import { founders } from '@tessera/game-founders';
import { RESOURCES, TILE_FACES, TOKEN_FACES } from '@tessera/game-founders/data';
import { check, type Illegal, type PlainObject } from '@tessera/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Phrase, textOf } from '../src/words.ts';
import {
  askedOf,
  chooser,
  heard,
  mentionsIn,
  pick,
  randomGame,
  randomIntent,
  shapeOf,
  TALKS,
  textsOf,
  WORDS,
  whoIs,
} from './foundersKit.ts';

const GAMES = 40;

/** Words that are spelt alike in English and in the language. */
const SHARED: { readonly [language: string]: readonly string[] } = {
  pl: ['transport', 'circus', 'maximus', 'forum', 'romanum', 'aqua', 'marcia'],
  lt: ['aqua', 'marcia'],
};

/** English words that do not belong in another language: those of all terms, and some that any English sentence has. */
const ENGLISH = (() => {
  const { en } = WORDS;
  const terms = [
    ...TILE_FACES.map(({ name }) => `founders.tile.${name}`),
    ...TOKEN_FACES.map(({ id }) => `founders.token.${id}`),
    ...RESOURCES.map((id) => `founders.resource.${id}`),
    ...['nature', 'village', 'city', 'victory'].map((id) => `founders.family.${id}`),
  ];
  const found = terms.flatMap(
    (key) =>
      en
        ?.say(key, { form: 'nom' })
        .toLowerCase()
        .split(/[\s-]+/) ?? [],
  );
  const usual = [
    'the',
    'and',
    'you',
    'your',
    'with',
    'tile',
    'tiles',
    'token',
    'turn',
    'stack',
    'row',
    'points',
    'from',
  ];
  return new Set([...found, ...usual]);
})();

/** What is wrong with a text for players; null if nothing is. */
function faultIn(text: string, language: string): string | null {
  if (text.trim() === '') return 'empty';
  if (/undefined|null|NaN|\[object/.test(text)) return `a value shows: ${text}`;
  if (/[{}|#]/.test(text)) return `syntax shows: ${text}`;
  if (/(founders|common)\.\w/.test(text)) return `a key shows: ${text}`;
  if (/ {2}| [.,;:]|(^|\s)-\d/.test(text)) return `spacing or signs: ${text}`;
  if (language !== 'pl' && language !== 'lt') return null;
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    if (ENGLISH.has(word) && !SHARED[language]?.includes(word)) return `English "${word}": ${text}`;
  }
  return null;
}

const faults = new Set<string>();
const unlike = new Set<string>();
const seen = {
  happenings: new Set<string>(),
  asks: new Set<string>(),
  options: new Set<string>(),
  rules: new Set<string>(),
};

/** Says something in all languages; they must mention the same things. */
function sayAll(what: string, say: (talk: (typeof TALKS)[number]['talk']) => Phrase | null): void {
  const mentioned = TALKS.map(({ language, talk }) => {
    const phrase = say(talk) ?? [];
    const fault = faultIn(textOf(phrase), language);
    if (fault !== null) faults.add(`${language} ${what}: ${fault}`);
    return mentionsIn(phrase).join();
  });
  if (new Set(mentioned).size > 1) unlike.add(`${what}: ${[...new Set(mentioned)].join(' / ')}`);
}

function saySections(view: PlainObject, you: number | null): void {
  const shapes = TALKS.map(({ language, talk }) => {
    const sections = talk.sections(view, whoIs(you));
    for (const text of sections.flatMap(textsOf)) {
      const fault = faultIn(text, language);
      if (fault !== null) faults.add(`${language} table: ${fault}`);
    }
    return JSON.stringify(sections.map(shapeOf));
  });
  if (new Set(shapes).size > 1) unlike.add('the table');
}

beforeAll(() => {
  for (let game = 0; game < GAMES; game++) {
    const choose = chooser(`wishes ${game}`);
    const options = { finishRound: game % 2 === 0, cityStackEnds: game % 5 === 0 };
    for (const moment of randomGame(`words ${game}`, 2 + (game % 3), options)) {
      const { state } = moment.match;
      const players = state.territories.length;
      const you = choose(players + 1) === 0 ? null : choose(players);
      const who = whoIs(you);
      const view = founders.view(state, you) as unknown as PlainObject;
      for (const it of heard(moment)) {
        seen.happenings.add(it.kind);
        sayAll(it.kind, (talk) => talk.happening(it, who, view));
      }
      if (choose(12) === 0 || state.outcome !== null) saySections(view, you);
      const ask = askedOf(state);
      for (let n = 0; n < 4; n++) {
        const intent = randomIntent(state, choose);
        const seat = choose(3) === 0 ? choose(players) : (ask?.seat ?? 0);
        const refusals = [
          founders.explain(state, seat, intent),
          check(founders, state, seat, ask?.id ?? 0, intent.answer),
        ].filter((one): one is Illegal => one !== null);
        const seatView = founders.view(state, seat) as unknown as PlainObject;
        for (const refusal of refusals) {
          seen.rules.add(refusal.rule);
          sayAll(refusal.rule, (talk) => talk.refusal(refusal, seatView, whoIs(seat)));
        }
      }
      if (ask === null) continue;
      seen.asks.add(ask.kind);
      const own = founders.view(state, ask.seat) as unknown as PlainObject;
      sayAll(ask.kind, (talk) => talk.question(ask, own, whoIs(ask.seat)));
      sayAll(`awaited ${ask.kind}`, (talk) => talk.awaited(ask.kind, ask.seat, who));
      const all = founders.options(state, ask as never) as readonly PlainObject[];
      const some = choose(10) === 0 ? all : [pick(all, choose), pick(all, choose)];
      for (const option of some) {
        seen.options.add(`${ask.kind} ${option['play'] ?? option['action'] ?? ''}`.trim());
        sayAll(`option ${ask.kind}`, (talk) => talk.option(option, ask, own, whoIs(ask.seat)));
      }
    }
  }
});

describe(`in ${GAMES} random games of Founders`, () => {
  it('everything can be said in English, Polish, Lithuanian and the pseudo-locale', () => {
    expect([...faults]).toEqual([]);
  });

  it('every language mentions the same things and structures the table alike', () => {
    expect([...unlike]).toEqual([]);
  });

  it('most of what can happen, be asked and be refused did occur', () => {
    expect(seen.happenings.size).toBeGreaterThanOrEqual(18);
    expect([...seen.asks].sort()).toEqual(['addTile', 'draftTile', 'layTiles', 'playToken', 'revealTile']);
    expect(seen.options.size).toBeGreaterThanOrEqual(9);
    expect(seen.rules.size).toBeGreaterThanOrEqual(20);
  });
});
