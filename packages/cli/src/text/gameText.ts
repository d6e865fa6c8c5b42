import type { Ask, GameTypes, Illegal, Plain, PlainObject, Seat } from '@tessera/kernel';
import type { Paint } from './paint.ts';

/** How the players are called in sentences. */
export interface Who {
  /** "You", or a name, at the beginning of a sentence. */
  subject(seat: Seat): string;
  /** "you", or a name, elsewhere. */
  object(seat: Seat): string;
  /** "your", or a name's. */
  possessive(seat: Seat): string;
}

/** How and where things are drawn. */
export interface Canvas {
  readonly paint: Paint;
  readonly width: number;
  readonly who: Who;
}

/** A question as numbered choices; a choice is an answer, or leads to further choices. */
export interface Menu {
  readonly title: string;
  /** Drawn above the choices. */
  readonly picture: readonly string[];
  readonly choices: readonly Choice[];
}

export type Choice = {
  readonly label: string;
  /** What may be typed instead of its number, as the name of a square. */
  readonly alias?: string;
  /** The answer is given again, unasked, to every question of this occasion (GameText.occasion). */
  readonly standing?: string;
} & ({ readonly answer: PlainObject } | { readonly menu: () => Menu });

/** Something a game can show on demand, such as a card. */
export interface Sight<T extends GameTypes = GameTypes> {
  readonly verb: string;
  /** What follows the verb in the help, and what it shows. */
  readonly words: string;
  readonly help: string;
  show(view: T['view'], words: readonly string[], canvas: Canvas): string[];
}

/** A game in words: all that the command line knows about a game besides playing it. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly title: string;
  /** Names for the seats that no person has. */
  readonly names: readonly string[];
  /** The whole table as seen in a view. */
  table(view: T['view'], canvas: Canvas): string[];
  /** What may be looked at besides the whole table. */
  readonly sights: readonly Sight<T>[];
  /** A happening as a sentence. Where squares are named it matters how many play. */
  happening(happening: T['happening'], who: Who, players: number): string;
  /** A run of news without what says nothing new: how they are told at the table. */
  condense(happenings: readonly T['happening'][]): readonly T['happening'][];
  /** Does the happening begin a new section of the report? */
  isHeading(happening: T['happening']): boolean;
  menu(view: T['view'], ask: Ask, options: readonly PlainObject[], canvas: Canvas): Menu;
  /** The answer to a question that leaves nothing to decide and is not worth stopping for, or null to put it. */
  unasked(ask: Ask, options: readonly PlainObject[]): PlainObject | null;
  /** What a question has in common with others that may be answered with it once for all, or null. */
  occasion(view: T['view'], ask: Ask): string | null;
  /** What the words after `why` mean as an intent of the game, or null; `whyHelp` says which are understood. */
  intent(words: readonly string[], ask: Ask, view: T['view']): PlainObject | null;
  readonly whyHelp: readonly string[];
  /** What the facts of a refusal add to the rule's own text, or null. */
  explain(refusal: Illegal, who: Who, view: T['view']): string | null;
  /** Why a game ended, as part of a sentence. */
  reason(reason: string): string;
  /** The final standings. */
  standings(outcome: PlainObject, canvas: Canvas): string[];
}

/** The players' names; the reader, if he sits at the table, is "you". */
export function whoIs(names: readonly string[], you: Seat | null): Who {
  const nameOf = (seat: Seat) => names[seat] ?? `Seat ${seat}`;
  return {
    subject: (seat) => (seat === you ? 'You' : nameOf(seat)),
    object: (seat) => (seat === you ? 'you' : nameOf(seat)),
    possessive: (seat) => (seat === you ? 'your' : `${nameOf(seat)}'s`),
  };
}

/** A happening nobody has worded yet: its kind and its parameters. */
export function bareHappening(happening: { readonly kind: string }): string {
  const { kind, ...params } = happening as { readonly kind: string; readonly [key: string]: unknown };
  const listed = Object.entries(params).map(([name, value]) => `${name} ${barely(value as Plain)}`);
  return listed.length === 0 ? kind : `${kind}: ${listed.join(', ')}`;
}

export function barely(value: Plain): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
