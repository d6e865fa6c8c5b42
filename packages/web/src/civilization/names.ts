import { squareName } from '@tessera/game-civilization/data';
import { textOf } from '@tessera/locales';
import type { Say } from '@tessera/locales/civilization/say';
import { describeView } from '@tessera/locales/civilization/squares';
import type { BoardOption } from './boardContext.tsx';
import { type SlotView, type SquareView, squaresOf } from './model.ts';
import type { Ui } from './useCivilizationWords.ts';

/** What is on a square, in words. Cached by content: most squares stay the same from one view to the next. */
const known = new WeakMap<Say['words'], Map<string, string>>();

function squareWords(say: Say, square: SquareView, data: string): string {
  const texts = known.get(say.words) ?? new Map<string, string>();
  known.set(say.words, texts);
  const key = `${say.players.names.join('|')} ${data}`;
  const text = texts.get(key) ?? textOf(describeView(say, square, true));
  texts.set(key, text);
  return text;
}

/** The name of a square on this map. */
export function nameIn({ view }: Pick<Say, 'view'>, square: number): string {
  return squareName(square, view.map.width);
}

/** A square with everything on it and every choice there, for those who do not see the map. */
export function namedSquare(say: Say, ui: Ui, square: SquareView, data: string, there: readonly BoardOption[]): string {
  const thing = `${nameIn(say, square.square)}: ${squareWords(say, square, data)}`;
  return chosenName(ui, thing, there);
}

export function tileName(say: Say, ui: Ui, slot: SlotView, there: readonly BoardOption[]): string {
  const squares = squaresOf(say.view, slot);
  const thing = ui('unexplored', { from: nameIn(say, squares[0] ?? 0), to: nameIn(say, squares.at(-1) ?? 0) });
  return chosenName(ui, thing, there);
}

function chosenName(ui: Ui, thing: string, there: readonly BoardOption[]): string {
  const [only, ...others] = there;
  if (only === undefined) return thing;
  if (others.length === 0) return ui('litSquare', { thing, option: textOf(only.phrase) });
  return ui('litSquares', { thing, count: there.length });
}
