import { askBot, botsFor } from '@tessera/bots';
import {
  type Ask,
  act,
  answer,
  type Entry,
  type Game,
  type GameTypes,
  goBack,
  isIllegal,
  type Match,
  type Played,
  playEntry,
  type RecordHeader,
  type Seat,
  type Setup,
  seedStreams,
  sha256,
  startMatch,
  stateAfter,
} from '@tessera/kernel';
import { awaitedSeats, createRefusals, type Refusals, type ToldEntry } from '@tessera/protocol';
import type { LocalScript, LocalSeat } from './messages.ts';

/** A seat as the game goes on. */
export interface SeatState {
  readonly plan: LocalSeat;
  /** The bot that plays: a bot's own, or in place of a person. */
  bot: string | null;
  resigned: boolean;
  passes: string[];
}

/** A game in this browser. All of it stays in the worker. */
export interface LocalGame {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  changedAt: number;
  readonly game: Game;
  readonly match: Match;
  readonly kept: ToldEntry[];
  readonly seats: SeatState[];
  readonly script: LocalScript | null;
  readonly keys: Map<string, number>;
  readonly refusals: Refusals;
  readonly lastOwn: number[];
  epoch: number;
  /** The seat in front of the screen; null while the curtain is drawn, and when the game is over among several people. */
  front: Seat | null;
}

/** What is kept of a game beside its entries. */
export interface SavedTable {
  readonly id: string;
  readonly title: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly secret: string;
  readonly header: RecordHeader;
  readonly seats: readonly SeatState[];
  readonly script?: LocalScript | null;
  readonly awaited: readonly Seat[];
  readonly outcome: Match['state']['outcome'];
}

export interface SavedEntry {
  readonly entry: Entry;
  readonly at: number;
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
  const names = about.seats.map((seat) => (seat.kind === 'person' ? seat.name : seat.bot));
  const { match } = startMatch(game, setup, secret, about.words, { seats: names, title: about.title, began: now });
  const seats = about.seats.map((plan) => ({
    plan,
    bot: plan.kind === 'bot' ? plan.bot : null,
    resigned: false,
    passes: [],
  }));
  const local = gameAround(id, about.title, now, game, match, seats, about.script);
  seatSomebody(local);
  return local;
}

function gameAround(
  id: string,
  title: string,
  createdAt: number,
  game: Game,
  match: Match,
  seats: SeatState[],
  script: LocalScript | null,
): LocalGame {
  return {
    id,
    title,
    createdAt,
    changedAt: createdAt,
    game,
    match,
    kept: [],
    seats,
    script,
    keys: new Map(),
    refusals: createRefusals(),
    lastOwn: seats.map(() => 0),
    epoch: 0,
    front: null,
  };
}

export function savedTable({ id, title, createdAt, changedAt, match, seats, script }: LocalGame): SavedTable {
  const { secret, header, state } = match;
  const awaited = awaitedSeats(state);
  return { id, title, createdAt, changedAt, secret, header, seats, script, awaited, outcome: state.outcome };
}

/** A kept game, played through again to where it stood. */
export function resumeGame(game: Game, saved: SavedTable, entries: readonly SavedEntry[]): LocalGame {
  const { id, title, createdAt, secret, header } = saved;
  const setup = game.setup(header.players, header.options);
  if (isIllegal(setup)) throw new Error(`the game cannot be set up any more: ${setup.rule}`);
  const { match } = startMatch(game, setup, secret, header.words, header.about);
  const local = gameAround(
    id,
    title,
    createdAt,
    game,
    match,
    structuredClone(saved.seats) as SeatState[],
    saved.script ?? null,
  );
  for (const { entry, at } of entries) {
    const isVote = entry.type === 'undo' && entry.beyond;
    const told = isVote ? backTo(local, entry.to).told : playEntry(match, entry);
    remember(local, { entry, told, at });
  }
  local.changedAt = saved.changedAt;
  seatSomebody(local);
  return local;
}

/** Goes back beyond a barrier: people at one screen agree without a vote. */
export function backTo({ match, game }: LocalGame, to: number): Played<GameTypes> {
  const { header, secret, entries } = match;
  const played = goBack(match, to, stateAfter(game, { header, secret, entries }, to));
  if (isIllegal(played)) throw new Error(`going back was refused by ${played.rule}`);
  return played;
}

/** Keeps an entry with what it told. */
export function remember(local: LocalGame, kept: ToldEntry): void {
  const { entry, at } = kept;
  local.kept.push(kept);
  local.changedAt = at;
  if (entry.type === 'undo' || entry.type === 'rebase') local.epoch = entry.n;
  if (entry.type === 'answer' && local.seats[entry.seat]?.bot === null) local.lastOwn[entry.seat] = entry.n;
}

/** The people who play their seats themselves. */
export function people({ seats }: LocalGame): Seat[] {
  return [...seats.keys()].filter((seat) => seats[seat]?.bot === null);
}

/** The person who must come to the screen before the game goes on; null if that one is there. */
export function curtainFor(local: LocalGame): Seat | null {
  const { state } = local.match;
  if (local.front !== null || state.outcome !== null) return null;
  return awaitedSeats(state).find((seat) => local.seats[seat]?.bot === null) ?? null;
}

/** Draws the curtain when another person's turn has come; a single person never sees one. */
export function seatSomebody(local: LocalGame): void {
  const here = people(local);
  const { state } = local.match;
  if (here.length === 1) {
    local.front = here[0] ?? null;
  } else if (state.outcome !== null) {
    local.front = null;
  } else {
    const awaited = awaitedSeats(state).filter((seat) => here.includes(seat));
    if (local.front !== null && awaited.length > 0 && !awaited.includes(local.front)) local.front = null;
  }
}

/** The next answer that nobody at the screen gives: a bot's, or a pass by standing order. */
export function nextAutomatic({ match, seats, game }: LocalGame): Ask | null {
  const { pending } = match.state;
  if (pending === null) return null;
  const open = pending.asks.filter((_ask, i) => pending.answers[i] === null);
  return (
    open.find(({ seat, kind }) => {
      const one = seats[seat];
      return one !== undefined && (one.bot !== null || (one.passes.includes(kind) && game.passes[kind] !== undefined));
    }) ?? null
  );
}

/** Gives such an answer. */
export function answerAutomatically(local: LocalGame, ask: Ask, now: number): void {
  const { match, game, seats, script } = local;
  const name = seats[ask.seat]?.bot ?? null;
  const bot = name === null ? null : (botsFor(game)[name] ?? botsFor(game)['random'] ?? null);
  const generator = seedStreams(sha256(`${match.secret} ${match.n} ${ask.id}`))[0] as number[];
  const told = bot === null ? undefined : script?.answers[match.state.seq];
  const isTold = told !== undefined && game.check(match.state, ask, told) === null;
  const value = isTold ? told : bot === null ? game.passes[ask.kind] : askBot(bot, game, match.state, ask, generator);
  const played = answer(match, ask.seat, ask.id, value);
  if (isIllegal(played)) throw new Error(`${name ?? 'passing'} answered ${ask.kind} against ${played.rule}`);
  remember(local, { ...played, at: now });
  seatSomebody(local);
}

/** Tells the game that a seat resigns, where it knows that; a bot plays on in any case. */
export function resignSeat(local: LocalGame, seat: Seat, now: number): void {
  const own = local.seats[seat];
  if (own === undefined) return;
  const played = act(local.match, { act: 'resign', seat });
  own.resigned = true;
  own.bot = Object.keys(botsFor(local.game)).at(-1) ?? 'random';
  if (!isIllegal(played)) remember(local, { ...played, at: now });
}
