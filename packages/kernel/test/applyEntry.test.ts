import {
  act,
  applyEntry,
  canonical,
  type Entry,
  goBack,
  type Match,
  type Plain,
  RECORD_FAULTS,
  RecordFault,
  rebase,
  stateAfter,
  undo,
  undoBeyond,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { accept, doWorks, type LabTypes, lab, newMatch, voteBy } from './lab.ts';

/** The fault that playing an entry ends with. */
function faultOf(match: Match<LabTypes>, entry: Entry): string {
  try {
    applyEntry(match, entry);
  } catch (error) {
    if (error instanceof RecordFault) return error.code;
    throw error;
  }
  return 'none';
}

describe('an entry made elsewhere', () => {
  test('leads another match to the same state, entries, way back and news', () => {
    const here = newMatch();
    doWorks(here, 'roll', 'note', 'note', 'note');
    accept(undo(here, 0, 2));
    doWorks(here, 'pass', 'shuffle');
    accept(act(here, { act: 'roll', seat: null }));
    doWorks(here, 'amendable');
    for (const seat of [0, 1, 2]) accept(voteBy(here, seat, seat));
    doWorks(here, 'note');
    const there = newMatch();
    const told = here.entries.map((entry) => applyEntry(there, entry));
    expect(canonical(there.state as unknown as Plain)).toBe(canonical(here.state as unknown as Plain));
    expect(there.entries).toEqual(here.entries);
    expect(there.segment.map(({ n, seat }) => ({ n, seat }))).toEqual(here.segment.map(({ n, seat }) => ({ n, seat })));
    expect(told.at(-1)).toEqual([{ to: null, full: { kind: 'noted', note: 'note by 1' }, redacted: null }]);
  });

  test('counts on when the match lets go of entries', () => {
    const here = newMatch();
    doWorks(here, 'note', 'note');
    const back = stateAfter(lab, here, 1);
    here.entries.length = 0;
    doWorks(here, 'note');
    expect(here.entries).toMatchObject([{ n: 3 }]);
    const { entry } = accept(goBack(here, 1, back));
    expect(entry).toMatchObject({ n: 4, to: 1, beyond: true });
    expect(here.state.notes).toEqual(['note by 0']);
  });

  test('is refused if it does not follow, is illegal, draws otherwise or leads elsewhere', () => {
    const here = newMatch();
    doWorks(here, 'roll', 'note');
    const [rolled, noted] = here.entries as [Entry & { readonly type: 'answer' }, Entry & { readonly type: 'answer' }];
    expect(faultOf(newMatch(), noted)).toBe(RECORD_FAULTS.illegal);
    expect(faultOf(newMatch(), { ...rolled, seat: 1 })).toBe(RECORD_FAULTS.illegal);
    expect(faultOf(newMatch(), { ...rolled, draws: [] })).toBe(RECORD_FAULTS.draws);
    expect(faultOf(newMatch(), { ...rolled, hash: 'other' })).toBe(RECORD_FAULTS.hash);
    expect(faultOf(newMatch(), rolled)).toBe('none');
  });

  test('has a hash that says nothing where the game began with states of another shape', () => {
    const here = newMatch();
    doWorks(here, 'roll');
    const [rolled] = here.entries as [Entry];
    const match = newMatch();
    const older = { ...match, header: { ...match.header, schema: match.header.schema - 1 } };
    expect(faultOf(older, { ...rolled, hash: 'of another shape' })).toBe('none');
    expect(older.state.notes).toEqual(here.state.notes);
  });

  test('that brings in a state of its own needs a snapshot', () => {
    for (const bring of [
      (match: Match<LabTypes>) => undoBeyond(match, 0),
      (match: Match<LabTypes>) => rebase(match, match.state, {}),
    ]) {
      const here = newMatch();
      doWorks(here, 'roll');
      const there = newMatch();
      applyEntry(there, here.entries[0] as Entry);
      expect(faultOf(there, accept(bring(here)).entry)).toBe(RECORD_FAULTS.illegal);
    }
  });
});
