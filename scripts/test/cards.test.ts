import { describe, expect, test } from 'vitest';
import { checkCards } from '../lint/cards.mjs';

const PATH = 'packages/bots/src/civilization/cards.ts';

describe('only the game tells cards apart (scripts/lint/cards.mjs)', () => {
  test.each([
    ["if (card === 'thinkTank') play();", 'culture event'],
    ["if ('monarchy' !== government) play();", 'compares'],
    ["const plus =\n  player.government ===\n  'anarchy' ? 1 : 0;", 'government'],
    ["switch (act.tech) { case 'pottery': return 1; default: return 0; }", 'tech'],
    ["switch (f(act).id) { default: { x(); } case 'oracle': return 1; }", 'wonder'],
    ["if (['rome', other].includes(civilization)) play();", 'in a list'],
    ["const TRIED: readonly TechId[] = ['gunpowder'];\nif (TRIED.includes(tech)) play();", 'in a list'],
    ["const ORDER = ['rome'] as const;\nconst at = ORDER.indexOf(one);", 'in a list'],
    ["const those = new Set(['rome']);\nthose.has(one);", 'in a list'],
    ["if (new Set(['rome']).has(one)) play();", 'in a list'],
    ["if (card.startsWith('citizensRevolting')) play();", 'beginning'],
    ["if (governedBy(player, 'republic')) play();", 'by name'],
    ["if (hasWonder(state, seat, 'colossus')) play();", 'by name'],
  ])('catches %s', (text, reason) => {
    const complaints = checkCards(PATH, text);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(reason);
  });

  test.each([
    "const ICONS = { pottery: 'state.hint', oracle: 'wonder.oracle' };\nreturn ICONS[id];",
    'const WORTH: { readonly [T in TechId]: number } = { pottery: 9, writing: 2 };',
    "if (effect?.does === 'exchange') play();",
    "switch (ask.kind) { case 'combustion': return { destroy: true }; }",
    "if (kind === 'combustion') play();",
    "const example = 'pottery';",
    "const sources = [{ tech: techIndex('democracy'), each: 0.9 }];\nfor (const one of sources) f(one);",
    "// if (card === 'thinkTank')",
    "const text = `card === 'thinkTank'`;",
    "if (text.startsWith('the')) play();",
  ])('lets pass %s', (text) => {
    expect(checkCards(PATH, text)).toEqual([]);
  });

  test.each(['web', 'locales', 'cli', 'bots'])('looks into %s', (name) => {
    const text = "if (card === 'thinkTank') play();";
    expect(checkCards(`packages/${name}/src/a.ts`, text)).toHaveLength(1);
  });

  test('leaves the game alone, where cards do differ', () => {
    expect(checkCards('packages/game-civilization/src/rules/a.ts', "plays(player, 'rome');")).toEqual([]);
  });

  test('names the file and the line', () => {
    expect(checkCards(PATH, "\nif (tech === 'pottery') play();\n")).toEqual([
      `${PATH}:2 'pottery': compares the id of a tech; read its face or the view`,
    ]);
  });
});
