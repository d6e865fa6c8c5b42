import { readFileSync, writeFileSync } from 'node:fs';
import { founders } from '@tessera/game-founders';
import { answer, type GameRecord, readRecord, rebase, recordOf, undoBeyond, writeRecord } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { firstOptions, jsonOf, recordText, scratch, tessera } from './terminal.ts';

const file = scratch();
const finished = firstOptions(2, Number.POSITIVE_INFINITY, { names: ['Ada', 'Bo'] });

function write(name: string, text: string | Uint8Array): string {
  writeFileSync(file(name), text);
  return file(name);
}

const good = write('good.tessera', recordText(finished));
const running = write('running.tessera', recordText(firstOptions(3, 60)));
const record = readRecord(readFileSync(good, 'utf8'));

describe('verify', () => {
  test('a finished record is valid', async () => {
    const ran = await tessera(['verify', good, '--json']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(jsonOf(ran)).toEqual({
      ok: true,
      game: 'founders',
      players: 2,
      entries: record.entries.length,
      answers: record.entries.length,
      draws: 6,
      hashes: Math.floor(record.entries.length / 50) + 1,
      rebases: 0,
      undosBeyond: 0,
      replayedFrom: 0,
      outcome: record.closing?.outcome as object,
    });
    const { code, out } = await tessera(['verify', good]);
    expect(code).toBe(0);
    for (const checked of ['commitment', 'draws', 'entries', 'hashes', 'outcome']) expect(out).toContain(checked);
    expect(out).toContain(`${record.entries.length} of ${record.entries.length} played again, `);
    expect(out).toContain('There is no rebase in it, and no undo beyond a barrier.');
    expect(out).not.toContain('cannot prove');
  });

  test('what only the table can vouch for is not overlooked', async () => {
    const match = firstOptions(2, 20);
    undoBeyond(match, 8);
    rebase(match, match.state, { rule: 'T-1' });
    const [ask] = match.state.pending?.asks ?? [];
    if (ask !== undefined) answer(match, ask.seat, ask.id, match.game.options(match.state, ask)[0]);
    undoBeyond(match, 22);
    const numbers = { ok: true, entries: 24, rebases: 1, undosBeyond: 2 };
    const path = write('agreed.tessera', recordText(match, true));
    expect(jsonOf(await tessera(['verify', path, '--json']))).toMatchObject({ ...numbers, replayedFrom: 0 });
    const { out } = await tessera(['verify', path]);
    expect(out).toContain('What the record cannot prove:');
    expect(out).toMatch(/undos +2 beyond a barrier \(entries 21, 24\): that all players agreed/);
    expect(out).toMatch(/rebases +1 \(entry 22\): that the game went on from the right position/);
    expect(out).not.toContain('old rules');

    const older = { ...recordOf(match, true), header: { ...match.header, rules: founders.rules - 1 } };
    const old = write('older.tessera', writeRecord(older));
    expect(jsonOf(await tessera(['verify', old, '--json']))).toMatchObject({ ...numbers, replayedFrom: 22 });
    const told = (await tessera(['verify', old])).out;
    expect(told).toContain('2 of 24 played again from the rebase of entry 22 on, 1 of them');
    expect(told).toMatch(/old rules +the game began under rules 0, shape 1: /);
    for (const line of told.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('a record of older rules is valid if it has the same result under the present ones', async () => {
    const match = firstOptions(2, 20);
    match.state.rules = founders.rules - 1;
    const older = { ...recordOf(match, true), header: { ...match.header, rules: founders.rules - 1 } };
    const { code, out } = await tessera(['verify', write('same.tessera', writeRecord(older))]);
    expect(code).toBe(0);
    expect(out).toContain('20 of 20 played again under rules 1, shape 1, 20 of them answers');
  });

  test('a record of older rules with another result is not called wrong', async () => {
    const older = { ...record, header: { ...record.header, rules: founders.rules - 1 } };
    const ran = await tessera(['verify', write('otherwise.tessera', writeRecord(older)), '--json']);
    expect(ran.code).toBe(1);
    expect(jsonOf(ran)).toMatchObject({ ok: false, code: 'RECORD-RULES', params: { fault: 'RECORD-HASH', rules: 0 } });
    expect(ran.err).toMatch(/cannot be checked \(RECORD-RULES\): played under rules 0 [^\n]*\n$/);
  });

  test('a flipped byte anywhere is refused', async () => {
    const bytes = readFileSync(good);
    for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 25)) {
      const flipped = Uint8Array.from(bytes);
      flipped[at] = (flipped[at] as number) ^ 1;
      const ran = await tessera(['verify', write('flipped.tessera', flipped), '--json']);
      expect(ran.code).toBe(2);
      expect(jsonOf(ran)).toMatchObject({ ok: false, code: expect.stringMatching(/^RECORD-(FORM|DAMAGED|UNKNOWN)$/) });
      expect(ran.err).toMatch(/^[^\n]+\n$/);
    }
  });

  test.each([
    ['cut off', recordText(finished).slice(0, -80), 'RECORD-'],
    ['empty', '', 'RECORD-FORM'],
    ['no record', 'hello\n', 'RECORD-FORM'],
    ['no text', Uint8Array.of(0xff, 0xfe, 0x00), 'RECORD-FORM'],
    ['another game', writeRecord({ ...record, header: { ...record.header, game: 'chess' } }), 'RECORD-UNKNOWN'],
    ['too many players', writeRecord({ ...record, header: { ...record.header, players: 9 } }), 'RECORD-UNKNOWN'],
  ])('a file that is %s cannot be read', async (name, text, fault) => {
    const { code, out, err } = await tessera(['verify', write(`${name}.tessera`, text)]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(fault);
    expect(err).toMatch(/^[^\n]+\n$/);
  });

  /** Forgeries: the text is valid, the game is not. */
  const closing = record.closing as NonNullable<GameRecord['closing']>;
  const forgeries: readonly (readonly [string, GameRecord, string])[] = [
    ['another secret', { ...record, closing: { ...closing, secret: 'other' } }, 'RECORD-COMMITMENT'],
    ['another word', { ...record, header: { ...record.header, words: ['c'] } }, 'RECORD-DRAWS'],
    ['an entry left out', { ...record, entries: record.entries.slice(0, -1) }, 'RECORD-'],
    [
      'another winner',
      { ...record, closing: { ...closing, outcome: { ...(closing.outcome as object), reason: 'agreed' } as never } },
      'RECORD-OUTCOME',
    ],
    ['another hash', { ...record, closing: { ...closing, hash: 'f'.repeat(64) } }, 'RECORD-HASH'],
    [
      'an illegal answer',
      {
        ...record,
        entries: record.entries.map((entry, i) =>
          i === 0 && entry.type === 'answer' ? { ...entry, answer: { tile: 'V1' } } : entry,
        ),
      },
      'RECORD-ILLEGAL',
    ],
  ];
  test.each(forgeries)('%s is readable but not valid', async (name, forged, fault) => {
    const path = write(`${name}.tessera`, writeRecord(forged));
    const { code, out, err } = await tessera(['verify', path]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(fault);
    expect(err).toMatch(/^[^\n]+\n$/);
    const ran = await tessera(['verify', path, '--json']);
    expect(jsonOf(ran)).toMatchObject({ ok: false, code: expect.stringContaining(fault) });
  });

  test('a game still running cannot be verified', async () => {
    const ran = await tessera(['verify', running, '--json']);
    expect(ran.code).toBe(1);
    expect(jsonOf(ran)).toMatchObject({ ok: false, code: 'RECORD-OPEN' });
    expect(ran.err).toContain('cannot be checked');
  });
});

describe('replay', () => {
  test('shows the game from beginning to end, with names', async () => {
    const { code, out, err } = await tessera(['replay', good]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/(Ada|Bo) is the starting player\./);
    expect(out).toMatch(/^Turn 1: (Ada|Bo)$/m);
    expect(out).toMatch(/(Ada|Bo) adds an? .* at \(/);
    expect(out).toContain('The game is over: ');
    expect(out).toContain(`The table after entry ${record.entries.length} of ${record.entries.length}:`);
    for (const line of out.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('shows it in another language', async () => {
    const { code, out, err } = await tessera(['replay', running, '--language', 'lt']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('3 žaidėjai, 60 įrašų, dar žaidžiama');
    expect(out).toMatch(/^1 ėjimas: /m);
    expect(out).toContain('Stalas po įrašo 60 iš 60:');
    expect(await tessera(['replay', running, '--language', 'de'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no language "de": there are en, pl, lt.\n',
    });
  });

  test('stops at a moment', async () => {
    const { out } = await tessera(['replay', good, '--at', '4']);
    expect(out).toContain('The table after entry 4 of');
    expect(out).not.toContain('Turn 1:');
    const { code, err } = await tessera(['replay', good, '--at', '100000']);
    expect(code).toBe(2);
    expect(err).toContain('--at must be a whole number from 0 to');
  });

  test('shows a seat only what it knew: neither draws nor the answers of others', async () => {
    const ran = await tessera(['replay', good, '--seat', '1', '--json']);
    const { steps, view } = jsonOf(ran) as { steps: { entry: Record<string, unknown> | null }[]; view: object };
    expect(view).toMatchObject({ seat: 1 });
    for (const { entry } of steps.slice(1)) {
      expect(entry).not.toHaveProperty('draws');
      if (entry?.['seat'] === 0) expect(entry).not.toHaveProperty('answer');
      else expect(entry).toHaveProperty('answer');
    }
    expect((await tessera(['replay', good, '--seat', '1'])).out).toMatch(/^Turn \d+: you$/m);
  });

  test('opens games that still run or were abandoned', async () => {
    const ran = await tessera(['replay', running]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('60 entries, still running');
    const left = await tessera(['replay', write('left.tessera', recordText(firstOptions(4, 30), true))]);
    expect(left.out).toContain('30 entries, given up');
  });

  test('shows what a failure file says, and a broken record up to the fault', async () => {
    const { header, entries } = record;
    const broken: GameRecord = {
      ...record,
      header: { ...header, about: { failure: 'options are empty' } },
      entries: entries.map((entry, i) =>
        i === 9 && entry.type === 'answer' ? { ...entry, answer: { stack: 'gold' } } : entry,
      ),
    };
    const path = write('failure.tessera', writeRecord(broken));
    const { code, out, err } = await tessera(['replay', path]);
    expect(code).toBe(1);
    expect(out).toContain('failure: options are empty');
    expect(out).toContain('The table after entry 9');
    expect(err).toMatch(/^[^\n]*RECORD-ILLEGAL[^\n]*\n$/);
    const told = jsonOf(await tessera(['replay', path, '--json']));
    expect(told).toMatchObject({ failure: 'options are empty', fault: { code: 'RECORD-ILLEGAL' } });
    expect(told['steps']).toHaveLength(10);
  });
});
