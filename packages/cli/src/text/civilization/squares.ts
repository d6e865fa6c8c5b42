import type { View } from '@tessera/game-civilization';
import { LAYOUTS, TERRAIN_ICONS, type Terrain } from '@tessera/game-civilization/data';
import { counted, figuresText, letterOf, listed, nameOf, plainName } from './names.ts';

export type SquareView = View['map']['squares'][number];
export type CityView = View['players'][number]['cities'][number];

/** A square by its coordinates, x to the right and y down from 0: "5,13". */
export function at(square: number, players: number): string {
  const width = widthFor(players);
  return `${square % width},${Math.floor(square / width)}`;
}

export function atIn(view: View, square: number): string {
  return at(square, view.players.length);
}

function widthFor(players: number): number {
  return LAYOUTS[players as keyof typeof LAYOUTS]?.width ?? LAYOUTS[4].width;
}

/** The square that coordinates name, or null. */
export function squareNamed(view: View, word: string | undefined): number | null {
  const found = /^\(?(\d{1,2}),(\d{1,2})\)?$/.exec(word ?? '');
  if (found === null) return null;
  const x = Number(found[1]);
  const y = Number(found[2]);
  return x < view.map.width && y < view.map.height ? y * view.map.width + x : null;
}

export function squareIn(view: View, square: number): SquareView | null {
  return view.map.squares.find((one) => one.square === square) ?? null;
}

/** The city whose center is there: its owner and its number, counted from 1. */
export function cityAt(view: View, square: number): { readonly seat: number; readonly city: CityView } | null {
  for (const { seat, cities } of view.players) {
    const city = cities.find((one) => one.square === square);
    if (city !== undefined) return { seat, city };
  }
  return null;
}

/** A city as it is marked on the map: A1 is the capital of A. */
export function cityMark(seat: number, city: number): string {
  return `${letterOf(seat)}${city + 1}`;
}

/** A city in a sentence: "A1 at 5,13". */
export function cityName(view: View, center: number): string {
  const found = cityAt(view, center);
  return found === null ? atIn(view, center) : `${cityMark(found.seat, found.city.city)} at ${atIn(view, center)}`;
}

type Yields = Pick<SquareView, 'trade' | 'production' | 'culture' | 'coin'>;

/** "2 production, 1 culture", or nothing. */
export function yieldsText({ trade, production, culture, coin }: Yields): string[] {
  return [
    trade > 0 ? `${trade} trade` : '',
    production > 0 ? `${production} production` : '',
    culture > 0 ? `${culture} culture` : '',
    coin > 0 ? counted(coin, 'coin') : '',
  ].filter((part) => part !== '');
}

/** What stands on a square. */
export function pieceText({ piece, center, figures }: SquareView, withOwner = true): string[] {
  const parts: string[] = [];
  if (center !== null) parts.push(`city ${cityMark(center.seat, center.city)}`);
  if (piece !== null) {
    const { kind, face } = piece;
    parts.push(face === null ? `a ${kind}` : kind === 'wonder' || kind === 'relic' ? nameOf(face) : plainName(face));
  }
  if (figures !== null) {
    const whose = withOwner ? ` of ${letterOf(figures.seat)}` : '';
    parts.push(`${figuresText(figures.armies, figures.scouts)}${whose}`);
  }
  return parts;
}

/** A square in a few words, for a list of choices: "forest, 2 production, silk; a hut". */
export function squareText(view: View, square: number): string {
  const found = squareIn(view, square);
  if (found === null) return 'unexplored';
  const { terrain, resource } = found;
  const first = [plainName(terrain), ...yieldsText(found), ...(resource === null ? [] : [resource])];
  return [first.join(', '), ...pieceText(found)].join('; ');
}

/** All about a square. */
export function lookAt(view: View, square: number): string {
  const found = squareIn(view, square);
  if (found === null) return `${atIn(view, square)}: not discovered, or no part of the map.`;
  const { terrain, disaster, resource, outskirts, stopped, harvested } = found;
  const gives = yieldsText(found);
  const own = yieldsText(TERRAIN_ICONS[terrain as Terrain] ?? TERRAIN_ICONS.grassland);
  const facts = [
    `${plainName(terrain)}${disaster ? ' (by a disaster marker)' : ''}`,
    gives.length > 0 ? `gives ${listed(gives)}` : 'gives nothing',
    gives.join() !== own.join() && own.length > 0 ? `(the bare terrain: ${own.join(', ')})` : '',
  ];
  const more = [
    resource === null ? '' : `${resource} can be harvested${harvested ? ', but was this turn' : ''}`,
    ...pieceText(found),
    outskirts === null ? '' : `in the outskirts of ${cityMark(outskirts.seat, outskirts.city)}`,
    stopped ? 'no figure may leave it this turn' : '',
  ];
  const text = [facts.filter((fact) => fact !== '').join(', '), ...more.filter((fact) => fact !== '')].join('; ');
  return `${atIn(view, square)}: ${text}.`;
}
