import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, type Plain, type PlainObject, readRecord, unknownAct, verify } from '@tessera/kernel';
import type { Words } from '@tessera/locales';
import { civilizationTalk } from '@tessera/locales/civilization/talk';
import { foundersTalk } from '@tessera/locales/founders/talk';
import { describe, expect, test } from 'vitest';
import { answerAutomatically, curtainFor, type LocalGame, nextAutomatic, people } from '../src/offline/localGame.ts';
import { arrangementsOf } from '../src/offline/localHost.ts';
import { changesFor, exportText, tableInfo } from '../src/offline/localState.ts';
import { ADA, BOB, BOT, begin, give, reloaded } from './offlineKit.ts';

/** Plays on by itself until a person gets a question that no order passes; returns the kind of question. */
function playOn(local: LocalGame): string | null {
  while (local.match.state.outcome === null) {
    const automatic = nextAutomatic(local);
    if (automatic === null) break;
    answerAutomatically(local, automatic, 2_000);
  }
  local.front = curtainFor(local) ?? local.front;
  return changesFor(local, local.kept.length).update?.asks.find(({ given }) => given === null)?.kind ?? null;
}

/** Answers with some option; returns the kind of the next question. */
function answerSomehow(local: LocalGame, turn: number): string | null {
  const ask = changesFor(local, local.kept.length).update?.asks.find(({ given }) => given === null);
  if (ask === undefined) throw new Error('nobody is asked');
  const answer = ask.options[(turn * 7919) % ask.options.length] ?? {};
  const reply = give(local, { type: 'answer', ask: ask.id, answer });
  if (reply.type !== 'accepted') throw new Error(JSON.stringify(reply));
  return playOn(local);
}

describe('standing orders in this browser', () => {
  test('the worker lists the kinds that can come at a table', () => {
    const passesOf = (game: unknown, options: PlainObject) => arrangementsOf(game as Game, options).passes;
    expect(arrangementsOf(civilization as unknown as Game, { expansion: false })).toEqual({
      bots: ['random', 'greedy'],
      passes: ['respond', 'interrupt'],
    });
    expect(passesOf(civilization, { expansion: true })).toEqual(['respond', 'interrupt', 'battleMoment']);
    const withDeck = { expansion: true, greatPersonDeck: true };
    expect(passesOf(civilization, withDeck)).toEqual(['respond', 'interrupt', 'battleMoment', 'beforePhase']);
    expect(passesOf(founders, {})).toEqual([]);
  });

  test('are kept with the game, shown to their owner only, and refused for other questions', () => {
    const local = begin(civilization, [ADA, BOT], { expansion: false });
    playOn(local);
    expect(give(local, { type: 'orders', passes: ['movement'] })).toMatchObject({ code: 'S-UNKNOWN' });
    // Only the expansion asks this.
    expect(give(local, { type: 'orders', passes: ['battleMoment'] })).toMatchObject({ code: 'S-UNKNOWN' });
    expect(give(local, { type: 'orders', passes: ['respond', 'interrupt', 'respond'] })).toMatchObject({
      type: 'accepted',
    });
    expect(tableInfo(local).you.passes).toEqual(['interrupt', 'respond']);
    const again = reloaded(local);
    expect(tableInfo(again).you.passes).toEqual(['interrupt', 'respond']);
    again.front = 1;
    expect(tableInfo(again).you.passes).toEqual([]);
  });

  test('spare their owner the question: it is passed, and only that kind', () => {
    const local = begin(civilization, [ADA, BOT, BOT], { expansion: false });
    playOn(local);
    // A bot plays up to where Ada may react to something.
    give(local, { type: 'handOver', bot: 'greedy' });
    for (let ask = nextAutomatic(local); ask !== null; ask = nextAutomatic(local)) {
      if (ask.seat === 0 && ask.kind in civilization.passes) break;
      answerAutomatically(local, ask, 2_000);
    }
    const ask = nextAutomatic(local);
    if (ask === null) throw new Error('nobody could ever react to anything');
    give(local, { type: 'reclaim' });
    const isSpared = () => nextAutomatic(local)?.id === ask.id;
    expect(isSpared()).toBe(false);
    const other = Object.keys(civilization.passes).find((kind) => kind !== ask.kind) ?? '';
    give(local, { type: 'orders', passes: [other] });
    expect(isSpared()).toBe(false);
    give(local, { type: 'orders', passes: [ask.kind] });
    expect(isSpared()).toBe(true);
    answerAutomatically(local, ask, 2_000);
    expect(local.match.entries.at(-1)).toMatchObject({ type: 'answer', seat: 0, ask: ask.id, answer: { do: 'pass' } });
    expect(nextAutomatic(local)?.seat).not.toBe(0);
  });
});

