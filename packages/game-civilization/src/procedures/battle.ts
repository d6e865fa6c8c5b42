import type { Procedure } from '@tessera/kernel';
import type { Battle } from '../state/frames/battle.ts';
import type { Runner } from '../state.ts';
import { afterBattle } from './battleEnd.ts';
import { battleForces } from './battleForces.ts';
import { battleTurns } from './battleTurn.ts';

export const battle: Procedure<Runner, Battle> = { ...battleForces, ...battleTurns, ...afterBattle };
