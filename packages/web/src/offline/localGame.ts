import { askBot, botsFor } from '@tessera/bots';
import {
  type Ask,
  applyEntry,
  type Entry,
  type Game,
  goBack,
  isIllegal,
  type Match,
  type RecordHeader,
  type Seat,
  type Setup,
  seedStreams,
  sha256,
  startMatch,
  toPresentFormat,
} from '@tessera/kernel';
import type { Reply, TableCommand } from '@tessera/protocol';
import {
  answerAt,
  automaticAnswers,
  botSeat,
  commandAt,
  type House,
  type MemoryTable,
  memoryTable,
  personSeat,
  stateAt,
  takeIn,
} from '@tessera/table';
import type { LocalScript, LocalSeat } from './messages.ts';

/** A game in this browser. All of it stays in the worker. */
export interface LocalGame extends MemoryTable {
  readonly script: LocalScript | null;
  /** The seat in front of the screen; null while the curtain is drawn, and after a game among several people. */
  front: Seat | null;
}

/** What is kept of a game besides its entries. */
export interface SavedTable {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly secret: string;
  readonly header: RecordHeader;
  readonly seats: readonly SavedSeat[];
  readonly script?: LocalScript | null;
  readonly awaited: readonly Seat[];
  readonly outcome: Match['state']['outcome'];
}

interface SavedSeat {
  readonly plan: LocalSeat;
  /** The bot that plays: a bot's own, or in place of a person. */
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly passes: readonly string[];
}

export interface SavedEntry {
  readonly entry: Entry;
  readonly at: number;
}

/** Commands that make sense only where everyone has their own screen. */
const AMONG_SEVERAL: House['without'] = ['chat', 'mute', 'vote', 'remind', 'replace'];

export function botNames(game: Game): string[] {
  return Object.keys(botsFor(game));
}

export function beginGame(
  id: string,
  game: Game,
  setup: Setup,
  about: {
    readonly title: string;
    readonly seats: readonly LocalSeat[];
    readonly words: readonly string[];
    readonly script: LocalScript | null;
  },
  secret: string,
  now: number,
): LocalGame {
  const { title, words, script } = about;
  const names = about.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.bot));
  const { match } = startMatch(game, setup, secret, words, { seats: names, title, began: now });
  const seats = about.seats.map((plan) => ({
    plan,
    bot: plan.kind === 'bot' ? plan.bot : null,
    resigned: false,
    passes: [],
  }));
  const local = gameAround(match, { id, title, createdAt: now, seats, script });
  updateFront(local);
  return local;
}

function gameAround(
  match: Match,
  { id, title, createdAt, seats, script }: Pick<SavedTable, 'id' | 'title' | 'createdAt' | 'seats' | 'script'>,
): LocalGame {
  const house = { bots: botNames(match.game), isOneScreen: true, without: AMONG_SEVERAL };
  const around = seats.map(({ plan, bot, resigned, passes }, seat) => ({
    ...(plan.kind === 'bot' ? botSeat(plan.bot) : personSeat(null, plan.name, match.header.words[seat] ?? '')),
    bot,
    resigned,
    passes: [...passes],
  }));
  return { ...memoryTable(id, match, house, { title, createdAt, seats: around }), script: script ?? null, front: null };
}

export function savedTable({ id, doc, row, match, script }: LocalGame): SavedTable {
  const { title, createdAt } = doc;
  const { secret, header } = match;
  const { awaited, outcome, changedAt } = row;
  const seats = doc.seats.map(({ kind, name, bot, resigned, passes }): SavedSeat => {
    const plan: LocalSeat = kind === 'bot' ? { kind, bot: bot ?? 'random' } : { kind: 'person', name };
    return { plan, bot, resigned, passes };
  });
  return { id, title, createdAt, changedAt, secret, header, seats, script, awaited, outcome };
}

