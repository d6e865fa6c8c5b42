import { civilization } from '@tessera/game-civilization';
import { founders } from '@tessera/game-founders';
import { type Game, isIllegal, type PlainObject, type Seat, startMatch } from '@tessera/kernel';
import { type Pace, type TableCommand, wireId } from '@tessera/protocol';
import {
  automaticAnswers,
  botSeat,
  type House,
  type MemoryTable,
  memoryTable,
  newClocks,
  personSeat,
} from '../src/index.ts';

export const GAMES = [
  { game: founders as unknown as Game, options: {}, players: [2, 3, 4] },
  { game: civilization as unknown as Game, options: { expansion: false }, players: [2, 3] },
  { game: civilization as unknown as Game, options: {}, players: [2, 5] },
] as const;

const BOTS = ['weak', 'strong'];
const PACES: readonly Pace[] = [
  { kind: 'free', wait: 60_000 },
  { kind: 'live', time: 200_000, increment: 1_000 },
  { kind: 'days', perAnswer: 100_000, pause: { from: 0, to: 30 } },
];
const ONE_SCREEN: House = {
  bots: BOTS,
  isOneScreen: true,
  without: ['chat', 'mute', 'vote', 'remind', 'replace'],
};

/** Chance for a test, the same from the same seed. */
export interface Dice {
  below(n: number): number;
  isOneIn(n: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function diceFrom(seed: number): Dice {
  let state = (seed ^ 0x9e3779b9) >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
  return {
    below,
    isOneIn: (n) => below(n) === 0,
    pick<T>(list: readonly T[]): T {
      return list[below(list.length)] as T;
    },
  };
}

/** A random table at the start of its game: at least one person, any clock, separate screens or a shared one. */
export function someTable(dice: Dice, { game, options, players }: (typeof GAMES)[number]): MemoryTable {
  const count = dice.pick(players);
  const setup = game.setup(count, options);
  if (isIllegal(setup)) throw new Error(setup.rule);
  const { match } = startMatch(game, setup, `secret ${dice.below(1_000_000)}`);
  const person = dice.below(count);
  const house: House = dice.isOneIn(4) ? ONE_SCREEN : { bots: BOTS, isOneScreen: false, without: [] };
  const pace = dice.pick(PACES);
  const seats = Array.from({ length: count }, (_, seat) =>
    seat !== person && dice.isOneIn(4) ? botSeat('weak') : personSeat(`u${seat}`, `P${seat}`, ''),
  );
  const table = memoryTable('random-table', match, house, { title: '', createdAt: 0, seats });
  table.doc = { ...table.doc, pace, clocks: newClocks(pace, count, 0) };
  return table;
}

/** A command that a client might send: mostly one that makes sense, often one that does not. */
export interface Sent {
  readonly seat: Seat | null;
  readonly command: TableCommand;
}

let keys = 0;

export function someCommand(dice: Dice, table: MemoryTable): Sent {
  const key = `k${keys++}`;
  const { match, doc } = table;
  const seats = doc.seats.length;
  const anySeat = dice.isOneIn(10) ? null : dice.below(seats);
  if (dice.below(10) < 6) return someAnswer(dice, table, key);
  const last = match.segment.at(-1);
  if (last !== undefined && dice.isOneIn(4)) return { seat: last.seat, command: { type: 'undo', key, answers: 1 } };
  const to = dice.below(match.n + 2);
  const others: (() => TableCommand)[] = [
    () => ({ type: 'undo', key, answers: 1 + dice.below(3) }),
    () => ({ type: 'propose', key, what: 'undo', to }),
    () => ({ type: 'propose', key, what: 'end' }),
    () => ({ type: 'vote', key, proposal: doc.proposals + dice.below(2), agree: !dice.isOneIn(4) }),
    () => ({ type: 'vote', key, proposal: doc.proposals, agree: true }),
    () => ({ type: 'handOver', key, bot: dice.pick(['weak', 'strong', 'hal']) }),
    () => ({ type: 'reclaim', key }),
    () => ({ type: 'remind', key, seat: dice.below(seats + 1) }),
    () => ({ type: 'replace', key, seat: dice.below(seats + 1) }),
    () => ({ type: 'orders', key, passes: dice.pick([[], Object.keys(table.game.passes), ['nonsense']]) }),
    () => ({ type: 'mute', key, seat: dice.below(seats + 1), muted: dice.isOneIn(2) }),
    () => ({ type: 'explain', key, intent: {} }),
    () => ({ type: 'preview', key, intent: {} }),
    () => ({ type: 'history', key, after: to, to: to + 5 }),
    () => (dice.isOneIn(5) ? { type: 'moment', key, n: to } : { type: 'chat', key, text: 'hello' }),
    () => (dice.isOneIn(6) ? { type: 'resign', key } : { type: 'reclaim', key }),
  ];
  return { seat: anySeat, command: dice.pick(others)() };
}

/** An answer to an open question: mostly by the seat that is asked, with one of its options. */
function someAnswer(dice: Dice, { match, game, doc }: MemoryTable, key: string): Sent {
  const { pending } = match.state;
  const nonsense: Sent = { seat: 0, command: { type: 'answer', key, ask: '0.0', answer: {} } };
  if (pending === null) return nonsense;
  const ask = dice.pick(pending.asks);
  const options = game.options(match.state, ask) as readonly PlainObject[];
  const name = wireId(ask.id, dice.isOneIn(15) ? doc.epoch + 1 : doc.epoch);
  const seat = dice.isOneIn(8) ? dice.below(doc.seats.length) : ask.seat;
  const answer = dice.isOneIn(15) ? { nonsense: 1 } : dice.pick(options);
  return { seat, command: { type: 'answer', key, ask: name, answer } };
}

/** What a bot or a standing order answers now; null if the game waits only for people. */
export function someAutomatic(dice: Dice, table: MemoryTable) {
  const wanted = automaticAnswers(table);
  if (wanted.length === 0) return null;
  const { seat, ask, bot } = dice.pick(wanted);
  const options = table.game.options(table.match.state, ask) as readonly PlainObject[];
  return { seat, ask: ask.id, value: bot === null ? table.game.passes[ask.kind] : dice.pick(options) };
}
