import {
  checkChance,
  type Plain,
  RecordFault,
  readRecord,
  rebase,
  recordOf,
  startMatch,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { cards } from '../examples/cards.ts';
import { accept, doWorks, lab, newMatch } from './lab.ts';
import { finishedMatch, forge, type Line, lineOf } from './records.ts';

const good = writeRecord(recordOf(finishedMatch(true)));

type Drawn = { stream: string; what: string; among: number; came: number | number[] };

/** The draws of a line, the header's or an entry's. */
function drawsOf(line: Line | undefined): Drawn[] {
  return (line?.['draws'] ?? []) as unknown as Drawn[];
}

/** Code and entry of the fault that checking the chance of a record ends with. */
function faultAt(text: string): { code: string; entry: Plain | undefined } | null {
  try {
    checkChance(readRecord(text));
    return null;
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return { code: error.code, entry: error.params['entry'] };
  }
}

/** The lines of the record that hold draws, by their number: that of the entry, 0 for the header. */
const drawing = good
  .split('\n')
  .slice(0, -2)
  .map((line) => JSON.parse(line) as Line)
  .flatMap((line, n) => (drawsOf(line).length > 0 ? [n] : []));

describe('the chance of a record', () => {
  test('is checked without the game, whatever was undone or corrected', () => {
    expect(checkChance(readRecord(good))).toBe(4);
    expect(drawing).toHaveLength(4);
  });

  test('is checked from the draws of set-up on', () => {
    const { match } = startMatch(cards, { players: 3, options: {} }, 'secret');
    expect(match.header.draws).toHaveLength(1);
    const text = writeRecord(recordOf(match, true));
    expect(faultAt(text)).toBeNull();
    const forged = forge(text, ([header]) => {
      const [drawn] = drawsOf(header);
      if (drawn !== undefined) drawn.came = (drawn.came as number[]).map(() => 0);
    });
    expect(faultAt(forged)).toEqual({ code: 'RECORD-DRAWS', entry: 0 });
  });

  test.each(drawing)('fails at entry %i if that had other luck', (n) => {
    const forged = forge(good, (all) => {
      for (const drawn of drawsOf(all[n])) {
        if (typeof drawn.came === 'number') drawn.came = (drawn.came + 1) % drawn.among;
        else drawn.came = drawn.came.map((place, k) => (k === drawn.among - 2 ? 1 - place : place));
      }
    });
    expect(faultAt(forged)).toEqual({ code: 'RECORD-DRAWS', entry: n });
  });

  test.each(drawing)('fails at entry %i if that drew from the other stream', (n) => {
    const forged = forge(good, (all) => {
      for (const drawn of drawsOf(all[n])) drawn.stream = drawn.stream === 'decks' ? 'dice' : 'decks';
    });
    expect(faultAt(forged)).toEqual({ code: 'RECORD-DRAWS', entry: n });
  });

  test('fails if a draw is left out that others follow, or if one is put in', () => {
    const [first, , third] = drawing as [number, number, number, number];
    const left = forge(good, (all) => Object.assign(lineOf(all, first), { draws: [] }));
    expect(faultAt(left)).toEqual({ code: 'RECORD-DRAWS', entry: third });
    const put = forge(good, (all) => drawsOf(all[first]).push(...drawsOf(all[first])));
    expect(faultAt(put)).toEqual({ code: 'RECORD-DRAWS', entry: first });
  });

  test('fails at a rebase that moves the streams, forth or back', () => {
    const rebased = readRecord(good).entries.findIndex(({ type }) => type === 'rebase') + 1;
    for (const rng of [newMatch().state.rng, [], null, 'x', finishedMatch().state.rng]) {
      const forged = forge(good, (all) => Object.assign(lineOf(all, rebased)['state'] as Line, { rng }));
      expect(faultAt(forged)).toEqual({ code: 'RECORD-DRAWS', entry: rebased });
    }
  });

  test('fails if a seat alone takes back a draw', () => {
    const match = newMatch();
    doWorks(match, 'note', 'roll', 'note');
    const alone = { type: 'undo', hash: null, n: 4, seat: 0, beyond: false };
    const text = writeRecord(recordOf(match, true));
    const undone = (undo: Line) => faultAt(forge(text, (all) => all.splice(-1, 0, { ...alone, ...undo })));
    expect(undone({ to: 2 })).toBeNull();
    expect(undone({ to: 1 })).toEqual({ code: 'RECORD-ILLEGAL', entry: 4 });
    expect(undone({ to: 0 })).toEqual({ code: 'RECORD-ILLEGAL', entry: 4 });
    expect(undone({ to: 0, seat: null, beyond: true })).toBeNull();
  });

  test('cannot be checked without the secret that was committed to', () => {
    const running = newMatch();
    expect(faultAt(writeRecord(recordOf(running)))?.code).toBe('RECORD-OPEN');
    const other = forge(good, (all) => Object.assign(lineOf(all, -1), { secret: 'other' }));
    expect(faultAt(other)?.code).toBe('RECORD-COMMITMENT');
  });

  test('comes first when a record is verified', () => {
    const match = newMatch();
    doWorks(match, 'note', 'roll');
    accept(rebase(match, match.state, {}));
    doWorks(match, 'roll', 'end');
    const forged = forge(writeRecord(recordOf(match)), (all) => {
      for (const drawn of drawsOf(all[4])) drawn.came = ((drawn.came as number) + 1) % drawn.among;
    });
    const strict = { ...lab, check: () => ({ rule: 'X-9', params: {} }) };
    expect(() => verify(strict, readRecord(forged))).toThrow(expect.objectContaining({ code: 'RECORD-DRAWS' }));
    expect(() => verify(strict, readRecord(forged))).toThrow(/entry 4/);
  });
});
