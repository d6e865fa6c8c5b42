import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packageNames, root, tools } from '../lib/workspace.mjs';

/** The importing file, what it imports, and the rule that is broken; none where the import is allowed. */
const CASES = [
  ['kernel/src/ask.ts', './plain.ts', null],
  ['kernel/src/testing/index.ts', '../ask.ts', null],
  ['kernel/src/ask.ts', 'node:fs', 'kernel-alone'],
  ['kernel/src/testing/index.ts', 'fast-check', 'kernel-alone'],
  ['kernel/src/ask.ts', '@tessera/game-founders', 'direction-kernel'],
  ['kernel/src/ask.ts', '@tessera/kernel', 'no-own-name'],
  ['kernel/src/ask.ts', '../../bots/src/index.ts', 'no-way-out'],
  ['game-founders/src/setup.ts', '@tessera/kernel', null],
  ['game-founders/src/setup.ts', '@tessera/kernel/testing', null],
  ['game-founders/src/setup.ts', '@tessera/kernel/src/ask.ts', 'no-lost-import'],
  ['game-founders/src/setup.ts', '@tessera/game-civilization', 'direction-game'],
  ['game-founders/src/setup.ts', '@tessera/bots', 'direction-game'],
  ['game-founders/src/setup.ts', '@tessera/locales', 'direction-game'],
  ['bots/src/index.ts', '@tessera/game-founders', null],
  ['bots/src/index.ts', '@tessera/kernel', null],
  ['bots/src/index.ts', '@tessera/protocol', 'direction-bots'],
  ['bots/src/index.ts', '@tessera/server', 'direction-bots'],
  ['protocol/src/index.ts', 'zod', null],
  ['server/src/index.ts', 'zod', 'only-protocol-imports-zod'],
  ['server/src/index.ts', '@tessera/protocol', null],
  ['table/src/index.ts', '@tessera/protocol', null],
  ['table/src/index.ts', '@tessera/bots', 'direction-table'],
  ['table/src/index.ts', '@tessera/server', 'direction-table'],
  ['protocol/src/index.ts', '@tessera/table', 'direction-protocol'],
  ['server/src/index.ts', '@tessera/table', null],
  ['web/src/main.tsx', '@tessera/table', null],
  ['server/src/index.ts', '@tessera/web', 'no-lost-import'],
  ['server/src/index.ts', '../../bots/src/index.ts', 'no-way-out'],
  ['cli/src/main.ts', '@tessera/bots', null],
  ['cli/src/main.ts', '@tessera/locales', null],
  ['cli/src/main.ts', 'node:fs', null],
  ['web/src/table.tsx', '@tessera/game-founders', null],
  ['web/src/table.tsx', '@tessera/game-founders/data', null],
  ['web/src/table.tsx', '@tessera/game-civilization/happenings.ts', null],
  ['web/src/table.tsx', '@tessera/game-civilization/rules/coins.ts', 'page-knows-no-rules'],
  ['web/src/table.tsx', '@tessera/game-founders/procedures/trade', 'no-lost-import'],
  ['web/src/table.tsx', '@tessera/game-founders/src/cards/wonders.ts', 'no-lost-import'],
  ['web/src/table.tsx', '../../game-founders/src/cards/wonders.ts', 'no-way-out'],
  ['web/src/table.tsx', 'virtual:rules/founders', null],
  ['unheard-of/src/index.ts', '@tessera/kernel', 'direction-unknown'],
  ['game-founders/src/state.ts', './data/index.ts', null],
  ['game-founders/src/board/cells.ts', '../state.ts', null],
  ['game-founders/src/board/cells.ts', '../cards/wonders.ts', 'order-of-rooms-board'],
  ['game-civilization/src/state.ts', './board/cells.ts', 'order-of-rooms-state'],
  ['game-civilization/src/data/index.ts', '../rules/coins.ts', 'order-of-rooms-data'],
  ['game-civilization/src/verbs/pay.ts', '../rules/coins.ts', null],
  ['game-civilization/src/verbs/pay.ts', '../procedures/trade.ts', 'order-of-rooms-verbs'],
  ['game-civilization/src/procedures/trade.ts', '../view.ts', 'order-of-rooms-procedures'],
] as const;

/** Ways to import, all seen. */
const SEEN = [
  "import 'zod';",
  'import z from "zod";',
  "import type { Z } from 'zod';",
  "import {\n  a, // with 'a quote\n  b,\n} from 'zod';",
  "export * from 'zod';",
  "export { a } from 'zod';",
  "const z = await import('zod');",
  "type Z = import('zod').Z;",
  "const half = a / b; const text = '/'; import('zod');",
  "const quote = /['\"`]/g; import('zod');",
  "const nested = `one ${f({ a: `two ${1}` })} '`; import('zod');",
  "const inside = `${await import('zod')}`;",
] as const;

