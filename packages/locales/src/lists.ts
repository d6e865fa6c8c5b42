import { localeOf } from './languages.ts';
import type { Phrase, Words } from './words.ts';

const formats = new Map<string, Intl.ListFormat>();

function formatOf({ language }: Pick<Words, 'language'>): Intl.ListFormat {
  const known = formats.get(language);
  if (known !== undefined) return known;
  const format = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  formats.set(language, format);
  return format;
}

/** Several names joined as the language does: "a, b and c". */
export function listOf(words: Pick<Words, 'language'>, names: readonly string[]): string {
  return formatOf(words).format(names);
}

/** The same for parts that can be pointed at. */
export function phraseList(words: Pick<Words, 'language'>, parts: readonly Phrase[]): Phrase {
  return formatOf(words)
    .formatToParts(parts.map((_, i) => String(i)))
    .flatMap(({ type, value }) => (type === 'element' ? (parts[Number(value)] ?? []) : [value]));
}
