import type { Answer, Ask, View } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas, Choice, Menu } from '../gameText.ts';
import { drawTerritory, ownTerritory } from './territory.ts';
import { named, place, terms } from './words.ts';

type Addition = Extract<Answer, { action: string }>;
type Placement = Extract<Addition, { action: 'add' }>;
type AddAsk = Extract<Ask, { kind: 'addTile' }>;

/** First the tile, then the cell, drawn on the player's own territory. */
export function addMenu(view: View, ask: AddAsk, options: readonly PlainObject[], canvas: Canvas): Menu {
  const additions = options as readonly Addition[];
  const placements = additions.filter((one): one is Placement => one.action === 'add');
  const tiles = [...new Set(placements.map(({ tile }) => tile))].sort((a, b) => rankIn(view, a) - rankIn(view, b));
  const choices: Choice[] = tiles.map((tile) => tileChoice(view, tile, placements, canvas));
  for (const answer of additions) {
    if (answer.action === 'reveal') choices.push({ label: 'nothing fits: reveal one more nature tile', answer });
    if (answer.action === 'end') choices.push({ label: 'nothing fits: end the turn without a tile', answer });
  }
  const bought = ask.bought === null ? '' : ` (you have bought ${ask.bought})`;
  return { title: `Add which tile?${bought}`, picture: [], choices };
}

function tileChoice(view: View, tile: string, all: readonly Placement[], canvas: Canvas): Choice {
  const own = ownTerritory(view);
  const isReplacing = ({ x, y }: Placement) => own.tiles.some((one) => one.x === x && one.y === y);
  const cells = all
    .filter((one) => one.tile === tile)
    .sort((a, b) => Number(isReplacing(a)) - Number(isReplacing(b)) || b.y - a.y || a.x - b.x);
  const replacing = cells.filter(isReplacing).length;
  const free = cells.length - replacing;
  const count = [
    free > 0 ? `${free} ${free === 1 ? 'cell' : 'cells'}` : '',
    replacing > 0 ? `${replacing} replacing` : '',
  ];
  const label = `${named(tile).padEnd(20)} ${terms(tile).padEnd(24)} ${count.filter((part) => part !== '').join(', ')}`;
  const menu = (): Menu => ({
    title: `Where do you lay ${named(tile)}?`,
    picture: drawTerritory(
      own,
      cells.map(({ x, y }, i) => ({ x, y, number: i + 1 })),
      canvas.paint,
      canvas.width,
    ),
    choices: cells.map((answer): Choice => {
      const old = own.tiles.find((one) => one.x === answer.x && one.y === answer.y);
      const label = old === undefined ? place(answer) : `${place(answer)} replacing ${named(old.tile)}, −1 point`;
      return { label, answer };
    }),
  });
  return { label, menu };
}

/** Tiles in the order in which they lie on the table. */
function rankIn(view: View, tile: string): number {
  return [...view.rows.nature, ...view.rows.village, ...view.rows.city, ...view.victory].indexOf(tile);
}
