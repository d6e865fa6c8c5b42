import type { View } from '@tessera/game-civilization';
import type { PlainObject, Seat } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import type { Say } from '@tessera/locales/civilization/say';
import { createContext, useContext } from 'react';
import type { Ui, UiPhrase } from './useCivilizationWords.ts';

/** An option with its words. */
export interface BoardOption {
  readonly option: PlainObject;
  readonly phrase: Phrase;
  /** The squares that it names. */
  readonly squares: readonly number[];
}

/** What all parts of the board share. */
export interface Board {
  readonly view: View;
  readonly say: Say;
  readonly ui: Ui;
  readonly uiPhrase: UiPhrase;
  /** The options of the open question; none while nothing is asked. */
  readonly choices: readonly BoardOption[];
  /** The choices that are places, by square. */
  readonly lit: ReadonlyMap<number, readonly BoardOption[]>;
  /** The squares that the question is about. */
  readonly subjects: ReadonlySet<number>;
  /** The square that was picked out of several choices; the list shows the choices that name it. */
  readonly picked: number | null;
  /** Handles a press on squares: answers, or narrows the list, or says why not. */
  press(squares: readonly number[]): void;
  unpick(): void;
  choose(choice: BoardOption): void;
  /** The player whose panel is shown. */
  readonly looked: Seat;
  look(seat: Seat): void;
}

const BoardContext = createContext<Board | null>(null);
export const BoardProvider = BoardContext.Provider;

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (board === null) throw new Error('there is no board here');
  return board;
}
