import { civilization } from '@tessera/game-civilization';
import { CIVILIZATIONS, EVENT_CARD_IDS, GOVERNMENTS, TECHS, WONDERS } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { cardTalk, sentenceOf } from '../src/civilization/cards.ts';
import { Say } from '../src/civilization/say.ts';
import { en } from '../src/common/en.ts';
import { lt } from '../src/common/lt.ts';
import { pl } from '../src/common/pl.ts';
import { createWords, type Messages, textOf } from '../src/words.ts';
import { CATALOGS, deal, TALKS, talkIn, whoIs } from './civilizationKit.ts';
import { plainly } from './plainly.ts';

const DEALT = civilization.view(deal(2, { expansion: false }, 'cards').state, 0);
const VIEW = DEALT as unknown as PlainObject;
/** The same table with the expansion, and the first player's markers on investment cards. */
const EXPANDED = {
  ...DEALT,
  options: { ...DEALT.options, expansion: true },
  players: DEALT.players.map((player, seat) => ({
    ...player,
    investments: { infrastructure: seat === 0 ? 1 : 3, endowmentForTheArts: 4, militaryIndustrialComplex: 0 },
  })),
} as unknown as PlainObject;
const LANGUAGES = Object.keys(CATALOGS);
const COMMON: { readonly [language: string]: Messages } = { en, pl, lt };
const sayIn = (language: string, view = VIEW) =>
  new Say(plainly(createWords(language, COMMON[language] ?? {}, CATALOGS[language] ?? {})), whoIs(0, 2), view);

/** The words of single cards: their names and sentences. */
const OF_CARDS = /^civilization\.(event|tech|wonder|government|civilization)(Effect|Always|Coin)?\./;

describe('the text of a card', () => {
  test.each(LANGUAGES)('in %s no amount is written into the words: it comes from the face', (language) => {
    // One more for a number of coins each: the coins are the amount.
    const bare = (text: string): string => (text.includes('{coins') ? text.replace('+1', '') : text);
    const messages = Object.entries(CATALOGS[language] ?? {});
    const written = messages.filter(([key, text]) => OF_CARDS.test(key) && /\d/.test(bare(text)));
    expect(written).toEqual([]);
  });

  test.each(LANGUAGES)('in %s every card has a sentence, with all its amounts', (language) => {
    const say = sayIn(language);
    const events = EVENT_CARD_IDS.filter((card) => cardTalk(say, 'event', card) !== null);
    expect(events).toEqual(EVENT_CARD_IDS);
    const all = [
      ...events.map((id) => sentenceOf(say, 'event', id)),
      ...TECHS.map(({ id }) => sentenceOf(say, 'tech', id)),
      ...WONDERS.map(({ id }) => sentenceOf(say, 'wonder', id)),
      ...GOVERNMENTS.map(({ id }) => sentenceOf(say, 'government', id)),
      ...CIVILIZATIONS.map(({ id }) => sentenceOf(say, 'civilization', id)),
    ].map(textOf);
    expect(all.filter((text) => text === '' || /[{}]|undefined|null/.test(text))).toEqual([]);
    expect(all).not.toContain(textOf(say.unknown()));
  });

  test.each([
    ['event', 'massDefection', 'within 6 squares of your figures or cities, kills a great person or up to 2 figures'],
    ['event', 'thinkTank', 'learn a level I, II or III tech'],
    ['event', 'presidentDay', '+8 production'],
    ['event', 'depression', 'players: up to 2'],
    ['event', 'nationalism', 'gain up to 2 units for free'],
    ['tech', 'horsebackRiding', 'gain 9 trade, and another player of your choice gains 6'],
    ['tech', 'gunpowder', 'make one ancient or medieval wonder obsolete, or destroy a building'],
    ['tech', 'printingPress', 'for 5 culture: a coin on this tech (up to 4)'],
    ['tech', 'computers', '+1 for every 5 coins'],
    ['wonder', 'chichenItza', 'each of your cities has +3 production'],
    ['wonder', 'porcelainTower', 'techs need 5 less trade'],
    ['government', 'communism', 'each city +2 production; −1 culture'],
    ['government', 'fundamentalism', 'battle hand +1; −2 trade when trade is collected'],
    ['civilization', 'america', '3 trade give 2 production when rushing'],
    ['civilization', 'arabia', '2 culture for each resource spent'],
    ['civilization', 'germany', 'starts with 2 more infantry units'],
  ] as const)('%s %s: %s', (family, id, part) => {
    expect(textOf(sentenceOf(sayIn('en'), family, id))).toContain(part);
  });

  test('names, costs and what is unlocked stand beside it', () => {
    const say = sayIn('en');
    const talk = cardTalk(say, 'tech', 'masonry');
    expect([talk?.name, cardTalk(say, 'event', 'aGiftFromAfar3')?.name]).toEqual(['Masonry', 'A Gift from Afar']);
    expect(talk?.unlocks.map(textOf)).toEqual(['unlocks City Walls']);
    expect(cardTalk(say, 'wonder', 'colossus')?.costs.map(textOf)).toEqual([
      'Costs 15 production, 10 with Metalworking',
    ]);
    expect(cardTalk(say, 'building', 'walls')?.costs.map(textOf)).toEqual([
      'Costs 7 production',
      'Unlocked by Masonry',
    ]);
    expect(cardTalk(say, 'building', 'walls')?.does.map(textOf)).toEqual([
      'The defender of the city has +4, and the attacker plays first',
    ]);
    expect(cardTalk(say, 'event', 'aGiftFromAfar2')?.notes.map(textOf)).toEqual([
      'Phase: any time',
      'Counts as Iron, Silk, Incense or Spy',
    ]);
  });

  test('a tech makes wonders of the expansion cheaper where it is in play', () => {
    const unlocks = cardTalk(sayIn('en', EXPANDED), 'tech', 'masonry')?.unlocks ?? [];
    expect(unlocks.map(textOf)).toEqual(['unlocks City Walls', 'Great Wall costs 10']);
  });

  test.each([
    [{ do: 'invest', from: 'sheet', card: 'infrastructure' }, 'on the civilization sheet', '1) – from marker 2 on: +2'],
    [
      { do: 'invest', from: 'pottery', card: 'militaryIndustrialComplex' },
      'on Pottery',
      '0) – from marker 2 on: combat',
    ],
    [{ do: 'invest', from: 'pottery', card: 'endowmentForTheArts' }, 'on Pottery', '4) – no further effect'],
  ])('an investment says which line comes next, for the player who is asked: %o', (answer, place, next) => {
    const said = textOf(talkIn('en').option(answer, { kind: 'startOfTurn', about: {} }, EXPANDED, whoIs(0, 2)));
    expect(said).toContain(place);
    expect(said).toContain(next);
    expect(said).not.toContain(';');
  });

  test('a great person card to choose says its type and what it does', () => {
    const said = talkIn('en').option({ card: 'valmiki' }, { kind: 'keepPerson', about: {} }, EXPANDED, whoIs(0, 2));
    expect(textOf(said)).toBe('Valmiki (Artist, culture hand size +2)');
  });

  test('there is no text for what is not a card', () => {
    const say = sayIn('en');
    expect(cardTalk(say, 'event', 'citizensRevolting')).toBeNull();
    expect(TALKS.map(({ talk }) => talk.card('civilization:event:nothing', VIEW))).toEqual(TALKS.map(() => null));
  });
});
