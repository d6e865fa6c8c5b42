import type { State } from '@tessera/game-civilization';

export type Player = State['players'][number];
