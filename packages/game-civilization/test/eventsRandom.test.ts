import { apply, createContext, type PlainObject } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { targetsOf } from '../src/cards/declared.ts';
import { EVENT_CARD_IDS, eventFace } from '../src/data/eventCards.ts';
import { type Answer, type Ask, civilization, type Happening, type State } from '../src/index.ts';
import { cultureHandSize } from '../src/rules/limits.ts';
import { protectedFrom } from '../src/rules/protection.ts';
import { eventTable, sq } from './eventTable.ts';
import { chooser, type Table } from './table.ts';

/** Every event, each face once: in half of the games those of the base game alone. */
const SETS = [EVENT_CARD_IDS.filter((card) => eventFace(card)?.set === 'base'), EVENT_CARD_IDS] as const;
const HANDS = [5, 6, 6, 6];

/** Full hands of four players; from game to game all events come to all of them. */
function handsOf(seed: number): string[][] {
  const events = SETS[seed % 2] as readonly string[];
  const turned = events.map((_, i) => events[(i + seed * 5) % events.length] as string);
  return HANDS.map((size) => turned.splice(0, size));
}
const TECHS = ['pottery', 'civilService', 'writing', 'computers', 'massMedia', 'philosophy', 'gunpowder'];

/** Four players with full hands, every cancelling tech somewhere, and something to aim at. */
function crowded(seed: number): Table {
  const armies = [sq(6, 6), sq(9, 6), sq(9, 9), sq(6, 9)];
  const players = handsOf(seed).map((events, seat) => ({
    events,
    techs: TECHS.filter((tech, i) => tech !== 'massMedia' || (seat + seed + i) % 2 === 0),
    government: 'monarchy',
    sheetCoins: 3,
    trade: 27,
    culture: 40,
    track: 7,
    resources: { silk: 1 },
    markers: ['hut:wheat', seat < 3 ? 'hut:spy' : 'village:spy'],
    armies: [armies[seat] as number, armies[seat] as number],
    scouts: [armies[seat] as number],
    units: [['artillery1', 'infantry1', 'mounted1', 'infantry2'][seat] as string],
    walls: [true],
  }));
  const pieces = [
    { square: sq(12, 3), building: 'temple' },
    { square: sq(3, 3), building: 'library' },
    { square: sq(12, 12), person: 'builder' },
    ...(seed % 3 === 0 ? [{ square: sq(14, 14), wonder: 'unitedNations' }] : []),
    // Seat 1 may pay a spy with two resources.
    ...(seed % 4 === 1 ? [{ square: sq(14, 2), wonder: 'kremlin' }] : []),
  ];
  const phases = ['startOfTurn', 'cityManagement', 'movement'] as const;
  const phase = phases[seed % 3] as 'movement';
  const options = { expansion: seed % 2 === 1 };
  return eventTable({ phase, players, pieces, ground: [[sq(8, 8), 'forest']], options });
}

/** Hostile variations of a legal answer: none may make the check throw. */
function variations(answer: PlainObject): unknown[] {
  const keys = Object.keys(answer);
  return keys.flatMap((key) => [
    { ...answer, [key]: null },
    { ...answer, [key]: -7 },
    { ...answer, [key]: 'toString' },
    { ...answer, [key]: [] },
  ]);
}

describe('events in random games', () => {
  test('RUL-249 RUL-252 RUL-283 every option can be carried out, no card is lost, discards come before all else', () => {
    const kinds = new Set<string>();
    const declared = new Set<string>();
    for (let seed = 0; seed < 24; seed++) {
      const at = crowded(seed);
      const choose = chooser(`events ${seed}`);
      const before = civilization.countComponents(at.state);
      for (let n = 0; n < 150 && at.state.outcome === null; n++) {
        const { asks, answers } = at.state.pending as NonNullable<State['pending']>;
        const open = asks.filter((_, i) => answers[i] === null);
        const ask = open[choose(open.length)] as Ask;
        const all = civilization.options(at.state, ask);
        if (all.length === 0 || all.length > 400) expect.fail(`${all.length} options for ${ask.kind}`);
        kinds.add(ask.kind);
        if (ask.kind === 'respond') declared.add(`${ask.to} ${ask.card}`);
        expectDiscardsFirst(at.state, ask);
        expectNobodyProtected(at.state);
        const answer = pick(all, choose);
        if (n % 10 === 0) {
          for (const one of variations(answer)) civilization.check(at.state, ask, one);
          const text = JSON.stringify(at.state);
          at.state = JSON.parse(text) as State;
        }
        apply(civilization, createContext<State, Happening>(at.state), ask.id, answer as Answer);
        if (n % 10 === 0) expect(civilization.countComponents(at.state)).toEqual(before);
      }
      expect(civilization.countComponents(at.state)).toEqual(before);
    }
    for (const kind of ['respond', 'choose', 'payResource', 'discardEvent', 'learnTech', 'interrupt'])
      expect(kinds, kind).toContain(kind);
    expect(declared.size).toBeGreaterThan(20);
  });
});

/** Playing and cancelling is preferred to passing and ending, so that windows lie upon windows. */
function pick(all: readonly Answer[], choose: (below: number) => number): PlainObject {
  const isLively = (one: Answer): boolean =>
    'do' in one && (one.do === 'event' || one.do === 'ability' || one.do === 'advance');
  const lively = all.filter(isLively);
  const from = lively.length > 0 && choose(3) > 0 ? lively : all;
  return from[choose(from.length)] as PlainObject;
}

/** RUL-283: nothing that is declared is aimed at whom United Nations protects. */
function expectNobodyProtected(state: State): void {
  for (const frame of state.stack) {
    if (frame.op !== 'declaration' || frame.at === 'react') continue;
    const aimed = targetsOf(state, frame) & protectedFrom(state, frame.by);
    if (aimed !== 0) expect.fail(`${JSON.stringify(frame.declared)} of seat ${frame.by} is aimed at ${aimed}`);
  }
}

function expectDiscardsFirst(state: State, ask: Ask): void {
  if (ask.kind === 'discardEvent') return;
  for (const [seat, { events }] of state.players.entries()) {
    const most = cultureHandSize(state, seat);
    if (events.length > most) expect.fail(`${ask.kind} before seat ${seat} discards ${events.length - most}`);
  }
}
