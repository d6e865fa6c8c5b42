import {
  canonical,
  type Entry,
  type Plain,
  readRecord,
  recordOf,
  type Seat,
  verify,
  writeRecord,
} from '@tessera/kernel';
import { awaitedSeats, type Reply } from '@tessera/protocol';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerAt, commandAt, type MemoryTable, replaceTimedOut, takeIn, updateAt, voters } from '../src/index.ts';
import { diceFrom, GAMES, type Sent, someAutomatic, someCommand, someTable } from './randomPlay.ts';

const COMMANDS = 160;

/** All of a table that may change. */
const textOf = ({ match, doc, row, kept, lastOwn, movedAt }: MemoryTable): string =>
  canonical({ state: match.state, n: match.n, doc, row, kept: kept.length, lastOwn, movedAt } as unknown as Plain);

const stateText = ({ match }: MemoryTable): string => canonical(match.state as unknown as Plain);

/** Frozen, so that changing a document in place throws. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}

/** What held before something was done. */
interface Before {
  readonly text: string;
  readonly doc: MemoryTable['doc'];
  readonly n: number;
  readonly isOver: boolean;
}

function before(table: MemoryTable): Before {
  return {
    text: textOf(table),
    doc: frozen(table.doc),
    n: table.match.n,
    isOver: table.match.state.outcome !== null,
  };
}

/** A random table that is checked after every action. */
function play(seed: number, kind: (typeof GAMES)[number]): MemoryTable {
  const dice = diceFrom(seed);
  const table = someTable(dice, kind);
  /** The states after each entry. */
  const states = [stateText(table)];
  const sent: { readonly what: Sent; readonly reply: Reply }[] = [];
  let now = 0;
  for (let i = 0; i < COMMANDS; i++) {
    now += dice.below(dice.isOneIn(10) ? 90_000 : 3_000);
    const was = before(table);
    const automatic = dice.isOneIn(2) ? someAutomatic(dice, table) : null;
    const late = dice.isOneIn(5) ? replaceTimedOut(table, now, table.house) : null;
    if (late !== null) {
      takeIn(table, late, now);
      for (const seat of was.doc.clocks?.running ?? []) expect(table.doc.seats[seat]?.kind).toBe('person');
    } else if (automatic !== null) {
      const { seat, ask, value } = automatic;
      expect(answerAt(table, seat, ask, value, now)).toBeNull();
      expect(table.match.n).toBe(was.n + 1);
    } else {
      const old = sent.length > 0 && dice.isOneIn(6) ? dice.pick(sent.slice(-10)) : null;
      const what = old?.what ?? someCommand(dice, table);
      const reply = commandAt(table, what.seat, what.command, now);
      if (old !== null) checkRepeated(table, was, what, old.reply, reply);
      else checkCommand(table, was, what, reply);
      // A command accepted because nothing was to change leaves no trace: there is nothing it could do twice.
      const isDone = reply.type !== 'accepted' || textOf(table) !== was.text;
      if (old === null && isDone) sent.push({ what, reply });
    }
    for (const { entry } of table.kept.slice(was.n)) checkEntry(table, entry, states);
    checkTable(table);
    if (dice.isOneIn(4)) checkQuestions(table);
  }
  return table;
}

function checkCommand(table: MemoryTable, was: Before, { seat, command }: Sent, reply: Reply): void {
  const news = table.kept.slice(was.n).map(({ entry }) => entry);
  if (reply.type !== 'accepted') {
    // A refused command changes nothing; nor does a question.
    expect(textOf(table)).toBe(was.text);
    return;
  }
  // Only those who may act act.
  const own = was.doc.seats[seat ?? -1];
  expect(own?.kind).toBe('person');
  expect(was.isOver && news.length > 0).toBe(false);
  if (command.type === 'answer' || command.type === 'undo') {
    expect(own?.bot).toBeNull();
    expect(news[0]).toMatchObject({ type: command.type, seat });
  }
  // Nobody ends the others' game, or goes back beyond a barrier, by a single vote.
  for (const entry of news) if (isAgreed(entry)) expect(haveAgreed(table, was, seat)).toBe(true);
  // Nobody can be made to resign, and nobody comes back from it.
  for (const [other, one] of table.doc.seats.entries()) {
    const before = was.doc.seats[other];
    if (before?.resigned !== one.resigned) expect([command.type, other, one.resigned]).toEqual(['resign', seat, true]);
    if (one.resigned) expect(one.bot).not.toBeNull();
  }
}

