import type { Params, Phrase, Words } from '../words.ts';
import type { CommonKey } from './en.ts';

/** The common messages, by keys that are known to exist. */
export function common(words: Words) {
  return {
    put: (key: CommonKey, params?: Params): Phrase => words.phrase(key, params),
    text: (key: CommonKey, params?: Params): string => words.say(key, params),
  };
}
