import type { TileView, View } from '@tessera/game-founders';
import { TILE_FACES, type TileFace, TOKEN_FACES, type TokenFace } from '@tessera/game-founders/data';
import type { PlainObject, Seat } from '@tessera/kernel';

export type Place = { readonly x: number; readonly y: number };

export function faceOf(id: string): TileFace {
  const face = TILE_FACES.find((one) => one.id === id);
  if (face === undefined) throw new Error(`there is no tile ${id}`);
  return face;
}

export function tokenOf(id: string): TokenFace | null {
  return TOKEN_FACES.find((one) => one.id === id) ?? null;
}

export function tokenKindOf(id: string): string {
  return tokenOf(id)?.kind ?? id;
}

/** The craftsmen that work on a tile: those of the good it makes; null if it makes no village good. */
export function craftsmenOf(tile: string): string | null {
  return TOKEN_FACES.find(({ good }) => good !== null && good === faceOf(tile).products[0])?.id ?? null;
}

/** A view comes from outside the type system. */
export function viewOf(view: PlainObject): View {
  return view as unknown as View;
}

/** The tile at a place of a territory, as the view shows it. */
export function tileAt(view: View, seat: Seat, { x, y }: Place): TileView | null {
  return view.territories[seat]?.tiles.find((one) => one.x === x && one.y === y) ?? null;
}

/** Whose territory a placement is about: the viewer's own, or that of the player to answer. */
export function actorIn(view: View): Seat {
  return view.seat ?? view.awaited[0]?.seat ?? 0;
}
