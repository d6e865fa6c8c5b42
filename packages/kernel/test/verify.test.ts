import {
  draw,
  type Game,
  hashOf,
  type Match,
  type Plain,
  type PlainObject,
  proceduresOf,
  RecordFault,
  readRecord,
  rebase,
  recordOf,
  reveal,
  undo,
  undoBeyond,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import {
  accept,
  doWorks,
  type LabContext,
  type LabTypes,
  lab,
  labProcedures,
  laterLab,
  newMatch,
  takenOver,
  type VoteFrame,
  type WorkFrame,
} from './lab.ts';
import { finishedMatch, forge, type Line, lineOf } from './records.ts';

/** What verifying a match's record, written and read, reports, but for the state. */
function report(game: Game<LabTypes>, match: Match<LabTypes>) {
  const { state: _state, ...numbers } = verify(game, readRecord(writeRecord(recordOf(match, true))));
  return numbers;
}

/** Code and facts of the fault that verifying ends with. */
function faultWith(game: Game<LabTypes>, text: string): ({ code: string } & PlainObject) | null {
  try {
    verify(game, readRecord(text));
    return null;
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return { code: error.code, ...error.params };
  }
}

function textOf(match: Match<LabTypes>): string {
  return writeRecord(recordOf(match, true));
}

/** Rules under which an answer is refused. */
function refusing(one: string): Pick<Game<LabTypes>, 'check'> {
  const refused = { rule: 'X-9', params: {} };
  return { check: (_state, _ask, value) => ((value as { do: string }).do === one ? refused : null) };
}

/** Rules under which an answer does something else. */
function doing(one: string, change: (context: LabContext) => void): Pick<Game<LabTypes>, 'procedures'> {
  const { work } = labProcedures;
  const changed = {
    ...work,
    do(context: LabContext, frame: WorkFrame): WorkFrame['at'] | null {
      if ((context.answers[0] as { do: string }).do !== one) return work.do(context, frame);
      change(context);
      return 'offer';
    },
  };
  return { procedures: proceduresOf<LabContext, WorkFrame | VoteFrame>({ ...labProcedures, work: changed }) };
}

function notes(match: Match<LabTypes>, count: number): void {
  for (let i = 0; i < count; i++) doWorks(match, 'note');
}

describe('verifying a record', () => {
  test('reports all that was checked, and what nobody can check', () => {
    expect(report(lab, finishedMatch())).toEqual({
      entries: 13,
      draws: 4,
      hashes: 1,
      rebases: 0,
      undosBeyond: 1,
      replayedFrom: 0,
    });
    expect(report(lab, finishedMatch(true))).toMatchObject({ entries: 14, rebases: 1, replayedFrom: 0 });
  });

  test('counts every hash on the way', () => {
    const match = newMatch();
    notes(match, 99);
    accept(rebase(match, match.state, {}));
    notes(match, 60);
    expect(report(lab, match)).toMatchObject({ entries: 160, hashes: 4, rebases: 1 });
  });

  test('compares the hash of a rebase with the state it brings in', () => {
    const match = newMatch();
    notes(match, 49);
    accept(rebase(match, match.state, {}));
    const forged = forge(textOf(match), (all) => Object.assign(lineOf(all, 50), { hash: '0'.repeat(64) }));
    for (const game of [lab, laterLab({ rules: 2 }), laterLab({ schema: 2 })]) {
      expect(faultWith(game, textOf(match))).toBeNull();
      expect(faultWith(game, forged)).toEqual({ code: 'RECORD-HASH', entry: 50 });
    }
  });
});

describe('a record from before a change of rules', () => {
  const match = newMatch();
  notes(match, 55);
  accept(undo(match, 0));
  doWorks(match, 'roll', 'shuffle');
  accept(undoBeyond(match, 30));
  doWorks(match, 'roll', 'pass', 'end');

  test('holds if the change makes no difference to it', () => {
    expect(report(laterLab({ rules: 2 }), match)).toEqual({
      entries: match.entries.length,
      draws: 3,
      hashes: 2,
      rebases: 0,
      undosBeyond: 1,
      replayedFrom: 0,
    });
  });

  test('holds even if what was undone could no longer be undone', () => {
    const showNote = (context: LabContext) => {
      context.state.notes.push('note by 0');
      reveal(context);
    };
    const secretive = laterLab({ rules: 2, ...doing('note', showNote) });
    expect(report(secretive, match)).toMatchObject({ hashes: 2 });
    expect(faultWith({ ...secretive, rules: 1 }, textOf(match))).toMatchObject({ code: 'RECORD-ILLEGAL' });
  });

  test.each<[string, number | null, string, Partial<Game<LabTypes>>]>([
    ['an answer is refused', 1, 'RECORD-ILLEGAL', refusing('note')],
    ['an answer late in the game is refused', 61, 'RECORD-ILLEGAL', refusing('pass')],
    ['a draw is made among more', 57, 'RECORD-DRAWS', doing('roll', (context) => draw(context, 'dice', 'die', 8))],
    [
      'a draw is made from another stream',
      57,
      'RECORD-DRAWS',
      doing('roll', (context) => draw(context, 'decks', 'die', 6)),
    ],
    ['there is no draw', 58, 'RECORD-DRAWS', doing('shuffle', () => {})],
    ['a state is another', 50, 'RECORD-HASH', doing('note', (context) => context.state.notes.push('x'))],
    [
      'the last state is another',
      null,
      'RECORD-HASH',
      doing('roll', (context) => context.state.notes.push(`x ${draw(context, 'dice', 'die', 6)}`)),
    ],
    ['the game does not end', null, 'RECORD-OUTCOME', doing('end', () => {})],
  ])('is reported with the first difference: %s', (_name, entry, fault, changes) => {
    const found = faultWith(laterLab({ rules: 2, ...changes }), textOf(match));
    expect(found).toEqual({
      code: 'RECORD-RULES',
      fault,
      rules: 1,
      schema: 1,
      ...(entry === null ? {} : { entry }),
      ...(fault === 'RECORD-ILLEGAL' ? { rule: 'X-9' } : {}),
    });
    // The same under its own rules would be a fault of the record.
    expect(faultWith(laterLab({ rules: 1, ...changes }), textOf(match))?.code).toBe(fault);
  });

  test('is reported with entry 0 if set-up draws otherwise', () => {
    const { work } = labProcedures;
    const offer = (context: LabContext, frame: WorkFrame) => {
      if (context.state.asked === 0) draw(context, 'dice', 'start', 3);
      return work.offer(context, frame);
    };
    const procedures = proceduresOf<LabContext, WorkFrame | VoteFrame>({ ...labProcedures, work: { ...work, offer } });
    const found = faultWith(laterLab({ rules: 2, procedures }), textOf(match));
    expect(found).toMatchObject({ code: 'RECORD-RULES', entry: 0, fault: 'RECORD-DRAWS' });
  });

  test('is not excused for luck that the seed did not bring', () => {
    const forged = forge(textOf(match), (all) => {
      const [drawn] = lineOf(all, 57)['draws'] as unknown as { came: number }[];
      if (drawn !== undefined) drawn.came = (drawn.came + 1) % 6;
    });
    expect(faultWith(laterLab({ rules: 2 }), forged)).toEqual({ code: 'RECORD-DRAWS', entry: 57 });
  });

  test('is not known if its set-up is no longer known', () => {
    const game = laterLab({ rules: 2, setup: () => ({ rule: 'K-SETUP', params: {} }) });
    expect(faultWith(game, textOf(match))).toEqual({ code: 'RECORD-UNKNOWN', rule: 'K-SETUP' });
  });

  test('says in words what changed', () => {
    const game = laterLab({ rules: 3, ...refusing('note') });
    expect(() => verify(game, readRecord(textOf(match)))).toThrow(/rules 1.*rules 3.*entry 1 is refused by X-9/);
  });
});

describe('a record whose game went on under corrected rules', () => {
  const corrected = laterLab({ rules: 2, ...refusing('note') });

  /** Notes, which the corrected rules do not know, then a rebase, then more. */
  function rebased(): Match<LabTypes> {
    const before = newMatch();
    doWorks(before, 'note', 'roll', 'note');
    const match = takenOver(before, corrected);
    accept(rebase(match, { ...match.state, notes: [] }, { rule: 'X-9' }));
    for (let i = 0; i < 30; i++) doWorks(match, 'roll', 'pass');
    doWorks(match, 'end');
    return match;
  }

  test('is replayed from there', () => {
    const match = rebased();
    expect(report(corrected, match)).toEqual({
      entries: 65,
      draws: 31,
      hashes: 2,
      rebases: 1,
      undosBeyond: 0,
      replayedFrom: 4,
    });
    expect(faultWith(laterLab({ rules: 1 }), textOf(match))).toMatchObject({ code: 'RECORD-UNKNOWN', entry: 4 });
  });

  test('is replayed from the last of several', () => {
    const before = newMatch();
    doWorks(before, 'note');
    const match = takenOver(before, corrected);
    for (let i = 0; i < 2; i++) accept(rebase(match, match.state, {}));
    doWorks(match, 'pass', 'end');
    expect(report(corrected, match)).toMatchObject({ rebases: 2, replayedFrom: 3 });
  });

  test.each<[string, string, (lines: Line[]) => void]>([
    ['RECORD-ILLEGAL', 'an answer after it', (all) => Object.assign(lineOf(all, 6), { answer: { do: 'note' } })],
    ['RECORD-HASH', 'a hash after it', (all) => Object.assign(lineOf(all, 50), { hash: '0'.repeat(64) })],
    ['RECORD-HASH', 'the last hash', (all) => Object.assign(lineOf(all, -1), { hash: '0'.repeat(64) })],
    ['RECORD-OUTCOME', 'the outcome', (all) => Object.assign(lineOf(all, -1), { outcome: null })],
    ['RECORD-DRAWS', 'luck before it', (all) => Object.assign(lineOf(all, 2), { draws: [] })],
    [
      'RECORD-DRAWS',
      'its streams',
      (all) => Object.assign(lineOf(all, 4)['state'] as Line, { rng: newMatch().state.rng }),
    ],
    [
      'RECORD-DRAWS',
      'a draw that the rules do not make',
      (all) => {
        // The last draw of a stream, so that the seed does not contradict.
        const last = lineOf(all, -2);
        Object.assign(last, { draws: [{ stream: 'decks', what: 'x', among: 1, came: 0 }] });
      },
    ],
  ])('is refused with %s if someone forged %s', (code, _name, change) => {
    expect(faultWith(corrected, forge(textOf(rebased()), change))?.code).toBe(code);
  });

  test('is refused if a seat alone went back across a barrier after it', () => {
    const match = takenOver(newMatch(), corrected);
    accept(rebase(match, match.state, {}));
    const hash = hashOf(match.state as unknown as Plain);
    doWorks(match, 'pass');
    const back = (seat: number | null) =>
      forge(textOf(match), (all) => {
        all.splice(-1, 0, { type: 'undo', n: 3, hash: null, seat, to: 1, beyond: seat === null });
        Object.assign(lineOf(all, -1), { hash });
      });
    expect(faultWith(corrected, back(0))).toEqual({ code: 'RECORD-ILLEGAL', entry: 3, rule: 'K-BARRIER' });
    expect(faultWith(corrected, back(null))).toBeNull();
  });

  test('is refused if the hash of an earlier rebase is not that of its state', () => {
    const before = newMatch();
    notes(before, 49);
    const match = takenOver(before, corrected);
    for (let i = 0; i < 2; i++) accept(rebase(match, match.state, {}));
    expect(report(corrected, match)).toMatchObject({ hashes: 2, rebases: 2, replayedFrom: 51 });
    const forged = forge(textOf(match), (all) => Object.assign(lineOf(all, 50), { hash: '0'.repeat(64) }));
    expect(faultWith(corrected, forged)).toEqual({ code: 'RECORD-HASH', entry: 50 });
  });

  test('is reported if the rules have changed once more since', () => {
    const found = faultWith(laterLab({ rules: 3, ...refusing('pass') }), textOf(rebased()));
    expect(found).toMatchObject({ code: 'RECORD-RULES', rules: 2, entry: 6, fault: 'RECORD-ILLEGAL' });
    expect(report(laterLab({ rules: 3, ...refusing('note') }), rebased())).toMatchObject({
      replayedFrom: 4,
      hashes: 2,
    });
  });

  test('is replayed from the beginning if the table went back behind the correction', () => {
    const match = takenOver(newMatch(), laterLab({ rules: 2 }));
    doWorks(match, 'note');
    accept(rebase(match, { ...match.state, notes: ['x'] }, {}));
    accept(undoBeyond(match, 1));
    doWorks(match, 'pass', 'end');
    expect(report(laterLab({ rules: 2 }), match)).toMatchObject({ rebases: 1, undosBeyond: 1, replayedFrom: 0 });
    expect(faultWith(corrected, textOf(match))).toMatchObject({ code: 'RECORD-RULES', entry: 1 });
    // What comes after the correction was played under the present rules.
    const strict = laterLab({ rules: 2, ...refusing('pass') });
    expect(faultWith(strict, textOf(match))).toMatchObject({ code: 'RECORD-ILLEGAL', entry: 4 });
  });

  test('holds if the table went back under the new rules without a rebase', () => {
    const match = takenOver(newMatch(), laterLab({ rules: 2 }));
    doWorks(match, 'roll', 'roll');
    accept(undoBeyond(match, 1));
    expect(match.state.rules).toBe(1);
    doWorks(match, 'end');
    expect(report(laterLab({ rules: 2 }), match)).toMatchObject({ hashes: 1, undosBeyond: 1 });
  });
});

describe('a record from before a change of shape', () => {
  const before = newMatch();
  notes(before, 60);
  doWorks(before, 'roll');
  const wider = laterLab({ schema: 2 });

  test('holds, although nobody can make the states of its hashes again', () => {
    const match = takenOver(before, wider);
    notes(match, 50);
    doWorks(match, 'end');
    expect(match.entries.filter(({ hash }) => hash !== null)).toHaveLength(2);
    expect(report(wider, match)).toMatchObject({ entries: 112, hashes: 0, replayedFrom: 0 });
  });

  test('is reported if it comes out otherwise', () => {
    const match = takenOver(before, wider);
    doWorks(match, 'end');
    const changed = laterLab({ schema: 2, ...doing('end', () => {}) });
    expect(faultWith(changed, textOf(match))).toMatchObject({
      code: 'RECORD-RULES',
      schema: 1,
      fault: 'RECORD-OUTCOME',
    });
  });

  test('is replayed from a rebase of the new shape, hashes included', () => {
    const match = takenOver(before, wider);
    accept(rebase(match, match.state, {}));
    notes(match, 50);
    expect(report(wider, match)).toMatchObject({ entries: 112, hashes: 2, replayedFrom: 62 });
    const forged = forge(textOf(match), (all) => Object.assign(lineOf(all, 100), { hash: '0'.repeat(64) }));
    expect(faultWith(wider, forged)).toMatchObject({ code: 'RECORD-HASH', entry: 100 });
  });

  test('is replayed from a rebase of the old shape, which is brought up', () => {
    const old = takenOver(before, lab);
    accept(rebase(old, old.state, {}));
    const match = takenOver(old, wider);
    notes(match, 50);
    expect(report(wider, match)).toMatchObject({ entries: 112, hashes: 0, replayedFrom: 62 });
    expect(verify(wider, recordOf(match, true)).state).toMatchObject({ schema: 2, mark: true });
    const forged = forge(textOf(match), (all) => Object.assign(lineOf(all, 112), { answer: { do: 'win' } }));
    expect(faultWith(wider, forged)).toMatchObject({ code: 'RECORD-RULES', entry: 112, fault: 'RECORD-ILLEGAL' });
  });

  test('cannot be read if no migration leads up from its rebase', () => {
    const old = takenOver(before, lab);
    accept(rebase(old, old.state, {}));
    const found = faultWith(laterLab({ schema: 3 }), textOf(old));
    expect(found).toMatchObject({ code: 'RECORD-UNKNOWN', entry: 62 });
  });
});
