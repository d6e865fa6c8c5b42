import type { View } from '@tessera/game-civilization';
import { LAYOUTS, squareByName, squareName, TERRAIN_ICONS, type Terrain } from '@tessera/game-civilization/data';
import { counted, figuresText, letterOf, listed, nameOf, plainName } from './names.ts';

export type SquareView = View['map']['squares'][number];
export type CityView = View['players'][number]['cities'][number];

/** A square by its name, which can be read off the edges of the map: "F14". */
export function at(square: number, players: number): string {
  return square < 0 ? '?' : squareName(square, widthFor(players));
}

export function atIn(view: View, square: number): string {
  return at(square, view.players.length);
}

function widthFor(players: number): number {
  return LAYOUTS[players as keyof typeof LAYOUTS]?.width ?? LAYOUTS[4].width;
}

/** The square that a word names, or null. */
export function squareNamed(view: View, word: string | undefined): number | null {
  return squareByName(word ?? '', view.map);
}

export function squareIn(view: View, square: number): SquareView | null {
  return view.map.squares.find((one) => one.square === square) ?? null;
}

/** The city whose center is there, and its owner. */
export function cityAt(view: View, square: number): { readonly seat: number; readonly city: CityView } | null {
  for (const { seat, cities } of view.players) {
    const city = cities.find((one) => one.square === square);
    if (city !== undefined) return { seat, city };
  }
  return null;
}

/** A city as it is marked on the map: A* is the capital of A. Numbers are left to squares. */
export function cityMark(seat: number, city: number): string {
  return `${letterOf(seat)}${city === 0 ? '*' : ''}`;
}

/** A city in a sentence: "your capital at F14", "B's city at C3". */
export function cityName(view: View, center: number): string {
  const found = cityAt(view, center);
  if (found === null) return `the city at ${atIn(view, center)}`;
  const whose = found.seat === view.seat ? 'your' : `${letterOf(found.seat)}'s`;
  return `${whose} ${found.city.city === 0 ? 'capital' : 'city'} at ${atIn(view, center)}`;
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
  if (center !== null) parts.push(`${center.city === 0 ? 'capital' : 'city'} of ${letterOf(center.seat)}`);
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
    outskirts === null ? '' : `in the outskirts of ${outskirtsOf(view, outskirts)}`,
    stopped ? 'no figure may leave it this turn' : '',
  ];
  const text = [facts.filter((fact) => fact !== '').join(', '), ...more.filter((fact) => fact !== '')].join('; ');
  return `${atIn(view, square)}: ${text}.`;
}

function outskirtsOf(view: View, { seat, city }: NonNullable<SquareView['outskirts']>): string {
  const center = view.players[seat]?.cities.find((one) => one.city === city)?.square;
  return center === undefined ? `a city of ${letterOf(seat)}` : cityName(view, center);
}
