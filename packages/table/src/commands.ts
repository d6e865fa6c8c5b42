import {
  answer,
  type Illegal,
  illegal,
  isIllegal,
  KERNEL_CODES,
  type Match,
  passesAt,
  type Seat,
  undo,
} from '@tessera/kernel';
import {
  askNamed,
  type CommandOf,
  LIMITS,
  newsFor,
  previewReply,
  type Reply,
  SERVER_CODES,
  type TableCommand,
} from '@tessera/protocol';
import { refillClock } from './clocks.ts';
import { type House, strongestBot } from './house.ts';
import type { Presence } from './info.ts';
import type { Past } from './past.ts';
import { propose, vote } from './proposals.ts';
import { remind, replace } from './reminders.ts';
import { resign } from './resigning.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import { type SeatDoc, withSeat } from './tableDoc.ts';

/** All that a command needs besides the table itself. */
export interface Around {
  readonly house: House;
  readonly now: number;
  /** What `pastWanted` asked for. */
  readonly past: Past;
  readonly hereSince: Presence['hereSince'];
}

/** What comes of a command: a refusal, a reply of its own, a change of the table, or null if it asks for what is already the case. */
export type Done = Illegal | Reply | TableChange | null;

/** Why a seat or a spectator (null) may not act at a table; null for a person at their seat. */
export function whyNoSay({ doc }: Pick<Table, 'doc'>, seat: Seat | null): Illegal | null {
  const own = seat === null ? undefined : doc.seats[seat];
  if (own === undefined) return illegal(SERVER_CODES.forbidden, { spectator: true });
  return own.kind === 'person' ? null : illegal(SERVER_CODES.forbidden, { seat });
}

/** Carries out a command of a seat or a spectator (null). A refused command changes nothing. */
export function carryOut(table: Table, seat: Seat | null, command: TableCommand, around: Around): Done {
  // Chat is kept outside the table: a place that has a chat handles it itself.
  const isUseless = command.type === 'chat' || around.house.without.includes(command.type);
  if (isUseless) return illegal(SERVER_CODES.forbidden, { local: true });
  if (command.type === 'history') return history(seat, command, around.past);
  if (command.type === 'moment') return moment(table, seat, command, around.past);
  const refused = whyNoSay(table, seat);
  const own = table.doc.seats[seat ?? -1];
  if (refused !== null || seat === null || own === undefined) return refused;
  if (command.type === 'mute') return mute(table, seat, command);
  if (command.type === 'orders') return orders(table, seat, command);
  const { match } = table;
  if (match === null) return illegal(SERVER_CODES.waiting);
  if (command.type === 'explain') {
    const refusal = table.game.explain(match.state, seat, command.intent);
    return { type: 'explanation', key: command.key, rule: refusal?.rule ?? null, params: refusal?.params ?? {} };
  }
  if (command.type === 'preview') return previewReply(table.game, match.state, seat, command);
  if (match.state.outcome !== null) return illegal(KERNEL_CODES.over, { reason: match.state.outcome.reason });
  return play(table, match, seat, own, command, around);
}

type PlayCommand = Exclude<
  TableCommand,
  CommandOf<'chat' | 'history' | 'moment' | 'mute' | 'orders' | 'explain' | 'preview'>
>;

function play(
  table: Table,
  match: Match,
  seat: Seat,
  own: SeatDoc,
  command: PlayCommand,
  around: Around,
): TableChange | Illegal | null {
  const { house, past } = around;
  const { key } = command;
  switch (command.type) {
    case 'reclaim':
      return reclaim(table, seat, key, house.isOneScreen);
    // Players who let a bot play for them may still propose and vote.
    case 'propose':
      return propose(table, match, seat, command, past, house.isOneScreen);
    case 'vote':
      return vote(table, match, seat, command, past);
    case 'remind':
      return remind(table, seat, command, around);
    case 'replace':
      return replace(table, seat, command, around, strongestBot(house));
    // Sent again, these two ask for what is already the case.
    case 'resign':
      return own.resigned ? null : resign(table.doc, match, { seat, key }, strongestBot(house));
    case 'handOver':
      return own.bot === command.bot ? null : (botPlays(own) ?? handOver(table, seat, command, house));
    case 'answer':
      return botPlays(own) ?? giveAnswer(table, match, seat, command);
    case 'undo': {
      const played = botPlays(own) ?? undo(match, seat, command.answers);
      return isIllegal(played) ? played : { played, by: { seat, key } };
    }
  }
}

