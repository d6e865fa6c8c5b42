import { civilization, HAPPENING_KINDS, type Happening } from '@tessera/game-civilization';
import { BUILDING_IDS, TERRAINS } from '@tessera/game-civilization/data';
import { DECISION_KINDS } from '@tessera/game-civilization/decisions/index.ts';
import { type PlainObject, samePlain } from '@tessera/kernel';
import { createWords, LANGUAGES, type Words } from '@tessera/locales';
import { PSEUDO_LANGUAGE, pseudo } from '@tessera/locales/pseudo';
import { describe, expect, test } from 'vitest';
import { newsLines } from '../src/play/news.ts';
import { wordsIn } from '../src/text/canvas.ts';
import { condense } from '../src/text/civilization/condense.ts';
import { civilizationScreen } from '../src/text/civilization/index.ts';
import { codesOf } from '../src/text/civilization/mapCodes.ts';
import { menuFor } from '../src/text/civilization/menu.ts';
import { drawTable } from '../src/text/civilization/table.ts';
import type { GameScreen, Menu } from '../src/text/gameScreen.ts';
import { widthOf, wrap } from '../src/text/layout.ts';
import { idNamed, showCards } from '../src/text/names.ts';
import { answersOf, canvasOf, type Moment, menusIn, visitGame } from './civilizationTable.ts';
import { plainWordsIn } from './plainWords.ts';

const SCREEN = civilizationScreen as unknown as GameScreen;
const WORDS = { en: wordsIn('en', SCREEN), pl: wordsIn('pl', SCREEN), lt: wordsIn('lt', SCREEN) };
const ENGLISH = WORDS.en;
const PSEUDO = createWords(PSEUDO_LANGUAGE, ...SCREEN.catalogs.en.map((catalog) => pseudo(catalog)));

/** A table at which nothing has been laid out. */
const NO_VIEW: PlainObject = {
  options: { expansion: true },
  players: [],
  map: { width: 1, height: 1, slots: [], squares: [] },
  offers: [],
};

/** An id that was not put into words, a missing value, or a whole object. */
const LEAKED = /[a-z][A-Z]|undefined|NaN|\[object|null/;

function expectReadable(lines: readonly string[]): void {
  for (const line of lines) if (widthOf(line) > 80 || LEAKED.test(line)) expect.fail(line);
}

/** Everything that a moment of a game shows to the person, checked to be readable. */
function linesAt({ view, heard }: Moment, menus: readonly Menu[], words: Words): string[] {
  for (const { choices } of menus) expect(choices.length).toBeGreaterThan(0);
  const lines = menus.flatMap(({ title, picture, choices }) => [
    ...picture,
    ...wrap(title, 80),
    ...choices.flatMap(({ label }) => wrap(label, 76)),
  ]);
  for (const { seat } of view.players) {
    const news = newsLines(heard(seat), view as unknown as PlainObject, SCREEN, canvasOf(seat, words));
    lines.push(...news.flatMap(({ text }) => wrap(text, 76)));
  }
  expectReadable(lines);
  return lines;
}

describe('in random games', () => {
  const asked = new Set<string>();
  const told = new Set<string>();

  function look(moment: Moment): 'on' {
    const { view, ask, options, heard } = moment;
    asked.add(ask.kind);
    for (const { seat } of view.players) for (const { kind } of heard(seat)) told.add(kind);
    const menus = menusIn(menuFor(view, ask, options, canvasOf(ask.seat, ENGLISH)));
    linesAt(moment, menus, ENGLISH);
    const answers = answersOf(menus);
    // Squares come first, options without one after them.
    if (ask.kind === 'placePerson') expect(answers.slice(0, -1).every((answer) => 'square' in answer)).toBe(true);
    for (const option of options) {
      // The pieces of an offer are chosen one by one: the options name just one way.
      if (option['do'] === 'offer' || option['do'] === 'accept') continue;
      if (!answers.some((answer) => samePlain(answer, option))) expect.fail(`${ask.kind}: ${JSON.stringify(option)}`);
    }
    return 'on';
  }

  test.each([2, 3, 4])('every question of %i players is put into words, and every answer can be chosen', (players) => {
    for (let game = 0; game < 3; game++)
      visitGame(players, `menus ${players} ${game}`, {}, 11, look, ({ kind }) => !asked.has(kind));
  });

  test.each([2, 3, 4])('every table of %i players fits, for players and spectators', (players) => {
    const end = visitGame(players, `tables ${players}`, { advancedTieBreak: true }, 199, ({ view, state, ask }) => {
      for (const language of LANGUAGES) {
        const words = WORDS[language];
        expectReadable(drawTable(view, canvasOf(ask.seat, words)));
        expectReadable(drawTable(civilization.view(state, null), canvasOf(null, words)));
        for (const { show } of civilizationScreen.sights) expectReadable(show(view, ['F4'], canvasOf(ask.seat, words)));
      }
      return 'on';
    });
    expect(end.outcome).not.toBeNull();
  });

  test('sheets that are chosen, or two of which are dealt', () => {
    for (const options of [{ civilizations: 'chosen' }, { advancedSetup: true }]) {
      let questions = 0;
      visitGame(3, 'sheets', options, 1, (moment) => {
        if (moment.view.turn > 0) return 'enough';
        questions++;
        expectReadable(drawTable(moment.view, canvasOf(moment.ask.seat, ENGLISH)));
        return look(moment);
      });
      expect(questions).toBeGreaterThan(8);
    }
  });

  test('nearly every kind of question and of news came up', () => {
    const isSeldom = (kind: string) => !asked.has(kind) && !told.has(kind);
    expect(DECISION_KINDS.filter(isSeldom).length).toBeLessThan(6);
    expect(HAPPENING_KINDS.filter(isSeldom).length).toBeLessThan(12);
  });

  // In the pseudo-locale every message has accents: plain text was not taken from the messages.
  test('menus, news and tables use only words from the messages', () => {
    const plain = new Set<string>();
    visitGame(3, 'pseudo', {}, 37, (moment) => {
      const { view, ask, options } = moment;
      const canvas = canvasOf(ask.seat, PSEUDO);
      const lines = linesAt(moment, menusIn(menuFor(view, ask, options, canvas), 2), PSEUDO);
      for (const word of plainWordsIn([...lines, ...drawTable(view, canvas)], SCREEN.names)) plain.add(word);
      return 'on';
    });
    expect([...plain]).toEqual([]);
  });
});

describe('news', () => {
  test('a report shows the steps of a group as one path, and names only phases in which something happens', () => {
    const move = { kind: 'figuresMoved', seat: 1, armies: 1, scouts: 0 } as const;
    const news = [
      { kind: 'turnBegins', turn: 2, first: 1 },
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: 0, phase: 'startOfTurn' },
      { kind: 'phaseBegins', phase: 'movement' },
      { ...move, from: 1, to: 2 },
      { ...move, from: 2, to: 3 },
      { ...move, from: 3, to: 4 },
      { ...move, seat: 0, from: 4, to: 5 },
    ] as unknown as Happening[];
    expect(condense(news).slice(4)).toEqual([
      { ...move, from: 1, to: 4 },
      { ...move, seat: 0, from: 4, to: 5 },
    ]);
    visitGame(2, 'news', {}, 1, ({ view }) => {
      const lines = newsLines(news, view as unknown as PlainObject, SCREEN, canvasOf(0, ENGLISH));
      expect(lines.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
        'Turn 2. First player: Boudica',
        'Movement',
        'Boudica moves 1 army from B1 to E1.',
        'You move 1 army from E1 to F1.',
      ]);
      return 'enough';
    });
  });
});

