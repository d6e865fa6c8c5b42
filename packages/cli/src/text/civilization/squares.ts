import type { View } from '@tessera/game-civilization';
import { squareByName, squareName } from '@tessera/game-civilization/data';
import type { PlainObject } from '@tessera/kernel';
import { Say } from '@tessera/locales/civilization/say';
import type { Canvas } from '../gameScreen.ts';

export type SquareView = View['map']['squares'][number];
export type PlayerView = View['players'][number];

/** A square by its name, which can be read off the edges of the map: "F14". */
export function nameOfSquare(view: View, square: number): string {
  return squareName(square, view.map.width);
}

/** The square that a word names, or null. */
export function squareNamed(view: View, word: string | undefined): number | null {
  return squareByName(word ?? '', view.map);
}

/** The letter by which a player is marked on the map. */
export function letterOf(seat: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + seat);
}

/** The player who is asked: only players are. */
export function ownPlayer(view: View): PlayerView {
  const player = view.players.find(({ seat }) => seat === view.seat);
  if (player === undefined) throw new Error('only a player is asked');
  return player;
}

/** The names and amounts of the game, for this view. */
export function sayFor(view: View, { words, players }: Canvas): Say {
  return new Say(words, players, view as unknown as PlainObject);
}
