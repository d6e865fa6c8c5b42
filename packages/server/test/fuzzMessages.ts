import { check, type Illegal, isIllegal, type Plain, type PlainObject, type Seat } from '@tessera/kernel';
import { clientMessage, LIMITS, readText, type TableCommand } from '@tessera/protocol';
import type { ArenaSeat, ArenaTable, Recorded } from './fuzzArena.ts';
import type { Dice } from './fuzzKit.ts';
import type { Hostile, Vantage } from './fuzzLines.ts';
import { broken, flipped, MALFORMED } from './fuzzMalformed.ts';

/** What those who mean harm know and can choose from. */
export interface World {
  readonly dice: Dice;
  readonly tables: readonly ArenaTable[];
  readonly recorded: readonly Recorded[];
  /** Whether nobody plays meanwhile: then the test can tell what each answer must get. */
  isStill: boolean;
}

/** A command that is well-formed but wrong, with what it must get. */
export interface Wrong {
  readonly kind: string;
  readonly command: TableCommand;
  readonly may: readonly string[];
}

let keys = 0;
export const freshKey = (): string => `h${keys++}`;

/** The name on the wire of a question. */
const named = ({ epoch }: ArenaTable, ask: number): string => `${ask}.${epoch}`;

const asksOf = ({ shadow }: ArenaTable) => shadow?.state.pending?.asks ?? [];

/** Answers to questions that are open somewhere, or were. */
function someAnswer({ dice, tables, recorded }: World): PlainObject {
  const old = dice.isOneIn(2) && recorded.length > 0 ? dice.pick(recorded).command : null;
  if (old?.type === 'answer') return old.answer;
  const { game, shadow } = dice.pick(tables.filter((table) => asksOf(table).length > 0));
  const state = shadow?.state;
  const ask = dice.pick(state?.pending?.asks ?? []);
  return state === undefined ? {} : dice.pick(game.options(state, ask));
}

const ODDITIES: readonly Plain[] = [
  ...[-1, 0, 7, 1e15, 255, null, true, '', 'x', 'constructor', '__proto__', [], [[]], {}, { toString: 1 }, [null]],
  ...['\u0000', '\ud800', 'a'.repeat(5_000), Array.from({ length: 500 }, () => 0), -1e15, { length: 3 }],
];

