import type { TileView, View } from '@tessera/game-founders';
import { STACKS, type Stack, TOKEN_FACES } from '@tessera/game-founders/data';
import type { PlainObject, Seat } from '@tessera/kernel';
import type { OpenAsk } from '@tessera/protocol';
import { faceOf, kindOfToken } from '../art/foundersTile.tsx';
import { type Addition, cellKey, type Place, type TokenPlay, tileAt } from './model.ts';

/** The thing "in hand": a tile of the rows, or a token. */
export type Pick = { readonly of: 'tile' | 'token'; readonly id: string };

/** A place on the board that answers the question. */
export interface Target {
  readonly key: string;
  readonly option: PlainObject;
  /** Whose territory it is in; null for a stack. */
  readonly seat: Seat | null;
  readonly place: Place;
  /** A whole cell, one half of a nature tile (for the resource to buy), the corner of four tiles, or a stack. */
  readonly shape: 'cell' | 'upper' | 'lower' | 'square' | 'stack';
  /** Its number as shown on the board; null where there is only one. */
  readonly number: number | null;
  /** The player's own tile that would be replaced. */
  readonly replaces: TileView | null;
}

/** Which tiles of the rows may be picked, and on how many cells each fits. */
export function pickable(ask: OpenAsk | null): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  if (ask?.kind !== 'addTile' && ask?.kind !== 'draftTile') return counts;
  for (const { tile } of ask.options) {
    if (typeof tile === 'string') counts.set(tile, (counts.get(tile) ?? 0) + 1);
  }
  return counts;
}

/** The answer that needs no place on the board: playing nothing, or the only thing to do when nothing fits. */
export function plainAnswer(ask: OpenAsk | null): PlainObject | null {
  const isPlain = (option: PlainObject) =>
    option['play'] === 'pass' || option['action'] === 'reveal' || option['action'] === 'end';
  return ask?.options.find(isPlain) ?? null;
}

/** The plays of a token, told apart by its face where it shows one. */
export function playsOf(ask: OpenAsk | null, view: View, own: Seat, token: string): readonly PlainObject[] {
  if (ask?.kind !== 'playToken') return [];
  const kind = kindOfToken(token);
  const good = TOKEN_FACES.find(({ id }) => id === token)?.good ?? null;
  return ask.options.filter((option) => {
    if (option['play'] !== kind) return false;
    if (good === null) return true;
    const territory = view.territories[own];
    const tile = territory === undefined ? null : tileAt(territory, option as Place);
    return tile !== null && faceOf(tile.tile).products[0] === good;
  });
}

/** Where the thing in hand may go. Everything comes from the options of the question. */
export function targetsOf(ask: OpenAsk | null, view: View, own: Seat, pick: Pick | null): readonly Target[] {
  switch (ask?.kind) {
    case 'layTiles':
      return ask.options.map((option, i) => sideTarget(option, own, i + 1));
    case 'revealTile':
      return ask.options.map((option) => stackTarget(option));
    case 'playToken':
      if (pick?.of !== 'token') return [];
      return numbered(
        playsOf(ask, view, own, pick.id).map((play) => playTarget(play as unknown as TokenPlay, view, own)),
      );
    case 'addTile':
      return pick?.of === 'tile' ? numbered(additions(ask, view, own, pick.id)) : [];
    default:
      return [];
  }
}

const STEPS: { readonly [side: string]: Place } = {
  up: { x: 0, y: 1 },
  right: { x: 1, y: 0 },
  down: { x: 0, y: -1 },
  left: { x: -1, y: 0 },
};

function sideTarget(option: PlainObject, seat: Seat, number: number): Target {
  const place = STEPS[String(option['side'])] ?? { x: 0, y: 0 };
  return { key: cellKey(seat, place), option, seat, place, shape: 'cell', number, replaces: null };
}

function stackTarget(option: PlainObject): Target {
  const stack = String(option['stack']);
  const place = { x: 0, y: STACKS.indexOf(stack as Stack) };
  return { key: `stack:${stack}`, option, seat: null, place, shape: 'stack', number: null, replaces: null };
}

type Unnumbered = Omit<Target, 'number'>;

/** Territory by territory; free cells first, then the player's replaceable tiles; each from the top row down. */
function numbered(targets: readonly Unnumbered[]): Target[] {
  const order = (a: Unnumbered, b: Unnumbered) =>
    (a.seat ?? 0) - (b.seat ?? 0) ||
    Number(a.replaces !== null) - Number(b.replaces !== null) ||
    b.place.y - a.place.y ||
    a.place.x - b.place.x ||
    Number(a.shape === 'lower') - Number(b.shape === 'lower');
  return [...targets].sort(order).map((target, i) => ({ ...target, number: i + 1 }));
}

function additions(ask: OpenAsk, view: View, own: Seat, tile: string): Unnumbered[] {
  const territory = view.territories[own];
  const found = ask.options.filter((option) => option['tile'] === tile) as unknown as readonly Addition[];
  return found.map(({ x, y, ...option }) => {
    const place = { x, y };
    const replaces = territory === undefined ? null : tileAt(territory, place);
    return {
      key: cellKey(own, place),
      option: { ...option, x, y },
      seat: own,
      place,
      shape: 'cell' as const,
      replaces,
    };
  });
}

function playTarget(play: TokenPlay, view: View, own: Seat): Unnumbered {
  const option = play as unknown as PlainObject;
  if (play.play === 'pass') throw new Error('passing has no place on the board');
  const seat = play.play === 'war' || play.play === 'coin' ? play.seat : own;
  const place = { x: play.x, y: play.y };
  const base = { option, seat, place, replaces: null };
  const key = cellKey(seat, place);
  if (play.play === 'cart') return { ...base, key: `cart:${key}`, shape: 'square' };
  if (play.play !== 'coin') return { ...base, key, shape: 'cell' };
  const territory = view.territories[seat];
  const tile = territory === undefined ? null : tileAt(territory, place);
  const products = tile === null ? [] : faceOf(tile.tile).products;
  if (products.length < 2) return { ...base, key, shape: 'cell' };
  return { ...base, key: `${key}:${play.resource}`, shape: products[0] === play.resource ? 'upper' : 'lower' };
}
