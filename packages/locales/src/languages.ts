/** The languages of the page. */
export const LANGUAGES = ['en', 'pl', 'lt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale for dates, numbers and lists in a language: the page's English is British. */
export function localeOf(language: string): string {
  return language.split('-')[0] === 'en' ? 'en-GB' : language;
}

/** The language closest to a user's preferences, the most preferred first. */
export function closestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (language !== undefined) return language;
  }
  return 'en';
}
