import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { tessera } from './terminal.ts';

describe('help', () => {
  test('lists every command and what it does', async () => {
    for (const words of [['--help'], ['-h'], ['help'], []]) {
      const { code, out, err } = await tessera(words);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      for (const { name, summary } of COMMANDS) expect(out).toContain(`  ${name.padEnd(10)}  ${summary}`);
    }
  });

  test.each(COMMANDS.map(({ name }) => name))('%s --help explains every option', async (name) => {
    const { code, out, err } = await tessera([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`Usage: tessera ${name}`);
    const command = COMMANDS.find((one) => one.name === name);
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option}`);
    expect((await tessera(['help', name])).out).toBe(out);
  });
});

/** The words, and what the one sentence must say. */
const WRONG: readonly (readonly [string, string])[] = [
  ['fly', 'no command "fly"'],
  ['help fly', 'no command "fly"'],
  ['simulate', '--game is missing'],
  ['simulate --game chess', 'no game "chess"'],
  ['simulate --game founders --speed 3', 'no option --speed'],
  ['simulate --game founders --games', '--games needs a value'],
  ['simulate --game founders --games many', '--games must be a whole number'],
  ['simulate --game founders --games -5', 'not "-5"'],
  ['simulate --game founders --games 0', 'not "0"'],
  ['simulate --game founders --games 1.5', 'not "1.5"'],
  ['simulate --game founders --games 2 --games 3', '--games is given twice'],
  ['simulate --game founders --json=yes', '--json takes no value'],
  ['simulate --game founders --players 5', 'from 2 to 4'],
  ['simulate --game founders --players two', 'not "two"'],
  ['simulate --game founders --turn-limit x', '--turn-limit must be'],
  ['simulate --game founders --bots clever', 'no bot "clever"'],
  ['simulate --game founders --players 4 --bots random,random', 'one name for all or 4 names'],
  ['simulate --game founders --options {finish', '--options must be a JSON object'],
  ['simulate --game founders --options [1]', '--options must be a JSON object'],
  ['simulate --game founders --options {"speed":true}', 'K-SETUP'],
  ['simulate --game founders --first -1', '--first must be a whole number'],
  ['simulate --game founders --coverage', 'components of founders are not watched'],
  ['simulate --game founders --vary --players 2', '--players cannot be chosen beside --vary'],
  ['simulate --game founders --vary --options {}', '--options cannot be chosen beside --vary'],
  ['simulate --game founders --vary --bots random,clever', 'no bot "clever"'],
  ['simulate --game founders extra', 'no use for "extra"'],
  ['properties --game chess', 'no game "chess"'],
  ['properties --game founders --games -1', 'not "-1"'],
  ['rules --game chess', 'no rules of "chess"'],
  ['rules --game ../founders', 'no rules of "../founders"'],
  ['rules --game founders --set third', 'no set "third"'],
  ['rules --game founders --report /no/such/report.json', 'npm run test:unit'],
  ['scenario', 'FILE is missing'],
  ['scenario /no/such/file.json', 'there is no such file'],
  ['replay', 'RECORD is missing'],
  ['replay /no/such/file', 'there is no such file'],
  ['replay /', 'it is a folder'],
  ['state', 'RECORD is missing'],
  ['state /no/such/file', 'there is no such file'],
  ['verify', 'RECORD is missing'],
  ['verify /no/such/file', 'there is no such file'],
  ['verify a b', 'no use for "b"'],
  ['bench --seconds fast', '--seconds must be a number of seconds'],
  ['bench --seconds 0', '--seconds must be'],
  ['play --game chess', 'no game "chess"'],
  ['play --seat 2', '--seat must be a whole number from 0 to 1'],
  ['play --bots random,random', '--bots takes one name'],
  ['play --json', 'no option --json'],
  ['play --language de', 'There is no language "de": there are en, pl, lt.'],
  ['replay /no/such/file --language', '--language needs a value'],
];

describe('wrong arguments: one sentence, exit code 2', () => {
  test.each(WRONG)('tessera %s', async (line, sentence) => {
    const { code, out, err } = await tessera(line.split(' '));
    expect(err).toContain(sentence);
    expect(err).toMatch(/^[^\n]+\n$/);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('progress', () => {
  const words = ['simulate', '--game', 'founders', '--games', '2', '--json'];

  test('is drawn on a terminal and erased', async () => {
    const { out, err } = await tessera(words, [], true);
    expect(err).toContain('█');
    expect(err.endsWith('\r\x1b[K')).toBe(true);
    expect(() => JSON.parse(out)).not.toThrow();
  });

  test('is not drawn elsewhere', async () => {
    expect((await tessera(words)).err).toBe('');
  });
});
