import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import type { Game } from '@tessera/kernel';

/** The games that can be played here. */
export const GAMES: readonly Game[] = [founders, civilization];
