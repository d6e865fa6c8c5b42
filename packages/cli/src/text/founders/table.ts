import type { View } from '@tessera/game-founders';
import type { PlainObject } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import type { Canvas } from '../gameScreen.ts';
import { beside, flow, padTo, ruled, widthOf } from '../layout.ts';
import { drawSections, sectionsOf } from '../sections.ts';
import { inFamilyColour, terms } from './faces.ts';
import { drawTerritory, marksOn } from './territory.ts';

const ROWS = ['nature', 'village', 'city', 'victory'] as const;

export function drawTable(view: View, canvas: Canvas): string[] {
  const { paint, width, players } = canvas;
  const heads = ROWS.map((row) => {
    const left = row === 'victory' ? '' : ` ${paint('dim', `(${view.stacks[row]})`)}`;
    return `${paint('bold', canvas.words.say('ui.founders.family', { family: row }))}${left}`;
  });
  const room = Math.max(...heads.map(widthOf)) + 2;
  const lines = [paint('cyan', heading(view, canvas)), ''];
  for (const [i, row] of ROWS.entries()) {
    const tiles = row === 'victory' ? view.victory : view.rows[row];
    lines.push(...flow(padTo(heads[i] as string, room), tilesOf(tiles, canvas), width));
  }
  lines.push('');
  if (view.territories.some(({ tiles }) => tiles.length > 0)) {
    const blocks = view.territories.map((territory) => [
      paint('bold', `    ${players.names[territory.seat] ?? ''}`),
      ...drawTerritory(territory, [], canvas),
    ]);
    lines.push(...beside(blocks, width), ...legend(view, canvas), '');
  }
  return [...lines, ...holdings(view, canvas)];
}

/** The turn, and who is awaited or how it ended. */
function heading(view: View, { talk, words, players, width }: Canvas): string {
  const plain = view as unknown as PlainObject;
  const state =
    view.outcome === null
      ? view.awaited.map(({ kind, seat }) => textOf(talk.awaited(kind, seat, players)))
      : [textOf(talk.ending(plain['outcome'] as never, players))];
  return ruled([words.say('founders.table.turn', { turn: view.turn }), ...state], width);
}

/** Tiles with their terms, in columns. */
function tilesOf(ids: readonly string[], canvas: Canvas): string[] {
  const { paint } = canvas;
  if (ids.length === 0) return [paint('dim', '–')];
  const texts = ids.map((id) => `${inFamilyColour(paint, id, id.padEnd(3))} ${terms(id, canvas)}`);
  const width = Math.max(...texts.map(widthOf));
  return texts.map((text) => padTo(text, width));
}

const MARKS = { W: 'war', $: 'coin', '*': 'craftsmen', '◆': 'cart' } as const;

/** The meaning of the marks on the table. */
function legend(view: View, { paint, words }: Canvas): string[] {
  const marks = view.territories
    .flatMap(({ tiles, carts }) => [...tiles.map(marksOn), ...carts.map(() => '◆')])
    .join('');
  const meanings = Object.entries(MARKS).flatMap(([mark, token]) =>
    marks.includes(mark) ? [`${mark} ${words.say(`founders.token.${token}`, { form: 'nom' })}`] : [],
  );
  return meanings.length === 0 ? [] : [paint('dim', `    ${meanings.join('   ')}`)];
}

/** What is already drawn. */
const DRAWN: readonly (string | undefined)[] = ['tiles', 'carts'];

/** Each player's current points by category, and the tokens in hand. */
function holdings(view: View, canvas: Canvas): string[] {
  const territories = sectionsOf(view, canvas, ['territory']);
  return drawSections(
    territories.map((one) => ({ ...one, parts: one.parts.filter(({ id }) => !DRAWN.includes(id)) })),
    canvas,
  );
}
