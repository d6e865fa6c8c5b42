import { describe, expect, test } from 'vitest';
import { checkImports } from '../lint/imports.mjs';

/** The importing file, what it imports, and a word of the complaint; none where the import is allowed. */
const CASES = [
  ['packages/kernel/src/ask.ts', './plain.ts', null],
  ['packages/kernel/src/testing/index.ts', '../ask.ts', null],
  ['packages/kernel/src/ask.ts', 'node:fs', 'nothing outside itself'],
  ['packages/kernel/src/testing/index.ts', 'fast-check', 'nothing outside itself'],
  ['packages/kernel/src/ask.ts', '@tessera/game-founders', 'must not depend'],
  ['packages/kernel/src/ask.ts', '@tessera/kernel', 'relative path'],
  ['packages/kernel/src/ask.ts', '../../bots/src/index.ts', 'leaves its package'],
  ['packages/game-founders/src/setup.ts', '@tessera/kernel', null],
  ['packages/game-founders/src/setup.ts', '@tessera/kernel/testing', null],
  ['packages/game-founders/src/setup.ts', '@tessera/kernel/src/ask.ts', 'reaches into'],
  ['packages/game-founders/src/setup.ts', '@tessera/game-civilization', 'must not depend'],
  ['packages/game-founders/src/setup.ts', '@tessera/bots', 'must not depend'],
  ['packages/game-founders/src/setup.ts', '@tessera/locales', 'must not depend'],
  ['packages/bots/src/index.ts', '@tessera/game-founders', null],
  ['packages/bots/src/index.ts', '@tessera/kernel', null],
  ['packages/bots/src/index.ts', '@tessera/protocol', 'must not depend'],
  ['packages/bots/src/index.ts', '@tessera/server', 'must not depend'],
  ['packages/protocol/src/index.ts', 'zod', null],
  ['packages/server/src/index.ts', 'zod', 'only protocol'],
  ['packages/server/src/index.ts', '@tessera/protocol', null],
  ['packages/server/src/index.ts', '@tessera/web', 'must not depend'],
  ['packages/cli/src/main.ts', '@tessera/bots', null],
  ['packages/cli/src/main.ts', '@tessera/locales', null],
  ['packages/cli/src/main.ts', 'node:fs', null],
  ['packages/web/src/table.tsx', '@tessera/game-founders', null],
  ['packages/web/src/table.tsx', '@tessera/game-founders/data', null],
  ['packages/web/src/table.tsx', '@tessera/game-civilization/happenings.ts', null],
  ['packages/web/src/table.tsx', '@tessera/game-founders/procedures/trade', 'knows no rules'],
  ['packages/web/src/table.tsx', '@tessera/game-founders/cards', 'knows no rules'],
  ['packages/web/src/table.tsx', '@tessera/game-founders/src/cards/wonders.ts', 'reaches into'],
  ['packages/web/src/table.tsx', '../../game-founders/src/cards/wonders.ts', 'leaves its package'],
  ['packages/unheard-of/src/index.ts', '@tessera/kernel', 'must not depend'],
] as const;

describe('direction of imports (scripts/lint/imports.mjs)', () => {
  test.each(CASES)('%s imports %s', (path, specifier, reason) => {
    const complaints = checkImports(path, `import { a } from '${specifier}';\n`);
    expect(complaints).toHaveLength(reason === null ? 0 : 1);
    expect(complaints.join()).toContain(reason ?? '');
  });

  test.each([
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
  ])('sees %s', (text) => {
    expect(checkImports('packages/server/src/x.ts', text)).toHaveLength(1);
  });

  test.each([
    "// import 'zod';",
    "/* import 'zod';\n import 'zod'; */",
    'const text = "import \'zod\'";',
    "const text = `import 'zod'`;",
    "const text = `\\` ${1} import 'zod'`;",
    "const pattern = /import 'zod'/;",
    "take('zod');",
    "const from = ['from', 'zod'];",
  ])('is not deceived by %s', (text) => {
    expect(checkImports('packages/server/src/x.ts', text)).toEqual([]);
  });

  test('names the file and the line', () => {
    expect(checkImports('packages/server/src/x.ts', "/* one\ntwo */\nimport 'zod';\n")).toEqual([
      "packages/server/src/x.ts:3 'zod': only protocol imports zod",
    ]);
  });
});
