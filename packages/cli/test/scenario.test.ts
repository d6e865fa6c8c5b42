import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { jsonOf, scratch, tessera } from './terminal.ts';

const file = scratch();

const GOOD = {
  game: 'founders',
  title: 'a tile is turned up',
  rules: ['T-030'],
  setup: { players: 2 },
  given: { rows: { village: ['V1'] } },
  steps: [{ seat: 0, answer: { stack: 'village' } }, { expect: { 'rows.village.length': 2 } }],
};

function write(name: string, scenario: unknown): string {
  const path = file(name);
  writeFileSync(path, typeof scenario === 'string' ? scenario : JSON.stringify(scenario));
  return path;
}

describe('scenario', () => {
  const good = write('good.json', GOOD);
  const bad = write('bad.json', { ...GOOD, steps: [GOOD.steps[0], { expect: { 'rows.village.length': 7 } }] });

  test('passes', async () => {
    const ran = await tessera(['scenario', good, '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(jsonOf(ran)).toEqual({ passed: 1, failed: 0, failures: [] });
    expect((await tessera(['scenario', good])).out).toContain('1 passed, 0 failed');
  });

  test('fails with the step, the expected and the actual result', async () => {
    const ran = await tessera(['scenario', good, bad, '--json']);
    expect(ran.code).toBe(1);
    const result = jsonOf(ran);
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    const [failure] = result['failures'] as unknown[];
    expect(failure).toMatchObject({ file: bad, step: 1, expected: { 'rows.village.length': 7 }, got: 2 });
    const { code, out } = await tessera(['scenario', bad]);
    expect(code).toBe(1);
    expect(out).toContain('FAILED');
    expect(out).toContain('step 1');
  });

  test('reports a failure once, with the passes in which it occurred', async () => {
    const [failure, ...others] = jsonOf(await tessera(['scenario', bad, '--json']))['failures'] as unknown[];
    expect([failure, others]).toEqual([
      { file: bad, passes: ['live', 'serialised'], step: 1, expected: { 'rows.village.length': 7 }, got: 2 },
      [],
    ]);
    const { out } = await tessera(['scenario', bad]);
    expect(out.split('\n').slice(1, 3)).toEqual([
      '  step 1 (live and serialised): expected {"rows.village.length":7}',
      '                                got      2',
    ]);
    expect(out.match(/expected/g)).toHaveLength(1);
  });

  test('lists the known names for an unknown one, however long the list is', async () => {
    const given = { players: [{ techs: ['potery'] }] };
    const unknown = write('unknown.json', { ...GOOD, game: 'civilization', rules: [], given, steps: [] });
    const { code, out } = await tessera(['scenario', unknown]);
    expect(code).toBe(1);
    expect(out).toContain('"value":"potery"');
    for (const tech of ['animalHusbandry', 'pottery', 'spaceFlight']) expect(out).toContain(`"${tech}"`);
  });

  test('refuses a table that breaks a rule, unless it is meant to', async () => {
    const six = { ...GOOD, given: { rows: { city: ['C1a', 'C1b', 'C1c', 'C1d', 'C1e', 'C1f'] } }, steps: [] };
    const [failure] = jsonOf(await tessera(['scenario', write('six.json', six), '--json']))['failures'] as unknown[];
    expect(failure).toMatchObject({
      step: -1,
      got: { rule: 'T-031', params: { part: 'rows', stack: 'city', most: 5 } },
    });
    const meant = write('meant.json', { ...six, impossible: true });
    expect(jsonOf(await tessera(['scenario', meant, '--json']))).toMatchObject({ passed: 1, failed: 0 });
  });

  test('takes a folder', async () => {
    mkdirSync(file('folder/inner'), { recursive: true });
    write('folder/inner/a.json', GOOD);
    write('folder/b.json', GOOD);
    write('folder/notes.txt', 'no scenario');
    expect(jsonOf(await tessera(['scenario', file('folder'), '--json']))).toMatchObject({ passed: 2 });
  });

  test.each([
    ['text.json', 'this is no JSON', 'is not a JSON file'],
    ['list.json', [1, 2], 'is not a scenario'],
    ['chess.json', { ...GOOD, game: 'chess' }, 'no game "chess"'],
    ['key.json', { ...GOOD, extra: 1 }, 'unknown key "extra"'],
    ['rule.json', { ...GOOD, rules: ['T-031', 'T-999'] }, 'there is no rule "T-999" in docs/rules; near are "T-'],
    [
      'question.json',
      { ...GOOD, steps: [{ seat: 0, kind: 'revealTiles', offers: null }] },
      'steps[0]: there is no question "revealTiles"; known are "draftTile", "layTiles", "revealTile"',
    ],
  ])('%s is refused in one sentence', async (name, scenario, sentence) => {
    const { code, out, err } = await tessera(['scenario', write(name, scenario), '--json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(err).toMatch(/^[^\n]+\n$/);
  });
});
