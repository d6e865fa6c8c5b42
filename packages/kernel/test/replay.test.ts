import {
  act,
  canonical,
  createRun,
  draw,
  type Game,
  type Match,
  type Moment,
  type Plain,
  proceduresOf,
  RecordFault,
  type ReplayMode,
  rebase,
  recordOf,
  replay,
  stateAfter,
  undo,
  undoBeyond,
  verify,
} from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import {
  accept,
  doWorks,
  type LabRun,
  type LabTypes,
  lab,
  labProcedures,
  newMatch,
  type VoteFrame,
  voteBy,
  type WorkFrame,
} from './lab.ts';

const MODES: readonly ReplayMode[] = ['verify', 'force'];

function textOf(value: unknown): string {
  return canonical(value as Plain);
}

/** Plays a match and keeps the state after each entry. */
function played(): { match: Match<LabTypes>; texts: string[]; told: string[] } {
  const match = newMatch(2, 'secret', ['a', 'b']);
  const texts = [textOf(match.state)];
  const told: string[] = ['[]'];
  const keep = (result: { told: readonly unknown[] }) => {
    texts.push(textOf(match.state));
    told.push(textOf(result.told));
  };
  const work = (...works: Parameters<typeof doWorks>[1][]) => {
    for (const one of works) keep({ told: doAndTell(match, one) });
  };
  work('note', 'roll', 'note', 'note');
  keep(accept(undo(match, 0, 2)));
  work('note', 'shuffle', 'amendable');
  keep(accept(voteBy(match, 1, 0)));
  keep(accept(voteBy(match, 1, 1)));
  keep(accept(voteBy(match, 0, 0)));
  keep(accept(undoBeyond(match, 3)));
  work('roll');
  keep(accept(act(match, { act: 'roll', seat: 1 })));
  keep(accept(rebase(match, { ...lab.clone(match.state), notes: ['put right'] }, { rule: 'X-1' })));
  work('open');
  keep(accept(voteBy(match, 1, 3)));
  keep(accept(voteBy(match, 0, 0)));
  keep(accept(undoBeyond(match, 16)));
  keep(accept(voteBy(match, 0, 1)));
  keep(accept(voteBy(match, 1, 1)));
  for (let i = 0; i < 40; i++) work('roll', 'pass');
  work('end');
  return { match, texts, told };
}

function doAndTell(match: Match<LabTypes>, one: Parameters<typeof doWorks>[1]): readonly unknown[] {
  const before = match.state.notes.length;
  doWorks(match, one);
  return match.state.notes.slice(before).map((note) => ({ full: { kind: 'noted', note }, redacted: null, to: null }));
}

describe('a replay', () => {
  const { match, texts, told } = played();

  test.each(MODES)('in mode %s passes through every state, with the same news', (mode) => {
    const seen: string[] = [];
    const heard: string[] = [];
    for (const moment of replay(lab, match, mode)) {
      seen.push(textOf(moment.state));
      heard.push(textOf(moment.told));
      expect(moment.entry).toBe(moment.n === 0 ? null : match.entries[moment.n - 1]);
    }
    expect(seen).toEqual(texts);
    expect(heard).toEqual(told);
  });

  test('verifies the whole record', () => {
    expect(textOf(verify(lab, recordOf(match)))).toBe(texts.at(-1));
  });

  test('reaches the state after any entry', () => {
    for (let n = 0; n < texts.length; n++) expect(textOf(stateAfter(lab, match, n))).toBe(texts[n]);
    expect(() => stateAfter(lab, match, texts.length)).toThrow(/no entry/);
  });

  test('does not touch the record or the match', () => {
    const before = textOf([match.header, match.entries, match.state]);
    for (const mode of MODES) for (const moment of replay(lab, match, mode)) spoil(moment);
    expect(textOf([match.header, match.entries, match.state])).toBe(before);
  });
});

/** What a careless reader might do to a moment of no further consequence. */
function spoil(moment: Moment<LabTypes>): void {
  if (moment.state.outcome !== null) moment.state.notes.push('spoilt');
}

