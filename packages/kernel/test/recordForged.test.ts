import {
  commitmentTo,
  hashOf,
  type Plain,
  RecordFault,
  readRecord,
  rebase,
  recordOf,
  replay,
  undo,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, doWorks, lab, newMatch } from './lab.ts';
import { faultOf, finishedRecord, forge, type Line, lineOf } from './records.ts';

const good = finishedRecord();

/** Gives the first draw of a kind in an entry another outcome. */
function luckier(lines: Line[]): void {
  const rolled = lines.find((line) => JSON.stringify(line).includes('"die"')) as Line;
  const [drawn] = rolled['draws'] as { what: string; among: number; came: number }[];
  if (drawn !== undefined) drawn.came = (drawn.came + 1) % drawn.among;
}

/** Leaves entries out and renumbers the others. */
function without(lines: Line[], from: number, count: number): void {
  lines.splice(from, count);
  lines.forEach((line, i) => {
    if (line['n'] !== undefined) line['n'] = i;
  });
}

describe('a forged record with a last line that fits', () => {
  test('would hold if nothing were changed', () => {
    expect(faultOf(forge(good, () => {}))).toBeNull();
  });

  test.each<[string, string, (lines: Line[]) => void]>([
    ['RECORD-DRAWS', 'another outcome of chance', luckier],
    ['RECORD-DRAWS', 'a draw left out', (all) => Object.assign(lineOf(all, 4), { draws: [] })],
    [
      'RECORD-DRAWS',
      'a draw invented',
      (all) => Object.assign(lineOf(all, 1), { draws: [{ stream: 'decks', what: 'x', among: 2, came: 1 }] }),
    ],
    ['RECORD-DRAWS', 'other words of the players', (all) => Object.assign(lineOf(all, 0), { words: ['ą', 'c'] })],
    ['RECORD-COMMITMENT', 'another secret', (all) => Object.assign(lineOf(all, -1), { secret: 'other' })],
    ['RECORD-COMMITMENT', 'another commitment', (all) => Object.assign(lineOf(all, 0), { commitment: '0'.repeat(64) })],
    ['RECORD-DRAWS', 'another secret and its commitment', swapSecret],
    [
      'RECORD-ILLEGAL',
      'an answer that is no option',
      (all) => Object.assign(lineOf(all, 1), { answer: { do: 'win' } }),
    ],
    ['RECORD-ILLEGAL', 'an answer from another seat', (all) => Object.assign(lineOf(all, 1), { seat: 1 })],
    ['RECORD-ILLEGAL', 'an answer to another question', (all) => Object.assign(lineOf(all, 1), { ask: 7 })],
    ['RECORD-ILLEGAL', 'an entry left out', (all) => without(all, 2, 1)],
    ['RECORD-ILLEGAL', 'an entry after the end', (all) => all.splice(-1, 0, { ...lineOf(all, 1), n: all.length - 1 })],
    [
      'RECORD-HASH',
      'another answer, as legal as the first',
      (all) => Object.assign(lineOf(all, 1), { answer: { do: 'reveal' } }),
    ],
    ['RECORD-HASH', 'another hash at the end', (all) => Object.assign(lineOf(all, -1), { hash: '0'.repeat(64) })],
    [
      'RECORD-OUTCOME',
      'another winner',
      (all) => Object.assign(lineOf(all, -1), { outcome: { reason: 'ended', winners: [0] } }),
    ],
    ['RECORD-OUTCOME', 'no winner', (all) => Object.assign(lineOf(all, -1), { outcome: null })],
    ['RECORD-OUTCOME', 'the last entry left out', (all) => all.splice(-2, 1)],
    ['RECORD-OPEN', 'the closing line left out', (all) => all.splice(-1, 1)],
    ['RECORD-UNKNOWN', 'the name of another game', (all) => Object.assign(lineOf(all, 0), { game: 'chess' })],
    ['RECORD-UNKNOWN', 'a newer shape', (all) => Object.assign(lineOf(all, 0), { schema: 2 })],
    ['RECORD-UNKNOWN', 'newer rules', (all) => Object.assign(lineOf(all, 0), { rules: 2 })],
    ['RECORD-UNKNOWN', 'too many players', (all) => Object.assign(lineOf(all, 0), { players: 1_000_000_000 })],
  ])('is refused with %s: %s', (code, _name, change) => {
    expect(faultOf(forge(good, change))).toBe(code);
  });

  test('is refused when a hash on the way is wrong', () => {
    const match = newMatch();
    for (let i = 0; i < 60; i++) doWorks(match, 'note');
    doWorks(match, 'end');
    const text = writeRecord(recordOf(match));
    expect(faultOf(text)).toBeNull();
    const forged = forge(text, (all) => Object.assign(lineOf(all, 50), { hash: '0'.repeat(64) }));
    expect(() => verify(lab, readRecord(forged))).toThrow('the state after entry 50 is not the recorded one');
  });
});

