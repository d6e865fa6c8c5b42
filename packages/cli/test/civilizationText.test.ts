import { civilization, HAPPENING_KINDS, type Happening } from '@tessera/game-civilization';
import {
  BUILDING_IDS,
  CIVILIZATION_IDS,
  CULTURE_EVENT_IDS,
  GOVERNMENT_IDS,
  TECH_IDS,
  UNIT_CARDS,
  WONDER_IDS,
} from '@tessera/game-civilization/data';
import { DECISION_KINDS } from '@tessera/game-civilization/decisions/index.ts';
import { samePlain } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { cardsNamed, eventText } from '../src/text/civilization/cards.ts';
import { condense, SENTENCES, sayHappening } from '../src/text/civilization/happenings.ts';
import { civilizationText } from '../src/text/civilization/index.ts';
import { menuFor } from '../src/text/civilization/menu.ts';
import { nameOf, unitCardName, unitName } from '../src/text/civilization/names.ts';
import { drawTable } from '../src/text/civilization/table.ts';
import { whoIs } from '../src/text/gameText.ts';
import { wrap } from '../src/text/layout.ts';
import { answersIn, canvasFor, type Moment, menusIn, visitGame } from './civilizationTable.ts';

/** An id that was not put into words, a missing value, or a whole object. */
const LEAKED = /[a-z][A-Z]|undefined|NaN|\[object|null/;

function expectReadable(lines: readonly string[]): void {
  for (const line of lines) {
    if (line.length > 80 || LEAKED.test(line)) expect.fail(line);
  }
}

const who = whoIs(['Ada', 'Bo', 'Cy', 'Di'], 0);

describe('in random games', () => {
  const asked = new Set<string>();
  const told = new Set<string>();

  function look({ view, ask, options, canvas, heard }: Moment): 'on' {
    asked.add(ask.kind);
    const menu = menuFor(view, ask, options, canvas);
    for (const { title, picture, choices } of menusIn(menu)) {
      expect(choices.length).toBeGreaterThan(0);
      expectReadable([...picture, ...wrap(title, 80), ...choices.flatMap(({ label }) => wrap(label, 76))]);
    }
    const answers = answersIn(menu);
    for (const option of options) {
      // Which pieces go with an offer is chosen piece by piece: the options name just one way.
      if (option['do'] === 'offer' || option['do'] === 'accept') continue;
      if (!answers.some((answer) => samePlain(answer, option))) expect.fail(`${ask.kind}: ${JSON.stringify(option)}`);
    }
    for (const seat of view.players.keys()) {
      const happenings = heard(seat);
      for (const { kind } of happenings) told.add(kind);
      const { who: names } = canvasFor(seat);
      expectReadable(happenings.flatMap((one) => wrap(sayHappening(one, names, view.players.length), 76)));
      expect(() => condense(happenings)).not.toThrow();
    }
    return 'on';
  }

  test.each([2, 3, 4])('every question of %i players is put in words, and every answer can be chosen', (players) => {
    for (let game = 0; game < 3; game++) visitGame(players, `menus ${players} ${game}`, {}, 11, look);
  });

  test.each([2, 3, 4])('every table of %i players fits, for players and spectators', (players) => {
    const end = visitGame(players, `tables ${players}`, { advancedTieBreak: true }, 199, ({ view, state, canvas }) => {
      expectReadable(drawTable(view, canvas));
      expectReadable(drawTable(civilization.view(state, null), canvasFor(null)));
      for (const { show } of civilizationText.sights) expectReadable(show(view, ['F4'], canvas));
      return 'on';
    });
    const { outcome } = end;
    expectReadable(civilizationText.standings(outcome as never, canvasFor(0)));
  });

  test('sheets that are chosen, or two of which are dealt', () => {
    for (const options of [{ civilizations: 'chosen' }, { advancedSetup: true }]) {
      let questions = 0;
      visitGame(3, 'sheets', options, 1, ({ ask, view, ...moment }) => {
        if (view.turn > 0) return 'enough';
        questions++;
        expectReadable(drawTable(view, moment.canvas));
        return look({ ask, view, ...moment });
      });
      expect(questions).toBeGreaterThan(8);
    }
  });

  test('nearly every kind of question and of news came up', () => {
    expect(DECISION_KINDS.filter((kind) => !asked.has(kind)).length).toBeLessThan(6);
    expect(HAPPENING_KINDS.filter((kind) => !told.has(kind)).length).toBeLessThan(12);
  });
});

describe('happenings', () => {
  test('every kind has a sentence', () => {
    expect(Object.keys(SENTENCES).sort()).toEqual([...HAPPENING_KINDS].sort());
  });

  test('whatever a record says of it', () => {
    for (const kind of HAPPENING_KINDS) expect(() => sayHappening({ kind }, who, 4)).not.toThrow();
    const unknown = { kind: 'comet', seat: 1 } as unknown as Happening;
    expect(sayHappening(unknown, who, 4)).toBe('comet: seat 1');
  });

  test.each<[Happening, string]>([
    [{ kind: 'capitalPlaced', seat: 1, square: 40 }, 'Bo placed the capital at I3.'],
    [{ kind: 'eventDrawn', seat: 0, deck: 'I', event: 'despotDay' }, 'You drew the event We Love the Despot Day!.'],
    [{ kind: 'eventDrawn', seat: 1, deck: 'I' }, 'Bo drew an event of deck I.'],
    [
      { kind: 'eventPlayed', seat: 1, event: 'aGiftFromAfar2', as: 'silk', chosen: [0] },
      'Bo played A Gift from Afar as silk on A.',
    ],
    [
      { kind: 'offerMade', seat: 0, to: null, gives: { silk: 1 }, wants: { trade: 3, II: 1 } },
      'You offered everybody 1 silk for 3 trade and 1 event of deck II.',
    ],
    [
      { kind: 'figuresMoved', seat: 2, from: 17, to: 19, armies: 2, scouts: 1, via: [18] },
      'Cy moved 2 armies and 1 scout from B2 by C2 to D2.',
    ],
    [
      { kind: 'cityActs', seat: 0, city: 40, act: 'produce', items: ['market'], squares: [41], rush: 2, bonuses: [] },
      'Your city at I3 set out to build Market at J3, rushing 2 times.',
    ],
    [
      { kind: 'abilityUsed', seat: 1, tech: 'mathematics', chosen: [0, 2] },
      'Bo used Mathematics on front 1 and front 3.',
    ],
    [
      { kind: 'abilityUsed', seat: 1, tech: 'monarchy', chosen: ['killUnit', 0] },
      'Bo used Monarchy to kill a random unit of A.',
    ],
    [
      { kind: 'abilityUsed', seat: 1, tech: 'gunpowder', chosen: ['obsolete', 'louvre'] },
      'Bo used Gunpowder to make The Louvre obsolete.',
    ],
    [
      { kind: 'eventPlayed', seat: 1, event: 'massDefection', as: null, chosen: [40, 'army', 'scout'] },
      'Bo played Mass Defection on an army and a scout at I3.',
    ],
    [
      { kind: 'lootTaken', seat: 1, loser: 0, take: 'discardCoin', from: 'codeOfLaws' },
      'Loot: Bo made you discard a coin from Code of Laws.',
    ],
    [
      { kind: 'gameEnded', reason: 'economic', winners: [0, 1], scores: null },
      'The game is over: an Economic Victory. Winners: you and Bo.',
    ],
  ])('%j', (happening, sentence) => {
    expect(sayHappening(happening, who, 4)).toBe(sentence);
  });

  test('a report leaves out what goes without saying', () => {
    const move = { kind: 'figuresMoved', seat: 1, armies: 1, scouts: 0 } as const;
    const acts = {
      kind: 'cityActs',
      seat: 1,
      city: 9,
      act: 'produce',
      items: ['army'],
      squares: [8],
      bonuses: [],
    } as const;
    const news: Happening[] = [
      { kind: 'phaseBegins', phase: 'startOfTurn' },
      { kind: 'partBegins', seat: 0, phase: 'startOfTurn' },
      { kind: 'phaseBegins', phase: 'trade' },
      { kind: 'tradeCollected', seat: 0, amount: 3 },
      { kind: 'tradeGained', seat: 0, amount: 3 },
      { kind: 'tradeCollected', seat: 1, amount: 5 },
      { kind: 'tradeGained', seat: 1, amount: 2 },
      { ...acts, rush: 0 },
      { kind: 'figureBuilt', seat: 1, figure: 'army', square: 8 },
      { ...acts, rush: 1 },
      { ...move, from: 1, to: 2 },
      { ...move, from: 2, to: 3 },
      { ...move, from: 3, to: 4 },
    ];
    expect(condense(news).map(({ kind }) => kind)).toEqual([
      'phaseBegins',
      'tradeCollected',
      'tradeCollected',
      'tradeGained',
      'figureBuilt',
      'cityActs',
      'figuresMoved',
    ]);
    expect(condense(news).at(-1)).toEqual({ ...move, from: 1, to: 4, via: [2, 3] });
  });
});

describe('cards', () => {
  test('all have an English name and a text', () => {
    const ids = [
      ...TECH_IDS,
      ...WONDER_IDS,
      ...CULTURE_EVENT_IDS,
      ...GOVERNMENT_IDS,
      ...BUILDING_IDS,
      ...CIVILIZATION_IDS,
    ];
    for (const id of ids) {
      const texts = cardsNamed([nameOf(id)], true);
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) {
        expect(text.startsWith(nameOf(id))).toBe(true);
        expect(text).toMatch(/: .{9,}|Despotism/);
        expect(text).not.toMatch(LEAKED);
      }
    }
  });

  test('names', () => {
    expect(['codeOfLaws', 'aGiftFromAfar3', 'weLoveIt', 'oracle', 'egypt', 'ironMine'].map(nameOf)).toEqual([
      'Code of Laws',
      'A Gift from Afar',
      'We Love It',
      'The Oracle',
      'Egyptians',
      'Iron Mine',
    ]);
    expect(unitName({ card: 'infantry2', type: 'infantry', rank: 'rifleman', strength: 4 })).toBe('Rifleman 4');
    for (const { id } of UNIT_CARDS) expect(unitCardName(id)).toMatch(/^[a-z]+ \d/);
  });

  test('what they say', () => {
    expect(cardsNamed(['POTTERY'], false)).toEqual([
      'Pottery (I): unlocks Granary; culture hand +1; 2 resources in City Management: put a coin on this tech (up to 4)',
    ]);
    expect(cardsNamed(['irrigation'], false)).toEqual(['Irrigation (II): up to 3 cities']);
    expect(cardsNamed(['irrigation'], true)[0]).toContain('Machu Picchu costs 15');
    expect(cardsNamed(['monarchy'], false)).toHaveLength(2);
    expect(cardsNamed(['no', 'such'], false)).toEqual([]);
    expect(eventText('aGiftFromAfar3')).toContain('(silk, wheat, incense or spy)');
  });
});
