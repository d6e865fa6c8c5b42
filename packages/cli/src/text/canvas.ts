import { createWords, type Language, type Phrase, type Players, type Words } from '@tessera/locales';
import type { Canvas, GameScreen } from './gameScreen.ts';
import type { Paint } from './paint.ts';

/** The canvas of a game in a language; the words may differ from those of its catalogs. */
export function canvasFor(
  screen: GameScreen,
  words: Words,
  { paint, width, players }: { readonly paint: Paint; readonly width: number; readonly players: Players },
): Canvas {
  const tell = (phrase: Phrase) =>
    phrase.map((piece) => (typeof piece === 'string' ? piece : screen.mention(piece))).join('');
  return { paint, width, players, words, talk: screen.talk(words), tell };
}

export function wordsIn(language: Language, { catalogs }: GameScreen): Words {
  return createWords(language, ...catalogs[language]);
}
