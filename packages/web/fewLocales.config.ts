import type { Plugin } from 'vite';

/** The languages of the page, as react-aria names them. */
const KEPT = new Set(['en-US', 'pl-PL', 'lt-LT']);
const STRINGS =
  /\/node_modules\/(?:react-aria|react-stately|@react-(?:aria|stately|spectrum)\/[^/]+)\/.*\/intl\/.*\/?([a-z]{2}-[A-Z]{2})\.m?js$/;

/** Drops react-aria's messages in languages that the page does not have. It then falls back to English. */
export function fewLocales(): Plugin {
  return {
    name: 'few-locales',
    load(id) {
      const [, locale] = STRINGS.exec(id) ?? [];
      return locale === undefined || KEPT.has(locale) ? null : 'export default undefined;';
    },
  };
}