/** A bot plays this seat until its owner reclaims it. */
function botPlays({ bot }: SeatDoc): Illegal | null {
  return bot === null ? null : illegal(SERVER_CODES.forbidden, { bot });
}

function giveAnswer({ doc }: Table, match: Match, seat: Seat, command: CommandOf<'answer'>): TableChange | Illegal {
  const ask = askNamed(command.ask, doc.epoch);
  const played = ask === null ? illegal(KERNEL_CODES.stale) : answer(match, seat, ask, command.answer);
  return isIllegal(played) ? played : { played, by: { seat, key: command.key } };
}

function handOver(
  { doc }: Table,
  seat: Seat,
  { bot, key }: CommandOf<'handOver'>,
  { bots }: House,
): TableChange | Illegal {
  if (!bots.includes(bot)) return illegal(SERVER_CODES.unknown, { bot: bot.slice(0, LIMITS.name) });
  return { doc: withSeat(doc, seat, { bot }), by: { seat, key } };
}

/**
 * Takes a person's seat back from a bot: the seat that asks or, on a shared screen that someone else has now, the first seat that
 * was handed over.
 */
function reclaim({ doc }: Table, seat: Seat, key: string, isOneScreen: boolean): TableChange | Illegal | null {
  const own = doc.seats[seat];
  if (own?.resigned === true) return illegal(SERVER_CODES.forbidden, { resigned: true });
  if (own?.bot === null && !isOneScreen) return null;
  const handed = own?.bot === null ? doc.seats.findIndex(isHandedOver) : seat;
  if (handed < 0) return illegal(SERVER_CODES.forbidden);
  const draft = withSeat(doc, handed, { bot: null });
  refillClock(draft, handed);
  return { doc: draft, by: { seat, key } };
}

function isHandedOver({ kind, bot, resigned }: SeatDoc): boolean {
  return kind === 'person' && bot !== null && !resigned;
}

/** Standing orders: only questions that may be passed without asking are accepted. */
function orders({ doc, game }: Table, seat: Seat, { passes, key }: CommandOf<'orders'>): TableChange | Illegal {
  const possible = passesAt(Object.keys(game.passes), game.passesNeed, doc.options);
  const unknown = passes.find((kind) => !possible.includes(kind));
  if (unknown !== undefined) return illegal(SERVER_CODES.unknown, { kind: unknown });
  return { doc: withSeat(doc, seat, { passes: [...new Set(passes)].sort() }), by: { seat, key } };
}

function mute({ doc }: Table, seat: Seat, { seat: other, muted, key }: CommandOf<'mute'>): TableChange | Illegal {
  if (doc.seats[other] === undefined) return illegal(SERVER_CODES.unknown);
  const rest = (doc.seats[seat]?.muted ?? []).filter((one) => one !== other);
  return { doc: withSeat(doc, seat, { muted: muted ? [...rest, other] : rest }), by: { seat, key } };
}

function history(seat: Seat | null, { key, after }: CommandOf<'history'>, { entries }: Past): Reply {
  return { type: 'history', key, after, news: entries.map((entry) => newsFor(entry, seat)) };
}

function moment(table: Table, seat: Seat | null, { key, n }: CommandOf<'moment'>, { state }: Past): Reply | Illegal {
  const { match, game } = table;
  if (match === null) return illegal(SERVER_CODES.waiting);
  if (state === null) return illegal(SERVER_CODES.unknown, { entries: match.n });
  return { type: 'moment', key, n, view: game.view(state, seat) };
}
