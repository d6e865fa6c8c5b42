import { readFileSync } from 'node:fs';
import { isPlainObject } from '@tessera/kernel';
import type { ServerMessage } from '@tessera/protocol';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIRST_BOT, needPython, nodeProgram, tesseraBot } from './botPrograms.ts';
import { jsonOf, scratch } from './terminal.ts';

const file = scratch();
const FOUNDERS = ['--game', 'founders', '--seed', 's'];
const RANDOM = ['--against', 'random'];

/** The lines of a transcript: those that the program received, and those that it wrote. */
function linesIn(path: string) {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const after = (mark: string) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(2));
  return { lines, got: after('< ').map((line) => JSON.parse(line) as ServerMessage), wrote: after('> ') };
}

describe('the first bot, in Python', () => {
  beforeAll(needPython);

  test('plays Founders to the end, and better than chance', async () => {
    const ran = await tesseraBot([...FOUNDERS, ...RANDOM, '--games', '2', '--json'], FIRST_BOT);
    expect(ran.code).toBe(0);
    expect(jsonOf(ran)).toMatchObject({ game: 'founders', games: 2, finished: 2, refused: 0, failures: [], wins: 2 });
    expect(ran.err).toBe('I have won.\n'.repeat(2));
  });

  test('plays Founders among four', async () => {
    const ran = await tesseraBot([...FOUNDERS, ...RANDOM, '--players', '4', '--json'], FIRST_BOT);
    expect(jsonOf(ran)).toMatchObject({ players: 4, finished: 1, refused: 0, failures: [] });
  });

  test('plays Civilization to the end, and receives nothing that its seat may not know', async () => {
    const path = file('civilization.txt');
    const options = ['--game', 'civilization', '--seed', 'hidden', '--transcript', path, '--json'];
    const ran = await tesseraBot(options, FIRST_BOT);
    expect(jsonOf(ran)).toMatchObject({ game: 'civilization', finished: 1, refused: 0, failures: [] });
    const text = readFileSync(path, 'utf8');
    for (const word of ['hidden/0', '"rng"', '"stack":[', '"secret"', '"hash"']) expect(text).not.toContain(word);
  });
});

