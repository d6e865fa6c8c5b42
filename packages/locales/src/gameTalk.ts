import type { Happening, Illegal, Outcome, PlainObject, Seat } from '@tessera/kernel';
import type { Phrase } from './words.ts';

/** The players' names. */
export interface Players {
  /** The viewer's seat; null for spectators. */
  readonly you: Seat | null;
  readonly names: readonly string[];
}

/** A question as the page gets it. */
export interface AskedOf {
  readonly kind: string;
  readonly about: PlainObject;
}

/** A part of the table as a headed list; parts may have parts. */
export interface Section {
  /** Its subject, the same in every language: by it a part can be found, shown alone or left out. */
  readonly id?: string;
  readonly heading: string;
  readonly lines: readonly Phrase[];
  readonly parts: readonly Section[];
}

/** A fact of a preview, or several of a kind, with the numbers of their rules. */
export interface FactLine {
  readonly line: Phrase;
  readonly rules: readonly string[];
}

/** One place in the final standings. */
export interface Standing {
  readonly seat: Seat;
  /** From 1; equal places are shared. */
  readonly place: number;
  readonly line: Phrase;
}

/**
 * A game in words, in one language: everything that page, text view and screen readers say about it. Built from views,
 * options, happenings and refusals alone. Present tense, and no grammar that depends on a player's gender.
 */
export interface GameTalk {
  readonly title: string;
  /** A happening as a line of the log; null if it is not worth a line. */
  happening(happening: Happening, players: Players, view: PlainObject): Phrase | null;
  /** Does the happening begin a new section of the log (a turn, a phase)? */
  isHeading(happening: Happening): boolean;
  /** The question, as one sentence to the player asked. */
  question(ask: AskedOf, view: PlainObject, players: Players): Phrase;
  /** What another seat is awaited for, as the others see it. */
  awaited(kind: string, seat: Seat, players: Players): Phrase;
  /** An answer, as the label of a button or an item of a list. */
  option(option: PlainObject, ask: AskedOf, view: PlainObject, players: Players): Phrase;
  /** What an answer would cost the player who gives it, so that they are asked to confirm; null if nothing. */
  warning(option: PlainObject, ask: AskedOf, view: PlainObject, players: Players): Phrase | null;
  /** Why something may not be done: the refusal's facts in one sentence, without the rule's number. */
  refusal(refusal: Illegal, view: PlainObject, players: Players): Phrase;
  /** What an act would lead to: the facts of a preview, for the seat that asks. */
  facts(facts: readonly PlainObject[], view: PlainObject, players: Players): readonly FactLine[];
  /** The whole table as headed lists. */
  sections(view: PlainObject, players: Players): readonly Section[];
  /** The text of a card, tile or other thing that a phrase mentions, as headed lists; null if it is unknown. */
  card(id: string, view: PlainObject): Section | null;
  /** Does the game have an end by agreement? Only then can it be proposed. */
  readonly hasAgreedEnd: boolean;
  /** Why the game ended. */
  ending(outcome: Outcome, players: Players): Phrase;
  standings(outcome: Outcome, view: PlainObject, players: Players): readonly Standing[];
  /** The figures that people compare, by seat, in the order in which the page shows them. */
  figures(view: PlainObject): readonly { readonly name: string; readonly values: readonly number[] }[];
  /** The name of a setup option and of its values. */
  setupOption(name: string): string;
  setupValue(name: string, value: PlainObject[string]): string;
}
