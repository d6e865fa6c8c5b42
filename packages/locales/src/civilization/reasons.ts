import type { Plain, PlainObject } from '@tessera/kernel';
import { type Form, inForms } from '../forms.ts';
import type { Param, Params, Phrase } from '../words.ts';
import { type CardKind, type Counted, type NameGroup, ROMAN, type Say } from './say.ts';

/**
 * Reads the parameters of a refusal and puts them into words. Some repeat what an answer from outside has named, even
 * nonsense: what is missing, or is not what a sentence expects, is called unknown.
 */
export class Reasons {
  readonly #it: PlainObject;
  readonly #say: Say;

  constructor(it: PlainObject, say: Say) {
    this.#it = it;
    this.#say = say;
  }

  /** Is it there, and not null? */
  has(name: string): boolean {
    return (this.#it[name] ?? null) !== null;
  }

  /** Is there such a parameter, even if it is null? */
  names(name: string): boolean {
    return Object.hasOwn(this.#it, name);
  }

  is(name: string, value: Plain): boolean {
    return this.#it[name] === value;
  }

  number(name: string): number | null {
    const value = this.#it[name];
    return typeof value === 'number' ? value : null;
  }

  /** The first of these that is a text. */
  text(...names: readonly string[]): string | null {
    return names.map((name) => this.#it[name]).find((value) => typeof value === 'string') ?? null;
  }

  numbers(name: string): number[] {
    return this.#list(name).filter((one) => typeof one === 'number');
  }

  texts(name: string): string[] {
    return this.#list(name).filter((one) => typeof one === 'string');
  }

  #list(name: string): readonly Plain[] {
    const value = this.#it[name];
    return Array.isArray(value) ? value : [];
  }

  amount(name: string): Param {
    return this.number(name) ?? this.#say.unknown();
  }

  /** The level of a tech: "III". */
  level(name: string): Param {
    return this.#numbered(name, (level) => ROMAN[level] ?? this.#say.unknown());
  }

  /** Fronts are counted from 1 for the reader. */
  front(name: string): Param {
    return this.#numbered(name, (front) => front + 1);
  }

  count(what: Counted, name: string): Param {
    return this.#numbered(name, (n) => this.#say.count(what, n));
  }

  /** An amount in the cases that verbs need. */
  counts(param: string, what: Counted, name = param): Params {
    return inForms(param, (form) => this.#numbered(name, (n) => this.#say.count(what, n, form)));
  }

  /** An amount of a good. */
  good(name: string, amount: string, form: Form = 'nom'): Param {
    return this.#numbered(amount, (n) => this.#named([name], (good) => this.#say.good(good, n, form)));
  }

  by(name: string): Params {
    const seat = this.number(name);
    return seat === null ? { who: this.#say.unknown(), you: 'no' } : this.#say.by(seat);
  }

  square(name: string): Param {
    return this.#numbered(name, (square) => (square < 0 ? this.#say.unknown() : this.#say.square(square)));
  }

  squares(name: string, last: 'and' | 'or' = 'and'): Phrase {
    return this.#say.squares(this.numbers(name), last);
  }

  /** The armies and scouts of a group. */
  figures(form: Form = 'nom'): Phrase {
    return this.#say.figures(this.number('armies') ?? 0, this.number('scouts') ?? 0, form);
  }

  name(group: NameGroup, ...names: readonly string[]): Phrase {
    return this.#named(names, (id) => this.#say.name(group, id));
  }

  card(kind: CardKind, name: string): Phrase {
    return this.#named([name], (id) => this.#say.card(kind, id));
  }

  event(name: string): Phrase {
    return this.#named([name], (id) => this.#say.event(id));
  }

  anyCard(...names: readonly string[]): Phrase {
    return this.#named(names, (id) => this.#say.anyCard(id));
  }

  unitCard(name: string): Phrase {
    return this.#named([name], (id) => this.#say.unitCard(id));
  }

  item(name: string): Phrase {
    return this.#named([name], (id) => this.#say.item(id));
  }

  #named(names: readonly string[], said: (id: string) => Phrase): Phrase {
    const id = this.text(...names);
    return id === null ? this.#say.unknown() : said(id);
  }

  #numbered(name: string, said: (n: number) => Param): Param {
    const n = this.number(name);
    return n === null ? this.#say.unknown() : said(n);
  }
}
