const SPACE = '\u00a0';

/** A word of one letter, which Polish never leaves at the end of a line. */
const ALONE = /(?<=^|[\s({„])([aiouwz]) (?=\S|$)/giu;
/**
 * A number and what it counts: a word, or a parameter's value. In a message `#` is the number; `=2 {` is not a number,
 * and neither is the one in the name of a square.
 */
const COUNTED = /(?<![\p{L}\d=])(\d+|#|×) (?=[\p{L}×{]|$)/gu;

/** A text, or a message in ICU form, with non-breaking spaces where a line must not end. */
export function unbroken(text: string, language: string): string {
  const bound = text.replace(COUNTED, `$1${SPACE}`);
  return language === 'pl' ? bound.replace(ALONE, `$1${SPACE}`) : bound;
}