describe('a forged undo', () => {
  const undoLine = { type: 'undo', hash: null, seat: 0, to: 0, beyond: false };

  /** A game of these works, then an undo by seat 0, with its closing line made to fit if the undo were taken. */
  function forgedUndo(works: Parameters<typeof doWorks>[1][], undo: Line): string | null {
    const match = newMatch();
    doWorks(match, ...works);
    const back = newMatch().state as unknown as Plain;
    return faultOf(
      forge(writeRecord(recordOf(match, true)), (all) => {
        all.splice(-1, 0, { ...undoLine, n: all.length - 1, ...undo });
        Object.assign(lineOf(all, -1), { outcome: null, hash: hashOf(back) });
      }),
    );
  }

  test('is no forgery if the seat might have done it', () => {
    expect(forgedUndo(['note'], {})).toBeNull();
    expect(forgedUndo(['note', 'note'], {})).toBeNull();
  });

  test('cannot peek: behind a draw, a reveal or another seat’s question nothing is taken back', () => {
    for (const barrier of ['roll', 'reveal', 'pass', 'sealed'] as const) {
      expect(forgedUndo(['note', barrier], {}), barrier).toBe('RECORD-ILLEGAL');
    }
  });

  test('cannot take back what was taken back already', () => {
    const match = newMatch();
    doWorks(match, 'note', 'note');
    accept(undo(match, 0));
    const text = writeRecord(recordOf(match, true));
    expect(faultOf(text)).toBeNull();
    const forged = forge(text, (all) => all.splice(-1, 0, { ...undoLine, n: 4, to: 1 }));
    expect(faultOf(forged)).toBe('RECORD-ILLEGAL');
  });

  test('cannot take back another seat’s answer', () => {
    expect(forgedUndo(['note'], { seat: 1 })).toBe('RECORD-ILLEGAL');
  });

  test('cannot take back the end, not even by vote', () => {
    expect(forgedUndo(['end'], {})).toBe('RECORD-ILLEGAL');
    expect(forgedUndo(['end'], { seat: null, beyond: true })).toBe('RECORD-ILLEGAL');
  });
});

describe('a forged rebase', () => {
  function rebased(change: (state: Line) => void): string {
    const match = newMatch();
    doWorks(match, 'roll');
    accept(rebase(match, match.state, { rule: 'X-1' }));
    doWorks(match, 'note', 'end');
    const text = writeRecord(recordOf(match));
    return forge(text, (all) => change(lineOf(all, 2)['state'] as Line));
  }

  test('is no forgery if nothing is changed', () => {
    expect(faultOf(rebased(() => {}))).toBeNull();
  });

  test('cannot change the chance streams', () => {
    expect(faultOf(rebased((state) => Object.assign(state, { rng: newMatch().state.rng })))).toBe('RECORD-DRAWS');
  });

  test('cannot come from an unknown shape', () => {
    for (const schema of [2, 0, 'x', null]) {
      expect(faultOf(rebased((state) => Object.assign(state, { schema })))).toBe('RECORD-UNKNOWN');
    }
  });

  test.each<[string, Plain]>([
    ['stack', 'x'],
    ['stack', [{ op: 'constructor', at: 'keys' }]],
    ['pending', 5],
    ['pending', { mode: 'sealed', asks: [{ id: 0, seat: 0, kind: 'nothing' }], answers: [null] }],
    ['notes', 7],
    ['seq', 'x'],
  ])('that makes no sense is the record’s fault, not a program error: %s is %j', (field, value) => {
    expect(faultOf(rebased((state) => Object.assign(state, { [field]: value })))).not.toBeNull();
  });
});

test('an error of the game itself is not blamed on a record that brings in no foreign state', () => {
  const broken = {
    ...lab,
    options: () => {
      throw new TypeError('a bug');
    },
  };
  const check = () => broken.options();
  const record = readRecord(good);
  expect(() => verify({ ...broken, check }, record)).toThrow(TypeError);
  expect(() => verify({ ...broken, check }, record)).not.toThrow(RecordFault);
});

test('forced draws from a hostile record never reach a state', () => {
  const record = readRecord(good);
  const entries = record.entries.map((entry) =>
    'draws' in entry
      ? { ...entry, draws: entry.draws.map((one) => ({ ...one, came: typeof one.came === 'number' ? [0] : 0 })) }
      : entry,
  );
  const forced = () => [...replay(lab, { header: record.header, entries, secret: '' }, 'force')];
  expect(forced).toThrow(RecordFault);
});

function swapSecret(all: Line[]): void {
  Object.assign(lineOf(all, 0), { commitment: commitmentTo('other') });
  Object.assign(lineOf(all, -1), { secret: 'other' });
}