function isAgreed(entry: Entry): boolean {
  return (entry.type === 'act' && entry.act.act === 'agreedEnd') || (entry.type === 'undo' && entry.beyond);
}

function haveAgreed({ house }: MemoryTable, { doc }: Before, seat: Seat | null): boolean {
  const votes = doc.proposal?.votes ?? [];
  return house.isOneScreen || voters(doc).every((voter) => voter === seat || votes[voter] === true);
}

/** The same command again: what it did is not done again, and a refusal stays a refusal. */
function checkRepeated(table: MemoryTable, was: Before, { seat }: Sent, first: Reply, reply: Reply): void {
  if (first.type === 'refused' && seat !== null) expect(reply).toEqual(first);
  if (first.type === 'accepted') expect(reply).toMatchObject({ type: 'accepted', code: 'S-AGAIN' });
  expect(textOf(table)).toBe(was.text);
}

function checkEntry(table: MemoryTable, entry: Entry, states: string[]): void {
  const state = stateText(table);
  // The last entry's state is the table's; an earlier one can only belong to a command after which the game was ended.
  if (entry.n < table.match.n) {
    states[entry.n] = '';
    return;
  }
  states[entry.n] = state;
  if (entry.type !== 'undo') return;
  expect(table.doc.epoch, 'questions put before it are stale').toBe(entry.n);
  const to = states[entry.to] as string;
  // Undo restores; beyond a barrier chance goes on.
  if (entry.beyond) expect(withoutChance(state)).toBe(withoutChance(to));
  else expect(state).toBe(to);
}

function withoutChance(state: string): string {
  return canonical({ ...(JSON.parse(state) as object), rng: [] } as unknown as Plain);
}

function checkTable(table: MemoryTable): void {
  const { match, doc, row, kept } = table;
  expect(kept.length).toBe(match.n);
  expect(row.n).toBe(match.n);
  expect(row.awaited).toEqual(awaitedSeats(match.state));
  expect(row.status).toBe(match.state.outcome === null ? 'playing' : 'over');
  expect(JSON.parse(JSON.stringify(doc)), 'a document is plain data').toEqual(doc);
  if (row.status === 'over') expect(doc.proposal).toBeNull();
  for (const seat of doc.clocks?.running ?? []) {
    expect(row.awaited).toContain(seat);
    expect(doc.seats[seat]?.bot).toBeNull();
  }
  for (const left of doc.clocks?.left ?? []) expect(left).toBeGreaterThanOrEqual(0);
}

/** Nobody is asked for a seat that is not theirs to play, and questions carry the names under which they are open. */
function checkQuestions(table: MemoryTable): void {
  const { doc, match } = table;
  for (const seat of [null, ...doc.seats.keys()]) {
    const asks = updateAt(table, seat, [], match.n, 0)?.asks ?? [];
    if (seat === null || doc.seats[seat]?.bot !== null) expect(asks).toEqual([]);
    for (const { id } of asks) expect(id.endsWith(`.${doc.epoch}`)).toBe(true);
  }
}

describe('a random table, whatever is sent to it', () => {
  test.each([
    { kind: GAMES[0], runs: 40 },
    { kind: GAMES[1], runs: 15 },
  ])('of $kind.game.id takes only what is allowed, and its record leads to the same state', ({ kind, runs }) => {
    const seen = { over: 0, agreed: 0, undone: 0, beyond: 0, resigned: 0 };
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { match, kept, game, doc } = play(seed, kind);
        const record = readRecord(writeRecord(recordOf(match, true)));
        expect(verify(game, record).entries).toBe(match.n);
        seen.over += Number(match.state.outcome !== null);
        for (const { entry } of kept) {
          if (entry.type === 'undo') seen[entry.beyond ? 'beyond' : 'undone']++;
          if (isAgreed(entry) && entry.type === 'act') seen.agreed++;
        }
        seen.resigned += doc.seats.filter(({ resigned }) => resigned).length;
      }),
      { numRuns: runs },
    );
    // Otherwise nothing is proved.
    expect(Math.min(seen.undone, seen.beyond, seen.resigned)).toBeGreaterThan(0);
    if (kind.game.id === 'founders') expect(seen.agreed).toBeGreaterThan(0);
  });
});
