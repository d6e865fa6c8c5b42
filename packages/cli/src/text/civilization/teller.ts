import type { Happening } from '@tessera/game-civilization';
import type { Plain, PlainObject } from '@tessera/kernel';
import type { Who } from '../gameText.ts';
import { nameOf } from './names.ts';
import { at } from './squares.ts';

/** Reads the parameters of one happening: whatever a record holds, it finds words for it. */
export class Teller {
  readonly kind: Happening['kind'];
  readonly #it: Happening;
  readonly #who: Who;
  readonly #players: number;

  constructor(it: Happening, who: Who, players: number) {
    this.kind = it.kind;
    this.#it = it;
    this.#who = who;
    this.#players = players;
  }

  has(param: string): boolean {
    return (this.#it[param] ?? null) !== null;
  }

  value(param: string): Plain {
    return this.#it[param] ?? null;
  }

  number(param: string): number {
    const value = this.#it[param];
    return typeof value === 'number' ? value : -1;
  }

  text(param: string): string {
    const value = this.#it[param];
    return typeof value === 'string' ? value : '?';
  }

  list(param: string): readonly Plain[] {
    const value = this.#it[param];
    return Array.isArray(value) ? value : [];
  }

  object(param: string): PlainObject {
    const value = this.#it[param];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {};
  }

  /** "You" or a name, to begin a sentence with. */
  subject(param = 'seat'): string {
    return this.#who.subject(this.number(param));
  }

  /** "you" or a name, elsewhere. */
  whom(param: string): string {
    return this.#who.object(this.number(param));
  }

  whose(param = 'seat'): string {
    return this.#who.possessive(this.number(param));
  }

  player(seat: number): string {
    return this.#who.object(seat);
  }

  /** The English name of what a parameter names. */
  name(param: string): string {
    return nameOf(this.text(param));
  }

  place(param = 'square'): string {
    return this.square(this.number(param));
  }

  square(square: number): string {
    return at(square, this.#players);
  }
}

/** A sentence about a happening, in the past tense: it is then the same for "you" and for a name. */
export type Sentence = (it: Teller) => string;
