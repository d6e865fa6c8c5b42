import { LANGUAGES, type Language } from '@tessera/locales';
import { type Args, UsageError } from '../args.ts';
import type { Io } from '../io.ts';

export const LANGUAGE_OPTION = {
  value: 'L',
  help: `The language of the game: ${LANGUAGES.join(', ')} (default: that of the environment, else en)`,
} as const;

/** The variables for the language of messages: the first one set decides, as everywhere (POSIX). */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of `--language`, else that of the environment where it is one of ours, else English. */
export function languageOf(args: Args, io: Io): Language {
  const named = args.text('language');
  const set = VARIABLES.map((name) => io.env[name] ?? '').find((value) => value !== '') ?? '';
  const tag = named ?? set.split(/[_.@-]/)[0];
  const language = LANGUAGES.find((one) => one === tag?.toLowerCase());
  if (language === undefined && named !== null) {
    throw new UsageError(`There is no language "${named}": there are ${LANGUAGES.join(', ')}.`);
  }
  return language ?? 'en';
}
