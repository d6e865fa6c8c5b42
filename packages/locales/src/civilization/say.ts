import type { UnitView, View } from '@tessera/game-civilization';
import {
  eventFace,
  isHutId,
  squareName,
  UNIT_CARDS,
  UNITS,
  unitCardIndex,
  WONDERS,
} from '@tessera/game-civilization/data';
import type { GoodsAnswer } from '@tessera/game-civilization/state/goods.ts';
import type { PlainObject, Seat } from '@tessera/kernel';
import { type Form, inForms } from '../forms.ts';
import type { Players } from '../gameTalk.ts';
import { phraseList } from '../lists.ts';
import type { Mention, Params, Phrase, Words } from '../words.ts';
import type { en } from './en.ts';

type Bare<K> = K extends `civilization.${infer N}` ? N : never;
/** The key of a message, without the name of the game. */
export type Key = Bare<keyof typeof en>;

type NameOf<K, G extends string> = K extends `${G}.${infer N}` ? N : never;
/** The names in a group of messages. */
export type NameIn<G extends string> = NameOf<Key, G>;

export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

/** The kinds of things whose names can be pointed at, as in the ids of mentions. */
export type CardKind =
  | 'tech'
  | 'wonder'
  | 'event'
  | 'government'
  | 'civilization'
  | 'building'
  | 'unitType'
  | 'person'
  | 'personCard'
  | 'relic';

/** The groups of names that ids lead to. */
export type NameGroup =
  | CardKind
  | 'resource'
  | 'terrain'
  | 'phase'
  | 'age'
  | 'figure'
  | 'victory'
  | 'rank'
  | 'cityMarker'
  | 'investment';

export type Counted = Exclude<NameIn<'count'>, 'resource' | 'events'>;

/** Names and amounts in one language, for the viewer of a table. */
export class Say {
  readonly words: Words;
  readonly players: Players;
  readonly view: View;

  constructor(words: Words, players: Players, view: PlainObject) {
    this.words = words;
    this.players = players;
    this.view = view as unknown as View;
  }

  phrase(key: Key, params: Params = {}): Phrase {
    return this.words.phrase(`civilization.${key}`, params).flatMap(withoutSecondStop);
  }

  text(key: Key, params: Params = {}): string {
    return this.words.say(`civilization.${key}`, params);
  }

  seat(seat: Seat): Mention {
    const text = this.players.names[seat] ?? this.text('list.player', { n: seat + 1 });
    return { text, of: 'seat', id: String(seat) };
  }

  /** The subject of a sentence: their name, and whether it is the reader. */
  by(seat: Seat): { readonly who: Mention; readonly you: string } {
    return { who: this.seat(seat), you: this.isYou(seat) };
  }

  /** The second player in a sentence. */
  other(seat: Seat): { readonly other: Mention; readonly otherYou: string } {
    return { other: this.seat(seat), otherYou: this.isYou(seat) };
  }

  isYou(seat: Seat): string {
    return seat === this.players.you ? 'yes' : 'no';
  }

  /** A square by its name, which can be read off the edges of the map: "F14". */
  square(square: number): Mention {
    return { text: squareName(square, this.view.map.width), of: 'square', id: String(square) };
  }

  squares(squares: readonly number[], last: 'and' | 'or' = 'and'): Phrase {
    return this.list(
      squares.map((square) => [this.square(square)]),
      last,
    );
  }

  unknown(): Phrase {
    return this.phrase('list.unknown');
  }

  /** A name out of a group, or "unknown": answers from outside may name anything. */
  name(group: NameGroup, id: string): Phrase {
    const key = `civilization.${group}.${id}`;
    return this.words.has(key) ? this.words.phrase(key) : this.unknown();
  }

  /** The same as something that can be pointed at. */
  card(kind: CardKind, id: string): Phrase {
    const key = `civilization.${kind}.${id}`;
    if (!this.words.has(key)) return this.unknown();
    return [{ text: this.words.say(key), of: 'card', id: cardMention(kind, id) }];
  }

  tech(id: string): Phrase {
    return this.card('tech', id);
  }

  wonder(id: string): Phrase {
    return this.card('wonder', id);
  }

  government(id: string): Phrase {
    return this.card('government', id);
  }

  /** An event card: there are three copies of A Gift from Afar, with different resources. */
  event(card: string): Phrase {
    const face = eventFace(card);
    if (face === null) return this.unknown();
    return [{ text: this.text(`event.${face.id}`), of: 'card', id: cardMention('event', card) }];
  }

  /** What asks a question or adds to production: an event, a tech, a wonder, a relic, an investment, a marker of a city. */
  anyCard(id: string): Phrase {
    if (this.words.has(`civilization.cityMarker.${id}`)) return this.name('cityMarker', id);
    if (this.words.has(`civilization.investment.${id}`)) return this.name('investment', id);
    if (this.words.has(`civilization.relic.${id}`)) return this.card('relic', id);
    if (this.words.has(`civilization.personCard.${id}`)) return this.card('personCard', id);
    if (this.words.has(`civilization.marker.${id}`)) {
      const back = isHutId(id) ? 'hut' : 'village';
      return [{ text: this.words.say(`civilization.marker.${id}`), of: 'card', id: `civilization:${back}:${id}` }];
    }
    if (eventFace(id) !== null) return this.event(id);
    return this.words.has(`civilization.tech.${id}`) ? this.tech(id) : this.wonder(id);
  }

  /** What a city can make. */
  item(id: string): Phrase {
    if (id === 'army' || id === 'scout') return this.name('figure', id);
    if (UNITS.some((unit) => unit.id === id)) return this.card('unitType', id);
    return WONDERS.some((wonder) => wonder.id === id) ? this.wonder(id) : this.card('building', id);
  }

