import { LAYOUTS, squareName } from '@tessera/game-civilization/data';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type Site } from './browserKit.ts';
import { type KeptGame, keepGames, keptGame } from './keptGames.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const BOT = { kind: 'bot', bot: 'greedy' } as const;

function story(players: 2 | 4): KeptGame {
  return keptGame({
    id: `edges${players}`,
    game: 'civilization',
    title: '',
    seats: [{ kind: 'person', name: 'Ona' }, ...Array.from({ length: players - 1 }, () => BOT)],
    ago: 5,
    stopsAt: ({ seat, kind }, { match }) => match.n > 150 * players && seat === 0 && kind === 'movement',
  });
}

const STORIES = { 2: story(2), 4: story(4) };

interface Seen {
  readonly square: number;
  /** The edge labels over and beside the middle of the square. */
  readonly name: string;
}

/** The visible squares, each with the letter above and the number beside its middle; and what catches clicks there. */
function readEdges(page: Page): Promise<{ readonly seen: readonly Seen[]; readonly caught: readonly string[] }> {
  return page.evaluate(() => {
    const frame = document.querySelector('.civ-frame')?.getBoundingClientRect() ?? new DOMRect();
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const plates = [...document.querySelectorAll('.civ-edge')].map((plate) => ({
      text: plate.textContent ?? '',
      ...middle(plate),
    }));
    const near = (a: number, b: number) => Math.abs(a - b) < 1.5;
    const seen = [...document.querySelectorAll<SVGElement>('.civ-map [data-rove^="s:"]')].flatMap((spot) => {
      const at = middle(spot);
      if (at.x < frame.left || at.x > frame.right || at.y < frame.top || at.y > frame.bottom) return [];
      const letter = plates.find(({ text, x }) => /^[A-Z]+$/.test(text) && near(x, at.x))?.text ?? '';
      const number = plates.find(({ text, y }) => /^\d+$/.test(text) && near(y, at.y))?.text ?? '';
      return letter === '' || number === ''
        ? []
        : [{ square: Number(spot.dataset['rove']?.slice(2)), name: letter + number }];
    });
    const caught = plates.flatMap(({ text, x, y }) => {
      const edges = document.elementFromPoint(x, y)?.closest('.civ-edges') ?? null;
      return edges === null ? [] : [text];
    });
    return { seen, caught };
  });
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

describe('the names of rows and columns', () => {
  test.each([2, 4] as const)(
    'of %i players are what one reads off the edges, wherever the map is moved',
    async (players) => {
      const { width } = LAYOUTS[players];
      for (const viewport of SIZES) {
        const { page, context, complaints } = await site.visitor({ viewport, reducedMotion: 'reduce' });
        await keepGames(page, [STORIES[players]]);
        // This page has no icon; the real one has.
        complaints.length = 0;
        await page.goto(`/local/edges${players}`);
        await page.locator('.civ-edge').first().waitFor();
        const read = async (least: number) => {
          const { seen, caught } = await readEdges(page);
          expect(caught).toEqual([]);
          expect(seen.length, `${viewport.width}`).toBeGreaterThanOrEqual(least);
          const names = seen.map(({ name }) => name);
          expect(names).toEqual(seen.map(({ square }) => squareName(square, width)));
          return names;
        };
        const names = await read(16);
        // Where the whole map is visible, its edges have room beside it: the first row has its number too.
        if (viewport.width >= 1280) expect(names.filter((name) => /^[A-Z]+1$/.test(name))).not.toEqual([]);
        await page.locator('.civ-zoom .btn').first().click();
        await page.locator('.civ-zoom .btn').first().click();
        await read(4);
        const box = await page.locator('.civ-frame').boundingBox();
        if (box === null) throw new Error('no map');
        await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width / 2 - 70, box.y + box.height / 2 - 45, { steps: 4 });
        await page.mouse.up();
        await read(4);
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );
});
