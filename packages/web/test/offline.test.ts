import { readFileSync } from 'node:fs';
import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import {
  canonical,
  type Game,
  hashOf,
  type Plain,
  type PlainObject,
  readRecord,
  recordOf,
  toPresentFormat,
  verify,
  writeRecord,
} from '@tessera/kernel';
import type { TableCommand } from '@tessera/protocol';
import { describe, expect, test } from 'vitest';
import {
  answerAutomatically,
  carryOut,
  curtainFor,
  type LocalGame,
  nextAutomatic,
  people,
  resumeGame,
  type SavedEntry,
  type SavedTable,
  savedTable,
} from '../src/offline/localGame.ts';
import { changesFor } from '../src/offline/localState.ts';
import { ADA, BOB, BOT, begin, give, reloaded } from './offlineKit.ts';

/** Plays on: bots by themselves, people by some option; the awaited person comes to the screen. */
function playOn(local: LocalGame, answers: number): void {
  for (let i = 0; i < answers && local.match.state.outcome === null; i++) {
    const automatic = nextAutomatic(local);
    if (automatic !== null) {
      answerAutomatically(local, automatic, 2_000);
      continue;
    }
    const next = curtainFor(local);
    if (next !== null) local.front = next;
    const { update } = changesFor(local, local.kept.length);
    const ask = update?.asks.find(({ given }) => given === null);
    if (ask === undefined) throw new Error('nobody is asked');
    const reply = give(local, {
      type: 'answer',
      ask: ask.id,
      answer: ask.options[(i * 7919) % ask.options.length] ?? {},
    });
    if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
  }
}

describe('a game against bots in this browser', () => {
  test('is played to its end, and its record verifies', () => {
    const local = begin(founders, [ADA, BOT, BOT]);
    playOn(local, 5_000);
    expect(local.match.state.outcome).not.toBeNull();
    const record = readRecord(writeRecord(recordOf(local.match)));
    expect(verify(founders, record).entries).toBe(local.match.n);
    expect(record.header.about).toMatchObject({ seats: ['Ada', 'greedy', 'greedy'] });
  });

  test('is the same after a reload, with news, undo and the way back beyond a barrier', () => {
    const local = begin(founders, [ADA, BOT]);
    playOn(local, 40);
    expect(give(local, { type: 'propose', what: 'undo', to: 10 })).toMatchObject({ type: 'accepted' });
    playOn(local, 25);
    const again = reloaded(local);
    const text = (game: LocalGame) => canonical(changesFor(game, 0) as unknown as Plain);
    expect(text(again)).toBe(text(local));
    expect(canonical(again.match.state as unknown as Plain)).toBe(canonical(local.match.state as unknown as Plain));
  });

  test('executes a command once, and refuses what is late, malformed or needs other people', () => {
    const local = begin(founders, [ADA, BOT]);
    while (nextAutomatic(local) !== null) playOn(local, 1);
    const ask = changesFor(local, 0).update?.asks[0];
    if (ask === undefined) throw new Error('nothing is asked');
    const answer: TableCommand = { type: 'answer', key: 'once', ask: ask.id, answer: ask.options[0] ?? {} };
    expect(carryOut(local, { ...answer, key: 'bad', answer: { nonsense: 1 } }, 1)).toMatchObject({ type: 'refused' });
    const n = local.match.n;
    expect(carryOut(local, answer, 1)).toMatchObject({ type: 'accepted', n: n + 1 });
    expect(carryOut(local, answer, 1)).toMatchObject({ type: 'accepted', n: n + 1, code: 'S-AGAIN' });
    expect(carryOut(local, { ...answer, key: 'late' }, 1)).toMatchObject({ type: 'refused', code: 'K-STALE' });
    expect(give(local, { type: 'chat', text: 'hello' })).toMatchObject({ code: 'S-FORBIDDEN' });
    expect(give(local, { type: 'vote', proposal: 1, agree: true })).toMatchObject({ code: 'S-FORBIDDEN' });
    expect(give(local, { type: 'handOver', bot: 'hal' })).toMatchObject({ code: 'S-UNKNOWN' });
    expect(give(local, { type: 'moment', n: 10_000 })).toMatchObject({ code: 'S-UNKNOWN' });
    const intent = { kind: 'playToken', answer: { play: 'cart', x: 0, y: 0 } };
    expect(give(local, { type: 'preview', intent })).toMatchObject({
      type: 'preview',
      refusal: { rule: 'T-040' },
      facts: [],
    });
    expect(give(local, { type: 'preview', intent: {} })).toMatchObject({ type: 'refused', code: 'K-SHAPE' });
  });

  test('resigning lets a bot play on', () => {
    const local = begin(founders, [ADA, BOT]);
    expect(give(local, { type: 'resign' })).toMatchObject({ type: 'accepted' });
    expect(people(local)).toEqual([]);
    playOn(local, 5_000);
    expect(local.match.state.outcome).not.toBeNull();
  });
});

/** What later shapes have added: metropolises, wonders left out, great person cards, investments and relics. */
const ADDED = {
  state: ['personDeck', 'personDiscards'],
  box: ['unseenWonders', 'relics'],
  player: [
    'secondCenter',
    'growthOwed',
    'cityMarkers',
    'hiddenPeople',
    'openPeople',
    'hensonCounters',
    'loweredTechs',
    'newtonRow',
    'speedDoubled',
    'investments',
    'relicRewards',
  ],
};

function without(object: PlainObject, fields: readonly string[]): PlainObject {
  return Object.fromEntries(Object.entries(object).filter(([field]) => !fields.includes(field)));
}