describe('a local game', () => {
  test('gives the program what a server gives to a page, in the same order', async () => {
    const path = file('first.txt');
    const ran = await tesseraBot([...FOUNDERS, ...RANDOM, '--transcript', path], nodeProgram());
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('founders, 2 players: 1 games, 1 finished');
    const { lines, got, wrote } = linesIn(path);
    expect(got.slice(0, 5).map(({ type }) => type)).toEqual(['hello', 'table', 'update', 'table', 'accepted']);
    expect(got.at(-1)).toMatchObject({ type: expect.stringMatching(/accepted|update/) });
    for (const line of lines) expect(isPlainObject(JSON.parse(line.slice(2)))).toBe(true);
    // Every entry is sent once, in order; every answer has its reply after the update that it caused.
    const updates = got.filter((message) => message.type === 'update');
    expect(updates.map(({ n }) => n)).toEqual(updates.map((_, i) => i));
    expect(updates.slice(1).every(({ news, n }) => news.length === 1 && news[0]?.n === n)).toBe(true);
    expect(updates.at(-1)?.outcome).toMatchObject({ reason: expect.any(String) });
    const keys = wrote.map((line) => JSON.parse(line).command.key);
    expect(got.flatMap((message) => (message.type === 'accepted' ? [message.key] : [])).slice(1)).toEqual(keys);
    const over = got.flatMap((message) => (message.type === 'table' ? [message.table.status] : []));
    expect(over).toEqual(['playing', 'playing', 'over']);
  });

  test('is the same from the same seed', async () => {
    const paths = [file('a.txt'), file('b.txt')];
    for (const path of paths) await tesseraBot([...FOUNDERS, ...RANDOM, '--transcript', path], nodeProgram());
    const [a, b] = paths.map((path) => linesIn(path).wrote);
    expect(a?.length).toBeGreaterThan(20);
    expect(a).toEqual(b);
  });

  test('seats rotate from game to game', async () => {
    const path = file('rotate.txt');
    const options = [...FOUNDERS, ...RANDOM, '--players', '3', '--games', '3', '--transcript', path, '--json'];
    expect(jsonOf(await tesseraBot(options, nodeProgram()))).toMatchObject({ games: 3, finished: 3 });
    const seats = linesIn(path).got.flatMap((message) => (message.type === 'table' ? [message.table.you.seat] : []));
    expect([...new Set(seats)]).toEqual([0, 1, 2]);
  });

  test('knows the other commands too', async () => {
    const path = file('commands.txt');
    const twist = `
      if (message.type === 'update' && message.asks.length > 0 && !globalThis.isDone) {
        globalThis.isDone = true;
        at({ type: 'chat', key: 'c', text: 'hello' });
        at({ type: 'chat', key: 'c', text: 'hello' });
        at({ type: 'explain', key: 'w', intent: {} });
        const [{ kind, options }] = message.asks;
        at({ type: 'preview', key: 'f', intent: { kind, answer: options[0] } });
        at({ type: 'preview', key: 'f2', intent: {} });
        at({ type: 'history', key: 'h', after: 0, to: 9 });
        at({ type: 'moment', key: 'm', n: 0 });
        at({ type: 'moment', key: 'm2', n: 9999 });
        at({ type: 'orders', key: 'o', passes: ['nonsense'] });
        at({ type: 'propose', key: 'p', what: 'end' });
        send({ type: 'at', table: 'another-table', command: { type: 'resign', key: 'r' } });
        send({ type: 'unwatch', key: 'u', table });
        at({ type: 'undo', key: 'z' });
        send({ type: 'watch', key: 'v', table, after: 0 });
      }`;
    const ran = await tesseraBot([...FOUNDERS, ...RANDOM, '--transcript', path, '--json'], nodeProgram(twist));
    expect(jsonOf(ran)).toMatchObject({ finished: 1, refused: 6 });
    const { got } = linesIn(path);
    const reply = (key: string) => got.filter((message) => 'key' in message && message.key === key);
    expect(reply('c')).toMatchObject([
      { type: 'accepted', n: 1 },
      { type: 'accepted', n: 1 },
    ]);
    expect(got.filter(({ type }) => type === 'chat')).toMatchObject([{ lines: [{ id: 1, text: 'hello' }] }]);
    expect(reply('w')).toMatchObject([{ type: 'explanation', rule: expect.any(String) }]);
    expect(reply('f')).toMatchObject([{ type: 'preview', refusal: null, facts: [] }]);
    expect(reply('f2')).toMatchObject([{ type: 'refused', code: 'K-SHAPE' }]);
    expect(reply('h')).toMatchObject([{ type: 'history', after: 0 }]);
    expect(reply('m')).toMatchObject([{ type: 'moment', n: 0, view: { turn: 0 } }]);
    expect(reply('m2')).toMatchObject([{ type: 'refused', code: 'S-UNKNOWN' }]);
    expect(reply('o')).toMatchObject([{ type: 'refused', code: 'S-UNKNOWN', params: { kind: 'nonsense' } }]);
    expect(reply('p')).toMatchObject([{ type: 'refused', code: 'S-FORBIDDEN', params: { local: true } }]);
    expect(reply('r')).toMatchObject([{ type: 'refused', code: 'S-UNKNOWN', table: 'another-table' }]);
    expect(reply('z')).toMatchObject([{ type: 'refused', code: 'S-UNKNOWN', params: { why: 'unwatched' } }]);
    expect(reply('v')).toMatchObject([{ type: 'accepted' }]);
  });

  test('an answer sent twice counts once, and one that was undone is asked again under another id', async () => {
    const path = file('undo.txt');
    const twist = `
      if (message.type === 'update' && message.undoable === 1 && !globalThis.undone) {
        globalThis.undone = true;
        at({ type: 'answer', key: 'k1.0', ask: '1.0', answer: {} });
        at({ type: 'undo', key: 'undo' });
        at({ type: 'undo', key: 'undo' });
        at({ type: 'answer', key: 'late', ask: message.asks[0].id, answer: message.asks[0].options[0] });
        return;
      }`;
    // A game in which the program drafts two tiles in a row: the first can be undone.
    const ran = await tesseraBot(
      ['--game', 'founders', '--seed', 'a', ...RANDOM, '--transcript', path],
      nodeProgram(twist),
    );
    expect(ran.code).toBe(0);
    const { got } = linesIn(path);
    const reply = (key: string) => got.filter((message) => 'key' in message && message.key === key);
    expect(reply('k1.0')).toMatchObject([{ type: 'accepted' }, { type: 'accepted', code: 'S-AGAIN' }]);
    expect(reply('undo')).toMatchObject([{ type: 'accepted' }, { type: 'accepted', code: 'S-AGAIN' }]);
    expect(reply('late')).toMatchObject([{ type: 'refused', code: 'K-STALE' }]);
    const undone = got.find((message) => message.type === 'update' && message.news[0]?.type === 'undo');
    expect(undone).toMatchObject({ asks: [{ id: '1.3', kind: 'draftTile' }], news: [{ to: 1 }] });
  });
});

