import type { Plain, PlainObject } from '@tessera/kernel';

/** Reads the parameters of a happening, an ask, an answer or a refusal: whatever is missing reads as nothing. */
export class Facts {
  readonly #it: PlainObject;

  constructor(it: PlainObject) {
    this.#it = it;
  }

  /** Is it there, and not null? */
  has(name: string): boolean {
    return (this.#it[name] ?? null) !== null;
  }

  /** Is there such a parameter, be it null? */
  names(name: string): boolean {
    return Object.hasOwn(this.#it, name);
  }

  is(name: string, value: Plain): boolean {
    return this.#it[name] === value;
  }

  number(name: string): number {
    const value = this.#it[name];
    return typeof value === 'number' ? value : -1;
  }

  text(name: string): string {
    const value = this.#it[name];
    return typeof value === 'string' ? value : '';
  }

  list(name: string): readonly Plain[] {
    const value = this.#it[name];
    return Array.isArray(value) ? (value as readonly Plain[]) : [];
  }

  texts(name: string): string[] {
    return this.list(name).filter((one): one is string => typeof one === 'string');
  }

  numbers(name: string): number[] {
    return this.list(name).filter((one): one is number => typeof one === 'number');
  }

  object(name: string): PlainObject {
    const value = this.#it[name];
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as PlainObject) : {};
  }
}
