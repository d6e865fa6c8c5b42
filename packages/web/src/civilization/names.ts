import { textOf } from '@tessera/locales';
import type { Say } from '@tessera/locales/civilization/say';
import { describeView } from '@tessera/locales/civilization/squares';
import type { Choice } from './boardContext.tsx';
import { cellsOf, type SlotView, type SquareView } from './model.ts';
import type { Ui } from './useCivilizationWords.ts';

/** What is on a square, in words. Kept by what it says: most squares stay as they are from one view to the next. */
const known = new WeakMap<Say['words'], Map<string, string>>();

export function squareWords(say: Say, square: SquareView, data: string): string {
  const texts = known.get(say.words) ?? new Map<string, string>();
  known.set(say.words, texts);
  const key = `${say.who.names.join('|')} ${data}`;
  const text = texts.get(key) ?? textOf(describeView(say, square, true));
  texts.set(key, text);
  return text;
}

export function squareName(say: Say, ui: Ui, square: SquareView, data: string, there: readonly Choice[]): string {
  const thing = `${square.x},${square.y}: ${squareWords(say, square, data)}`;
  return chosenName(ui, thing, there);
}

export function tileName(say: Say, ui: Ui, slot: SlotView, there: readonly Choice[]): string {
  const { width } = say.view.map;
  const [first = 0] = cellsOf(say.view, slot);
  const thing = ui('unexplored', { from: `${slot.x},${slot.y}`, to: `${(first % width) + 3},${slot.y + 3}` });
  return chosenName(ui, thing, there);
}

function chosenName(ui: Ui, thing: string, there: readonly Choice[]): string {
  const [only, ...others] = there;
  if (only === undefined) return thing;
  if (others.length === 0) return ui('litSquare', { thing, option: textOf(only.phrase) });
  return ui('litSquares', { thing, count: there.length });
}
