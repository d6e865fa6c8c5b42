import type { Mention, Words } from '../src/words.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The same text with plain spaces everywhere, for tests of the wording; line breaks have their own tests. */
export function plainly(words: Words): Words {
  const piece = (one: string | Mention) => (typeof one === 'string' ? plain(one) : { ...one, text: plain(one.text) });
  return {
    ...words,
    say: (key, params) => plain(words.say(key, params)),
    phrase: (key, params) => words.phrase(key, params).map(piece),
  };
}
