import type { Answer, View } from '@tessera/game-founders';
import type { Ask, PlainObject } from '@tessera/kernel';
import { described } from '@tessera/locales/founders/cards';
import { createSpeech } from '@tessera/locales/founders/speech';
import type { Canvas, Menu } from '../gameScreen.ts';
import { type Grouping, questionMenu } from '../menus.ts';
import { faceOf, resourceName } from './faces.ts';
import { drawTerritory, ownTerritory } from './territory.ts';

type Placement = Extract<Answer, { action: 'add' }>;

/** The question to the player: first the tile, then the cell; first the token, then what it buys and its target. */
export function menuFor(view: View, ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu {
  const { paint, words } = canvas;
  const own = ownTerritory(view);
  const replaces = (option: PlainObject) =>
    isPlacement(option) && own.tiles.some(({ x, y }) => x === option.x && y === option.y);
  const ordered = [...options].sort((a, b) => {
    if (!isPlacement(a) || !isPlacement(b)) return Number(isPlacement(b)) - Number(isPlacement(a));
    const byTile = rankIn(view, a.tile) - rankIn(view, b.tile);
    return byTile || Number(replaces(a)) - Number(replaces(b)) || b.y - a.y || a.x - b.x;
  });
  const groupings = [byTile(canvas), byToken(canvas), byResource(canvas)];
  const picture = (answers: readonly (PlainObject | null)[], isInner: boolean): string[] => {
    const cells = answers.flatMap((one, i) =>
      one !== null && isPlacement(one) ? [{ x: one.x, y: one.y, number: i + 1 }] : [],
    );
    if (isInner && cells.length > 0) return drawTerritory(own, cells, canvas);
    return ask.kind === 'layTiles' ? [paint('dim', words.say('ui.founders.layHint'))] : [];
  };
  const plan = { view: view as unknown as PlainObject, ask, canvas, groupings, alias: () => null, picture };
  return questionMenu(plan, ordered);
}

function isPlacement(option: PlainObject): option is Placement {
  return option['action'] === 'add';
}

function byTile(canvas: Canvas): Grouping {
  return {
    by: (option) => (isPlacement(option) ? option.tile : null),
    label: (options) => {
      const face = faceOf(String(options[0]?.['tile']));
      const thing = face === null ? '?' : canvas.tell(described(face, createSpeech(canvas.words)));
      return canvas.words.say('ui.founders.tileFits', { thing, places: options.length });
    },
  };
}

function byToken({ words }: Canvas): Grouping {
  return {
    by: (option) => (option['play'] === undefined || option['play'] === 'pass' ? null : String(option['play'])),
    label: (options) => {
      const what = words.say(`founders.token.${String(options[0]?.['play'])}`, { form: 'nom' });
      return words.say('cli.founders.targets', { what, n: options.length });
    },
  };
}

function byResource(canvas: Canvas): Grouping {
  return {
    by: (option) => (option['play'] === 'coin' ? String(option['resource']) : null),
    label: (options) => {
      const what = resourceName(String(options[0]?.['resource']), canvas);
      return canvas.words.say('cli.founders.targets', { what, n: options.length });
    },
  };
}

/** Tiles in the order in which they lie on the table. */
function rankIn(view: View, tile: string): number {
  return [...view.rows.nature, ...view.rows.village, ...view.rows.city, ...view.victory].indexOf(tile);
}
