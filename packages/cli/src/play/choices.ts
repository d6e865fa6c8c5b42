import type { Menu, MenuChoice } from '../text/gameScreen.ts';

/** The choice that a word means: by its number, or by another name, such as a square's. */
export function choiceIn(menu: Menu, word: string): MenuChoice | null {
  if (/^\d{1,4}$/.test(word)) return menu.choices[Number(word) - 1] ?? null;
  return menu.choices.find(({ alias }) => alias?.toLowerCase() === word.toLowerCase()) ?? null;
}
