import type { Phrase } from './words.ts';

/** A line that begins with a name begins with a capital letter. */
export function capital(text: string, language: string): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

/** The same for a phrase that begins with a mention; players' names keep their spelling. */
export function sentence(phrase: Phrase, language: string): Phrase {
  const [first, ...rest] = phrase;
  if (first === undefined || (typeof first === 'object' && first.of === 'seat')) return phrase;
  const begun =
    typeof first === 'string' ? capital(first, language) : { ...first, text: capital(first.text, language) };
  return [begun, ...rest];
}
