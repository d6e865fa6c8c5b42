import { foldName, toStored } from './texts.ts';

/**
 * Letters that look like others, by what they look like: each text is a list of letters. Capitals and small letters differ, since a
 * capital of one alphabet may look like a letter of another when its small one does not. After Unicode's list of confusables (UTS #39), as
 * far as alphabets go of which names may be made.
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

/** More of those above, which stand for letters that have entries of their own. */
const MORE: { readonly [letter: string]: string } = {
  l: 'ʟ ІӀӏΙՒլ',
  o: 'ᴏ ОоΟοσօՕ',
};

/** Letters that look like one when they stand together. */
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

/** What a name looks like: two names of which this is the same are easily taken for each other. */
export function looksOf(name: string): string {
  let looks = Array.from(name.normalize('NFKC'), (letter) => looksLike.get(letter) ?? letter).join('');
  looks = foldName(looks);
  for (const [letters, one] of TOGETHER) looks = looks.replaceAll(letters, one);
  return toStored(looks);
}
