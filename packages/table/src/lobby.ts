import {
  commitmentTo,
  type Game,
  type Illegal,
  illegal,
  isIllegal,
  KERNEL_CODES,
  type Seat,
  startMatch,
} from '@tessera/kernel';
import { type NewTable, SERVER_CODES } from '@tessera/protocol';
import type { Access } from './access.ts';
import { newClocks } from './clocks.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import {
  botSeat,
  draftOf,
  grantOf,
  newDoc,
  openSeat,
  personSeat,
  type SeatDoc,
  type SecretRole,
  type TableDoc,
} from './tableDoc.ts';

/** A person as the table knows them. */
export interface Guest {
  readonly id: string;
  readonly name: string;
}

/** A new table by someone's plan. The game will be dealt from `seed`. */
export function layTable(
  game: Game,
  { id, name }: Guest,
  plan: NewTable,
  bots: readonly string[],
  seed: string,
  now: number,
): TableDoc | Illegal {
  const setup = game.setup(plan.seats.length, plan.options);
  if (isIllegal(setup)) return setup;
  const forSearch = game.searchOptions.find((option) => setup.options[option] !== false);
  if (forSearch !== undefined) return illegal(KERNEL_CODES.setup, { option: forSearch });
  const seats: SeatDoc[] = [];
  for (const one of plan.seats) {
    if (one.kind === 'bot' && !bots.includes(one.bot)) return illegal(SERVER_CODES.unknown, { bot: one.bot });
    // Nobody takes two seats: people who share a screen play offline.
    if (one.kind === 'me' && seats.some(({ kind }) => kind === 'person')) return illegal(SERVER_CODES.taken);
    const mine = one.kind === 'me' ? personSeat(id, name, plan.word) : openSeat();
    seats.push(one.kind === 'bot' ? botSeat(one.bot) : mine);
  }
  const commitment = commitmentTo(seed);
  return newDoc(game, { ...plan, options: setup.options, creator: id, createdAt: now, commitment, seats });
}

/** A table for the same people and bots, with another seed. The first player to ask becomes its creator. */
export function layAgain({ doc, game }: Table, creator: string, seed: string, now: number): TableDoc {
  // Players who were known only by a secret must be invited again.
  const seats = doc.seats.map(({ kind, user, name, bot }) =>
    kind === 'bot' ? botSeat(bot ?? 'random') : user === null ? openSeat() : personSeat(user, name, ''),
  );
  return newDoc(game, { ...doc, creator, createdAt: now, commitment: commitmentTo(seed), seats });
}

/** Takes an open seat: a given one, or any. */
export function takeSeat(
  { doc, row }: Table,
  access: Access,
  guest: Guest | null,
  wanted: Seat | null,
  word: string,
): { readonly seat: Seat; readonly change: TableChange } | Illegal {
  if (row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  const { seats } = doc;
  if (guest !== null && seats.some((one) => one.user === guest.id)) return illegal(SERVER_CODES.taken, { you: true });
  // A seat's secret opens that seat and no other.
  if (access.seat !== null && wanted !== null && wanted !== access.seat) return illegal(SERVER_CODES.forbidden);
  if (guest === null && access.seat === null) return illegal(SERVER_CODES.nobody);
  const seat = wanted ?? access.seat ?? seats.findIndex(({ kind }) => kind === 'open');
  const place = seats[seat];
  if (place === undefined) return illegal(wanted === null ? SERVER_CODES.full : SERVER_CODES.unknown);
  if (place.kind !== 'open') return illegal(SERVER_CODES.taken, { seat });
  const person = personSeat(guest?.id ?? null, guest?.name ?? `${seat + 1}`, word);
  return { seat, change: seated(doc, seat, person, true) };
}

/** Leaves a seat before the game. The old link to the seat no longer works. */
export function leaveSeat({ doc, row }: Table, { seat }: Access): TableChange | Illegal {
  if (row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  if (seat === null || doc.seats[seat]?.kind !== 'person') return illegal(SERVER_CODES.forbidden);
  return seated(doc, seat, openSeat(), false);
}

/** Seats a bot, or opens its seat again (null). The link that was meant for a person must not show the bot's hand. */
export function seatBot(
  { doc, row }: Table,
  { isCreator }: Access,
  seat: Seat,
  bot: string | null,
  bots: readonly string[],
): TableChange | Illegal {
  if (!isCreator) return illegal(SERVER_CODES.forbidden);
  if (row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  const place = doc.seats[seat];
  if (place === undefined) return illegal(SERVER_CODES.unknown);
  if (place.kind === 'person') return illegal(SERVER_CODES.taken, { seat });
  if (bot !== null && !bots.includes(bot)) return illegal(SERVER_CODES.unknown, { bot });
  return seated(doc, seat, bot === null ? openSeat() : botSeat(bot), false);
}

/** Replaces a secret with a new one: that of one's own seat, or, for the creator, the spectators' or an open seat's. */
export function renewLock({ doc }: Table, access: Access, role: SecretRole, seat: Seat | null): TableChange | Illegal {
  const isOwn = role === 'seat' && seat !== null && seat === access.seat;
  const isOpen = seat !== null && doc.seats[seat]?.kind === 'open';
  const isAllowed = isOwn || (access.isCreator && (role === 'seat' ? isOpen : seat === null));
  if (!isAllowed) return illegal(SERVER_CODES.forbidden);
  const draft = draftOf(doc);
  changeLock(doc, draft, role, seat);
  return { doc: draft, locks: [{ role, seat, isOpen: true }] };
}

/** Why someone may not begin the game, or remove the table before it has begun; null if they may. */
export function whyNotCreators({ row }: Table, { isCreator }: Access): Illegal | null {
  if (!isCreator) return illegal(SERVER_CODES.forbidden);
  return row.status === 'waiting' ? null : illegal(SERVER_CODES.begun);
}

/** Why the game cannot begin yet; null if all seats are taken. */
export function whyNotBegin({ doc }: Table): Illegal | null {
  const open = doc.seats.findIndex(({ kind }) => kind === 'open');
  return open < 0 ? null : illegal(SERVER_CODES.waiting, { seat: open });
}

/** Begins the game. */
export function begin({ id, doc, game }: Table, seed: string, now: number): TableChange {
  const setup = game.setup(doc.seats.length, doc.options);
  if (isIllegal(setup)) throw new Error(`table ${id} cannot begin`);
  const words = doc.seats.map(({ word }) => word);
  const draft = draftOf(doc);
  draft.clocks = newClocks(doc.pace, doc.seats.length, now);
  return { doc: draft, begun: startMatch(game, setup, seed, words).match };
}

function seated(doc: TableDoc, seat: Seat, who: SeatDoc, isOpen: boolean): TableChange {
  const draft = draftOf(doc);
  draft.seats[seat] = who;
  changeLock(doc, draft, 'seat', seat);
  return { doc: draft, locks: [{ role: 'seat', seat, isOpen }] };
}

/** Counts up the grant of a lock. The same `TableChange` must also change the lock's secret. */
export function changeLock(before: TableDoc, draft: TableDoc, role: SecretRole, seat: Seat | null): void {
  const grant = grantOf(before, role, seat) + 1;
  const place = seat === null ? undefined : draft.seats[seat];
  if (role !== 'seat') draft.locks = { ...draft.locks, [role]: grant };
  else if (place !== undefined) place.grant = grant;
}
