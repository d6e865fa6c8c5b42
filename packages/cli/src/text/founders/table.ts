import type { TerritoryView, View } from '@tessera/game-founders';
import type { Canvas } from '../gameText.ts';
import { beside, flow, padTo, widthOf } from '../layout.ts';
import { drawTerritory, marksOn } from './territory.ts';
import { inFamilyColour, numeral, terms, tokenLabel } from './words.ts';

const ROWS = ['nature', 'village', 'city'] as const;

export function drawTable(view: View, canvas: Canvas): string[] {
  const { paint, width, who } = canvas;
  const lines = [heading(view, canvas), ''];
  for (const stack of ROWS) {
    const head = padTo(`${paint('bold', capital(stack))} ${paint('dim', `(${view.stacks[stack]} left)`)}`, 18);
    lines.push(...flow(head, tilesOf(view.rows[stack], canvas), width));
  }
  lines.push(...flow(padTo(paint('bold', 'Victory'), 18), tilesOf(view.victory, canvas), width), '');
  if (view.territories.some(({ tiles }) => tiles.length > 0)) {
    const blocks = view.territories.map((territory) => [
      paint('bold', `    ${who.subject(territory.seat)}`),
      ...drawTerritory(territory, [], paint, width),
    ]);
    lines.push(...beside(blocks, width), ...legend(view, canvas), '');
  }
  return [...lines, ...scores(view, canvas)];
}

function heading(view: View, { paint, width, who }: Canvas): string {
  const [awaited] = view.awaited;
  const turn = view.turn === 0 ? 'Set-up' : `Turn ${view.turn}`;
  const whose = awaited === undefined ? 'the game is over' : `${who.possessive(awaited.seat)} turn`;
  const text = `── ${turn} · ${whose} `;
  return paint('cyan', text.padEnd(width, '─'));
}

/** Tiles with their terms, in columns. */
function tilesOf(ids: readonly string[], { paint }: Canvas): string[] {
  if (ids.length === 0) return [paint('dim', 'none')];
  const texts = ids.map((id) => `${inFamilyColour(paint, id, id.padEnd(3))} ${terms(id)}`);
  const width = Math.max(...texts.map(widthOf));
  return texts.map((text) => padTo(text, width));
}

/** The meaning of those marks that lie on the table. */
function legend(view: View, { paint }: Canvas): string[] {
  const marks = view.territories.flatMap(({ tiles }) => tiles.map(marksOn)).join('');
  const hasCarts = view.territories.some(({ carts }) => carts.length > 0);
  const meanings = [
    marks.includes('W') ? 'W attacked' : '',
    marks.includes('$') ? '$ coin' : '',
    marks.includes('*') ? '* craftsmen' : '',
    hasCarts ? '◆ cart' : '',
  ].filter((meaning) => meaning !== '');
  return meanings.length === 0 ? [] : [paint('dim', `    ${meanings.join('   ')}`)];
}

const PARTS = ['total', 'victory', 'craftsmen', 'tokens', 'replaced'] as const;

/** A line for each player: the points as they stand, what they are made of, and the tokens in hand. */
function scores(view: View, { paint, width: room, who }: Canvas): string[] {
  const names = view.territories.map(({ seat }) => who.subject(seat));
  const width = Math.max(...names.map((name) => name.length), 6);
  const head = `${' '.repeat(width)}  ${PARTS.map(columnName).join('  ')}  in hand`;
  return [
    paint('dim', head),
    ...view.territories.flatMap((territory, i) => {
      const numbers = PARTS.map((part) => numeral(territory.score[part]).padStart(columnName(part).length));
      const line = `${paint('bold', (names[i] as string).padEnd(width))}  ${numbers.join('  ')}  `;
      return flow(line, holding(territory), room);
    }),
  ];
}

function columnName(part: (typeof PARTS)[number]): string {
  return part === 'total' ? 'points' : part;
}

/** Tiles drafted and tokens in hand, equal ones counted. */
function holding(territory: TerritoryView): string[] {
  const tokens = territory.hand.map(({ token, playable }) => `${tokenLabel(token)}${playable ? '' : ' (new)'}`);
  const all = [...territory.drafted, ...tokens];
  if (all.length === 0) return ['–'];
  return [...new Set(all)].map((name) => {
    const count = all.filter((other) => other === name).length;
    return count === 1 ? name : `${count}× ${name}`;
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
