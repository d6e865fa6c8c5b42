import type { PlainObject } from '@tessera/kernel';
import type { Canvas } from './gameScreen.ts';
import { drawSections } from './sections.ts';

/** Something with a name in the reader's language. */
export interface Named {
  readonly id: string;
  readonly name: string;
}

/** Those whose name equals the typed text, or else contains it. Accents may be left out. */
function named<N extends Named>(words: readonly string[], among: readonly N[]): readonly N[] {
  const sought = letters(words.join(''));
  if (sought === '') return [];
  const exact = among.filter(({ id, name }) => letters(name) === sought || letters(id) === sought);
  return exact.length > 0 ? exact : among.filter(({ name }) => letters(name).includes(sought));
}

/** The id of the typed name, if it is unique. */
export function idNamed(words: readonly string[], among: readonly Named[]): string | null {
  const ids = [...new Set(named(words, among).map(({ id }) => id))];
  return ids.length === 1 ? (ids[0] as string) : null;
}

function letters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The texts of the cards with this name; several may share one (Monarchy, Communism). */
export function showCards(
  words: readonly string[],
  ids: readonly string[],
  view: PlainObject,
  canvas: Canvas,
): string[] {
  const cards = ids.flatMap((id) => {
    const section = canvas.talk.card(id, view);
    return section === null ? [] : [{ id: id.split(':').at(-1) ?? id, name: section.heading, section }];
  });
  const found = named(words, cards).map(({ section }) => section);
  if (found.length === 0) return [canvas.words.say('cli.noCard', { name: words.join(' ') })];
  return drawSections(found, canvas);
}
