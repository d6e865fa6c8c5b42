import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root, tools } from '../lib/workspace.mjs';

const RESTRICTED = 'lint/style/noRestrictedGlobals';

/** One line of code each, with the rule it breaks. */
const BAD = [
  ['export const roll = () => Math.random();', 'plugin'],
  ['export const roll = Math.random;', 'plugin'],
  ['export const { random } = Math;', 'plugin'],
  ['export const M = Math;', 'plugin'],
  ["export const roll = () => Math['random']();", 'plugin'],
  ['export const now = () => Date.now();', RESTRICTED],
  ['export const now = () => globalThis.Date.now();', RESTRICTED],
  ['export const seen = new Set<number>();', RESTRICTED],
  ['export const owners = new Map<number, number>();', RESTRICTED],
  ['export type Owners = Map<number, number>;', RESTRICTED],
  ['export const memory = new WeakMap<object, number>();', RESTRICTED],
  ['export const copy = (x: object) => structuredClone(x);', RESTRICTED],
  ['export const later = (f: () => void) => setTimeout(f, 1);', RESTRICTED],
  ['export const sorter = () => new Intl.Collator();', RESTRICTED],
  ['export const print = (x: number) => x.toLocaleString();', 'plugin'],
  ['export const print = (x: string) => x.toLocaleUpperCase();', 'plugin'],
  ['export const order = (a: string, b: string) => a.localeCompare(b);', 'plugin'],
  ['export const print = (x: object) => JSON.stringify(x);', 'plugin'],
  ['export const read = (x: string): object => JSON.parse(x);', 'plugin'],
] as const;

const GOOD = `// Math.random, Date, new Set(), JSON.parse
export const words = ['Math.random()', 'Date', \`new Map()\`];
export const faces = { Date: 1, Set: 2, JSON: 3 };
export const sum = faces.Date + faces.Set + faces.JSON + Math.floor(1.5) + Math.max(1, 2);
export type Kind = { Map: 'Map' };
`;

/** What would hand React something else than a clean-up. */
const BAD_EFFECTS = [
  'useEffect(() => place.scrollIntoView({ block: "nearest" }), [place]);',
  'useEffect(() => place.scrollIntoView());',
  'useLayoutEffect(() => place?.focus(), [place]);',
  'useInsertionEffect(() => (place === null ? undefined : place.focus()), [place]);',
  'useEffect(() => void place.animate([]).finished.then(done), [place]);',
  'return <p ref={(one) => one?.scrollIntoView()} />;',
] as const;

const GOOD_EFFECTS = [
  'useEffect(() => {\nplace.scrollIntoView();\n}, [place]);',
  'useEffect(() => () => place.remove(), [place]);',
  'useLayoutEffect(done, [place]);',
  'return <p ref={(one) => {\none?.scrollIntoView();\n}} onClick={() => place.scrollIntoView()} />;',
] as const;

const component = (code: string) => `export function Part({ place, done }: Props) {\n${code}\n}\n`;

const JSON_USE = 'export const read = (x: string): object => JSON.parse(x);\n';
const ALL_BAD = BAD.map(([code], index) => `export namespace N${index} {\n${code}\n}`).join('\n');

describe('domain lint (biome.json, scripts/lint/*.grit)', () => {
  let folder = '';
  /** Categories found, by path. */
  const found: Record<string, string[]> = {};

  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-lint-'));
    for (const path of ['biome.json', '.gitignore', 'scripts/lint'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    BAD.forEach(([code], index) => {
      write(`packages/kernel/src/bad${index}.ts`, `${code}\n`);
      write(`packages/game-any/src/procedures/bad${index}.ts`, `${code}\n`);
    });
    write('packages/kernel/src/good.ts', GOOD);
    write('packages/game-any/src/cards/good.ts', GOOD);
    BAD_EFFECTS.forEach((code, index) => {
      write(`packages/web/src/parts/Bad${index}.tsx`, component(code));
    });
    write('packages/web/src/parts/Good.tsx', GOOD_EFFECTS.map(component).join('\n'));
    for (const name of ['plain', 'record', 'hash', 'other']) write(`packages/kernel/src/${name}.ts`, JSON_USE);
    write('packages/game-any/src/record.ts', JSON_USE);
    for (const place of ['kernel/src/testing', 'game-any/src/testing', 'game-any/test', 'bots/src', 'cli/src'])
      write(`packages/${place}/outside.ts`, ALL_BAD);
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, tools.biome), 'lint', '--reporter=json', '--max-diagnostics=none', 'packages'],
      { cwd: folder, encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    for (const { category, location } of diagnostics) {
      found[location.path] = [...(found[location.path] ?? []), category];
    }
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(BAD.map(([code, rule], index) => ({ code, rule, index })))('$code breaks $rule', ({ rule, index }) => {
    expect(found[`packages/kernel/src/bad${index}.ts`]).toContain(rule);
    expect(found[`packages/game-any/src/procedures/bad${index}.ts`]).toContain(rule);
  });

  test.each(BAD_EFFECTS.map((code, index) => ({ code, index })))('$code is no effect', ({ index }) => {
    expect(found[`packages/web/src/parts/Bad${index}.tsx`]).toContain('plugin');
  });

  test('an effect may return nothing or its clean-up', () => {
    expect(found['packages/web/src/parts/Good.tsx'] ?? []).not.toContain('plugin');
  });

  test('comments, strings and property names are free', () => {
    expect(found['packages/kernel/src/good.ts']).toBeUndefined();
    expect(found['packages/game-any/src/cards/good.ts']).toBeUndefined();
  });

  test('JSON is for the kernel to use, in plain.ts, record.ts and hash.ts', () => {
    for (const name of ['plain', 'record', 'hash']) expect(found[`packages/kernel/src/${name}.ts`]).toBeUndefined();
    expect(found['packages/kernel/src/other.ts']).toEqual(['plugin']);
    expect(found['packages/game-any/src/record.ts']).toEqual(['plugin']);
  });

  test.each(['kernel/src/testing', 'game-any/src/testing', 'game-any/test', 'bots/src', 'cli/src'])(
    'packages/%s is outside the rules',
    (place) => {
      const categories = found[`packages/${place}/outside.ts`] ?? [];
      expect(categories).not.toContain('plugin');
      expect(categories).not.toContain(RESTRICTED);
    },
  );
});
