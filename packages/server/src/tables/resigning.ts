import {
  act,
  type GameTypes,
  type Illegal,
  illegal,
  isIllegal,
  KERNEL_CODES,
  type Match,
  type Played,
  type Seat,
} from '@tessera/kernel';
import { SERVER_CODES } from '@tessera/protocol';
import type { TableDoc } from '@tessera/table';
import type { Host } from './host.ts';
import { dropWithSeat, RESIGN } from './proposals.ts';
import { draftOf, finish } from './steps.ts';
import { strongestBot } from './strongestBot.ts';

export async function resign(host: Host, match: Match, seat: Seat, key: string): Promise<Illegal | null> {
  const doc = draftOf(host);
  const played = resignIn(host, match, doc, seat);
  if (isIllegal(played)) return played;
  await finish(host, { doc, by: { seat, key }, ...(played === null ? {} : { played }) });
  return null;
}

/**
 * Lets a bot play on in the document, for good, and tells the game; returns what that has brought, which is nothing where the game
 * knows no resigning.
 */
export function resignIn(host: Host, match: Match, doc: TableDoc, seat: Seat): Played<GameTypes> | Illegal | null {
  const own = doc.seats[seat];
  if (own === undefined) return illegal(SERVER_CODES.forbidden);
  const played = act(match, { act: RESIGN, seat });
  // The kernel's code means that the game has no such act; any other refusal is the game's own.
  if (isIllegal(played) && played.rule !== KERNEL_CODES.shape) return played;
  own.resigned = true;
  own.bot = strongestBot(host);
  dropWithSeat(doc, seat);
  return isIllegal(played) ? null : played;
}
