import type { PlainObject } from '@tessera/kernel';
import { expect, test } from 'vitest';
import { civilization } from '../src/index.ts';
import type { Ask } from '../src/state/questions.ts';
import { dealt, play, type Table } from './table.ts';

/** What only a malicious client sends. */
const LONG = [Array<number>(700).fill(0), 'x'.repeat(2000), { deep: 'y'.repeat(2000) }];
const LONGEST = 600;

/** Refusals of the answer with one of its fields made long, and of the same as an intention, that are long as well. */
function longRefusals({ state }: Table, ask: Ask, option: PlainObject): string[] {
  const faults: string[] = [];
  for (const field of Object.keys(option)) {
    for (const long of LONG) {
      const spoilt = { ...option, [field]: long };
      const refusals = [
        civilization.check(state, ask, spoilt),
        civilization.explain(state, ask.seat, { kind: ask.kind, answer: spoilt }),
      ];
      for (const refusal of refusals) {
        if (JSON.stringify(refusal).length > LONGEST) faults.push(`${ask.kind} ${field}: ${refusal?.rule}`);
      }
    }
  }
  return faults;
}

test('a refusal repeats nothing from outside that may be of any length', () => {
  const faults = new Set<string>();
  const kinds = new Set<string>();
  for (const seed of ['long', 'longer']) {
    const at = dealt(seed, 3);
    for (let n = 0; n < 1200 && at.state.pending !== null; n++) {
      const { asks } = at.state.pending;
      const ask = asks[n % asks.length] as Ask;
      const options = civilization.options(at.state, ask) as readonly PlainObject[];
      kinds.add(ask.kind);
      for (const option of options.slice(0, 30)) for (const fault of longRefusals(at, ask, option)) faults.add(fault);
      play(at, options[(n * 7) % options.length] as PlainObject, ask.seat);
    }
  }
  expect([...faults]).toEqual([]);
  expect(kinds.size).toBeGreaterThan(12);
});
