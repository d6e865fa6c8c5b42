import { readFileSync } from 'node:fs';
import { botsFor } from '@tessera/bots';
import { civilization, type State } from '@tessera/game-civilization';
import { isIllegal, nextBelow, readRecord, seedStreams } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { gameNamed } from '../src/games.ts';
import { playOut } from '../src/play/dialogue.ts';
import { readLines } from '../src/play/lines.ts';
import { sitDown } from '../src/play/table.ts';
import { widthOf } from '../src/text/layout.ts';
import { canvasOf, visitGame } from './civilizationTable.ts';
import { captured, scratch, tessera } from './terminal.ts';

const file = scratch();
/** The base game: what is typed here belongs to its set-up. */
const PLAY = [
  ...['play', '--game', 'civilization', '--options', '{"expansion":false}'],
  ...['--bots', 'random', '--seed', 'a'],
];
const ALWAYS_FIRST = Array<string>(20_000).fill('1');
/** Setup, Start of Turn and Trade of the first turn: then the cities act. */
const TO_CITIES = ['1', '1', '1', '1', '1'];

function tooLong(out: string): string[] {
  return out.split('\n').filter((line) => widthOf(line) > 80);
}

describe('play', () => {
  test.each([2, 4])('a game of %i to its end, always the first choice', async (players) => {
    const path = file(`${players}.tessera`);
    const ran = await tessera([...PLAY, '--players', String(players), '--save', path], ALWAYS_FIRST);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Final standings');
    expect(ran.out).toMatch(/Won by [^\n]+: [A-Z][a-z]+ Victory\./);
    const lines = ran.out.split('\n');
    expect(lines.filter((line) => line.length > (line.includes(path) ? 200 : 80))).toEqual([]);
    expect(ran.out).not.toContain('\x1b');
    expect(await tessera(['verify', path])).toMatchObject({ code: 0 });
    const told = await tessera(['replay', path, '--at', '60', '--seat', '1']);
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('Civilization, ');
    expect(readRecord(readFileSync(path, 'utf8')).entries.length).toBeGreaterThan(500);
  });

  test('any choices, against the better bot', async () => {
    const generator = seedStreams('any choices')[0] as number[];
    const typed = Array.from(
      { length: 700 },
      () => ['1', '2', '3', '5', 'back', '0'][nextBelow(generator, 6)] as string,
    );
    const words = ['play', '--game', 'civilization', '--players', '3', '--seed', 'b', '--save', file('any.tessera')];
    const ran = await tessera(words, [...typed, 'quit']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(tooLong(ran.out).filter((line) => !line.includes('any.tessera'))).toEqual([]);
  });

  test('a square can be named by letter and number, in lower case too, and an answer can be undone', async () => {
    const ran = await tessera(PLAY, ['F3', 'undo', 'g3', 'why A1', 'quit']);
    expect(ran.out).toContain('You place your capital at F3.');
    expect(ran.out).toContain('Your last answer is taken back.');
    expect(ran.out).toContain('You place your capital at G3.');
    expect(ran.out).toContain(' PSET-003: ');
  });

  test('a city, then what it does, then where', async () => {
    const ran = await tessera(PLAY, [...TO_CITIES, '1', '1', '1', 'undo', 'quit']);
    expect(ran.out).toContain('City Management: what do you do? Left: 1 city action.');
    expect(ran.out).toContain('  1 Capital at F2: 5 production, 1 city action …');
    expect(ran.out).toContain('  1 build army for 4 production');
    expect(ran.out).toContain('Where in the outskirts of the city at F2 does it go (army)?');
    expect(ran.out).toMatch(/You build a figure at [D-H][1-3]: army\./);
  });

  test('an offer is put together from what both sides have', async () => {
    // To Boudica: 2 trade for 1 trade.
    const ran = await tessera(PLAY, ['1', '1', '1', '1', '4', '1', '1', '2', '3', '1', '1', '1', 'battle', 'quit']);
    expect(ran.out).toContain('Offer Boudica nothing for nothing');
    expect(ran.out).toContain('Offer Boudica 2 trade for 1 trade');
    expect(ran.out).toContain('You offer Boudica 2 trade for 1 trade.');
  });

  test('an offer may ask for what nobody has yet', async () => {
    // To Boudica: nothing for 3 culture and 2 silk.
    const wish = ['4', '2', '2', '3', '3', '4', '2', '1'];
    const ran = await tessera(PLAY, ['1', '1', '1', '1', ...wish, 'quit']);
    expect(ran.out).toContain('Put together an offer: Boudica (4 trade) …');
    expect(ran.out).toContain('Offer Boudica nothing for 3 culture and 2 Silk');
    expect(ran.out).toContain('You offer Boudica nothing for 3 culture and 2 Silk.');
  });

  test('why, rule, help and the sights answer without moving on', async () => {
    const whys = ['build market in F2', 'build army', 'build stonehenge', 'harvest A1', 'research pottery', 'dance'];
    const looks = [
      'card pottery',
      'card nothing',
      'look E1',
      'look here',
      'map',
      'players',
      'market',
      'hand',
      'battle',
    ];
    const typed = [...TO_CITIES, ...whys.map((words) => `why ${words}`), ...looks, 'help', 'rule CITY-004', 'quit'];
    const ran = await tessera(PLAY, typed);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Market needs Currency. BLD-001:');
    expect(ran.out).toContain('Nothing forbids it.');
    expect(ran.out).toContain(
      'Stonehenge costs 10 production; the city has 5 production, and rushing the rest\ncosts 15 trade: you have 6 trade. CITY-004:',
    );
    expect(ran.out).toContain('The city at F2 has nothing to harvest at A1. HARV-001:');
    expect(ran.out).toContain('Something else is under way now (Ashoka manages cities). TURN-001:');
    expect(ran.out).toContain('What do you mean?');
    expect(ran.out).toContain('Tech, level I   Unlocks Granary');
    expect(ran.out).toContain('There is no card “nothing”.');
    expect(ran.out).toContain('E1: Water, 1 trade, Silk; outskirts of the city at F2');
    expect(ran.out).toContain('Name a square by letter and number, such as F14.');
    // The edges of the map: letters above, numbers from 1 at the left.
    expect(ran.out).toMatch(/^ {4}A +B +C +D +E +F +G +H$/m);
    expect(ran.out).toMatch(/^ 1 [│ ]/m);
    expect(ran.out).toMatch(/^16 [│ ]/m);
    expect(ran.out).toContain('=A* capital of A');
    expect(ran.out).toContain('There is nothing of that now.');
    expect(ran.out).toContain('why build ITEM in CITY');
    expect(ran.out.split('Your hand')).toHaveLength(4);
    expect(tooLong(ran.out)).toEqual([]);
  });

  test('colours on a terminal only', async () => {
    const { out } = await tessera(PLAY, ['quit'], true);
    expect(out).toContain('\x1b[');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins every colour code.
    expect(out.replace(/\x1b\[\d+m/g, '')).toBe((await tessera(PLAY, ['quit'])).out);
  });
});

describe('reactions', () => {
  /** A table at which seat 0 may interrupt another player who begins to move, with lines typed by the person. */
  function interruptible(typed: readonly string[]) {
    const found: State[] = [];
    for (let game = 0; found.length === 0; game++) {
      visitGame(2, `interrupt ${game}`, {}, 1, ({ ask, options, state }) => {
        if (ask.kind !== 'interrupt' || ask.seat !== 0 || ask.moment !== 'start' || options.length < 2) return 'on';
        found.push(civilization.clone(state));
        return 'enough';
      });
    }
    const [state] = found as [State];
    const known = gameNamed('civilization');
    const { io, printed } = captured(typed);
    const setup = known.game.setup(2, {});
    if (isIllegal(setup)) throw new Error(setup.rule);
    const { random } = botsFor(known.game);
    const seating = { known, you: 0, bots: [null, random ?? null], canvas: canvasOf(0), io, lines: readLines(io) };
    const table = sitDown(seating, setup, 'interrupts', {});
    table.match.state = state;
    table.news = [];
    return { table, printed };
  }

  test('an interruption is offered, and may be passed for a whole part', async () => {
    const { table, printed } = interruptible(['2', 'quit']);
    expect(await playOut(table)).toBe('left');
    const { out } = printed();
    expect(out).toContain('2 No, and do not ask again while Boudica moves this turn');
    expect(out.split('do not ask again')).toHaveLength(2);
    expect(table.standing?.answer).toEqual({ do: 'pass' });
  });

  test('or passed once', async () => {
    const { table, printed } = interruptible(['1', 'quit']);
    expect(await playOut(table)).toBe('left');
    expect(printed().out).toContain('Boudica begins to move. Do you interrupt?');
    expect(table.standing).toBeNull();
  });
});

describe('other commands', () => {
  test('help lists the game', async () => {
    for (const command of ['play', 'simulate', 'properties']) {
      expect((await tessera([command, '--help'])).out).toContain('The game: founders, civilization');
    }
  });

  test('simulate plays the base game up to a limit of turns', async () => {
    const words = [
      'simulate',
      '--game',
      'civilization',
      '--players',
      '4',
      '--games',
      '2',
      '--turn-limit',
      '3',
      '--json',
    ];
    const { code, out } = await tessera([...words, '--bots', 'random']);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ players: 4, games: 2, unfinished: 2, errors: 0, deadEnds: 0 });
  });

  test('an option that does not exist is refused, and those that exist are named', async () => {
    const { code, err } = await tessera(['simulate', '--game', 'civilization', '--options', '{"speed":1}']);
    expect(code).toBe(2);
    expect(err).toMatch(
      /^This set-up is not possible \(RUL-244, option speed\)\. There are: expansion, .*, skipFutile\.\n$/,
    );
  });
});
