import type { Messages } from './words.ts';

/** The tag of the pseudo-locale: a separate language that counts like English. */
export const PSEUDO_LANGUAGE = 'en-XA';

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwYyZz';
const MARKED = 'ÅåƁƀÇçÐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþŔŕŠšŢţÛûṼṽŴŵÝýŽž';
const VOWELS = 'AaEeIiOoUuYy';

/**
 * English as it might look in a language with many accents and long words: plain text on the page has no message, and
 * what breaks at this length will break in German. Parameters, plurals and selects stay as they are.
 */
export function pseudo<M extends Messages>(messages: M): { readonly [K in keyof M]: string } {
  const entries = Object.entries(messages).map(([key, text]) => [key, pseudoText(text)]);
  return Object.fromEntries(entries) as { readonly [K in keyof M]: string };
}

function pseudoText(text: string): string {
  const reader = { text, at: 0 };
  const said = message(reader, false);
  if (reader.at < text.length) throw new Error(`a brace too many at ${reader.at}: ${text}`);
  return `⟦${said}⟧`;
}

interface Reader {
  readonly text: string;
  at: number;
}

/** A message up to its end or to the brace that closes it. In a plural's branch a bare # stands for the number. */
function message(reader: Reader, isBranch: boolean): string {
  let said = '';
  while (reader.at < reader.text.length) {
    const char = reader.text.charAt(reader.at);
    if (char === '}' && isBranch) return said;
    if (char === '}') throw new Error(`a brace too many at ${reader.at}: ${reader.text}`);
    if (char === '{') said += argument(reader);
    else said += char === "'" ? quoted(reader) : lengthened(reader);
  }
  if (isBranch) throw new Error(`a brace is not closed: ${reader.text}`);
  return said;
}

/** An apostrophe: doubled it is one, before syntax it begins a quotation, otherwise it is itself. Copied as it is. */
function quoted(reader: Reader): string {
  const { text, at } = reader;
  const next = text.charAt(at + 1);
  if (next === "'") return copy(reader, at + 2);
  if (next === '' || !'{}#|<'.includes(next)) return copy(reader, at + 1);
  let end = at + 1;
  for (; end < text.length; end++) {
    if (text.charAt(end) !== "'") continue;
    if (text.charAt(end + 1) !== "'") break;
    end++;
  }
  return copy(reader, end + 1);
}

/** A parameter. Those of plurals and selects contain messages; everything else is copied. */
function argument(reader: Reader): string {
  const { text, at } = reader;
  const head = /\{\s*[^\s,{}]+\s*,\s*(?:plural|selectordinal|select)\s*,/y;
  head.lastIndex = at;
  const found = head.exec(text);
  if (found === null) {
    const end = text.indexOf('}', at);
    if (end < 0) throw new Error(`a brace is not closed: ${text}`);
    return copy(reader, end + 1);
  }
  let said = copy(reader, at + found[0].length);
  while (text.charAt(reader.at) !== '}') {
    const open = text.indexOf('{', reader.at);
    if (open < 0) throw new Error(`a brace is not closed: ${text}`);
    said += copy(reader, open + 1);
    said += message(reader, true);
    said += copy(reader, reader.at + 1);
    const gap = /\s*/y;
    gap.lastIndex = reader.at;
    said += copy(reader, reader.at + (gap.exec(text)?.[0].length ?? 0));
  }
  return said + copy(reader, reader.at + 1);
}

function copy(reader: Reader, end: number): string {
  const piece = reader.text.slice(reader.at, end);
  reader.at = end;
  return piece;
}

/** A run of plain text with accents, and about 40 % longer: vowels are repeated until it is long enough. */
function lengthened(reader: Reader): string {
  const plain = /[^{}']+/y;
  plain.lastIndex = reader.at;
  const run = copy(reader, reader.at + (plain.exec(reader.text)?.[0].length ?? 1));
  let owed = 0;
  let said = '';
  for (const char of run) {
    const index = PLAIN.indexOf(char);
    const marked = index < 0 ? char : (MARKED[index] as string);
    said += marked;
    if (index < 0) continue;
    owed += 0.4;
    if (!VOWELS.includes(char)) continue;
    for (; owed >= 1; owed--) said += marked.toLowerCase();
  }
  return said;
}
