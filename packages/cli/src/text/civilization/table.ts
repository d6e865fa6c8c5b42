import type { View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import { textOf } from '@tessera/locales';
import type { Canvas } from '../gameScreen.ts';
import { ruled, wrap } from '../layout.ts';
import { drawSections, sectionsOf } from '../sections.ts';
import { drawMap } from './map.ts';
import { ownPlayer, sayFor } from './squares.ts';

const BELOW_THE_MAP = ['players', 'track', 'market', 'sheets', 'hand', 'offers', 'battle', 'now'];

/** The whole table as seen in a view: the map drawn, everything else as lists. */
export function drawTable(view: View, canvas: Canvas): string[] {
  return [
    heading(view, canvas),
    ...drawMap(view, canvas),
    '',
    ...drawSections(sectionsOf(view, canvas, BELOW_THE_MAP), canvas),
  ];
}

function heading(view: View, canvas: Canvas): string {
  const { talk, players, paint, width } = canvas;
  const { outcome } = view as unknown as { readonly outcome: PlainObject | null };
  const state = outcome === null ? [] : [textOf(talk.ending(outcome as never, players))];
  return paint('cyan', ruled([when(view, canvas), ...state], width));
}

function when(view: View, canvas: Canvas): string {
  const say = sayFor(view, canvas);
  return view.turn === 0
    ? say.text('see.setUp')
    : say.text('see.turn', { n: view.turn, phase: say.name('phase', view.phase) });
}

/** The figures that matter for the decision, above the choices. */
export function statusLines(view: View, canvas: Canvas): string[] {
  const say = sayFor(view, canvas);
  const { trade, culture, coins, resources } = ownPlayer(view);
  const held = Object.entries(resources).flatMap(([resource, n]) => (n > 0 ? [say.good(resource, n)] : []));
  const amounts = [say.count('trade', trade), say.count('culture', culture), say.count('coins', coins), ...held];
  const text = [when(view, canvas), ...amounts.map(canvas.tell)].join(' · ');
  return wrap(text, canvas.width, '  ').map((line) => canvas.paint('dim', line));
}
