import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messageVerdicts, pointsIn, pointVerdicts, readCorrections } from '../lib/verdicts.mjs';
import { root } from '../lib/workspace.mjs';

const CORRECTIONS = readCorrections(
  JSON.stringify({
    en: [
      ['a.taken', 'en.ts', 1, 'Magnify', 'Zoom in', 2, ''],
      ['a.changed', 'en.ts', 2, 'Get up', 'Leave the seat', 2, ''],
      ['a.declined', 'en.ts', 3, 'Look', 'View', 3, ''],
      ['a.open', 'en.ts', 4, 'News', 'Notifications', 2, ''],
    ],
    // The same key elsewhere is a matter of its own.
    pl: [
      ['a.changed', 'pl.ts', 2, 'Wstań', 'Opuść miejsce', 2, ''],
      ['a.gone', 'pl.ts', 5, 'Nowe', 'Powiadomienia', 2, ''],
    ],
  }),
);
const CATALOGS = {
  en: { 'a.taken': 'Zoom in', 'a.changed': 'Leave', 'a.declined': 'Look', 'a.open': 'Messages' },
  pl: { 'a.changed': 'Wstań' },
};
const REASONS = {
  messages: {
    en: { 'a.changed': 'shorter', 'a.declined': 'as on the button', 'a.taken': 'no longer needed' },
    pl: { 'a.gone': 'the message is gone' },
  },
  points: { G1: { verdict: 'taken', what: 'letters and numbers' }, T1: { verdict: 'declined', what: 'as printed' } },
} as const;

describe('what became of corrections (scripts/lib/verdicts.mjs)', () => {
  test('each message is taken, changed or declined with its reason, or open', () => {
    const verdicts = messageVerdicts(CORRECTIONS, CATALOGS, REASONS);
    expect(verdicts.map(({ language, key, verdict, reason }) => [language, key, verdict, reason])).toEqual([
      ['en', 'a.taken', 'taken', null],
      ['en', 'a.changed', 'changed', 'shorter'],
      ['en', 'a.declined', 'declined', 'as on the button'],
      ['en', 'a.open', 'open', null],
      ['pl', 'a.changed', 'open', null],
      ['pl', 'a.gone', 'changed', 'the message is gone'],
    ]);
    expect(verdicts[1]).toMatchObject({ proposed: 'Leave the seat', now: 'Leave' });
  });

  test('the points of a report have a verdict each, or are open', () => {
    const report =
      '| # | what |\n|---|---|\n| G1 (1) | a |\n| G2 (1 lt, 2 pl) | b |\n| T15 (–) | c |\n| pl1 | x.ts:1 | `k` |\n| G1 (1) | again |';
    expect(pointsIn(report)).toEqual(['G1', 'G2', 'T15']);
    expect(pointVerdicts(pointsIn(report), REASONS)).toEqual([
      { id: 'G1', verdict: 'taken', what: 'letters and numbers' },
      { id: 'T1', verdict: 'declined', what: 'as printed' },
      { id: 'G2', verdict: 'open', what: null },
      { id: 'T15', verdict: 'open', what: null },
    ]);
  });

  test('a file that is not a list of corrections is refused', () => {
    for (const text of ['null', '[1]', '{"en":{}}', '{"en":[["key"]]}', '{"en":[[1,"f",1,"a","b"]]}']) {
      expect(() => readCorrections(text), text).toThrow(/expected/);
    }
  });
});

describe('npm run texts', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-texts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = (name: string, text: string, ...args: readonly string[]) => {
    writeFileSync(join(folder, name), text);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/texts.mjs'), join(folder, name), ...args],
      { cwd: root, encoding: 'utf8' },
    );
    return { status, stdout, stderr };
  };
  const zoom = ['ui.founders.zoomIn', 'ui/founders/en.ts', 1, 'Magnify', 'Zoom in', 2, ''];

  test('compares a file with the messages as they are and ends with 0 when all is decided', () => {
    const { status, stdout } = run('good.json', JSON.stringify({ en: [zoom] }));
    expect(stdout).toContain('taken    en ui.founders.zoomIn\n');
    expect(stdout).toContain('en: 1 taken, 0 changed, 0 declined, 0 open\n');
    expect(stdout).toMatch(/^taken {4}T1: kafel/m);
    expect(status).toBe(0);
  });

  test('ends with 1 when a proposal or a point has no verdict, for programs too', () => {
    writeFileSync(join(folder, 'bad.md'), '| Z9 (1) | something new |\n');
    const wish = ['ui.founders.zoomOut', 'ui/founders/en.ts', 1, 'Make smaller', 'Shrink', 2, ''];
    const { status, stdout } = run('bad.json', JSON.stringify({ en: [zoom, wish] }), '--json');
    const { messages, points, open } = JSON.parse(stdout);
    expect(messages.map(({ verdict }: { verdict: string }) => verdict)).toEqual(['taken', 'open']);
    expect(points).toContainEqual({ id: 'Z9', verdict: 'open', what: null });
    expect([open, status]).toEqual([2, 1]);
  });

  test('says what is wrong with a file or a call', () => {
    const broken = run('broken.json', '{"en":[[]]}');
    expect([broken.status, broken.stderr]).toEqual([2, expect.stringContaining('cannot be read: expected')]);
    const twice = run('good.json', '{}', 'another.json');
    expect([twice.status, twice.stderr]).toEqual([2, expect.stringContaining('Usage')]);
  });
});
