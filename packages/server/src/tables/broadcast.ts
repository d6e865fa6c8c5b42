import type { PlainObject, Seat } from '@tessera/kernel';
import {
  type ChatLine,
  changesText,
  type GameUpdate,
  type KnownChanges,
  LIMITS,
  type News,
  newsFor,
  SERVER_CODES,
  type ServerMessage,
  type TableInfo,
} from '@tessera/protocol';
import { type Access, infoOf, isValid, updateAt, waitsOf } from '@tessera/table';
import type { StoredChat, StoredEntry } from '../store/store.ts';
import type { Host } from './host.ts';
import { presenceOf } from './presence.ts';
import type { Viewer } from './tables.ts';
import { tableTime } from './tableTime.ts';

export function tableInfo(host: Host, access: Access): TableInfo {
  const now = tableTime(host);
  const presence = presenceOf(host);
  return infoOf(host.table, access, now, presence, waitsOf(host.table, presence.hereSince, now));
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}

/** Tells all viewers how the game stands after these entries. Viewers who see the same, and saw the same before, share one text. */
export function tellGame(host: Host, entries: readonly Pick<StoredEntry, 'entry' | 'told' | 'at'>[]): void {
  const { match, game } = host.table;
  if (match === null || host.viewers.size === 0) return;
  evict(host);
  const recent = entries.slice(-LIMITS.news);
  const common: Common = { news: isForAll(recent) ? newsOf(recent, null) : null, newsText: null, changes: new Map() };
  const open = game.publicView(match.state) as PlainObject;
  const time = tableTime(host);
  const updates = new Map<Seat | null, Telling>();
  for (const viewer of host.viewers) {
    const { access, shown } = viewer;
    let telling = updates.get(access.seat);
    if (telling === undefined) {
      const news = common.news ?? newsOf(recent, access.seat);
      const update = updateAt(host.table, access.seat, news, (news[0]?.n ?? match.n + 1) - 1, time, open);
      if (update === null) return;
      telling = tellingOf(host.id, update, common);
      updates.set(access.seat, telling);
    }
    viewer.send(telling.textAfter(shown?.view ?? null));
    if (shown !== undefined) shown.view = telling.view;
  }
}

/** What is the same for all viewers, and is made and written only once. */
interface Common {
  /** The news, if they are the same for all; else null. */
  readonly news: readonly News[] | null;
  newsText: string | null;
  readonly changes: KnownChanges;
}

function isForAll(entries: readonly Pick<StoredEntry, 'told'>[]): boolean {
  return entries.every(({ told }) => told.every(({ to }) => to === null));
}

function newsOf(entries: readonly Pick<StoredEntry, 'entry' | 'told' | 'at'>[], seat: Seat | null): News[] {
  return entries.map((entry) => newsFor(entry, seat));
}

interface Telling {
  readonly view: PlainObject;
  /** The message to a viewer who last saw the view `before`; null for one who wants the whole view. */
  textAfter(before: PlainObject | null): string;
}

function tellingOf(table: string, update: GameUpdate, common: Common): Telling {
  const { view } = update;
  const texts = new Map<PlainObject | null, string>();
  return {
    view,
    textAfter(before) {
      let text = texts.get(before);
      if (text !== undefined) return text;
      text =
        before === null
          ? textOf({ type: 'update', table, ...update })
          : changeText(table, update, newsText(update.news, common), changesText(before, view, common.changes));
      texts.set(before, text);
      return text;
    },
  };
}

function newsText(news: readonly News[], common: Common): string {
  if (news !== common.news) return JSON.stringify(news);
  common.newsText ??= JSON.stringify(news);
  return common.newsText;
}

/** A message of type `change` (see `GameChange`), from its longest parts, which are already text. */
function changeText(table: string, update: GameUpdate, news: string, changes: string): string {
  const { n, undoable: own, lastOwn, newsAfter } = update;
  const head = `{"type":"change","table":${JSON.stringify(table)},"n":${n},"undoable":${own},"lastOwn":${lastOwn}`;
  const middle = `"clocks":${JSON.stringify(update.clocks)},"news":${news},"newsAfter":${newsAfter},"changes":${changes}`;
  const asks = update.asks.length === 0 ? '[]' : JSON.stringify(update.asks);
  return `${head},${middle},"asks":${asks},"awaited":[${update.awaited.join()}],"outcome":${JSON.stringify(update.outcome)}}`;
}

/** Closes the table to viewers whose access no longer holds. */
function evict({ viewers, table }: Host): void {
  for (const viewer of viewers) {
    if (isValid(viewer.access, table.doc)) continue;
    viewers.delete(viewer);
    viewer.close(SERVER_CODES.forbidden);
  }
}

/** Tells all viewers how the table stands, or only those at given seats. */
export function tellTable(host: Host, only: readonly Seat[] | null = null): void {
  evict(host);
  for (const viewer of host.viewers) {
    const { seat } = viewer.access;
    if (only !== null && (seat === null || !only.includes(seat))) continue;
    viewer.send(textOf({ type: 'table', table: tableInfo(host, viewer.access) }));
  }
}

export function tellChat(host: Host, lines: readonly StoredChat[], only: Viewer | null = null): void {
  for (const viewer of only === null ? host.viewers : [only]) {
    const visible = chatFor(host, viewer.access, lines);
    if (visible.length > 0) viewer.send(textOf({ type: 'chat', table: host.id, lines: visible }));
  }
}

/** The lines of chat that a viewer wants to see. */
export function chatFor({ table }: Host, { seat }: Access, lines: readonly StoredChat[]): ChatLine[] {
  const { seats } = table.doc;
  const muted = seat === null ? [] : (seats[seat]?.muted ?? []);
  return lines
    .filter((line) => !muted.includes(line.seat))
    .map((line) => ({ ...line, name: seats[line.seat]?.name ?? '' }));
}
