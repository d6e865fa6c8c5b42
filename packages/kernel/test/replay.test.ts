import {
  act,
  canonical,
  createContext,
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
  type LabContext,
  type LabTypes,
  lab,
  labProcedures,
  laterLab,
  newMatch,
  takenOver,
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
    expect(textOf(verify(lab, recordOf(match)).state)).toBe(texts.at(-1));
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
function changedRules(roll: (context: LabContext) => number): Game<LabTypes> {
  const { work } = labProcedures;
  const changed = {
    ...work,
    do(context: LabContext, frame: WorkFrame): WorkFrame['at'] | null {
      if ((context.answers[0] as { do: string }).do !== 'roll') return work.do(context, frame);
      context.state.notes.push(`rolled ${roll(context)}`);
      return 'offer';
    },
  };
  return { ...lab, procedures: proceduresOf<LabContext, WorkFrame | VoteFrame>({ ...labProcedures, work: changed }) };
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

test('a rebase that changes the chance streams is no replay’s way on', () => {
  const match = newMatch();
  doWorks(match, 'roll');
  accept(rebase(match, match.state, {}));
  const entries = match.entries.map((entry) =>
    entry.type === 'rebase' ? { ...entry, state: { ...entry.state, rng: newMatch().state.rng } } : entry,
  );
  for (const mode of MODES) {
    expect(codeOf(lab, match, mode)).toBeNull();
    expect(codeOf(lab, { ...match, entries }, mode)).toBe('RECORD-DRAWS');
  }
});

test('a rebase that a later undo goes behind is no place to start a replay from', () => {
  const match = newMatch();
  doWorks(match, 'roll', 'note');
  accept(rebase(match, { ...lab.clone(match.state), notes: [] }, {}));
  accept(undoBeyond(match, 1));
  doWorks(match, 'roll');
  expect(match.state.notes).toHaveLength(2);
  expect(textOf(stateAfter(lab, match, 5))).toBe(textOf(match.state));
});

describe('without the secret', () => {
  const running = newMatch();
  doWorks(running, 'roll', 'shuffle');
  for (let i = 0; i < 60; i++) doWorks(running, 'note');
  doWorks(running, 'roll');
  const { header, entries } = recordOf(running);
  const open = { header, entries, secret: null };

  test('a game still running is replayed with the recorded luck, its streams unknown and its hashes not compared', () => {
    expect(entries.some(({ hash }) => hash !== null)).toBe(true);
    const moments = [...replay(lab, open, 'force')].map(({ n, state }) => [n, state.notes.length, state.rng]);
    expect(moments).toHaveLength(64);
    expect(moments.at(-1)).toEqual([63, 62, []]);
    expect(stateAfter(lab, open, 63)).toEqual({ ...running.state, rng: [] });
  });

  test('nothing can be verified', () => {
    expect(() => [...replay(lab, open, 'verify')]).toThrow(expect.objectContaining({ code: 'RECORD-OPEN' }));
  });

  test('a rebase is followed, whatever its streams are', () => {
    const rebased = takenOver(running, lab);
    accept(rebase(rebased, { ...rebased.state, notes: [] }, {}));
    doWorks(rebased, 'roll');
    const moments = [...replay(lab, { header, entries: rebased.entries, secret: null }, 'force')];
    expect(moments.at(-1)?.state.notes).toEqual(rebased.state.notes);
  });

  test('with another secret than the true one hashes do not fit', () => {
    expect(() => [...replay(lab, { ...open, secret: '' }, 'force')]).toThrow(/entry 50 is not the recorded one/);
    expect([...replay(lab, { ...open, secret: 'secret' }, 'force')].at(-1)?.state).toEqual(running.state);
  });
});

describe('after a change of shape', () => {
  const before = newMatch();
  for (let i = 0; i < 60; i++) doWorks(before, 'note', 'roll');
  const wider = laterLab({ schema: 2 });
  const match = takenOver(before, wider);

  test.each(MODES)('a record is replayed in mode %s', (mode) => {
    expect(textOf([...replay(wider, match, mode)].at(-1)?.state)).toBe(textOf(match.state));
  });

  test('any state is reached, and the table can go back', () => {
    expect(match.state).toMatchObject({ schema: 2, mark: true });
    expect(stateAfter(wider, match, 101)).toMatchObject({ schema: 2, mark: true, notes: { length: 101 } });
    const live = takenOver(match, wider);
    accept(undoBeyond(live, 51));
    expect(live.state.notes).toHaveLength(51);
    expect(textOf(stateAfter(wider, live, 121))).toBe(textOf(live.state));
  });

  test('a rebase that cannot be brought up is the record’s fault', () => {
    const live = takenOver(before, lab);
    accept(rebase(live, live.state, {}));
    doWorks(live, 'note');
    const { game: _game, ...rest } = live;
    const stuck = { ...rest, game: laterLab({ schema: 3 }) };
    expect(() => stateAfter(stuck.game, stuck, 122)).toThrow(RecordFault);
    expect(undoBeyond(stuck, 121)).toMatchObject({ rule: 'K-BARRIER', params: { fault: 'RECORD-UNKNOWN' } });
  });
});

describe('under changed rules', () => {
  test('the recorded luck leads a long game to its new course', () => {
    const long = newMatch();
    for (let i = 0; i < 60; i++) doWorks(long, 'roll');
    const doubled = changedRules((context) => 2 * draw(context, 'dice', 'die', 6));
    expect(codeOf(doubled, long, 'force')).toBe('RECORD-HASH');
    const later: Game<LabTypes> = { ...doubled, rules: 2 };
    const states = [...replay(later, long, 'force')].map(({ state }) => state);
    const rolled = (note: string) => Number(note.replace('rolled ', ''));
    expect(states.at(-1)?.notes.map(rolled)).toEqual(long.state.notes.map((note) => 2 * rolled(note)));
    expect(states.at(-1)?.rules).toBe(1);
    expect(stateAfter(later, long, 60).notes).toEqual(states.at(-1)?.notes);
  });

  const match = newMatch();
  doWorks(match, 'note', 'roll', 'shuffle', 'roll', 'end');

  test('the recorded luck comes again, though the seed would now bring another', () => {
    const wasteful = changedRules((context) => {
      context.state.rng[1] = [1, 2, 3, 4];
      return draw(context, 'dice', 'die', 6);
    });
    expect(codeOf(wasteful, match, 'force')).toBeNull();
    expect(stateAfter(wasteful, match, 4).notes).toEqual(stateAfter(lab, match, 4).notes);
    expect(codeOf(wasteful, match, 'verify')).toBe('RECORD-DRAWS');
  });

  test.each<[string, (context: LabContext) => number]>([
    ['one draw more', (context) => draw(context, 'dice', 'die', 6) + draw(context, 'dice', 'die', 6)],
    ['one draw less', () => 0],
    ['a draw among more', (context) => draw(context, 'dice', 'die', 8)],
    ['a draw of something else', (context) => draw(context, 'dice', 'dice', 6)],
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

  test('a rebase is where the game continues: what came before no longer needs to be legal', () => {
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
  const context = createContext(newMatch().state);
  expect([context.told, context.draws, context.forced]).toEqual([null, null, null]);
});
