import { type Illegal, illegal } from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { Chance } from '../services.ts';

const LONGEST = 64;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/u;
/** Selects whether a sign is drawn as text or in colours: keyboards add it, and it does not make a different name. */
const VARIATION = /[\ufe0e\ufe0f]/gu;
/** More marks on one letter than any language has, or a mark without a letter. */
const HEAPED_MARKS = /^\p{M}|\p{M}{4}/u;

/** Alphabets that names may use (those recommended by UAX #31), each by itself. */
const ALPHABETS = [
  ...['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Thaana', 'Ethiopic', 'Devanagari'],
  ...['Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
  ...['Tibetan', 'Myanmar', 'Khmer'],
].map((one) => [one]);
/** Alphabets that are written together, also with Latin letters among them. */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
];
/** Texts of one alphabet, with signs, digits and spaces, which belong to none. */
const OF_ONE_KIND = [...ALPHABETS, ...TOGETHER].map(
  (scripts) => new RegExp(`^[${[...scripts, 'Common', 'Inherited'].map((one) => `\\p{scx=${one}}`).join('')}]*$`, 'u'),
);

/**
 * A name as it is compared: without invisible characters, and with single spaces. For existing names: older versions accepted some that
 * would be refused now.
 */
export function tidyName(name: string): string | Illegal {
  return lengthy(name.normalize('NFKC').replace(new RegExp(INVISIBLE, 'gu'), ''));
}

/**
 * A name that a person wants. Nothing in it may be invisible, and its letters must be of one alphabet, so that it cannot imitate another
 * name by mixing in letters that look the same. Whether it imitates a name with another alphabet as a whole, only a comparison with the
 * existing names can tell.
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

/** What guests are called until they choose a name. */
export function guestName(chance: Chance): string {
  return `Guest ${1000 + chance.below(9000)}`;
}
