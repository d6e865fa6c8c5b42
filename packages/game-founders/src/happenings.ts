import type { Happening as Heard, Seat } from '@tessera/kernel';
import type { Resource } from './data/resources.ts';
import type { Stack } from './data/tiles.ts';
import type { EndReason, Score } from './state/results.ts';
import type { Side } from './state/sides.ts';

/** One required resource of an added tile: the neighbour that handed it over and the tile that made it; null if bought. */
export type Supplied = {
  readonly resource: Resource;
  readonly from: { readonly x: number; readonly y: number } | null;
  readonly producer: { readonly x: number; readonly y: number } | null;
};

/**
 * All news of the game. Nothing in it is ever secret: what is turned up is turned up for everyone (T-026).
 */
export type Happening =
  | { readonly kind: 'startingPlayer'; readonly seat: Seat }
  | { readonly kind: 'victoryTilesTurnedUp'; readonly tiles: readonly string[] }
  | { readonly kind: 'natureTilesTurnedUp'; readonly tiles: readonly string[] }
  | { readonly kind: 'tileDrafted'; readonly seat: Seat; readonly tile: string }
  | { readonly kind: 'tilesLaid'; readonly seat: Seat; readonly tiles: readonly string[]; readonly side: Side }
  | {
      readonly kind: 'rowsOpened';
      readonly nature: readonly string[];
      readonly village: readonly string[];
      readonly city: readonly string[];
    }
  | { readonly kind: 'turnBegins'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'rowCleared'; readonly stack: Stack; readonly tiles: readonly string[] }
  | { readonly kind: 'tileRevealed'; readonly seat: Seat; readonly stack: Stack; readonly tile: string }
  | {
      readonly kind: 'warPlayed';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
    }
  | {
      readonly kind: 'coinPlayed';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly resource: Resource;
    }
  | { readonly kind: 'cartPlayed'; readonly seat: Seat; readonly x: number; readonly y: number }
  | {
      readonly kind: 'craftsmenPlayed';
      readonly seat: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly token: string;
    }
  | {
      readonly kind: 'tileAdded';
      readonly seat: Seat;
      readonly tile: string;
      readonly x: number;
      readonly y: number;
      readonly replaced: string | null;
      readonly supply: readonly Supplied[];
    }
  | { readonly kind: 'tokenReceived'; readonly seat: Seat; readonly token: string }
  | { readonly kind: 'tokensBoxed'; readonly seat: Seat; readonly tokens: readonly string[] }
  | { readonly kind: 'coinsTaken'; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'noTileAdded'; readonly seat: Seat }
  | { readonly kind: 'resigned'; readonly seat: Seat }
  | { readonly kind: 'endFixed'; readonly reason: EndReason }
  | {
      readonly kind: 'gameEnded';
      readonly reason: EndReason;
      readonly winners: readonly Seat[];
      readonly scores: readonly Score[];
    };

const KINDS: { readonly [K in Happening['kind']]: true } = {
  startingPlayer: true,
  victoryTilesTurnedUp: true,
  natureTilesTurnedUp: true,
  tileDrafted: true,
  tilesLaid: true,
  rowsOpened: true,
  turnBegins: true,
  rowCleared: true,
  tileRevealed: true,
  warPlayed: true,
  coinPlayed: true,
  cartPlayed: true,
  craftsmenPlayed: true,
  tileAdded: true,
  tokenReceived: true,
  tokensBoxed: true,
  coinsTaken: true,
  noTileAdded: true,
  resigned: true,
  endFixed: true,
  gameEnded: true,
};

/** News from outside; null if its kind is unknown here, as news from a newer server may be. */
export function readHappening(heard: Heard): Happening | null {
  return Object.hasOwn(KINDS, heard.kind) ? (heard as Happening) : null;
}
