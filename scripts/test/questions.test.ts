import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { expect, test } from 'vitest';
import { questionsOf, withQuestions } from '../lib/questions.mjs';
import { root } from '../lib/workspace.mjs';

const guide = readFileSync(join(root, 'docs/scenarios.md'), 'utf8');

test('the guide to scenarios lists the questions as the sources have them (node scripts/questions.mjs --update)', () => {
  expect(withQuestions(guide)).toBe(guide);
  const old = guide.replace('{ action: "reveal" }', '{ action: "turnUp" }');
  expect(old).not.toBe(guide);
  expect(withQuestions(old)).toBe(guide);
});

test.each([founders, civilization])('every question of $id is listed, with at least one form of answer', (game) => {
  const listed = [...questionsOf(game.id).matchAll(/^\*\*`(\w+)`\*\* .+\n\n- `\{ .+ \}`/gm)].map(([, kind]) => kind);
  expect(listed).toEqual(game.questions);
  expect(guide).toContain(questionsOf(game.id));
});

test('answers are shown with their squares, seats and names, and what a comment says of them', () => {
  const text = questionsOf('civilization');
  expect(text).toContain(
    '- `{ do: "move", from: square, armies: number, scouts: number }` – A group of figures of one square',
  );
  expect(text).toContain(
    '- `{ do: "produce", city: square, item: ItemId, bonuses: [string, …], rush: number, by?: GreatPersonCardId }`',
  );
  expect(text).toContain('- `{ do: "accept", offer: seat, markers: [string, …], events: [string, …] }`');
  expect(text).toContain('wonder: "statueOfLiberty" | "sydneyOperaHouse" | "bigBen", figure: null');
  expect(text).toContain('- `{ do: "coin", tech: "democracy" | "printingPress" }`');
  expect(text).toContain('- `TechId`: `TECH_IDS` of `data/techIds.ts`');
  expect(text).toContain('- `Resource`: `"wheat" | "silk" | "incense" | "iron" | "spy" | "uranium"`');
  expect(text).not.toMatch(/undefined|keyof|Exclude/);
});
