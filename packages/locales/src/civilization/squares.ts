import type { View } from '@tessera/game-civilization';
import type { Phrase } from '../words.ts';
import type { CityView } from './costs.ts';
import { joined, type Say } from './say.ts';

export type SquareView = View['map']['squares'][number];

export function squareIn(view: View, square: number): SquareView | null {
  return view.map.squares.find((one) => one.square === square) ?? null;
}

/** What stands on a square. */
function piecesOn(say: Say, { piece, center, figures }: SquareView): Phrase[] {
  const parts: Phrase[] = [];
  if (center !== null) parts.push(say.phrase('see.center', { who: say.seat(center.seat) }), ...cityParts(say, center));
  if (piece !== null) parts.push(pieceName(say, piece));
  if (figures !== null) {
    parts.push(
      say.phrase('see.figures', {
        figures: say.figures(figures.armies, figures.scouts),
        who: say.seat(figures.seat),
      }),
    );
  }
  return parts;
}

/** What a city is and has beside its center: a metropolis, walls, a marker. */
function cityParts(say: Say, { seat, city }: NonNullable<SquareView['center']>): Phrase[] {
  const found = say.view.players[seat]?.cities.find((one) => one.city === city);
  return found === undefined ? [] : cityFeatures(say, found);
}

export function cityFeatures(say: Say, { square, secondSquare, walls, marker }: CityView): Phrase[] {
  return [
    ...(typeof secondSquare === 'number'
      ? [say.phrase('see.metropolis', { square: say.square(square), other: say.square(secondSquare) })]
      : []),
    ...(walls ? [say.phrase('see.walls')] : []),
    ...(typeof marker === 'string' ? [say.name('cityMarker', marker)] : []),
  ];
}

export function pieceName(say: Say, { kind, face }: NonNullable<SquareView['piece']>): Phrase {
  if (face === null) return say.phrase(kind === 'village' ? 'see.village' : 'see.hut');
  if (kind === 'wonder') return say.wonder(face);
  if (kind === 'relic') return say.card('relic', face);
  return say.card(kind === 'person' ? 'person' : 'building', face);
}

/** A square in a few words, for a list of choices: "Forest, 2 production, Silk; hut". */
export function describe(say: Say, square: number): Phrase {
  const found = squareIn(say.view, square);
  return found === null ? say.phrase('see.unknownSquare') : describeView(say, found, false);
}

/** The same from the map itself, with everything there is to know. */
export function describeView(say: Say, found: SquareView, isFull: boolean): Phrase {
  const gives = say.yields(found);
  const first = [
    say.name('terrain', found.terrain),
    ...gives,
    ...(gives.length === 0 && isFull ? [say.phrase('see.givesNothing')] : []),
    ...(found.resource === null ? [] : [say.name('resource', found.resource)]),
  ];
  const parts = [joined(first, ', '), ...piecesOn(say, found)];
  if (isFull) parts.push(...notesOn(say, found));
  return joined(parts, '; ');
}

function notesOn(say: Say, { disaster, outskirts, stopped, harvested }: SquareView): Phrase[] {
  const city = outskirts === null ? undefined : say.view.players[outskirts.seat]?.cities;
  const center = city?.find((one) => one.city === outskirts?.city)?.square;
  return [
    ...(disaster ? [say.phrase('see.disaster')] : []),
    ...(center === undefined ? [] : [say.phrase('see.outskirts', { square: say.square(center) })]),
    ...(stopped ? [say.phrase('see.stopped')] : []),
    ...(harvested ? [say.phrase('see.harvested')] : []),
  ];
}

/** A city by its center: the capital is called that. */
export function cityName(say: Say, center: number): Phrase {
  const isCapital = say.view.players.some(({ cities }) =>
    cities.some((one) => one.city === 0 && (one.square === center || one.secondSquare === center)),
  );
  return say.phrase(isCapital ? 'opt.capital' : 'opt.city', { square: say.square(center) });
}

/** A square with what is there. */
export function placed(say: Say, square: number): Phrase {
  return say.phrase('opt.at', { square: say.square(square), what: describe(say, square) });
}
