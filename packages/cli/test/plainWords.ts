/** Words of two letters and more that have no accent: nothing in the pseudo-locale's messages looks like that. */
const PLAIN_WORD = /(?<![\p{L}\p{N}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu;

/** Allowed exceptions: Roman numerals, and list separators, which come from the locale itself. */
const ALLOWED: readonly string[] = ['II', 'III', 'IV', 'and'];

/** Words that cannot come from a message of the pseudo-locale, players' names left out. */
export function plainWordsIn(lines: readonly string[], names: readonly string[]): string[] {
  return lines.flatMap((line) => {
    const found = line.replaceAll('\u00a0', ' ').match(PLAIN_WORD) ?? [];
    return found.filter((word) => !ALLOWED.includes(word) && !names.includes(word)).map((word) => `${word}: ${line}`);
  });
}
