import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf } from './languages.ts';
import { unbroken } from './spaces.ts';

/**
 * Messages by key, in ICU form. A key says what is meant (`founders.ask.revealTile`); it is never an English sentence.
 */
export type Messages = { readonly [key: string]: string };

/** The type that a file's messages must have, if they have no other keys; otherwise a type that they do not match. */
export type Exactly<Wanted, Given> = [Exclude<keyof Given, keyof Wanted>] extends [never]
  ? Wanted
  : { readonly surplus: Exclude<keyof Given, keyof Wanted> };

/** The same messages in another language: no key missing, none extra. */
export type Translation<Source, Given> = Exactly<{ readonly [K in keyof Source]: string }, Given>;

/** Something that a sentence mentions and that can be looked up: a card, a tile, a player, a rule. */
export interface Mention {
  readonly text: string;
  readonly of: 'card' | 'seat' | 'rule' | 'square';
  /** Its id within its kind: `founders:tile:N3`, a seat's number, a rule's number. */
  readonly id: string;
}

/** A sentence in pieces: plain text, and mentions. */
export type Phrase = readonly (string | Mention)[];

export type Param = string | number | boolean | Mention | Phrase;
export type Params = { readonly [name: string]: Param };

/** All messages of one language. */
export interface Words {
  readonly language: string;
  /** Is there a message with this key? */
  has(key: string): boolean;
  /** A message as plain text. */
  say(key: string, params?: Params): string;
  /** A message in pieces, so that its mentions can be pointed at. */
  phrase(key: string, params?: Params): Phrase;
}

/** A key without a message: a bug, which a test finds before any user does. */
export class NoMessage extends Error {
  override readonly name = 'NoMessage';
}

/** A text in ICU form, or the syntax tree that the build of the page has made of it. */
type Message = ConstructorParameters<typeof IntlMessageFormat>[0];

export function createWords(language: string, ...catalogs: readonly { readonly [key: string]: Message }[]): Words {
  const messages: { [key: string]: Message } = Object.assign({}, ...catalogs);
  const formats = new Map<string, IntlMessageFormat>();
  const formatOf = (key: string): IntlMessageFormat => {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = messages[key];
    if (message === undefined) throw new NoMessage(`there is no message ${key} in ${language}`);
    const ready = typeof message === 'string' ? unbroken(message, language) : message;
    const format = new IntlMessageFormat(ready, localeOf(language), undefined, { ignoreTag: true });
    formats.set(key, format);
    return format;
  };
  const phrase = (key: string, params: Params = {}): Phrase => {
    const parts = formatOf(key).formatToParts<string | Mention | Phrase>(params as Record<string, string>);
    const pieces: (string | Mention)[] = [];
    for (const { value } of parts) {
      if (Array.isArray(value)) for (const piece of value as Phrase) add(pieces, piece);
      else add(pieces, typeof value === 'object' ? (value as Mention) : String(value));
    }
    // The words after a number are known only now.
    if (!Object.values(params).some((param) => typeof param === 'number')) return pieces;
    return pieces.map((piece) => (typeof piece === 'string' ? unbroken(piece, language) : piece));
  };
  return {
    language,
    has: (key) => messages[key] !== undefined,
    phrase,
    say: (key, params) => textOf(phrase(key, params)),
  };
}

/** A phrase as plain text. */
export function textOf(phrase: Phrase): string {
  return phrase.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
}

function add(pieces: (string | Mention)[], piece: string | Mention): void {
  const last = pieces.length - 1;
  if (typeof piece === 'string' && typeof pieces[last] === 'string') pieces[last] += piece;
  else pieces.push(piece);
}