/** An answer with something changed in it, or made up. */
function oddAnswer(world: World): PlainObject {
  const { dice } = world;
  const odd = dice.pick(ODDITIES);
  if (dice.isOneIn(4)) return { [dice.pick(['a', 'choice', '__proto__x', 'constructor', 'kind'])]: odd };
  if (dice.isOneIn(6)) return JSON.parse(`{"__proto__":${JSON.stringify(odd)},"a":1}`) as PlainObject;
  if (dice.isOneIn(6)) return JSON.parse(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`) as PlainObject;
  const answer = structuredClone(someAnswer(world)) as { [name: string]: Plain };
  const names = Object.keys(answer);
  const name = names.length === 0 || dice.isOneIn(5) ? dice.token(4) : dice.pick(names);
  const inner = answer[name];
  if (Array.isArray(inner) && dice.isOneIn(2)) answer[name] = dice.isOneIn(2) ? [...inner, odd] : [...inner, ...inner];
  else answer[name] = odd;
  if (dice.isOneIn(6)) delete answer[name];
  return answer;
}

/** Options of a question, mixed: each part of it could be right. */
function mixedAnswer({ dice }: World, options: readonly PlainObject[]): PlainObject {
  const mixed: { [name: string]: Plain } = { ...dice.pick(options) };
  const other = dice.pick(options);
  for (const [name, value] of Object.entries(other)) {
    if (dice.isOneIn(2)) mixed[name] = value;
    if (typeof value === 'number' && dice.isOneIn(2)) mixed[name] = dice.below(200);
    if (Array.isArray(value) && dice.isOneIn(3)) mixed[name] = [...value, ...value].slice(dice.below(3));
  }
  return mixed;
}

/** A well-formed command, of any type that does something. */
export function anyCommand(world: World, table: ArenaTable): TableCommand {
  const { dice } = world;
  const key = freshKey();
  const asks = asksOf(table);
  const ask = asks.length > 0 && !dice.isOneIn(4) ? dice.pick(asks).id : dice.below(200);
  const makers: readonly (() => TableCommand)[] = [
    () => ({ type: 'answer', key, ask: named(table, ask), answer: someAnswer(world) }),
    () => ({ type: 'undo', key, answers: 1 + dice.below(5) }),
    () => ({ type: 'propose', key, what: 'undo', to: dice.below(20) }),
    () => ({ type: 'propose', key, what: 'end' }),
    () => ({ type: 'vote', key, proposal: dice.below(5), agree: dice.isOneIn(2) }),
    () => ({ type: 'resign', key }),
    () => ({ type: 'handOver', key, bot: dice.pick(['random', 'greedy']) }),
    () => ({ type: 'reclaim', key }),
    () => ({ type: dice.pick(['remind', 'replace']), key, seat: dice.below(8) }),
    () => ({ type: 'orders', key, passes: [] }),
    () => ({ type: 'chat', key, text: `hear me ${dice.token(5)}` }),
    () => ({ type: 'mute', key, seat: dice.below(3), muted: true }),
    () => ({ type: 'explain', key, intent: { kind: 'x', answer: someAnswer(world) } }),
    () => ({ type: 'preview', key, intent: { kind: 'x', answer: someAnswer(world) } }),
  ];
  return dice.pick([...makers, ...Array.from({ length: 6 }, () => makers[0] as () => TableCommand)])();
}

type WrongMaker = (world: World, table: ArenaTable, seat: Seat) => Omit<Wrong, 'kind'> | null;

/** What the rules say to an answer; null if it is legal, and so nothing to send. */
function ruleFor({ game, shadow }: ArenaTable, seat: Seat, ask: number, answer: PlainObject): string | null {
  const refused: Illegal | null = shadow === null ? null : check(game, shadow.state, seat, ask, answer);
  return refused?.rule ?? null;
}

const ownRecorded = ({ recorded }: World, table: ArenaTable, seat: Seat): Recorded[] =>
  recorded.filter((one) => one.table === table.id && one.seat === seat);

/** What a player can get wrong at a seat where they may act. */
const WRONG: { readonly [kind: string]: WrongMaker } = {
  'stale question': (world, table, seat) => {
    const answers = ownRecorded(world, table, seat).flatMap(({ command }) =>
      command.type === 'answer' ? [command] : [],
    );
    if (answers.length === 0) return null;
    const { ask, answer } = world.dice.pick(answers);
    return { command: { type: 'answer', key: freshKey(), ask, answer }, may: ['K-STALE'] };
  },
  'question of another seat': (world, table, seat) => {
    const others = asksOf(table).filter((ask) => ask.seat !== seat);
    if (others.length === 0 || table.shadow === null) return null;
    const ask = world.dice.pick(others);
    const answer = world.dice.pick(table.game.options(table.shadow.state, ask));
    const may = world.isStill ? ['K-SEAT'] : ['K-SEAT', 'K-STALE', 'K-OVER'];
    return { command: { type: 'answer', key: freshKey(), ask: named(table, ask.id), answer }, may };
  },
  'question of another table': (world, table, seat) => {
    const others = world.tables.filter((other) => other !== table && asksOf(other).length > 0);
    if (!world.isStill || others.length === 0) return null;
    const other = world.dice.pick(others);
    const { id } = world.dice.pick(asksOf(other));
    const answer = someAnswer(world);
    const rule = other.epoch === table.epoch ? ruleFor(table, seat, id, answer) : 'K-STALE';
    if (rule === null) return null;
    return { command: { type: 'answer', key: freshKey(), ask: named(other, id), answer }, may: [rule] };
  },
  'wrong answer': (world, table, seat) => {
    const own = asksOf(table).filter((ask) => ask.seat === seat);
    if (!world.isStill || own.length === 0 || table.shadow === null) return null;
    const ask = world.dice.pick(own);
    const { id } = ask;
    const { game, shadow } = table;
    const makers = [someAnswer, oddAnswer, () => mixedAnswer(world, game.options(shadow.state, ask))];
    const answer = world.dice.pick(makers)(world);
    const rule = ruleFor(table, seat, id, answer);
    return rule === null
      ? null
      : { command: { type: 'answer', key: freshKey(), ask: named(table, id), answer }, may: [rule] };
  },
  'question that never was': (world, table) => {
    const { dice } = world;
    const odd = [
      '',
      '0',
      '.',
      '1.',
      '-1.0',
      '1e3.0',
      '0.0.0',
      ' 1.0',
      '\u0000',
      '__proto__',
      '1.-1',
      `${2 ** 31}.0`,
      '\ud800',
    ];
    const ask = dice.isOneIn(2) ? named(table, 1e6 + dice.below(1e6)) : dice.pick(odd);
    return { command: { type: 'answer', key: freshKey(), ask, answer: someAnswer(world) }, may: ['K-STALE'] };
  },
  replay: (world, table, seat) => {
    const own = ownRecorded(world, table, seat);
    if (own.length === 0) return null;
    const { command } = world.dice.pick(own);
    return { command, may: command.type === 'chat' ? ['accepted'] : ['S-AGAIN'] };
  },
  'old key for another answer': (world, table, seat) => {
    const own = asksOf(table).filter((ask) => ask.seat === seat);
    const used = ownRecorded(world, table, seat).filter(({ command }) => command.type === 'answer');
    // It makes the server read the whole table again, so there are fewer of these.
    if (!world.isStill || own.length === 0 || used.length === 0 || table.shadow === null) return null;
    if (!world.dice.isOneIn(2)) return null;
    const ask = world.dice.pick(own);
    const answer = world.dice.pick(table.game.options(table.shadow.state, ask));
    const { key } = world.dice.pick(used).command;
    return { command: { type: 'answer', key, ask: named(table, ask.id), answer }, may: ['S-AGAIN'] };
  },
  'undo too far': ({ dice }) => ({
    command: { type: 'undo', key: freshKey(), answers: 500 + dice.below(500) },
    may: ['K-BARRIER'],
  }),
  'dead proposal': ({ dice }) => ({
    command: { type: 'vote', key: freshKey(), proposal: dice.isOneIn(2) ? 1 : dice.below(1e9), agree: dice.isOneIn(2) },
    may: ['S-PROPOSAL'],
  }),
  'undo to what has not been': ({ dice }) => ({
    command: { type: 'propose', key: freshKey(), what: 'undo', to: 9_000_000 + dice.below(1_000_000) },
    may: ['K-STALE'],
  }),
  'unknown bot, order, seat or moment': ({ dice }) => {
    const key = freshKey();
    const odd = dice.pick([
      'constructor',
      '__proto__',
      '',
      'toString',
      'Random',
      '../greedy',
      '\u0000',
      dice.token(20),
    ]);
    const commands: readonly TableCommand[] = [
      { type: 'handOver', key, bot: odd },
      { type: 'orders', key, passes: [odd] },
      { type: 'mute', key, seat: 6 + dice.below(2), muted: true },
      { type: 'moment', key, n: 1_000_000 + dice.below(1_000_000) },
    ];
    return { command: dice.pick(commands), may: ['S-UNKNOWN'] };
  },
  'nonsense asked why': (world) => {
    return { command: { type: 'explain', key: freshKey(), intent: oddIntent(world) }, may: ['explanation'] };
  },
  'nonsense previewed': (world) => {
    return {
      command: { type: 'preview', key: freshKey(), intent: oddIntent(world) },
      may: ['preview', 'K-SHAPE', 'K-OVER'],
    };
  },
};

function oddIntent(world: World): PlainObject {
  const { dice, recorded, tables } = world;
  const kinds = tables.flatMap((table) => asksOf(table).map(({ kind }) => kind));
  const kind = dice.isOneIn(3) ? dice.pick(ODDITIES) : dice.pick([...kinds, 'constructor', '__proto__', 'pass']);
  const answer = dice.isOneIn(3) && recorded.length > 0 ? dice.pick(ODDITIES) : oddAnswer(world);
  return dice.isOneIn(5) ? oddAnswer(world) : { kind, answer };
}

export const WRONG_KINDS = Object.keys(WRONG);

/** What may not be done on a seat that a bot plays, before the beginning, or after the end. */
function wrongNow(world: World, table: ArenaTable, { isHandedOver }: ArenaSeat): Wrong | null {
  const plays: readonly TableCommand['type'][] = ['answer', 'undo'];
  // Players who let a bot play for them may still propose and vote.
  const acts = table.status === 'playing' ? plays : [...plays, 'propose', 'vote', 'resign', 'remind', 'replace'];
  const reason =
    table.status === 'waiting'
      ? (['before the beginning', 'S-WAITING'] as const)
      : table.status === 'over'
        ? (['after the end', 'K-OVER'] as const)
        : isHandedOver
          ? (['seat of a bot', 'S-FORBIDDEN'] as const)
          : null;
  if (reason === null) return null;
  for (;;) {
    const command = anyCommand(world, table);
    if (acts.includes(command.type)) return { kind: reason[0], command, may: [reason[1]] };
  }
}

/** Something well-formed but wrong, from a seat. */
export function wrongCommand(world: World, table: ArenaTable, seat: ArenaSeat): Wrong {
  const now = wrongNow(world, table, seat);
  if (now !== null) return now;
  for (;;) {
    const kind = world.dice.isOneIn(3) ? 'wrong answer' : world.dice.pick(WRONG_KINDS);
    const made = (WRONG[kind] as WrongMaker)(world, table, seat.seat);
    // While others play, a game may end.
    if (made !== null) return { kind, command: made.command, may: world.isStill ? made.may : [...made.may, 'K-OVER'] };
  }
}

/** A secret that opens nothing here: another table's, one with a letter changed or cut off, or none at all. */
export function wrongSecret({ dice, tables }: World, table: ArenaTable): string {
  const secretsOf = ({ secrets, seats }: ArenaTable): string[] => [
    secrets.creator,
    secrets.spectator,
    ...seats.flatMap(({ secret }) => secret ?? []),
  ];
  const own = dice.pick(secretsOf(table));
  const changed = own.slice(0, -2) + (own.endsWith('AA') ? 'BB' : 'AA');
  const others = tables.filter((other) => other !== table).flatMap(secretsOf);
  return dice.pick([
    dice.pick(others),
    changed,
    own.slice(0, -1),
    `${own}A`,
    dice.token(32),
    own.toUpperCase().padEnd(33, '_'),
  ]);
}

/** Many at the same time are more than a socket may watch. */
function wrongWatch(world: World): Hostile {
  const { dice, tables } = world;
  const table = dice.pick(tables);
  const key = freshKey();
  const id = dice.pick([dice.token(16), '__proto__', 'constructor', `${table.id.slice(0, -1)}`, `${table.id}A`]);
  const isHere = dice.isOneIn(2);
  const message = isHere
    ? { type: 'watch', key, table: table.id, secret: wrongSecret(world, table) }
    : { type: 'watch', key, table: id, after: dice.below(100) };
  return {
    kind: isHere ? 'wrong secret' : 'unknown table',
    data: JSON.stringify(message),
    may: ['S-UNKNOWN', 'S-RATE'],
  };
}

const isRefused = (text: string): boolean => isIllegal(readText(clientMessage, text) as object);

function goodMessage(world: World): PlainObject {
  const { dice, tables, recorded } = world;
  const table = dice.pick(tables);
  if (dice.isOneIn(6)) return { type: 'watch', key: freshKey(), table: table.id, after: dice.below(50), chatAfter: 0 };
  const old = dice.isOneIn(2) && recorded.length > 0 ? dice.pick(recorded) : null;
  const message =
    old === null ? { table: table.id, command: anyCommand(world, table) } : { table: old.table, command: old.command };
  return { type: 'at', ...message } as unknown as PlainObject;
}

function malformed(world: World): Hostile {
  const { dice } = world;
  const kind = dice.pick([...Object.keys(MALFORMED), 'binary', 'too long']);
  if (kind === 'binary') {
    const data = Buffer.from(dice.isOneIn(2) ? JSON.stringify(goodMessage(world)) : dice.token(dice.below(300)));
    return { kind, data, may: ['S-SHAPE'] };
  }
  // A socket is lost with each of these.
  if (kind === 'too long' && dice.isOneIn(12)) {
    const data = JSON.stringify({ type: 'x', more: 'y'.repeat(LIMITS.messageBytes + dice.below(100_000)) });
    return { kind, data: dice.isOneIn(2) ? data : Buffer.from(data), may: [], closes: 1009 };
  }
  const chosen = kind === 'too long' ? 'bytes flipped' : kind;
  return { kind: chosen, data: broken(dice, chosen, () => goodMessage(world), isRefused), may: ['S-SHAPE'] };
}

/** Another player's good message with some letters changed; well-formed or not, it does nothing here. */
function stolen(world: World, { table, beside }: Vantage): Hostile | null {
  const { dice, recorded } = world;
  const known = recorded.filter((one) => one.table !== table?.id);
  if (known.length === 0) return null;
  const old = dice.pick(known);
  const text = JSON.stringify({ type: 'at', table: old.table, command: old.command });
  const data = dice.isOneIn(2) ? text : flipped(dice, text);
  if (isRefused(data)) return { kind: 'stolen and flipped', data, may: ['S-SHAPE'] };
  const isLookedAt = beside.some(({ id }) => id === old.table);
  return { kind: 'stolen', data, may: isLookedAt ? ['S-FORBIDDEN', 'S-UNKNOWN'] : ['S-UNKNOWN'] };
}

/** The next hostile message from somewhere. */
export function nextHostile(world: World, vantage: Vantage): Hostile {
  const { dice, tables } = world;
  const choice = dice.below(20);
  const isSeated = vantage.seat !== null;
  if (choice < (isSeated ? 7 : 14)) return malformed(world);
  if (choice === 17) return wrongWatch(world);
  if (choice === 18) return stolen(world, vantage) ?? malformed(world);
  const { table, seat, beside } = vantage;
  if (table !== null && seat !== null && choice < 17) {
    const { kind, command, may } = wrongCommand(world, table, seat);
    return { kind, data: JSON.stringify({ type: 'at', table: table.id, command }), may };
  }
  const lookedAt = seat === null && table !== null ? [table, ...beside] : beside;
  if (lookedAt.length > 0 && (seat === null ? choice < 17 : world.dice.isOneIn(2))) {
    const other = dice.pick(lookedAt);
    const data = JSON.stringify({ type: 'at', table: other.id, command: anyCommand(world, other) });
    return { kind: 'command of a spectator', data, may: ['S-FORBIDDEN'] };
  }
  const unseen = tables.filter((other) => other !== table && !beside.includes(other));
  const other = dice.pick(unseen);
  const data = JSON.stringify({ type: 'at', table: other.id, command: anyCommand(world, other) });
  return { kind: 'table that is not watched', data, may: ['S-UNKNOWN'] };
}
