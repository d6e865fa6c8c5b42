import type { View } from '@tessera/game-founders';
import type { PlainObject, Seat } from '@tessera/kernel';
import { createContext, useContext } from 'react';
import type { Recent } from './recentOf.ts';
import type { TileDraft } from './useChoice.ts';
import type { FoundersWords } from './useFoundersWords.ts';

/** What all parts of the board share. */
export interface Board {
  readonly view: View;
  /** The seat whose tiles may be laid: the viewer's own, or that of the player to move. */
  readonly own: Seat;
  readonly choice: TileDraft;
  readonly recent: Recent;
  readonly words: FoundersWords;
  /** The territory on the stage. */
  readonly stage: Seat;
  look(seat: Seat): void;
  /** The tile or token being looked at without being picked; the panel describes it. */
  readonly inspected: { readonly of: 'tile' | 'token'; readonly id: string } | null;
  inspect(thing: { readonly of: 'tile' | 'token'; readonly id: string } | null): void;
  /** The cell that was refused last. */
  readonly refused: string | null;
  /** Says why something is not possible, and marks the cell in question. */
  refuse(intent: PlainObject): void;
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('there is no board here');
  return board;
}
