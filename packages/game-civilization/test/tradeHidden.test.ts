import { apply, createContext, type PlainObject, type Seat } from '@tessera/kernel';
import { expect, it } from 'vitest';
import { type Answer, civilization, type Happening, type State } from '../src/index.ts';
import { asked, play, type Table } from './table.ts';
import { accepting, offering, trading } from './tradeTable.ts';

/** Whether an answer shows anybody something that was hidden. */
function shows(at: Table, answer: PlainObject, seat: Seat): boolean {
  const context = createContext<State, Happening>(at.state);
  apply(civilization, context, asked(at, seat).id, answer as Answer);
  return context.shown;
}

// Several questions are open during the negotiation, so every answer is a barrier to undo; what counts here is that the
// property of the news (kernel/testing) may not take the pieces for known.
it('RUL-054 K-BARRIER a deal shows the hidden pieces of either side, and nothing if all lies open', () => {
  const rich = { trade: 9, markers: ['hut:spy'], events: ['drought'] };
  const deal = (
    gives: PlainObject,
    wants: PlainObject,
    given: readonly string[],
    taken: readonly string[],
  ): boolean => {
    const at = trading({ mover: rich, enemy: rich });
    play(at, offering(1, gives, wants, { markers: given }), 0);
    return shows(at, accepting(0, { markers: taken }), 1);
  };
  expect(deal({ trade: 1 }, { trade: 2 }, [], [])).toBe(false);
  expect(deal({ huts: 1 }, {}, ['hut:spy'], [])).toBe(true);
  expect(deal({}, { huts: 1 }, [], ['hut:spy'])).toBe(true);
});