describe('a program that does not play', () => {
  const cases: readonly (readonly [string, string, string])[] = [
    ['ends', 'process.exit(3);', 'The program ended (exit code 3) before the game was over.'],
    ['is killed', 'process.kill(process.pid, "SIGKILL");', 'The program ended (SIGKILL) before the game was over.'],
    ['writes garbage', 'send("what?"); return;', 'The program was refused 20 times in a row.'],
    [
      'answers illegally',
      `for (const { id } of message.asks ?? []) at({ type: 'answer', key: 'x', ask: id, answer: { tile: 'N99' } });
       if (message.type === 'refused') at({ type: 'answer', key: 'x', ask: '1.0', answer: { tile: 'N99' } });
       return;`,
      'The program was refused 20 times in a row.',
    ],
    ['writes without end', 'process.stdout.write("x".repeat(40000));', 'a line of more than 32768 characters.'],
  ];
  test.each(cases)('%s: a clear message, exit code 1', async (_name, twist, sentence) => {
    const ran = await tesseraBot([...FOUNDERS, ...RANDOM, '--json'], nodeProgram(twist));
    expect(ran.code).toBe(1);
    expect(jsonOf(ran)).toMatchObject({ games: 1, finished: 0, failures: [{ game: 0 }] });
    expect((jsonOf(ran)['failures'] as { failure: string }[])[0]?.failure).toContain(sentence);
  });

  test('says nothing: its time is over', async () => {
    const { code, out } = await tesseraBot([...FOUNDERS, ...RANDOM, '--time-limit', '0.5'], nodeProgram('return;'));
    expect(code).toBe(1);
    expect(out).toMatch(/Game 0: The program did not answer question \d+\.0 \(\w+\) within 0\.5 seconds\.\n$/);
  });

  test('is told what was refused, and why', async () => {
    const twist = `if (count === 1) { send('{"type":'); at({ type: 'resign' }); }`;
    const { code, err } = await tesseraBot([...FOUNDERS, ...RANDOM], nodeProgram(twist));
    expect(code).toBe(0);
    expect(err).toContain('Refused with S-SHAPE {"why":"json"}: {"type":\n');
    expect(err.split('\n')).toHaveLength(3);
  });

  test('does not learn the secret of its seat', async () => {
    const env = { TESSERA_SEAT_SECRET: 'nobody-shall-know' };
    const twist = `if (count === 1) console.error('env', Object.keys(process.env).includes('TESSERA_SEAT_SECRET'));`;
    expect((await tesseraBot([...FOUNDERS, ...RANDOM], nodeProgram(twist), env)).err).toBe('env false\n');
  });
});

describe('wrong arguments: one sentence, exit code 2', () => {
  const cases: readonly (readonly [string, readonly string[], string])[] = [
    ['no command', [], 'COMMAND is missing.'],
    ['no game', ['x'], '--game is missing.'],
    ['no such program', [...FOUNDERS, '--', '/no/such/program'], '/no/such/program cannot be started: there is no'],
    ['a folder', [...FOUNDERS, '--', '/'], '/ cannot be started: EACCES.'],
    ['no such bot', [...FOUNDERS, '--against', 'genius', '--', 'x'], 'There is no bot "genius"'],
    ['too many bots', [...FOUNDERS, '--against', 'random,random', '--', 'x'], '--against takes one name, not 2.'],
    ['a time limit of none', [...FOUNDERS, '--time-limit', '0', '--', 'x'], '--time-limit must be a number of seconds'],
    ['a table without a server', [...FOUNDERS, '--table', 'abcdefgh', '--', 'x'], '--table needs --server.'],
    ['no table', ['--server', 'http://localhost:1', '--', 'x'], '--table is missing.'],
    [
      'a server without an address',
      ['--server', 'ftp://x', '--table', 'abcdefgh', '--', 'x'],
      '--server must be an address',
    ],
    [
      'a table that is not an id',
      ['--server', 'http://x', '--table', '/', '--', 'x'],
      '--table is not the id of a table.',
    ],
    ['no secret', ['--server', 'http://x', '--table', 'abcdefgh', '--', 'x'], 'The secret of the seat is missing'],
    [
      'a game and a server',
      ['--server', 'http://x', '--table', 'abcdefgh', '--game', 'founders', '--', 'x'],
      '--game does not go with --server',
    ],
  ];
  test.each(cases)('%s', async (_name, words, sentence) => {
    const split = words.indexOf('--');
    const ran =
      split < 0 ? await tesseraBot([], words) : await tesseraBot(words.slice(0, split), words.slice(split + 1));
    expect(ran.err).toContain(sentence);
    expect(ran).toMatchObject({ code: 2, out: '' });
  });
});
