import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, readRecord, writeRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { readText } from '../src/files.ts';
import { ROOT } from '../src/workspace.ts';
import { firstOptions, jsonOf, recordText, scratch, tessera } from './terminal.ts';

const file = scratch();

function write(name: string, text: string): string {
  writeFileSync(file(name), text);
  return file(name);
}

const match = firstOptions(2, 40, { names: ['Ada', 'Bo'] });
const running = write('running.tessera', recordText(match));
const finished = write('finished.tessera', recordText(firstOptions(2)));
const record = readRecord(readText(running));
const CIVILIZATION = join(ROOT, 'packages/game-civilization/corpus/two.tessera');

interface Shown {
  readonly at: number;
  readonly stack: readonly { readonly op: string; readonly at: string }[];
  readonly questions: readonly {
    readonly seat: number;
    readonly id: number;
    readonly kind: string;
    readonly options: readonly object[];
  }[];
  readonly view: { readonly seat: number | null };
}

const shown = async (words: readonly string[]) =>
  jsonOf(await tessera(['state', ...words, '--json'])) as never as Shown;

describe('state', () => {
  test('shows where a running game stands: stack, open questions with their options, the view', async () => {
    const { state } = match;
    const told = await shown([running]);
    expect(told).toMatchObject({ game: 'founders', players: 2, entries: 40, at: 40, outcome: null, fault: null });
    expect(told.stack).toEqual(state.stack);
    const [ask] = state.pending?.asks ?? [];
    expect(told.questions).toEqual([
      { ...ask, answered: false, options: match.game.options(state, ask as NonNullable<typeof ask>) },
    ]);
    expect(told.view).toEqual(match.game.view(state, null));
  });

  test('at a moment, and as a seat sees it', async () => {
    const dealt = await shown([running, '--at', '0']);
    expect(dealt).toMatchObject({
      at: 0,
      questions: [{ seat: expect.any(Number), answered: false }],
      view: { seat: null },
    });
    const seen = await shown([running, '--at', '7', '--seat', '1']);
    expect(seen).toMatchObject({ at: 7, view: { seat: 1 } });
  });

  test('in words: the frames, the innermost last, and the questions with the first of their options', async () => {
    const { code, out, err } = await tessera(['state', running]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('after entry 40 of 40');
    for (const { op, at } of match.state.stack) expect(out).toMatch(new RegExp(`^  ${op} +at ${at}`, 'm'));
    const [ask] = match.state.pending?.asks ?? [];
    expect(out).toContain(`seat ${ask?.seat} (${['Ada', 'Bo'][ask?.seat ?? 0]}), ${ask?.kind}, question ${ask?.id}`);
    expect(out).toContain('The table as spectators see it:');
    expect((await tessera(['state', running, '--seat', '0'])).out).toContain('The table as seat 0 sees it:');
  });

  test('a finished game has its outcome and asks nothing', async () => {
    expect(await shown([finished])).toMatchObject({
      stack: [],
      questions: [],
      outcome: { winners: expect.any(Array) },
    });
    expect((await tessera(['state', finished])).out).toContain('The game is over: ');
  });

  test('several questions open at once are all listed', async () => {
    for (let at = 0; at < 60; at++) {
      const { questions } = await shown([CIVILIZATION, '--at', String(at)]);
      if (questions.length < 2) continue;
      expect(new Set(questions.map(({ seat }) => seat)).size).toBe(questions.length);
      return;
    }
    throw new Error('nothing was asked of two at once');
  });

  test('a record that cannot be replayed is shown up to the fault', async () => {
    const broken: GameRecord = {
      ...record,
      entries: record.entries.map((entry, i) =>
        i === 9 && entry.type === 'answer' ? { ...entry, answer: { stack: 'gold' } } : entry,
      ),
    };
    const path = write('broken.tessera', writeRecord(broken));
    const ran = await tessera(['state', path, '--json']);
    expect(ran.code).toBe(1);
    expect(ran.err).toMatch(/^[^\n]*RECORD-ILLEGAL[^\n]*\n$/);
    expect(jsonOf(ran)).toMatchObject({ at: 9, fault: { code: 'RECORD-ILLEGAL' } });
  });

  test.each([
    [['--at', '41'], '--at must be a whole number from 0 to 40, not "41".'],
    [['--at', 'x'], '--at must be a whole number from 0 to 40, not "x".'],
    [['--seat', '2'], '--seat must be a whole number from 0 to 1, not "2".'],
  ])('%s is refused', async (words, sentence) => {
    expect(await tessera(['state', running, ...words])).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('anything but a record is refused', async () => {
    const ran = await tessera(['state', write('no.tessera', 'hello\n')]);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toMatch(/^[^\n]*RECORD-FORM[^\n]*\n$/);
  });
});
