/** The languages of the page. */
export const LANGUAGES = ['en', 'pl', 'lt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale by which dates, numbers and lists are written in a language: the English of the page is British. */
export function localeOf(language: string): string {
  return language.split('-')[0] === 'en' ? 'en-GB' : language;
}

/** The language that comes closest to what somebody prefers, in the order of preference. */
export function closestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (language !== undefined) return language;
  }
  return 'en';
}
