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
import { RESIGN, voters } from './proposals.ts';
import type { TableChange } from './tableChange.ts';
import { draftOf, type TableDoc } from './tableDoc.ts';

export function resign(
  doc: TableDoc,
  match: Match,
  by: NonNullable<TableChange['by']>,
  bot: string,
): TableChange | Illegal {
  const draft = draftOf(doc);
  const played = resignIn(draft, match, by.seat, bot);
  if (isIllegal(played)) return played;
  return played === null ? { doc: draft, by } : { doc: draft, by, played };
}

/**
 * Gives the seat to a bot for good, in the document, and tells the game. Returns what the game made of it: null if the game has no
 * act for resigning.
 */
export function resignIn(doc: TableDoc, match: Match, seat: Seat, bot: string): Played<GameTypes> | Illegal | null {
  const own = doc.seats[seat];
  if (own === undefined) return illegal(SERVER_CODES.forbidden);
  const played = act(match, { act: RESIGN, seat });
  // The kernel's code means that the game has no such act; any other refusal is the game's own.
  if (isIllegal(played) && played.rule !== KERNEL_CODES.shape) return played;
  own.resigned = true;
  own.bot = bot;
  dropWithSeat(doc, seat);
  return isIllegal(played) ? null : played;
}

/**
 * Drops the open proposal, where it must not outlast a resignation: the resigning seat's own, and any undo, since nobody undoes a
 * resignation. With one voter left, an end is dropped too: what was agreed with others is offered to that player again.
 */
function dropWithSeat(doc: TableDoc, seat: Seat): void {
  const { proposal } = doc;
  if (proposal === null) return;
  if (proposal.by === seat || proposal.what === 'undo' || voters(doc).length <= 1) doc.proposal = null;
}
