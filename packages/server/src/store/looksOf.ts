import { foldName, toStored } from './texts.ts';

/**
 * Letters that look like others, by the letter that they look like: each text is a list of letters. Capitals and small letters are
 * listed separately, since a capital may look like a letter of another alphabet when its small form does not. From Unicode's list of
 * confusables (UTS #39), for the alphabets that names may use.
 */
const LOOKALIKES: { readonly [letter: string]: string } = {
  // Within the Latin alphabet, and signs.
  l: 'I1|ǀ',
  o: '0',
  "'": '’‘ʼʻ`',
  '-': '‐‒–—−',
  // Small capitals, and letters of phonetics.
  a: 'ɑᴀ АаΑα',
  b: 'ʙ ВЬΒ',
  c: 'ᴄ Сс',
  d: 'ᴅ ԁ',
  e: 'ᴇ ЕеΕ',
  f: 'ꜰ Ϝ',
  g: 'ɡɢ ցԌ',
  h: 'ʜ НһΗհ',
  i: 'ı іι',
  j: 'ᴊ ЈјͿϳ',
  k: 'ĸᴋ КΚκ',
  m: 'ᴍ МΜ',
  n: 'ɴ Νոռ',
  p: 'ᴘ РрΡρ',
  q: 'ԛ Ԛզ',
  r: 'ʀ г',
  s: 'ꜱ ЅѕՏ',
  t: 'ᴛ ТΤ',
  u: 'ᴜ υսՍ',
  v: 'ᴠ ѵѴν',
  w: 'ᴡ ԝԜ',
  x: 'ХхΧχ',
  y: 'ʏ УуүΥγ',
  z: 'ᴢ Ζ',
};

/** More lookalikes of letters that are already listed above. */
const MORE: { readonly [letter: string]: string } = {
  l: 'ʟ ІӀӏΙՒլ',
  o: 'ᴏ ОоΟοσօՕ',
};

/** Pairs of letters that together look like one letter. */
const TOGETHER: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
];

const looksLike = new Map<string, string>();
for (const list of [LOOKALIKES, MORE]) {
  for (const [letter, others] of Object.entries(list)) {
    for (const other of others.replaceAll(' ', '')) looksLike.set(other, letter);
  }
}

/** What a name looks like: two names with the same looks are easily confused. */
export function looksOf(name: string): string {
  let looks = Array.from(name.normalize('NFKC'), (letter) => looksLike.get(letter) ?? letter).join('');
  looks = foldName(looks);
  for (const [letters, one] of TOGETHER) looks = looks.replaceAll(letters, one);
  return toStored(looks);
}