describe('a seat that a bot plays', () => {
  test('answers nothing itself until it is reclaimed, as at a server', () => {
    const local = begin(founders, [ADA, BOT]);
    playOn(local);
    const ask = changesFor(local, 0).update?.asks[0];
    if (ask === undefined) throw new Error('nothing is asked');
    expect(give(local, { type: 'handOver', bot: 'greedy' })).toMatchObject({ type: 'accepted' });
    const answer = { type: 'answer', ask: ask.id, answer: ask.options[0] ?? {} } as const;
    expect(give(local, answer)).toMatchObject({ code: 'S-FORBIDDEN', params: { bot: 'greedy' } });
    expect(give(local, { type: 'reclaim' })).toMatchObject({ type: 'accepted' });
    expect(give(local, answer)).toMatchObject({ type: 'accepted' });
  });

  test('on one screen is reclaimed by the person in front of it', () => {
    const local = begin(founders, [ADA, BOB, BOT]);
    playOn(local);
    const left = local.front;
    give(local, { type: 'handOver', bot: 'greedy' });
    expect(people(local)).toHaveLength(1);
    expect(local.front).not.toBe(left);
    expect(give(local, { type: 'reclaim' })).toMatchObject({ type: 'accepted' });
    expect(people(local)).toHaveLength(2);
    expect(give(local, { type: 'reclaim' })).toMatchObject({ code: 'S-FORBIDDEN' });
  });
});

describe('an agreed end', () => {
  const silent: Words = { language: 'en', has: () => true, say: () => '', phrase: () => [] };
  test.each([
    { game: founders, talk: foundersTalk },
    { game: civilization, talk: civilizationTalk },
  ])('of $game.id is offered if the game knows it', ({ game, talk }) => {
    const local = begin(game, [ADA, BOT], game === civilization ? { expansion: false } : {});
    playOn(local);
    const reply = give(local, { type: 'propose', what: 'end' });
    // It may still have to wait for the end of a turn.
    const isUnknown = reply.type === 'refused' && reply.code === unknownAct({ act: 'agreedEnd', seat: null }).rule;
    expect(isUnknown).toBe(!talk(silent).hasAgreedEnd);
  });
});

describe('what is exported', () => {
  test('of a running game is what the seat knows: no secret, no draws, no one else’s hidden things', () => {
    const local = begin(civilization, [ADA, BOT], { expansion: false });
    playOn(local);
    for (let i = 0; i < 30; i++) answerSomehow(local, i);
    const text = exportText(local);
    expect(text).not.toContain(local.match.secret);
    const lines = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { [name: string]: Plain });
    expect(lines[0]).toMatchObject({ redacted: 0 });
    expect(lines[0]).not.toHaveProperty('draws');
    expect(lines.at(-2)?.['view']).toEqual(civilization.view(local.match.state as never, 0));
    expect(() => readRecord(text)).toThrow(/no proof/);
  });

  test('of a finished game is its record, which verifies', () => {
    const local = begin(founders, [ADA, BOT]);
    give(local, { type: 'resign' });
    playOn(local);
    expect(local.match.state.outcome).not.toBeNull();
    expect(verify(founders, readRecord(exportText(local))).entries).toBe(local.match.n);
  });
});