const NOT_SEEN = [
  "// import 'zod';",
  "/* import 'zod';\n import 'zod'; */",
  'const text = "import \'zod\'";',
  "const text = `import 'zod'`;",
  "const text = `\\` ${1} import 'zod'`;",
  "const pattern = /import 'zod'/;",
  "take('zod');",
  "const from = ['from', 'zod'];",
  "const half = <p>one does import 'zod' here</p>;",
] as const;

/** Modules that lead back to themselves, by package; the first file of each imports the second, and so on. */
const CYCLES = [
  ['a cycle of two', 'no-cycle', (to: string) => `import { a } from './${to}';\nexport const b = a;`, ['one', 'two']],
  ['a cycle of three', 'no-cycle', (to: string) => `export * from './${to}';`, ['one', 'two', 'three']],
  ['a cycle of types', 'no-cycle-of-types', (to: string) => `import type { A } from './${to}';`, ['one', 'two']],
] as const;

describe('direction of imports (.dependency-cruiser.mjs)', () => {
  let folder = '';
  /** The rules that a file breaks. */
  let broken: { readonly from: string; readonly rule: { readonly name: string } }[] = [];
  const rulesBrokenBy = (path: string) => broken.filter(({ from }) => from === path).map(({ rule }) => rule.name);

  const write = (path: string, text = 'export const a = 1;\n'): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  /** The same file more than once: every case has a copy of its own beside it. */
  const copyOf = (path: string, index: number) => `packages/${path.replace(/(\.tsx?)$/, `.case${index}$1`)}`;
  const way = (index: number) => `packages/server/src/ways/way${index}.tsx`;
  const noWay = (index: number) => `packages/server/src/ways/noWay${index}.tsx`;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-imports-'));
    cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
    mkdirSync(join(folder, 'node_modules/@tessera'), { recursive: true });
    for (const name of ['zod', 'fast-check'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
    for (const name of packageNames()) {
      write(`packages/${name}/src/index.ts`);
      cpSync(join(root, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
      symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@tessera', name));
    }
    for (const path of ['plain.ts', 'ask.ts', 'testing/index.ts']) write(`packages/kernel/src/${path}`);
    for (const game of ['founders', 'civilization']) {
      const rooms = ['data/index', 'state', 'board/cells', 'rules/coins', 'cards/wonders', 'procedures/trade', 'view'];
      for (const path of [...rooms, 'happenings']) write(`packages/game-${game}/src/${path}.ts`);
    }
    CASES.forEach(([path, specifier], index) => {
      // A room that is a file has that name, whatever the case.
      const isRoom = path.endsWith('/state.ts');
      const text = `import { a } from '${specifier}';\nexport const b = a;\n`;
      write(isRoom ? `packages/${path}` : copyOf(path, index), text);
    });
    SEEN.forEach((text, index) => {
      write(way(index), `${text}\n`);
    });
    NOT_SEEN.forEach((text, index) => {
      write(noWay(index), `${text}\n`);
    });
    CYCLES.forEach(([, , text, files], index) => {
      files.forEach((file, at) => {
        const next = files[(at + 1) % files.length] ?? '';
        write(`packages/bots/src/cycle${index}/${file}.ts`, text(`${next}.ts`));
      });
    });
    const sources = readdirSync(join(folder, 'packages')).map((name) => `packages/${name}/src`);
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, tools.depcruise), '--config', '.dependency-cruiser.mjs', '-T', 'json', ...sources],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    broken = (JSON.parse(stdout) as { summary: { violations: typeof broken } }).summary.violations;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(CASES.map(([path, specifier, rule], index) => ({ path, specifier, rule, index })))(
    '$path imports $specifier',
    ({ path, rule, index }) => {
      const found = rulesBrokenBy(path.endsWith('/state.ts') ? `packages/${path}` : copyOf(path, index));
      if (rule === null) expect(found).toEqual([]);
      else expect(found).toContain(rule);
    },
  );

  test.each(SEEN.map((text, index) => ({ text, index })))('sees $text', ({ index }) => {
    expect(rulesBrokenBy(way(index))).toEqual(['only-protocol-imports-zod']);
  });

  test.each(NOT_SEEN.map((text, index) => ({ text, index })))('is not deceived by $text', ({ index }) => {
    expect(rulesBrokenBy(noWay(index))).toEqual([]);
  });

  test.each(CYCLES.map(([title, rule, , files], index) => ({ title, rule, files, index })))(
    '$title breaks $rule',
    ({ rule, files, index }) => {
      const found = files.flatMap((file) => rulesBrokenBy(`packages/bots/src/cycle${index}/${file}.ts`));
      expect(found).toContain(rule);
    },
  );
});
