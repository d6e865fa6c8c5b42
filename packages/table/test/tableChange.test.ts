import { expect, test } from 'vitest';
import { applyChange, carryOut, type MemoryTable, NO_PAST, type TableChange } from '../src/index.ts';
import { diceFrom, GAMES, someTable } from './randomPlay.ts';

/** A table of two people, each with a screen of their own. */
function tableOfTwo(): MemoryTable {
  for (let seed = 0; ; seed++) {
    const table = someTable(diceFrom(seed), GAMES[1]);
    const { seats } = table.doc;
    if (!table.house.isOneScreen && seats.length === 2 && seats.every(({ kind }) => kind === 'person')) return table;
  }
}

function changeOf(table: MemoryTable, seat: number, command: Parameters<typeof carryOut>[2]): TableChange {
  const around = { house: table.house, now: 1_000, past: NO_PAST, hereSince: () => null };
  const done = carryOut(table, seat, command, around);
  if (done === null || 'type' in done || 'rule' in done) throw new Error(JSON.stringify(done));
  return done;
}

test('a standing order is seen by its owner alone, and does not count as a change', () => {
  const table = tableOfTwo();
  const change = changeOf(table, 1, { type: 'orders', key: 'k', passes: ['respond'] });
  const { only, table: after } = applyChange(table, change, 5_000);
  expect(only).toEqual([1]);
  expect(after.row.changedAt).toBe(table.row.changedAt);
  expect(after.doc.seats[1]).toMatchObject({ passes: ['respond'], keys: ['k'] });
  expect(table.doc.seats[1]).toMatchObject({ passes: [] });
});

test('everyone sees that a seat is handed over', () => {
  const table = tableOfTwo();
  const change = changeOf(table, 0, { type: 'handOver', key: 'k', bot: 'strong' });
  expect(applyChange(table, change, 5_000)).toMatchObject({ only: null, isTableTold: true, isLeap: false });
});

test('a proposal does not outlive the game', () => {
  const table = tableOfTwo();
  table.doc = { ...table.doc, proposal: { id: 1, what: 'end', to: null, by: 0, votes: [true, null] } };
  table.match.state.outcome = { reason: 'any', winners: [0] };
  const { table: after } = applyChange(table, {}, 5_000);
  expect(after.row.status).toBe('over');
  expect(after.doc.proposal).toBeNull();
});