describe.each(LANGUAGES)('cards and marks in %s', (language) => {
  const words = WORDS[language];
  const canvas = canvasOf(0, words);
  const view = NO_VIEW;

  test('every card is found by its name', () => {
    const cards = SCREEN.cards.flatMap((id) => canvas.talk.card(id, view) ?? []);
    expect(cards.length).toBeGreaterThan(100);
    for (const { heading } of cards) {
      const shown = showCards(heading.split(' '), SCREEN.cards, view, canvas);
      expect(shown[0]).toBe(heading);
      expect(shown.length).toBeGreaterThan(1);
      expectReadable(shown);
    }
    expect(showCards(['nothing', 'such'], SCREEN.cards, view, canvas)).toEqual([
      words.say('cli.noCard', { name: 'nothing such' }),
    ]);
  });

  test('copies of one event are told apart by the resources they show', () => {
    const { talk, tell, players } = canvas;
    const [first, third] = ['aGiftFromAfar', 'aGiftFromAfar3'].map((event) =>
      tell(talk.option({ event }, { kind: 'discardEvent', about: {} }, view, players)),
    );
    const name = (resource: string) => words.say(`civilization.resource.${resource}`);
    for (const resource of ['silk', 'wheat', 'incense']) {
      expect(first).toContain(name(resource));
      expect(third).toContain(name(resource));
    }
    expect(first).toContain(name('iron'));
    expect(third).not.toContain(name('iron'));
    expect(third).toContain(name('spy'));
  });

  test('every terrain has a letter and every building two that no other has', () => {
    const letters = codesOf(
      TERRAINS.map((id) => words.say(`civilization.terrain.${id}`)),
      1,
    );
    const codes = codesOf(BUILDING_IDS.map((id) => words.say(`civilization.building.${id}`)));
    expect(new Set(letters).size).toBe(TERRAINS.length);
    expect(new Set(codes).size).toBe(BUILDING_IDS.length);
    for (const code of [...letters, ...codes]) expect(code).toMatch(/^\p{Lu}\p{Ll}?$/u);
  });
});

test('names are found without marks on their letters, and in part', () => {
  const among = [
    { id: 'iron', name: 'Żelazo' },
    { id: 'court', name: 'Łaska dworu' },
    { id: 'silk', name: 'Šilkas' },
  ];
  expect(idNamed(['zelazo'], among)).toBe('iron');
  expect(idNamed(['laska', 'dworu'], among)).toBe('court');
  expect(idNamed(['šilk'], among)).toBe('silk');
  expect(idNamed(['SILK'], among)).toBe('silk');
  expect(idNamed(['l'], among)).toBeNull();
  expect(idNamed([], among)).toBeNull();
});
