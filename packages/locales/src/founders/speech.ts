import type { Seat } from '@tessera/kernel';
import { common } from '../common/say.ts';
import { type Form, inForms } from '../forms.ts';
import type { Players } from '../gameTalk.ts';
import { phraseList } from '../lists.ts';
import type { Mention, Params, Phrase, Words } from '../words.ts';
import type { FoundersKey } from './en.ts';
import { faceOf, type Place } from './faces.ts';

/** The building blocks of the game's sentences, in one language. */
export interface Speech {
  readonly words: Words;
  put(key: FoundersKey, params?: Params): Phrase;
  /** The same as plain text, where nothing can be pointed at: headings. */
  text(key: FoundersKey, params?: Params): string;
  /** "a, b and c". */
  list(items: readonly Phrase[]): Phrase;
  /** A name in its forms. */
  tile(param: string, id: string): Params;
  token(param: string, id: string): Params;
  resource(param: string, id: string): Params;
  /** All of them ("wood and stone"), and one of them ("wood or stone"). */
  resources(param: string, ids: readonly string[]): Params;
  choice(param: string, ids: readonly string[]): Params;
  tileNames(ids: readonly string[]): Phrase;
  tokenNames(ids: readonly string[]): Phrase;
  place(seat: Seat, at: Place): Phrase;
  /** The corners of a joined square. */
  square(seat: Seat, at: Place): Params;
  /** A player as {who} and {you}; an opponent as {opponent} and {theirs}. */
  who(players: Players, seat: Seat): Params;
  opponent(players: Players, seat: Seat): Params;
  name(players: Players, seat: Seat): Mention;
}

export function createSpeech(words: Words): Speech {
  const put = (key: FoundersKey, params?: Params): Phrase => words.phrase(key, params).map(withTrueMinus);
  const list = (items: readonly Phrase[]): Phrase => phraseList(words, items);

  const tileIn = (id: string, form: Form) =>
    mention(words.say(`founders.tile.${faceOf(id).name}`, { form }), 'tile', id);
  const tokenIn = (id: string, form: Form) => mention(words.say(`founders.token.${id}`, { form }), 'token', id);
  const resourceIn = (id: string, form: Form): Phrase => [words.say(`founders.resource.${id}`, { form })];
  const eitherOf = (ids: readonly string[], form: Form): Phrase => {
    const [first, second] = ids.map((id) => resourceIn(id, form));
    if (first === undefined) return [];
    return second === undefined ? first : put('founders.or', { first, second });
  };

  const name = (players: Players, seat: Seat): Mention => {
    const text = players.names[seat] ?? common(words).text('common.seat', { number: seat + 1 });
    return { text, of: 'seat', id: String(seat) };
  };
  const place = (seat: Seat, { x, y }: Place): Phrase => {
    const text = words.say('founders.place', { x: numeral(x), y: numeral(y) });
    return [{ text, of: 'square', id: `founders:square:${seat}:${x},${y}` }];
  };

  return {
    words,
    put,
    text: (key, params) => put(key, params).map(asText).join(''),
    list,
    tile: (param, id) => inForms(param, (form) => tileIn(id, form)),
    token: (param, id) => inForms(param, (form) => tokenIn(id, form)),
    resource: (param, id) => inForms(param, (form) => resourceIn(id, form)),
    resources: (param, ids) => inForms(param, (form) => list(ids.map((id) => resourceIn(id, form)))),
    choice: (param, ids) => inForms(param, (form) => eitherOf(ids, form)),
    tileNames: (ids) => list(ids.map((id) => tileIn(id, 'nom'))),
    tokenNames: (ids) => list(ids.map((id) => tokenIn(id, 'nom'))),
    place,
    square: (seat, at) => ({ from: place(seat, at), to: place(seat, { x: at.x + 1, y: at.y + 1 }) }),
    who: (players, seat) => ({ who: name(players, seat), you: yes(players.you === seat) }),
    opponent: (players, seat) => ({ opponent: name(players, seat), theirs: yes(players.you === seat) }),
    name,
  };
}

/** Yes and no, as messages select by them. */
export function yes(is: boolean): string {
  return is ? 'yes' : 'no';
}

/** A number as displayed: with a typographic minus. */
export function numeral(value: number): string {
  return String(value).replace('-', '−');
}

/** A name that can be pointed at. An article before a bar is not part of it. */
function mention(text: string, kind: 'tile' | 'token', id: string): Phrase {
  const bar = text.indexOf('|');
  const named: Mention = { text: text.slice(bar + 1), of: 'card', id: `founders:${kind}:${id}` };
  return bar < 0 ? [named] : [text.slice(0, bar), named];
}

/** ICU prints a hyphen before negative numbers in some languages. */
function withTrueMinus(piece: string | Mention): string | Mention {
  return typeof piece === 'string' ? piece.replace(/(?<![\p{L}\d])-(?=\d)/gu, '−') : piece;
}

function asText(piece: string | Mention): string {
  return typeof piece === 'string' ? piece : piece.text;
}
