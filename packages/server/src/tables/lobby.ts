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
import { type Access, grantOf, isAlone, newClocks, type SeatDoc, type SecretRole, type TableDoc } from '@tessera/table';
import { hashSecret, ID_BYTES, newSecret } from '../people/secrets.ts';
import type { StoredUser, TableRow } from '../store/store.ts';
import { whyNotAlone } from './alone.ts';
import { gameOf, type Host, type HostParts } from './host.ts';
import { draftOf, finish } from './steps.ts';

/** Bytes of chance in the secret that the seed is made from. */
const SEED_BYTES = 32;

/** A new table with its secrets, not stored yet. */
export interface Laid {
  readonly id: string;
  readonly doc: TableDoc;
  readonly row: TableRow;
  readonly seed: string;
  readonly secrets: {
    readonly creator: string;
    readonly spectator: string;
    readonly seats: readonly (string | null)[];
  };
}

/** Lays a table as somebody wants it. */
export function layTable(parts: HostParts, user: StoredUser, plan: NewTable): Laid | Illegal {
  const game = gameOf(parts.games, plan.game);
  if (game === null) return illegal(SERVER_CODES.unknown, { game: plan.game });
  const setup = game.setup(plan.seats.length, plan.options);
  if (isIllegal(setup)) return setup;
  const forSearch = game.searchOptions.find((option) => setup.options[option] !== false);
  if (forSearch !== undefined) return illegal(KERNEL_CODES.setup, { option: forSearch });
  const bots = parts.bots.names(game);
  const seats: SeatDoc[] = [];
  for (const one of plan.seats) {
    if (one.kind === 'bot' && !bots.includes(one.bot)) return illegal(SERVER_CODES.unknown, { bot: one.bot });
    // Nobody sits on two seats: a person who plays for several shares the screen offline.
    if (one.kind === 'me' && seats.some(({ kind }) => kind === 'person')) return illegal(SERVER_CODES.taken);
    seats.push(one.kind === 'me' ? person(user, plan.word) : one.kind === 'bot' ? botSeat(one.bot) : openSeat());
  }
  return laid(parts, game, { ...plan, options: setup.options }, seats, user.id);
}

function laid(
  { chance, clock }: HostParts,
  game: Game,
  plan: Pick<TableDoc, 'title' | 'options' | 'pace' | 'listed'>,
  seats: SeatDoc[],
  creator: string,
): Laid {
  const now = clock.now();
  const seed = chance.token(SEED_BYTES);
  const doc: TableDoc = {
    game: game.id,
    title: plan.title,
    options: plan.options,
    pace: plan.pace,
    listed: plan.listed,
    creator,
    createdAt: now,
    commitment: commitmentTo(seed),
    seats,
    clocks: null,
    proposal: null,
    proposals: 0,
    epoch: 0,
    rules: game.rules,
    again: null,
  };
  const row: TableRow = { status: 'waiting', n: 0, due: null, awaited: [], outcome: null, changedAt: now };
  const secrets = {
    creator: newSecret(chance),
    spectator: newSecret(chance),
    seats: seats.map(({ kind }) => (kind === 'bot' ? null : newSecret(chance))),
  };
  return { id: chance.token(ID_BYTES.table), doc, row, seed, secrets };
}

export async function storeLaid({ store }: HostParts, { id, doc, row, seed, secrets }: Laid): Promise<void> {
  const opens = (secret: string, role: SecretRole, seat: Seat | null) => ({
    hash: hashSecret(secret),
    opens: { role, seat },
  });
  await store.createTable(id, row, doc, seed, [
    opens(secrets.creator, 'creator', null),
    opens(secrets.spectator, 'spectator', null),
    ...secrets.seats.flatMap((secret, seat) => (secret === null ? [] : [opens(secret, 'seat', seat)])),
  ]);
}

function person(user: StoredUser | null, word: string, name = user?.name ?? ''): SeatDoc {
  return { ...openSeat(), kind: 'person', user: user?.id ?? null, name, word };
}

function botSeat(bot: string): SeatDoc {
  return { ...openSeat(), kind: 'bot', bot };
}

export function openSeat(): SeatDoc {
  return { kind: 'open', user: null, name: '', bot: null, resigned: false, grant: 0, word: '', passes: [], muted: [] };
}

