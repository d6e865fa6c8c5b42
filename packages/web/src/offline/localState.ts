import { newsFor, type TableInfo } from '@tessera/protocol';
import { infoOf, NOBODY_THERE, recordText, updateAt } from '@tessera/table';
import { curtainFor, type LocalGame } from './localGame.ts';
import type { LocalMessage } from './messages.ts';

/** The table as the page sees it: what the seat in front of the screen may know, and nothing else. */
export function tableInfo(local: LocalGame): TableInfo {
  const access = { user: null, seat: local.front, grant: 0, isCreator: true, lock: null };
  const isConnected = (seat: number) => local.doc.seats[seat]?.kind === 'person';
  return infoOf(local, access, local.movedAt, { ...NOBODY_THERE, isConnected });
}

/** What is pushed to the page, with the news after an entry. */
export function changesFor(
  local: LocalGame,
  newsAfter: number,
): Extract<LocalMessage, { readonly table: string }>['changes'] {
  const { front, kept, movedAt } = local;
  const news = kept.slice(newsAfter).map((entry) => newsFor(entry, front));
  const update = updateAt(local, front, news, newsAfter, movedAt);
  return { table: tableInfo(local), update, news, curtain: curtainFor(local) };
}

/** The game as a player may export it, as at a server: all of it when it is over; before, only what the seat knows. */
export function exportText(local: LocalGame): string {
  return recordText(local, local.kept, local.front);
}
