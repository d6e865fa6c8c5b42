/** From this many letters on, the last ones may be an inflected ending: „plytelės“, „plytelių“. */
const STEM_FROM = 5;
const ENDING = 2;

const WORD = /[\p{L}\p{N}]+/gu;
const LETTERS = /^\p{L}+$/u;

/** A text prepared for searching. */
export interface Searchable {
  /** The text, folded. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Without case, accents and marks: "zeton" finds „żeton”, "eile" finds „eilė“. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[*`]/g, '').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

export function searchable(text: string): Searchable {
  const folded = fold(text);
  return { text: folded, words: [...new Set(folded.match(WORD))] };
}

/** The words of a query, folded. */
export function wordsIn(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** How well a word matches: 2 at the beginning of a word, 1 within one, 0 with another ending, null not at all. */
export function metBy(wanted: string, { text, words }: Searchable): number | null {
  if (text.includes(wanted)) return words.some((word) => word.startsWith(wanted)) ? 2 : 1;
  return words.some((word) => isSameStem(wanted, word)) ? 0 : null;
}

/** Where a word stands in a text, letter by letter: itself, and with another ending. */
export function placesOf(wanted: string, text: string): (readonly [from: number, to: number])[] {
  const letters = [...text.normalize('NFC')].map(foldLetter);
  const plain = letters.join('');
  // A letter that folds to two would shift all later positions.
  if (plain.length !== letters.length) return [];
  const word = fold(wanted);
  const places: (readonly [number, number])[] = [];
  for (const { 0: other, index } of plain.matchAll(WORD)) {
    if (isSameStem(word, other)) places.push([index, index + other.length]);
  }
  if (word === '') return places;
  for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
    if (!places.some(([from, to]) => from <= at && at < to)) places.push([at, at + word.length]);
  }
  return places.sort(([a], [b]) => a - b);
}

/** Two words that differ only in their endings. */
function isSameStem(wanted: string, word: string): boolean {
  if (wanted.length < STEM_FROM || !LETTERS.test(wanted)) return false;
  return word.startsWith(wanted.slice(0, -ENDING)) && Math.abs(word.length - wanted.length) <= ENDING;
}

/** One letter for one letter, so that positions stay the same. */
function foldLetter(letter: string): string {
  const plain = letter.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain === 'ł' ? 'l' : plain.length === 1 ? plain : letter;
}
