import type { TableAct } from '../../game.ts';
import type { PlainObject } from '../../plain.ts';
import type { Seat } from '../../state.ts';

/** What is done next in a random game. */
export type Move =
  | { readonly type: 'answer'; readonly seat: Seat; readonly ask: number; readonly answer: PlainObject }
  | { readonly type: 'undo'; readonly seat: Seat; readonly answers: number }
  | { readonly type: 'beyond'; readonly to: number }
  | { readonly type: 'act'; readonly act: TableAct };
