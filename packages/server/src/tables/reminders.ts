import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { type CommandOf, SERVER_CODES, type WaitInfo } from '@tessera/protocol';
import { waitsOf } from '@tessera/table';
import type { Host } from './host.ts';
import { presenceOf } from './presence.ts';
import { draftOf, finish } from './steps.ts';
import { strongestBot } from './strongestBot.ts';

const SECOND = 1_000;

/** Reminds a person that it is their turn. What it leaves at the table also keeps others from doing it again at once. */
export async function remind(host: Host, seat: Seat, command: CommandOf<'remind'>): Promise<Illegal | null> {
  const wait = waitFor(host, seat, command.seat);
  if ('rule' in wait) return wait;
  if (wait.remindIn > 0) return early(wait.remindIn);
  const doc = draftOf(host);
  const late = doc.seats[command.seat];
  if (late === undefined) return illegal(SERVER_CODES.unknown, { seat: command.seat });
  late.reminded = { n: host.table.row.n, at: host.parts.clock.now() };
  await finish(host, { doc, by: { seat, key: command.key } });
  return null;
}

/** Lets a bot play the seat of somebody who does not come; its owner can take it back. */
export async function replace(host: Host, seat: Seat, command: CommandOf<'replace'>): Promise<Illegal | null> {
  const wait = waitFor(host, seat, command.seat);
  if ('rule' in wait) return wait;
  if (wait.replaceIn === null) return illegal(SERVER_CODES.early, { remind: true });
  if (wait.replaceIn > 0) return early(wait.replaceIn);
  const doc = draftOf(host);
  const late = doc.seats[command.seat];
  if (late === undefined) return illegal(SERVER_CODES.unknown, { seat: command.seat });
  late.bot = strongestBot(host);
  await finish(host, { doc, by: { seat, key: command.key } });
  return null;
}

function early(milliseconds: number): Illegal {
  return illegal(SERVER_CODES.early, { seconds: Math.ceil(milliseconds / SECOND) });
}

/** How long a seat has waited for another one; refused if it does not. */
function waitFor(host: Host, seat: Seat, other: Seat): WaitInfo | Illegal {
  const { doc } = host.table;
  if (doc.seats[other] === undefined) return illegal(SERVER_CODES.unknown, { seat: other });
  if (doc.seats[seat]?.resigned === true) return illegal(SERVER_CODES.forbidden, { resigned: true });
  if (other === seat) return illegal(SERVER_CODES.forbidden);
  if (doc.pace.kind !== 'free') return illegal(SERVER_CODES.forbidden, { clock: true });
  const { hereSince } = presenceOf(host);
  const waits = waitsOf(host.table, host.movedAt, hereSince, host.parts.clock.now());
  return waits.find((one) => one.seat === other) ?? illegal(SERVER_CODES.forbidden, { notAwaited: true });
}
