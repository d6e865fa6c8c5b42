import type { Outcome, Seat } from '@tessera/kernel';
import { listOf, type Words } from '@tessera/locales';
import { botName, gameName, seatName } from '@tessera/locales/common/names';
import type { ClockInfo, SeatInfo, TableInfo } from '@tessera/protocol';
import type { Route } from '../app/routes.ts';
import type { LocalEntry, LocalSeat } from '../offline/messages.ts';

/** A seat as the lists show it. */
export interface SeatSeen {
  readonly kind: SeatInfo['kind'];
  readonly name: string;
}

/** A game of mine, from the server or this browser, as the lists show it. */
export interface MyGame {
  readonly key: string;
  readonly isLocal: boolean;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly seats: readonly SeatSeen[];
  readonly status: TableInfo['status'];
  /** My seats: several of them on one screen. */
  readonly mine: readonly Seat[];
  readonly awaited: readonly Seat[];
  /** Everyone is there, and I may start the game. */
  readonly isMineToBegin: boolean;
  readonly clock: (ClockInfo & { readonly at: number }) | null;
  readonly changedAt: number;
  readonly outcome: Outcome | null;
  readonly to: Route;
}

export function seatNameOf(words: Words, { kind, name, bot }: SeatInfo, seat: Seat): string {
  if (kind === 'bot') return botName(words, bot ?? '');
  return kind === 'person' && name !== '' ? name : seatName(words, seat);
}

function localName(words: Words, seat: LocalSeat, index: Seat): string {
  if (seat.kind === 'bot') return botName(words, seat.bot);
  return seat.name === '' ? seatName(words, index) : seat.name;
}

export function titleOf(words: Words, { title, game }: { readonly title: string; readonly game: string }): string {
  return title === '' ? gameName(words, game) : title;
}

export function onlineGame(words: Words, table: TableInfo, at: number): MyGame {
  const { id, game, seats, status, awaited, clocks, changedAt, outcome, you } = table;
  // My own clock where it runs, else that of the awaited player.
  const clocked = you.seat !== null && awaited.includes(you.seat) ? you.seat : awaited[0];
  const clock = clocked === undefined ? undefined : clocks?.[clocked];
  return {
    key: `online ${id}`,
    isLocal: false,
    id,
    game,
    title: titleOf(words, table),
    seats: seats.map((seat, i) => ({ kind: seat.kind, name: seatNameOf(words, seat, i) })),
    status,
    mine: you.seat === null ? [] : [you.seat],
    awaited,
    isMineToBegin: status === 'waiting' && you.isCreator && seats.every(({ kind }) => kind !== 'open'),
    clock: clock === undefined ? null : { ...clock, at },
    changedAt,
    outcome,
    to: { page: 'table', id },
  };
}

export function localGame(words: Words, entry: LocalEntry): MyGame {
  const { id, game, seats, awaited, outcome, changedAt } = entry;
  return {
    key: `local ${id}`,
    isLocal: true,
    id,
    game,
    title: titleOf(words, entry),
    seats: seats.map((seat, i) => ({ kind: seat.kind, name: localName(words, seat, i) })),
    status: outcome === null ? 'playing' : 'over',
    mine: [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person'),
    awaited,
    isMineToBegin: false,
    clock: null,
    changedAt,
    outcome,
    to: { page: 'local', id },
  };
}

export function isMyTurn({ status, mine, awaited, isMineToBegin }: MyGame): boolean {
  return isMineToBegin || (status === 'playing' && awaited.some((seat) => mine.includes(seat)));
}

export function freeSeats({ seats }: { readonly seats: readonly SeatSeen[] }): number {
  return seats.filter(({ kind }) => kind === 'open').length;
}

/** Who plays: you, others by name, bots by number. */
export function companyOf(words: Words, { mine, seats, isLocal }: MyGame): string {
  const isOneScreen = isLocal && mine.length > 1;
  const people = seats.filter(({ kind }, seat) => kind === 'person' && (isOneScreen || !mine.includes(seat)));
  const bots = seats.filter(({ kind }) => kind === 'bot').length;
  return listOf(words, [
    ...(isOneScreen || mine.length === 0 ? [] : [words.say('ui.lobby.you')]),
    ...people.map(({ name }) => name),
    ...(bots === 0 ? [] : [words.say('ui.lobby.bots', { count: bots })]),
  ]);
}

/** Games in which it is my turn first, those with the least time before the others; then by last change. */
export function inOrder(games: readonly MyGame[]): MyGame[] {
  const rank = (game: MyGame) => (isMyTurn(game) ? 0 : game.status === 'over' ? 2 : 1);
  const left = ({ clock }: MyGame) => clock?.left ?? Number.POSITIVE_INFINITY;
  return [...games].sort((a, b) => {
    const byRank = rank(a) - rank(b);
    if (byRank !== 0) return byRank;
    if (rank(a) === 0 && left(a) !== left(b)) return left(a) < left(b) ? -1 : 1;
    return b.changedAt - a.changedAt;
  });
}

/** Where a finished game can be replayed. */
export function replayOf({ isLocal, id }: MyGame): Route {
  return { page: 'replay', source: isLocal ? 'local' : 'table', id, n: null };
}

/** Who won, in a few words. */
export function resultText(words: Words, { outcome, mine, seats, isLocal }: MyGame): string {
  if (outcome === null) return '';
  const { winners } = outcome;
  if (winners.length === 0) return words.say('ui.lobby.result.none');
  const isOneScreen = isLocal && mine.length > 1;
  const iWon = !isOneScreen && winners.some((seat) => mine.includes(seat));
  if (iWon && winners.length === 1) return words.say('ui.lobby.result.you');
  const others = listOf(
    words,
    winners.filter((seat) => !iWon || !mine.includes(seat)).map((seat) => seats[seat]?.name ?? ''),
  );
  if (iWon) return words.say('ui.lobby.result.shared', { names: others });
  return words.say('ui.lobby.result.others', { count: winners.length, names: others });
}