/** The game under other rules: `roll` draws in another way. */
function changedRules(roll: (run: LabRun) => number): Game<LabTypes> {
  const { work } = labProcedures;
  const changed = {
    ...work,
    do(run: LabRun, frame: WorkFrame): WorkFrame['at'] | null {
      if ((run.answers[0] as { do: string }).do !== 'roll') return work.do(run, frame);
      run.state.notes.push(`rolled ${roll(run)}`);
      return 'offer';
    },
  };
  return { ...lab, procedures: proceduresOf<LabRun, WorkFrame | VoteFrame>({ ...labProcedures, work: changed }) };
}

function codeOf(game: Game<LabTypes>, match: Match<LabTypes>, mode: ReplayMode): string | null {
  try {
    for (const _moment of replay(game, match, mode));
    return null;
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error;
    return error.code;
  }
}

test('a rebase that a later undo goes behind is no place to start a replay from', () => {
  const match = newMatch();
  doWorks(match, 'roll', 'note');
  accept(rebase(match, { ...lab.clone(match.state), notes: [] }, {}));
  accept(undoBeyond(match, 1));
  doWorks(match, 'roll');
  expect(match.state.notes).toHaveLength(2);
  expect(textOf(stateAfter(lab, match, 5))).toBe(textOf(match.state));
});

describe('under changed rules', () => {
  const match = newMatch();
  doWorks(match, 'note', 'roll', 'shuffle', 'roll', 'end');

  test('the recorded luck comes again, though the seed would now bring another', () => {
    const wasteful = changedRules((run) => {
      run.state.rng[1] = [1, 2, 3, 4];
      return draw(run, 'others', 'die', 6);
    });
    expect(codeOf(wasteful, match, 'force')).toBeNull();
    expect(stateAfter(wasteful, match, 4).notes).toEqual(stateAfter(lab, match, 4).notes);
    expect(codeOf(wasteful, match, 'verify')).toBe('RECORD-DRAWS');
  });

  test.each<[string, (run: LabRun) => number]>([
    ['one draw more', (run) => draw(run, 'others', 'die', 6) + draw(run, 'others', 'die', 6)],
    ['one draw less', () => 0],
    ['a draw among more', (run) => draw(run, 'others', 'die', 8)],
    ['a draw of something else', (run) => draw(run, 'others', 'dice', 6)],
  ])('%s is reported with its entry', (_name, roll) => {
    for (const mode of MODES) expect(codeOf(changedRules(roll), match, mode)).toBe('RECORD-DRAWS');
    expect(() => stateAfter(changedRules(roll), match, 2)).toThrow(/entry 2/);
    expect(() => stateAfter(changedRules(roll), match, 1)).not.toThrow();
  });

  test('an answer that is no longer legal is reported with its rule', () => {
    const strict = { ...lab, check: () => ({ rule: 'X-9', params: {} }) };
    for (const mode of MODES) expect(codeOf(strict, match, mode)).toBe('RECORD-ILLEGAL');
    expect(() => stateAfter(strict, match, 1)).toThrow('entry 1 is refused by X-9');
  });

  test('a rebase is where the game goes on: what came before need not be legal any more', () => {
    const rebased = newMatch();
    doWorks(rebased, 'note', 'roll');
    accept(rebase(rebased, rebased.state, { rule: 'X-9' }));
    doWorks(rebased, 'pass');
    const isNote = (value: unknown) => (value as { do: string }).do === 'note';
    const strict: typeof lab = {
      ...lab,
      check: (_state, _ask, value) => (isNote(value) ? { rule: 'X-9', params: {} } : null),
    };
    expect(textOf(stateAfter(strict, rebased, 4))).toBe(textOf(rebased.state));
    expect(() => stateAfter(strict, rebased, 2)).toThrow(RecordFault);
  });
});

test('a replay keeps no news or draws of its own in the states', () => {
  const run = createRun(newMatch().state);
  expect([run.told, run.draws, run.forced]).toEqual([null, null, null]);
});
