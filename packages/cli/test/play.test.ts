import { readFileSync } from 'node:fs';
import { readRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { scratch, tessera } from './terminal.ts';

const file = scratch();
const PLAY = ['play', '--game', 'founders', '--bots', 'random', '--seed', 'a'];
const ALWAYS_FIRST = Array<string>(500).fill('1');

describe('play', () => {
  test.each([2, 3, 4])('a game of %i to its end, always the first choice', async (players) => {
    const path = file(`${players}.tessera`);
    const ran = await tessera([...PLAY, '--players', String(players), '--save', path], ALWAYS_FIRST);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('Final standings');
    expect(ran.out).toContain('The game is over: ');
    const lines = ran.out.split('\n');
    expect(lines.filter((line) => line.length > (line.includes(path) ? 200 : 80))).toEqual([]);
    expect(ran.out).not.toContain('\x1b');
    expect(await tessera(['verify', path])).toMatchObject({ code: 0 });
    const { header, entries } = readRecord(readFileSync(path, 'utf8'));
    expect(header.about['names']).toHaveLength(players);
    expect(entries.length).toBeGreaterThan(50);
  });

  test('the record of a finished game can be saved by name, even after a wrong name', async () => {
    const path = file('named.tessera');
    const ran = await tessera(PLAY, await untilSave('/no/such\0/place', path));
    expect(ran.out).toContain('/no/such\0/place cannot be written (ERR_INVALID_ARG_VALUE).');
    expect(await tessera(['verify', path])).toMatchObject({ code: 0 });
  });

  test('undo works as long as nothing new was shown', async () => {
    // The other player starts, so the person picks twice in a row: the first pick can be undone.
    const path = file('undo.tessera');
    const ran = await tessera([...PLAY, '--save', path], ['1', 'undo', '2', '1', '1', 'undo', 'quit']);
    expect(ran.out).toContain('Your last answer is taken back.');
    expect(ran.out).toContain('This cannot be undone: something new has been revealed');
    expect(ran.out).toContain('You left the game.');
    const { entries, closing } = readRecord(readFileSync(path, 'utf8'));
    expect(entries.filter(({ type }) => type === 'undo')).toHaveLength(1);
    expect(closing?.outcome).toBeNull();
    expect(await tessera(['verify', path])).toMatchObject({ code: 0 });
  });

  test('quit and the end of the input leave the game', async () => {
    for (const typed of [['quit'], []]) {
      const ran = await tessera(PLAY, typed);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toContain('You left the game.');
    }
  });

  test('why, rule, help and board answer without moving on', async () => {
    const typed = ['1', '1', '1', 'why V1 0 2', '2', 'why V1 0 9', 'why N5 0 9', 'why 1', 'why chess', 'rule T-083'];
    const ran = await tessera(PLAY, [...typed, 'rule X-1', 'help', 'board', 'log', 'dance', '77', '', 'quit']);
    expect(ran.out).toContain('The next step: reveal a tile. T-025:');
    expect(ran.out).toContain('The cell (0, 9) shares no side with a tile of your territory. T-083:');
    expect(ran.out).toContain('T-083: The new tile must touch');
    expect(ran.out).toContain('Nothing forbids it: it is choice 1.');
    expect(ran.out).toContain('What do you mean?');
    expect(ran.out).toContain('There is no rule “X-1”.');
    expect(ran.out).toContain('why war SEAT X Y');
    expect(ran.out).toContain('Seats: 0 Livia, 1 Marcus');
    expect(ran.out).toContain('“dance” is not understood');
    expect(ran.out).toContain('There is no choice 77.');
  });

  test('a tile is chosen first, then a numbered cell; back returns', async () => {
    const ran = await tessera(PLAY, ['1', '1', '1', '1', '1', 'back', '1', '0', 'quit']);
    expect(ran.out).toContain('  1 River N5 (wood or water) at (0, 2)');
    expect(ran.out).toContain('replacing the Lake N6, −1 point');
    expect(ran.out.split('Add a tile to your territory.')).toHaveLength(4);
  });

  test('colours on a terminal only', async () => {
    expect((await tessera(PLAY, ['quit'], true)).out).toContain('\x1b[');
  });
});

/** Enough first choices to end the game, then two answers to the question where to save. */
async function untilSave(...names: readonly string[]): Promise<string[]> {
  const { out } = await tessera([...PLAY, '--save', file('first.tessera')], ALWAYS_FIRST);
  const asked = out.split('Your choice (').length - 1;
  return [...Array<string>(asked).fill('1'), ...names];
}
