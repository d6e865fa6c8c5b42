import type { View } from '@tessera/game-civilization';
import { nameOf, plainName } from './names.ts';
import { atIn, type SquareView } from './squares.ts';

/** Two letters for what lies on a square. */
export const CODES_OF_RESOURCES: { readonly [resource: string]: string } = {
  wheat: 'wh',
  silk: 'si',
  incense: 'in',
  iron: 'ir',
};

const CODES_OF_BUILDINGS: { readonly [building: string]: string } = {
  harbor: 'Ha',
  tradingPost: 'Tr',
  workshop: 'Wo',
  ironMine: 'Im',
  library: 'Li',
  university: 'Un',
  granary: 'Gr',
  aqueduct: 'Aq',
  market: 'Ma',
  bank: 'Bk',
  temple: 'Te',
  cathedral: 'Ca',
  barracks: 'Br',
  academy: 'Ac',
};

/** The code of the piece on a square, or null for none. */
export function pieceCode({ piece }: SquareView): string | null {
  if (piece === null) return null;
  const { kind, face } = piece;
  if (face === null) return kind === 'hut' ? 'h?' : 'v?';
  if (kind === 'building') return CODES_OF_BUILDINGS[face] ?? '??';
  const initial = nameOf(face).replace(/^The /, '').charAt(0);
  return `${kind === 'person' ? '&' : kind === 'wonder' ? '*' : '!'}${initial}`;
}

/** What the codes on these squares mean, each once. */
export function codesOn(squares: readonly SquareView[]): string[] {
  const meanings = new Set<string>();
  for (const square of squares) {
    const { piece, resource, center } = square;
    if (center !== null) continue;
    const code = pieceCode(square);
    if (code !== null && piece !== null) {
      const { kind, face } = piece;
      meanings.add(`${code} ${face === null ? kind : kind === 'wonder' ? nameOf(face) : plainName(face)}`);
    } else if (resource !== null) {
      meanings.add(`${CODES_OF_RESOURCES[resource] ?? '?'} ${resource}`);
    } else if (square.culture > 0) meanings.add('+c 1 culture');
    else if (square.coin > 0) meanings.add('+$ 1 coin');
  }
  return [...meanings].sort();
}

const TERRAINS = [
  'M mountain 1 production',
  'F forest 2 production',
  'G grassland',
  'D desert 1 trade',
  'W water 1 trade',
];

/** The legend of the whole map. Of wonders it says where they stand, since several may have one initial. */
export function legendOf(view: View): string[] {
  const { squares } = view.map;
  const wonders = squares.flatMap((square) => {
    const { piece } = square;
    if (piece?.kind !== 'wonder' || piece.face === null) return [];
    return [`${pieceCode(square)} ${nameOf(piece.face)} ${atIn(view, square.square)}`];
  });
  const others = codesOn(squares.filter(({ piece }) => piece?.kind !== 'wonder'));
  const marks = [
    '=A* the capital of A',
    '=A another city of A',
    '#A with walls',
    '2A+1 two armies and a scout of A',
    'a outskirts of A',
  ];
  return [...TERRAINS, ...marks, ...others, ...wonders];
}
