import { describe, expect, test } from 'vitest';
import { tessera } from './terminal.ts';

const FOUNDERS = ['play', '--game', 'founders', '--bots', 'random', '--seed', 'a'];
const CIVILIZATION = [
  ...['play', '--game', 'civilization', '--options', '{"expansion":false}'],
  ...['--bots', 'random', '--seed', 'a'],
];
/** Setup, Start of Turn and Trade of the first turn: then the cities act. */
const TO_CITIES = ['1', '1', '1', '1', '1'];
/** Setup, a tile revealed, and one chosen to be added: then its place is asked. */
const TO_TILE = ['1', '1', '1', '2', '1'];

/** The output between one input and the next. */
async function said(words: readonly string[], before: readonly string[], typed: string, language = 'en') {
  const { code, out, err } = await tessera([...words, '--language', language], [...before, typed, 'dance', 'quit']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const from = out.lastIndexOf(`> ${typed}\n`) + typed.length + 3;
  return out.slice(from, out.indexOf('> dance', from)).split('\n').slice(0, -1).join('\n');
}

describe('a preview in the terminal', () => {
  test('of a tile in Founders: its facts with the numbers of their rules, and nothing is played', async () => {
    const told = await said(FOUNDERS, TO_TILE, '?1');
    expect(told).toMatch(/tile at \(−?\d, −?\d\): produces [a-z]+( or [a-z]+)? +\[T-\d+/);
    expect(await said(FOUNDERS, TO_TILE, 'preview 1')).toBe(told);
    expect(await said(FOUNDERS, TO_TILE, '? 1')).toBe(told);
    expect(await said(FOUNDERS, [...TO_TILE, '?1', '?1'], '?1')).toBe(told);
  });

  test('T-083 in words, as for why: an act that is not offered is refused with its rule', async () => {
    expect(await said(FOUNDERS, TO_TILE, 'preview N5 0 9')).toContain('T-083:');
  });

  test('CITY-004 in Civilization: what an item costs and what is lost', async () => {
    const told = await said(CIVILIZATION, [...TO_CITIES, '1'], '?1');
    expect(told).toContain('Cost 4, production 5; 1 production lost');
    expect(told).toContain('CITY-004');
  });

  test('of a capital: what the city would give', async () => {
    expect(await said(CIVILIZATION, [], '?1')).toMatch(/City at [A-H]\d+, production: – → \d+/);
    expect(await said(CIVILIZATION, [], '?1', 'pl')).toMatch(/Miasto \([A-H]\d+\), produkcja: – → \d+/);
    expect(await said(CIVILIZATION, [], '?1', 'lt')).toMatch(/Miestas \([A-H]\d+\), produkcija: – → \d+/);
  });

  test('CITY-004 of what cannot be paid: the refusal and the price', async () => {
    const told = await said(CIVILIZATION, TO_CITIES, 'preview build stonehenge in F2');
    expect(told).toContain('CITY-004:');
    expect(told).toContain('Cost 10, production 5 ');
  });

  test('of a choice that leads to more choices, of a missing one, and of nonsense', async () => {
    expect(await said(CIVILIZATION, TO_CITIES, '?1')).toBe(
      'That leads to more choices: go there, and ask about one of them.',
    );
    expect(await said(CIVILIZATION, TO_CITIES, '?99')).toBe('There is no choice 99.');
    expect(await said(CIVILIZATION, TO_CITIES, 'preview')).toContain('What do you mean?');
    expect(await said(CIVILIZATION, TO_CITIES, '?')).toContain('What do you mean?');
    expect(await said(CIVILIZATION, TO_CITIES, 'preview dance')).toContain('What do you mean?');
  });

  test('says so where nothing can be predicted', async () => {
    const told = await said(FOUNDERS, [], '?1');
    expect(told).toBe('There is nothing to be said beforehand.');
  });

  test('the help names it', async () => {
    expect(await said(FOUNDERS, [], 'help')).toContain('?N, preview N');
  });
});
