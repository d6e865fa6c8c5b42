import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const page = readFileSync(new URL('docs/adding-a-card.md', root), 'utf8');

/** Each block with the file named above it. */
const BLOCKS = [...page.matchAll(/^`(packages\/[^`]+)`\n\n```(?:ts|json)\n([\s\S]*?)\n```$/gm)].map(
  ([, file, code]) => [file as string, code as string] as const,
);

describe('docs/adding-a-card.md', () => {
  test('shows a face, a record, words and a test', () => {
    expect(
      BLOCKS.map(([file]) => file.replace(/^packages\/(game-civilization|locales\/src\/civilization)\//, '')),
    ).toEqual([
      'src/data/cultureEvents.ts',
      'src/cards/cultureEvents/revolts.ts',
      'src/cards/cultureEvents/index.ts',
      'en/cards.json',
      'en/cards.json',
      'test/eventsCards.test.ts',
    ]);
    expect(page.match(/^```(?:ts|json)$/gm)).toHaveLength(BLOCKS.length);
  });

  test.each(BLOCKS)('shows %s as it is', (file, code) => {
    const source = readFileSync(new URL(file, root), 'utf8');
    expect(`\n${source}`).toContain(`\n${code}\n`);
  });

  test('names only fields that a record has', () => {
    const play = readFileSync(new URL('packages/game-civilization/src/cards/play.ts', root), 'utf8');
    for (const field of ['choices', 'isPossible', 'whyNot', 'targets', 'resolve', 'isResponse']) {
      expect(page).toContain(`\`${field}\``);
      expect(play).toMatch(new RegExp(`^ {2}(readonly )?${field}\\??[(:]`, 'm'));
    }
  });
});
