import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { type CommandOf, SERVER_CODES, type WaitInfo } from '@tessera/protocol';
import type { Presence } from './info.ts';
import type { Table } from './table.ts';
import type { TableChange } from './tableChange.ts';
import { withSeat } from './tableDoc.ts';
import { waitsOf } from './waits.ts';

const SECOND = 1_000;

/** The current time, and since when people have been here. */
type Moment = Pick<Presence, 'hereSince'> & { readonly now: number };

/** Reminds a person that it is their turn. The time is noted at their seat, which keeps others from reminding them again at once. */
export function remind(table: Table, seat: Seat, command: CommandOf<'remind'>, moment: Moment): TableChange | Illegal {
  const wait = waitFor(table, seat, command.seat, moment);
  if ('rule' in wait) return wait;
  if (wait.remindIn > 0) return early(wait.remindIn);
  const reminded = { n: table.row.n, at: moment.now };
  return { doc: withSeat(table.doc, command.seat, { reminded }), by: { seat, key: command.key } };
}

/** Lets a bot play the seat of a player who does not come; they can reclaim it. */
export function replace(
  table: Table,
  seat: Seat,
  command: CommandOf<'replace'>,
  moment: Moment,
  bot: string,
): TableChange | Illegal {
  const wait = waitFor(table, seat, command.seat, moment);
  if ('rule' in wait) return wait;
  if (wait.replaceIn === null) return illegal(SERVER_CODES.early, { remind: true });
  if (wait.replaceIn > 0) return early(wait.replaceIn);
  return { doc: withSeat(table.doc, command.seat, { bot }), by: { seat, key: command.key } };
}

function early(milliseconds: number): Illegal {
  return illegal(SERVER_CODES.early, { seconds: Math.ceil(milliseconds / SECOND) });
}

/** How long a seat has waited for another one; a refusal if it does not wait for it. */
function waitFor(table: Table, seat: Seat, other: Seat, { hereSince, now }: Moment): WaitInfo | Illegal {
  const { seats, pace } = table.doc;
  if (seats[other] === undefined) return illegal(SERVER_CODES.unknown, { seat: other });
  if (seats[seat]?.resigned === true) return illegal(SERVER_CODES.forbidden, { resigned: true });
  if (other === seat) return illegal(SERVER_CODES.forbidden);
  if (pace.kind !== 'free') return illegal(SERVER_CODES.forbidden, { clock: true });
  const waits = waitsOf(table, hereSince, now);
  return waits.find((one) => one.seat === other) ?? illegal(SERVER_CODES.forbidden, { notAwaited: true });
}
