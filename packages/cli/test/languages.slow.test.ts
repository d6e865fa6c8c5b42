import { botsFor } from '@tessera/bots';
import { isIllegal, type Match, nextBelow, seedStreams } from '@tessera/kernel';
import { createWords } from '@tessera/locales';
import { PSEUDO_LANGUAGE, pseudo } from '@tessera/locales/pseudo';
import { describe, expect, test } from 'vitest';
import { GAMES, gameNamed } from '../src/games.ts';
import { playOut } from '../src/play/dialogue.ts';
import { readLines } from '../src/play/lines.ts';
import { sitDown } from '../src/play/table.ts';
import { canvasFor } from '../src/text/canvas.ts';
import { widthOf } from '../src/text/layout.ts';
import { PLAIN } from '../src/text/paint.ts';
import { plainWordsIn } from './plainWords.ts';
import { captured, scratch, tessera } from './terminal.ts';

const file = scratch();

/** English messages without parameters that differ in a language, of at least two words: none may appear there. */
function foreignTo(language: 'pl' | 'lt', game: string): string[] {
  const { catalogs } = gameNamed(game).screen;
  return catalogs.en.flatMap((catalog, i) =>
    Object.entries(catalog).flatMap(([key, text]) => {
      const isWhole = /^[^{}|]*\p{L} \p{L}[^{}|]*$/u.test(text);
      // “Big Benas” has the English name within.
      return isWhole && !catalogs[language][i]?.[key]?.includes(text) ? [text] : [];
    }),
  );
}

/** Answers for a whole game: mostly the first choice, sometimes another, now and then a way back. */
function answersFor(seed: string, count: number): string[] {
  const generator = seedStreams(seed)[0] as number[];
  return Array.from({ length: count }, () => ['1', '1', '1', '2', '3', '0'][nextBelow(generator, 6)] as string);
}

const ENDS = { pl: 'Wyniki końcowe', lt: 'Galutiniai rezultatai' } as const;

describe.each(['pl', 'lt'] as const)('in %s', (language) => {
  test.each(GAMES.map(({ game }) => game.id))('%s is played to its end through a pipe', async (game) => {
    const path = file(`${game}.${language}.tessera`);
    const words = ['play', '--game', game, '--bots', 'random', '--seed', 'a', '--language', language, '--save', path];
    const { code, out, err } = await tessera(words, answersFor(`${game} ${language}`, 30_000));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(ENDS[language]);
    expect(foreignTo(language, game).filter((text) => out.includes(text))).toEqual([]);
    expect(out.split('\n').filter((line) => widthOf(line) > 80 && !line.includes(path))).toEqual([]);
    expect(out).not.toContain('\u00a0');
    expect(await tessera(['verify', path])).toMatchObject({ code: 0 });
  });
});

describe('refusals, rules and cards', () => {
  const CITIES = ['1', '1', '1', '1', '1'];

  test('appear in Polish, with untranslated rules by their numbers', async () => {
    const typed = [
      ...CITIES,
      'why build targowisko in F2',
      'card garncarstwo',
      'why dance',
      'rule CITY-004',
      'undo',
      'x',
    ];
    const words = [
      'play',
      '--game',
      'civilization',
      '--options',
      '{"expansion":false}',
      '--seed',
      'a',
      '--bots',
      'random',
    ];
    const { out } = await tessera(words, typed, false, { LANG: 'pl_PL.UTF-8' });
    expect(out).toContain('Targowisko – wymagana technologia: Środek płatniczy. (BLD-001)');
    expect(out).toContain('Technologia, poziom I   Odblokowuje: Spichlerz');
    expect(out).toContain('Co masz na myśli?');
    expect(out).toMatch(/Zasady tej gry są na razie dostępne tylko po angielsku\. CITY-004:/);
    expect(out).toContain('Tego nie można cofnąć');
    expect(out).toContain('Słowo „x” jest niezrozumiałe');
  });

  test('appear in Lithuanian, with rules in Lithuanian where they exist', async () => {
    const typed = ['1', '1', '1', '2', 'why V1 0 9', 'why coin 1 0 0 geležis', 'rule T-083', 'undo', 'quit'];
    const words = ['play', '--game', 'founders', '--seed', 'a', '--bots', 'random', '--language', 'lt'];
    const { out } = await tessera(words, typed);
    expect(out.replaceAll('\n', ' ')).toMatch(/Laukas \(0, 9\) [^.]*\. T-083: Naujoji plytelė/);
    expect(out).toContain('T-083: Naujoji plytelė');
    expect(out).toContain('Išėjote iš žaidimo.');
    expect(foreignTo('lt', 'founders').filter((text) => out.includes(text))).toEqual([]);
  });
});

// In the pseudo-locale every message has accents: plain text was not taken from the messages.
test('a whole game of Founders uses only words from the messages', async () => {
  const known = gameNamed('founders');
  const { screen, game } = known;
  const { io, printed } = captured(answersFor('pseudo', 1000));
  const setup = game.setup(2, {});
  if (isIllegal(setup)) throw new Error(setup.rule);
  const words = createWords(PSEUDO_LANGUAGE, ...screen.catalogs.en.map((catalog) => pseudo(catalog)));
  const players = { you: 0, names: screen.names.slice(0, 2) };
  const canvas = canvasFor(screen, words, { paint: PLAIN, width: 80, players });
  const seating = { known, you: 0, bots: [null, botsFor(game)['random'] ?? null], canvas, io, lines: readLines(io) };
  const table = sitDown(seating, setup, 'pseudo', {});
  expect(await playOut(table)).toBe('finished');
  const lines = printed().out.split('\n');
  expect(lines.length).toBeGreaterThan(500);
  // The ids of tiles and the typed input are not words.
  const ids = /\b[NVCR]\d+[a-f]?\b/g;
  expect(
    plainWordsIn(
      lines.map((line) => line.replace(ids, '')),
      screen.names,
    ),
  ).toEqual([]);
  expect((table.match as Match).state.outcome).not.toBeNull();
});
