import { createWords, type Language, type Phrase, type Players, type Words } from '@tessera/locales';
import type { Canvas, GameScreen } from './gameScreen.ts';
import type { Paint } from './paint.ts';

/** Where a game is drawn in a language; the words may be others than those of its catalogues. */
export function canvasFor(
  screen: GameScreen,
  words: Words,
  { paint, width, who }: { readonly paint: Paint; readonly width: number; readonly who: Players },
): Canvas {
  const tell = (phrase: Phrase) =>
    phrase.map((piece) => (typeof piece === 'string' ? piece : screen.mention(piece))).join('');
  return { paint, width, who, words, talk: screen.talk(words), tell };
}

export function wordsIn(language: Language, { catalogs }: GameScreen): Words {
  return createWords(language, ...catalogs[language]);
}
