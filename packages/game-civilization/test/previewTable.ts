import type { Illegal, PlainObject, Seat } from '@tessera/kernel';
import { civilization, type Fact } from '../src/index.ts';
import type { Table } from './table.ts';

/** Those that may have this name. */
type FactOf<K, F = Fact> = F extends { readonly fact: infer N } ? (K extends N ? F : never) : never;

/** What a seat is told about an act; it must make sense, and asking must change nothing. */
export function foreseen(at: Table, seat: Seat, kind: string, answer: PlainObject, about: PlainObject | null = null) {
  const before = JSON.stringify(at.state);
  const shown = civilization.preview(at.state, seat, about === null ? { kind, answer } : { kind, about, answer });
  if ('rule' in shown) throw new Error(`the preview is refused: ${JSON.stringify(shown)}`);
  if (JSON.stringify(at.state) !== before) throw new Error('a preview changed the state');
  const { refusal, facts } = shown;
  return {
    refusal,
    facts,
    /** The facts of one name. */
    of: <K extends Fact['fact']>(name: K) => facts.filter((fact): fact is FactOf<K> => fact.fact === name),
    /** A number of a seat or city, before and after: `[2, 4]`. */
    change(name: string, of: Seat = seat): (number | null)[] | null {
      const found = facts.find((fact) => {
        const isNamed = fact.fact === name || (fact.fact === 'number' && fact.of === name);
        return isNamed && 'seat' in fact && fact.seat === of;
      });
      return found !== undefined && 'before' in found ? [found.before, found.after] : null;
    },
  };
}

/** Why an intent makes no sense. */
export function senseless(at: Table, seat: Seat, intent: unknown): Illegal {
  const shown = civilization.preview(at.state, seat, intent);
  if (!('rule' in shown)) throw new Error(`${JSON.stringify(intent)} is previewed`);
  return shown;
}