  /** A hut or village marker as its owner knows it: `hut:spy` is "Spy (hut)". */
  marker(name: string): Phrase {
    const [back = '', face = ''] = name.split(':');
    const key = `civilization.marker.${face}`;
    if (!this.words.has(key) || (back !== 'hut' && back !== 'village')) return this.unknown();
    const mention: Mention = { text: this.words.say(key), of: 'card', id: `civilization:${back}:${face}` };
    return this.phrase('place.marker', { face: mention, back: this.text(`back.${back}`) });
  }

  /** A hidden piece that changes hands. */
  piece(name: string): Phrase {
    return name.includes(':') ? this.marker(name) : this.event(name);
  }

  /** A unit card that the view shows. */
  unit({ rank, type, strength }: UnitView): Phrase {
    return this.phrase('unit.named', {
      rank: this.name('rank', rank),
      type: this.card('unitType', type),
      n: strength,
    });
  }

  /** A unit card whose owner's rank is unknown: its strengths by rank. */
  unitCard(card: string): Phrase {
    const face = UNIT_CARDS[unitCardIndex(card)];
    if (face === undefined) return this.unknown();
    return this.phrase('place.unitOf', {
      type: this.card('unitType', face.type),
      strengths: face.strengths.join('/'),
    });
  }

  count(what: Counted, n: number, form: Form = 'nom'): Phrase {
    return this.phrase(`count.${what}`, { n, form });
  }

  /** An amount that sentences use in the case of their verb: `{what}`, `{whatAcc}`, `{whatGen}`. */
  counts(param: string, what: Counted, n: number): Params {
    return inForms(param, (form) => this.count(what, n, form));
  }

  figures(armies: number, scouts: number, form: Form = 'nom'): Phrase {
    const parts: Phrase[] = [];
    if (armies > 0) parts.push(this.count('armies', armies, form));
    if (scouts > 0) parts.push(this.count('scouts', scouts, form));
    return parts.length === 0 ? this.count('figures', 0, form) : this.list(parts);
  }

  /** What squares, buildings, great people and cities yield; production may name its sources. */
  yields(
    icons: {
      readonly trade: number;
      readonly production: number;
      readonly culture: number;
      readonly coin: number;
      readonly combat?: number;
    },
    sources: readonly Phrase[] = [],
  ): Phrase[] {
    const { trade, production, culture, coin, combat = 0 } = icons;
    return [
      ...(trade > 0 ? [this.count('trade', trade)] : []),
      ...(production > 0 ? [this.noted(this.count('production', production), sources)] : []),
      ...(culture > 0 ? [this.count('culture', culture)] : []),
      ...(coin > 0 ? [this.count('coins', coin)] : []),
      ...(combat > 0 ? [this.count('combat', combat)] : []),
    ];
  }

  /** An amount of a good, as offers name them. */
  good(good: string, n: number, form: Form = 'nom'): Phrase {
    switch (good) {
      case 'trade':
      case 'culture':
      case 'huts':
      case 'villages':
        return this.count(good, n, form);
      case 'I':
      case 'II':
      case 'III':
        return this.phrase('count.events', { n, form, deck: good });
      default:
        return this.phrase('count.resource', { n, form, resource: this.name('resource', good) });
    }
  }

  /** Goods by name, as answers and happenings write them: `{ trade: 3, I: 1 }`. */
  goods(goods: GoodsAnswer, form: Form = 'nom'): Phrase {
    const parts = Object.entries(goods).flatMap(([good, n]) => (n > 0 ? [this.good(good, n, form)] : []));
    return this.list(parts, 'and', form);
  }

  /** What an offer gives and wants. */
  terms({ gives, wants }: { readonly gives: GoodsAnswer; readonly wants: GoodsAnswer }): Params {
    return {
      ...inForms('gives', (form) => this.goods(gives, form)),
      ...inForms('wants', (form) => this.goods(wants, form)),
    };
  }

  /** Parts joined to a list, as spoken. */
  list(parts: readonly Phrase[], last: 'and' | 'or' = 'and', form: Form = 'nom'): Phrase {
    if (parts.length < 2) return parts[0] ?? this.phrase('list.nothing', { form });
    if (last === 'and') return phraseList(this.words, parts);
    return this.phrase('list.or', { most: joined(parts.slice(0, -1), ', '), last: parts[parts.length - 1] ?? [] });
  }

  /** Something with notes in brackets, if any. */
  noted(what: Phrase, notes: readonly Phrase[]): Phrase {
    return notes.length === 0 ? what : this.phrase('list.withNote', { what, note: joined(notes, ', ') });
  }
}

/** A name that ends with an exclamation mark ends its sentence too. */
function withoutSecondStop(piece: string | Mention, i: number, all: Phrase): Phrase {
  const before = all[i - 1];
  const isOver = typeof before === 'object' && before.text.endsWith('!');
  if (!isOver || typeof piece !== 'string' || !piece.startsWith('.')) return [piece];
  return piece === '.' ? [] : [piece.slice(1)];
}

export function joined(parts: readonly Phrase[], between: string): Phrase {
  return parts.flatMap((part, i) => (i === 0 ? part : [between, ...part]));
}

/** Governments, one after the other. */
export function governmentList(say: Say, governments: readonly string[]): Phrase {
  return joined(
    governments.map((id) => say.government(id)),
    ', ',
  );
}

/** The id by which a card is mentioned; units are `unit` there. */
function cardMention(kind: CardKind, id: string): string {
  return `civilization:${kind === 'unitType' ? 'unit' : kind}:${id}`;
}
