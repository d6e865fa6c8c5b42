/** The languages of the page. */
export const LANGUAGES = ['en', 'pl', 'lt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language that comes closest to what somebody prefers, in the order of preference. */
export function closestLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (language !== undefined) return language;
  }
  return 'en';
}