/** The state as it was stored in shape 1; its frames have not changed since. */
function inShape1(state: PlainObject): PlainObject {
  const players = (state['players'] as readonly PlainObject[]).map((player) => without(player, ADDED.player));
  const box = without(state['box'] as PlainObject, ADDED.box);
  return { ...without(state, ADDED.state), schema: 1, players, box };
}

describe('a game that was kept by an earlier version', () => {
  const text = readFileSync(new URL('fixtures/keptGame.json', import.meta.url), 'utf8');
  const kept = () => JSON.parse(text) as { table: SavedTable; entries: SavedEntry[]; state: string };
  const game = civilization as unknown as Game;

  test('opens where it stood, with its orders and seats, and is kept in the same form', () => {
    const { table, entries, state } = kept();
    const local = resumeGame(game, table, entries);
    expect(hashOf(inShape1(local.match.state as unknown as PlainObject))).toBe(state);
    expect(savedTable(local)).toEqual({ ...table, header: toPresentFormat(table.header) });
    expect(people(local)).toEqual([0]);
    expect(changesFor(local, 0).table).toMatchObject({ you: { seat: 0, passes: ['respond'] }, words: ['a', 'b', ''] });
  });

  test('goes on: the seat is reclaimed, and the next reload finds what was played since', () => {
    const { table, entries } = kept();
    const local = resumeGame(game, table, entries);
    expect(give(local, { type: 'reclaim' })).toMatchObject({ type: 'accepted' });
    playOn(local, 40);
    expect(local.match.n).toBe(entries.length + 40);
    const again = reloaded(local);
    expect(people(again)).toEqual([0, 1]);
    expect(canonical(again.match.state as unknown as Plain)).toBe(canonical(local.match.state as unknown as Plain));
  });
});

describe('resigning on one screen', () => {
  const CID = { kind: 'person', name: 'Cid' } as const;

  /** The person at a seat comes to the screen and gives a command. */
  const giveAs = (local: LocalGame, seat: number, command: Parameters<typeof give>[1]) => {
    local.front = seat;
    return give(local, command);
  };

  test('shows in the log, and offers the end to the last player left, who then wins', () => {
    const local = begin(founders, [ADA, BOB, CID]);
    playOn(local, 12);
    expect(giveAs(local, 0, { type: 'resign' })).toMatchObject({ type: 'accepted' });
    expect(giveAs(local, 2, { type: 'resign' })).toMatchObject({ type: 'accepted' });
    const { news, table } = changesFor(local, 0);
    const told = news.flatMap(({ happenings }) => happenings).filter(({ kind }) => kind === 'resigned');
    expect(told).toEqual([
      { kind: 'resigned', seat: 0 },
      { kind: 'resigned', seat: 2 },
    ]);
    expect(table?.seats.map(({ resigned }) => resigned)).toEqual([true, false, true]);
    expect(local.match.state.outcome).toBeNull();
    expect(giveAs(local, 1, { type: 'propose', what: 'end' })).toMatchObject({ type: 'accepted' });
    expect(local.match.state.outcome).toMatchObject({ reason: 'resignation', winners: [1] });
    expect(verify(founders, readRecord(writeRecord(recordOf(local.match)))).entries).toBe(local.match.n);
  });

  test('cannot be undone, and ends the right to vote', () => {
    const local = begin(founders, [ADA, BOB, CID]);
    playOn(local, 12);
    const before = local.match.n;
    giveAs(local, 1, { type: 'resign' });
    expect(giveAs(local, 1, { type: 'propose', what: 'undo', to: before - 1 })).toMatchObject({ code: 'S-FORBIDDEN' });
    expect(giveAs(local, 0, { type: 'propose', what: 'undo', to: before - 1 })).toMatchObject({
      type: 'refused',
      code: 'K-BARRIER',
      params: { resigned: 1 },
    });
    local.front = null;
    playOn(local, 6);
    expect(giveAs(local, 0, { type: 'propose', what: 'undo', to: before + 1 })).toMatchObject({ type: 'accepted' });
    expect(reloaded(local).doc.seats.map(({ resigned }) => resigned)).toEqual([false, true, false]);
  });

  test('is possible while a bot plays, and so is proposing', () => {
    const local = begin(founders, [ADA, BOB]);
    playOn(local, 12);
    giveAs(local, 1, { type: 'handOver', bot: 'random' });
    expect(giveAs(local, 1, { type: 'propose', what: 'undo', to: 3 })).toMatchObject({ type: 'accepted' });
    expect(giveAs(local, 1, { type: 'resign' })).toMatchObject({ type: 'accepted' });
    expect(local.doc.seats[1]).toMatchObject({ resigned: true, bot: 'greedy' });
  });
});

describe('one screen for two', () => {
  test('draws a curtain between them, behind which nobody’s view is sent', () => {
    const local = begin(civilization, [ADA, BOB], { expansion: false });
    let curtains = 0;
    for (let i = 0; i < 200 && local.match.state.outcome === null; i++) {
      const { update, table, curtain } = changesFor(local, 0);
      if (curtain !== null) {
        curtains++;
        expect(update?.asks).toEqual([]);
        expect(table?.you.seat).toBeNull();
        expect(update?.view).toEqual(civilization.view(local.match.state as never, null));
      } else {
        expect(update?.view).toEqual(civilization.view(local.match.state as never, table?.you.seat ?? null));
      }
      playOn(local, 1);
    }
    expect(curtains).toBeGreaterThan(10);
  });

  test('a seat behind the curtain cannot act', () => {
    const local = begin(founders, [ADA, BOB]);
    expect(curtainFor(local)).not.toBeNull();
    expect(give(local, { type: 'answer', ask: '0.0', answer: {} })).toMatchObject({ code: 'S-FORBIDDEN' });
  });
});
