import { proceduresOf } from '@tessera/kernel';
import type { Frame } from '../state/frames.ts';
import type { StepContext } from '../state.ts';
import { addTile } from './addTile.ts';
import { game } from './game.ts';
import { setUp } from './setUp.ts';
import { turn } from './turn.ts';

/** The game of the rulebook: set-up, turns of three steps, the end. */
export const procedures = proceduresOf<StepContext, Frame>({ game, setUp, turn, addTile });
