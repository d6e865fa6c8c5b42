import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { Chance } from '../services.ts';

const LONGEST = 64;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** What tells whether a sign is drawn as text or in colours: keyboards add it, and it makes no other name. */
const VARIATION = /[\ufe0e\ufe0f]/gu;
/** More marks on one letter than any language has, or a mark on nothing. */
const HEAPED_MARKS = /^\p{M}|\p{M}{4}/u;

/** Alphabets of which names may be made (the recommended ones of UAX #31), each by itself. */
const ALPHABETS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer'],
].map((one) => [one]);
/** Those that are written together, and with Latin letters among them. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];
/** What is of one alphabet, beside signs, digits and spaces, which are of none. */
const OF_ONE_KIND = [...ALPHABETS, ...TOGETHER].map(
  (scripts) => new RegExp(`^[${[...scripts, 'Common', 'Inherited'].map((one) => `\\p{scx=${one}}`).join('')}]*$`, 'u'),
);

/**
 * A name as it is compared: without characters that cannot be seen, and with single spaces. For names that are there: older versions
 * have taken some that would not be taken now.
 */
export function tidyName(name: string): string | Illegal {
  return lengthy(name.normalize('NFKC').replace(new RegExp(INVISIBLE, 'gu'), ''));
}

/**
 * A name that somebody wants to have. Nothing in it is invisible, and its letters are of one alphabet, so that it does not pass for another
 * name by letters that look the same; that a whole name of another alphabet does, only the names that there are can tell.
 */
export function newName(name: string): string | Illegal {
  const plain = name.normalize('NFKC').replace(VARIATION, '');
  if (INVISIBLE.test(plain) || HEAPED_MARKS.test(plain.trim())) return unfit({ invisible: true });
  if (!OF_ONE_KIND.some((kind) => kind.test(plain))) return unfit({ alphabets: true });
  return lengthy(plain);
}

function lengthy(name: string): string | Illegal {
  const tidy = name.replace(/\s+/gu, ' ').trim();
  return tidy === '' || tidy.length > LONGEST ? unfit({}) : tidy;
}

function unfit(why: { readonly [fact: string]: boolean }): Illegal {
  return illegal(SERVER_CODES.shape, { at: 'name', ...why });
}

/** What guests are called until they say otherwise. */
export function guestName(chance: Chance): string {
  return `Guest ${1000 + chance.below(9000)}`;
}
