import type { View } from '@tessera/game-civilization';
import { BUILDINGS } from '@tessera/game-civilization/data';
import type { Canvas } from '../gameText.ts';
import { flow, wrap } from '../layout.ts';
import { eventText, wonderCost } from './cards.ts';
import { WONDER_TEXTS } from './cardTexts.ts';
import { markerText, nameOf, unitName } from './names.ts';

const HEAD = 13;

/** What can be had: wonders, buildings, resources, and how many cards and markers are left. */
export function drawMarket(view: View, canvas: Canvas): string[] {
  const { paint, width } = canvas;
  const line = (head: string, pieces: readonly string[]) => flow(paint('dim', `  ${head}`.padEnd(HEAD)), pieces, width);
  return [
    paint('bold', 'Market'),
    ...wonderLines(view, canvas),
    ...line('buildings', buildings(view)),
    ...line('resources', counts(view.market)),
    ...line('units', counts(view.unitDecks)),
    ...line('events', counts(view.eventDecks)),
    ...line('others', [`great people ${view.persons}`, `huts ${view.huts}`, `villages ${view.villages}`]),
  ];
}

function wonderLines(view: View, { paint, width }: Canvas): string[] {
  const open = view.wonderMarket.filter((wonder) => wonder !== null);
  const lines = open.flatMap((id) => {
    const effect = WONDER_TEXTS[id as keyof typeof WONDER_TEXTS] ?? '';
    const isObsolete = view.obsolete.includes(id) ? ' (obsolete)' : '';
    return wrap(`${nameOf(id)}${isObsolete}, cost ${wonderCost(id)}: ${effect}`, width - HEAD, '  ');
  });
  const left = Object.entries(view.wonderDeck).filter(([, count]) => count > 0);
  const deck = left.length === 0 ? 'none' : left.map(([age, count]) => `${age} ${count}`).join(', ');
  return [...lines, `deck: ${deck}`].map(
    (text, i) => `${paint('dim', (i === 0 ? '  wonders' : '').padEnd(HEAD))}${text}`,
  );
}

/** Markers left by family: a basic building and its upgrade share them. */
function buildings(view: View): string[] {
  return Object.entries(view.buildings).map(([family, count]) => {
    const names = BUILDINGS.filter((face) => face.family === family).map(({ id }) => nameOf(id));
    return `${names.join('/')} ${count}`;
  });
}

function counts(numbers: { readonly [name: string]: number }): string[] {
  return Object.entries(numbers).map(([name, count]) => `${name} ${count}`);
}

/** What only the viewer knows: his events, markers and units. */
export function drawHand(view: View, { paint, width }: Canvas): string[] {
  const { hand } = view;
  if (hand === null) return [];
  const events =
    hand.events.length === 0 ? ['none'] : hand.events.flatMap((card) => wrap(eventText(card), width - HEAD, '  '));
  const units = hand.units.map(unitName);
  const line = (head: string, pieces: readonly string[]) =>
    flow(paint('dim', `  ${head}`.padEnd(HEAD)), pieces.length === 0 ? ['none'] : pieces, width);
  return [
    paint('bold', 'Your hand'),
    ...events.map((text, i) => `${paint('dim', (i === 0 ? '  events' : '').padEnd(HEAD))}${text}`),
    ...line('markers', hand.markers.map(markerText)),
    ...line('units', units),
  ];
}