/** A kept game, replayed to where it stood. */
export function resumeGame(game: Game, saved: SavedTable, entries: readonly SavedEntry[]): LocalGame {
  const { secret } = saved;
  const header = toPresentFormat(saved.header);
  const setup = game.setup(header.players, header.options);
  if (isIllegal(setup)) throw new Error(`the game can no longer be set up: ${setup.rule}`);
  const dealt = startMatch(game, setup, secret, header.words, header.about);
  const match: Match = { ...dealt.match, header };
  // The rules may have been corrected since. A state records the rules that produced it, and the record's hashes cover
  // such states.
  match.state.rules = header.rules;
  const local = gameAround(match, saved);
  for (const { entry: stored, at } of entries) {
    const entry = toPresentFormat(stored);
    const told = entry.type === 'undo' && entry.beyond ? goneBack(local, entry.to) : applyEntry(match, entry);
    takeIn(local, { played: { entry, told } }, at);
  }
  local.lastOwn = local.doc.seats.map(({ bot }, seat) => (bot === null ? lastOwnIn(entries, seat) : 0));
  local.row = { ...local.row, changedAt: saved.changedAt };
  updateFront(local);
  return local;
}

/** Goes back beyond a barrier: people at one screen agree without a vote. */
function goneBack(local: LocalGame, to: number): readonly never[] {
  const state = stateAt(local.match, local.match.entries, to);
  const played = state === null ? null : goBack(local.match, to, state);
  if (played === null || isIllegal(played)) throw new Error(`nothing leads back to entry ${to}`);
  return [];
}

function lastOwnIn(entries: readonly SavedEntry[], seat: Seat): number {
  return entries.reduce((last, { entry }) => ('seat' in entry && entry.seat === seat ? entry.n : last), 0);
}

/** The people who play their seats themselves. */
export function people({ doc }: LocalGame): Seat[] {
  return [...doc.seats.keys()].filter((seat) => doc.seats[seat]?.bot === null);
}

/** The person who must come to the screen before the game goes on; null if they are already there. */
export function curtainFor({ front, row, doc }: LocalGame): Seat | null {
  if (front !== null || row.outcome !== null) return null;
  return row.awaited.find((seat) => doc.seats[seat]?.bot === null) ?? null;
}

/** Draws the curtain when it becomes another person's turn; a single person never sees one. */
function updateFront(local: LocalGame): void {
  const here = people(local);
  const { outcome, awaited } = local.row;
  if (here.length === 1) {
    local.front = here[0] ?? null;
  } else if (outcome !== null) {
    local.front = null;
  } else {
    const next = awaited.filter((seat) => here.includes(seat));
    if (local.front !== null && next.length > 0 && !next.includes(local.front)) local.front = null;
  }
}

/**
 * Executes a command of the seat in front of the screen: the same commands, codes and replies as at a server's table.
 */
export function carryOut(local: LocalGame, command: TableCommand, now: number): Reply {
  const reply = commandAt(local, local.front, command, now);
  if (reply.type === 'accepted') updateFront(local);
  return reply;
}

/** The next answer that no one at the screen gives: a bot's, or a pass by standing order. */
export function nextAutomatic(local: LocalGame): Ask | null {
  return automaticAnswers(local)[0]?.ask ?? null;
}

/** Gives that answer. */
export function answerAutomatically(local: LocalGame, ask: Ask, now: number): void {
  const { match, game, doc, script } = local;
  const name = doc.seats[ask.seat]?.bot ?? null;
  const bot = name === null ? null : (botsFor(game)[name] ?? botsFor(game)['random'] ?? null);
  const generator = seedStreams(sha256(`${match.secret} ${match.n} ${ask.id}`))[0] as number[];
  const told = bot === null ? undefined : script?.answers[match.state.seq];
  const isTold = told !== undefined && game.check(match.state, ask, told) === null;
  const value = isTold ? told : bot === null ? game.passes[ask.kind] : askBot(bot, game, match.state, ask, generator);
  const refused = answerAt(local, ask.seat, ask.id, value, now);
  if (refused !== null) throw new Error(`${name ?? 'passing'} answered ${ask.kind} against ${refused.rule}`);
  updateFront(local);
}