export async function joinTable(
  host: Host,
  access: Access,
  user: StoredUser | null,
  wanted: Seat | null,
  word: string,
): Promise<{ readonly seat: Seat; readonly secret: string } | Illegal> {
  if (host.table.row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  const { seats } = host.table.doc;
  if (user !== null && seats.some((one) => one.user === user.id)) return illegal(SERVER_CODES.taken, { you: true });
  // A seat's secret opens that seat and no other.
  if (access.seat !== null && wanted !== null && wanted !== access.seat) return illegal(SERVER_CODES.forbidden);
  if (user === null && access.seat === null) return illegal(SERVER_CODES.nobody);
  const seat = wanted ?? access.seat ?? seats.findIndex(({ kind }) => kind === 'open');
  const place = seats[seat];
  if (place === undefined) return illegal(wanted === null ? SERVER_CODES.full : SERVER_CODES.unknown);
  if (place.kind !== 'open') return illegal(SERVER_CODES.taken, { seat });
  const doc = draftOf(host);
  doc.seats[seat] = person(user, word, user?.name ?? `${seat + 1}`);
  return { seat, secret: await renewSecret(host, doc, 'seat', seat) };
}

/** Puts a new secret in the place of the old one, and stores the table: whoever came in by the old one is out. */
export async function renewSecret(host: Host, doc: TableDoc, role: SecretRole, seat: Seat | null): Promise<string> {
  const secret = newSecret(host.parts.chance);
  changeLock(host, doc, role, seat);
  await finish(host, { doc, secrets: [{ hash: hashSecret(secret), opens: { role, seat } }] });
  return secret;
}

/** The lock and its secret belong together: whoever changes one hands the other to the same step. */
export function changeLock({ table }: Host, doc: TableDoc, role: SecretRole, seat: Seat | null): void {
  const grant = grantOf(table.doc, role, seat) + 1;
  const place = seat === null ? undefined : doc.seats[seat];
  if (role !== 'seat') doc.locks = { ...doc.locks, [role]: grant };
  else if (place !== undefined) place.grant = grant;
}

/** Stores the table with a seat whose secret opens nothing any more: whoever came in by it is out. */
async function finishLocked(host: Host, doc: TableDoc, seat: Seat): Promise<void> {
  changeLock(host, doc, 'seat', seat);
  await finish(host, { doc, secrets: [{ hash: null, opens: { role: 'seat', seat } }] });
}

export async function leaveTable(host: Host, { seat }: Access): Promise<Illegal | null> {
  if (host.table.row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  if (seat === null || host.table.doc.seats[seat]?.kind !== 'person') return illegal(SERVER_CODES.forbidden);
  const doc = draftOf(host);
  doc.seats[seat] = openSeat();
  // Whoever has got up cannot sit down again with the old link.
  await finishLocked(host, doc, seat);
  return null;
}

export async function seatBotAt(
  host: Host,
  { isCreator }: Access,
  seat: Seat,
  bot: string | null,
): Promise<Illegal | null> {
  if (!isCreator) return illegal(SERVER_CODES.forbidden);
  if (host.table.row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  const place = host.table.doc.seats[seat];
  if (place === undefined) return illegal(SERVER_CODES.unknown);
  if (place.kind === 'person') return illegal(SERVER_CODES.taken, { seat });
  if (bot !== null && !host.parts.bots.names(host.game).includes(bot)) return illegal(SERVER_CODES.unknown, { bot });
  const doc = draftOf(host);
  doc.seats[seat] = bot === null ? openSeat() : botSeat(bot);
  // Nobody looks into a bot's hand with the link that was meant for a person.
  await finishLocked(host, doc, seat);
  return null;
}

export async function startGame(host: Host, { isCreator }: Access): Promise<Illegal | null> {
  if (!isCreator) return illegal(SERVER_CODES.forbidden);
  if (host.table.row.status !== 'waiting') return illegal(SERVER_CODES.begun);
  const doc = draftOf(host);
  const open = doc.seats.findIndex(({ kind }) => kind === 'open');
  if (open >= 0) return illegal(SERVER_CODES.waiting, { seat: open });
  const refused = isAlone(doc) ? await whyNotAlone(host) : null;
  if (refused !== null) return refused;
  const stored = await host.parts.store.readGame(host.id);
  const setup = host.game.setup(doc.seats.length, doc.options);
  if (stored === null || isIllegal(setup)) throw new Error(`table ${host.id} cannot begin`);
  const words = doc.seats.map(({ word }) => word);
  const { match } = startMatch(host.game, setup, stored.seed, words);
  host.match = match;
  host.lastOwn = doc.seats.map(() => 0);
  doc.clocks = newClocks(doc.pace, doc.seats.length, host.parts.clock.now());
  await finish(host, { doc, header: match.header, snapshot: true });
  return null;
}

/** A table for the same people and bots, with another seed. Whoever asks first has set it up. */
export function layAgain({ parts, table, game }: Host, user: StoredUser): Laid {
  const { doc } = table;
  const seats = doc.seats.map((seat) =>
    seat.kind === 'bot' ? botSeat(seat.bot ?? 'random') : { ...openSeat(), ...personAgain(seat) },
  );
  return laid(parts, game, doc, seats, user.id);
}

/** Whoever was known only by a secret must be invited anew. */
function personAgain({ user, name }: SeatDoc): Partial<SeatDoc> {
  return user === null ? {} : { kind: 'person', user, name };
}
