import type { View } from '@tessera/game-civilization';
import { BUILDING_IDS, TERRAIN_ICONS, TERRAINS, type Terrain } from '@tessera/game-civilization/data';
import type { Phrase } from '@tessera/locales';
import type { Say } from '@tessera/locales/civilization/say';
import { pieceName } from '@tessera/locales/civilization/squares';
import type { Canvas } from '../gameScreen.ts';
import { letterOf, nameOfSquare, type SquareView } from './squares.ts';

/** Codes for land and for what lies on it: letters of the names in the reader's language. */
export interface MapCodes {
  terrain(square: SquareView): string;
  /** Two letters for the piece on a square, or for its resource, culture or coin; '' for nothing. */
  onSquare(square: SquareView): string;
  /** What the codes on these squares mean, each once. */
  meanings(squares: readonly SquareView[]): string[];
  /** The legend of the whole map. */
  legend(view: View, canvas: Canvas): string[];
}

export function mapCodes(say: Say, tell: (phrase: Phrase) => string): MapCodes {
  const buildings = codesOf(BUILDING_IDS.map((id) => tell(say.card('building', id))));
  const letters = codesOf(
    TERRAINS.map((id) => tell(say.name('terrain', id))),
    1,
  );
  const resourceCode = (resource: string) => start(tell(say.name('resource', resource)), 2).toLowerCase();
  const terrain = ({ terrain: id, disaster = false }: { readonly terrain: string; readonly disaster?: boolean }) =>
    `${letters[TERRAINS.indexOf(id as Terrain)] ?? '?'}${disaster ? '~' : ''}`;

  const pieceCode = (piece: NonNullable<SquareView['piece']>): string => {
    const { kind, face } = piece;
    if (face === null) return kind === 'hut' ? 'h?' : 'v?';
    const building = (BUILDING_IDS as readonly string[]).indexOf(face);
    if (building >= 0) return buildings[building] as string;
    // An article is not part of a name.
    const name = tell(pieceName(say, piece)).replace(/^The /, '');
    return `${kind === 'person' ? '&' : kind === 'wonder' ? '*' : '!'}${start(name, 1)}`;
  };
  const onSquare = ({ piece, resource, culture, coin }: SquareView): string => {
    if (piece !== null) return pieceCode(piece);
    if (resource !== null) return resourceCode(resource);
    return culture > 0 ? '+c' : coin > 0 ? '+$' : '';
  };
  const meaning = (square: SquareView): string => {
    const { piece, resource, culture, coin } = square;
    if (piece !== null) return tell(pieceName(say, piece));
    if (resource !== null) return tell(say.name('resource', resource));
    return tell(culture > 0 ? say.count('culture', culture) : say.count('coins', coin));
  };
  const meanings = (squares: readonly SquareView[]): string[] => {
    const coded = squares.filter((square) => square.center === null && onSquare(square) !== '');
    return [...new Set(coded.map((square) => `${onSquare(square)} ${meaning(square)}`))].sort();
  };
  return {
    terrain,
    onSquare,
    meanings,
    legend: (view, { players, words }) => {
      const { squares } = view.map;
      const isWonder = ({ piece }: SquareView) => piece?.kind === 'wonder' && piece.face !== null;
      return [
        ...TERRAINS.map((id) => {
          const gives = say.yields(TERRAIN_ICONS[id]).map(tell);
          return [terrain({ terrain: id }), tell(say.name('terrain', id)), ...gives].join(' ');
        }),
        ...view.players.map(({ seat }) => `${letterOf(seat)} ${players.names[seat] ?? ''}`.trimEnd()),
        words.say('cli.civilization.capital'),
        words.say('cli.civilization.city'),
        words.say('cli.civilization.walls'),
        ...(view.options.expansion
          ? [
              words.say('cli.civilization.metropolisMark'),
              words.say('cli.civilization.fortification'),
              words.say('cli.civilization.caravan'),
            ]
          : []),
        ...(squares.some(({ disaster }) => disaster) ? [words.say('cli.civilization.disaster')] : []),
        words.say('cli.civilization.figures'),
        words.say('cli.civilization.outskirts'),
        ...meanings(squares.filter((square) => !isWonder(square))),
        // Several wonders may have the same initial: the legend says where they stand.
        ...squares
          .filter(isWonder)
          .map((square) => `${onSquare(square)} ${meaning(square)} ${nameOfSquare(view, square.square)}`),
      ];
    },
  };
}

/** A code for each name: its first letter, alone or with the first of its second word or another that sets it apart. */
export function codesOf(names: readonly string[], length: 1 | 2 = 2): string[] {
  const codes: string[] = [];
  for (const name of names) {
    const [first = '?', ...rest] = name.replace(/[^\p{L}]/gu, '');
    const [, second = ''] = name.split(' ');
    const next = [...start(second, 1), ...rest].map((letter) => letter.toLowerCase());
    const candidates = length === 1 ? [first, ...rest] : next.map((letter) => first + letter);
    codes.push(candidates.find((code) => !codes.includes(code)) ?? '??'.slice(0, length));
  }
  return codes;
}

function start(name: string, letters: number): string {
  return [...name].slice(0, letters).join('');
}
