import { createHash } from 'node:crypto';
import type { PlainObject } from '@tessera/kernel';
import { closestLanguage, type Language } from '@tessera/locales/languages';
import type { SeatDoc } from '@tessera/table';
import type { Chance, Clock, Log } from '../services.ts';
import type { Store, StoredNotice, TableRow } from '../store/store.ts';
import { type NoticeAdapter, type NoticeMessage, reasonOf } from './adapter.ts';
import type { Prepared } from './createAttempts.ts';
import { createEmail } from './createEmail.ts';
import { createWebhook } from './createWebhook.ts';
import { tableLink } from './links.ts';
import { NO_NOTICES, NOTICE_KINDS, type Notice, type Notices } from './notices.ts';
import type { NoticesConfig } from './noticesConfig.ts';
import { startDelivery } from './startDelivery.ts';

/** Players who answer within this time, or whose question is undone, need no notice that it is their turn. */
export const HOLD = 10_000;
/** How many delivered notices to remember, so as not to send the same again. */
const REMEMBERED = 10_000;

/** The part of a table that notices need. */
export interface SeatedTable {
  readonly row: Pick<TableRow, 'awaited'>;
  readonly doc: { readonly seats: readonly Pick<SeatDoc, 'user' | 'bot'>[] };
}

/** The part of the store that notices use. */
export interface NoticeStore
  extends Pick<Store, 'readUser' | 'lastOwn' | 'addNotice' | 'takeNotices' | 'retryNotice' | 'removeNotice'> {
  readTable(id: string): Promise<SeatedTable | null>;
}

export interface NoticesParts {
  readonly store: NoticeStore;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly config: NoticesConfig;
  /** Used in place of those in the configuration. */
  readonly adapters?: readonly NoticeAdapter[];
}

/**
 * Stores notices and delivers them. Call `close` only when nothing calls `notify` any longer: later notices are not stored.
 */
export function createNotices(parts: NoticesParts): Notices {
  const { store, clock, log, config } = parts;
  const adapters = parts.adapters ?? adaptersOf(parts);
  if (adapters.length === 0) return NO_NOTICES;
  const writing = new Set<Promise<void>>();
  const told = new Set<string>();
  let isClosing = false;

  const loop = startDelivery({
    ...parts,
    adapters,
    prepare,
    onDelivered(notice) {
      if (notice.body['kind'] !== 'yourTurn') return;
      told.add(notice.id);
      for (const oldest of told) {
        if (told.size <= REMEMBERED) break;
        told.delete(oldest);
      }
    },
  });

  async function note(user: string, notice: Notice): Promise<void> {
    const person = await store.readUser(user);
    const wanted = adapters.filter((adapter) => person !== null && adapter.addressOf(person.notices) !== null);
    if (wanted.length === 0) return;
    const standing = await standingOf(store, user, notice.table);
    if (standing === null) return;
    const now = clock.now();
    const due = notice.kind === 'yourTurn' ? now + HOLD : now;
    const { kind, table, game, title, who = null } = notice;
    const body: PlainObject = { kind, table, game, title, who, at: now, acted: standing.acted };
    for (const { name } of wanted) {
      const id = idOf(name, user, notice, standing.acted, now);
      if (told.has(id)) continue;
      await store.addNotice({ id, user, adapter: name, body, due, tries: 0 });
      loop.wake(due);
    }
  }

  async function prepare(stored: StoredNotice, adapter: NoticeAdapter): Promise<Prepared | null> {
    const person = await store.readUser(stored.user);
    const language = closestLanguage([person?.notices.language ?? '']);
    const message = messageOf(stored, config.publicUrl, language);
    const address = person === null ? null : adapter.addressOf(person.notices);
    if (message === null || address === null) return null;
    const standing = await standingOf(store, stored.user, message.table);
    if (standing === null) return null;
    const isAboutTurn = message.kind === 'yourTurn' || message.kind === 'reminded';
    const isStale = isAboutTurn && (!standing.isAwaited || standing.acted !== stored.body['acted']);
    return isStale ? null : { address, message };
  }

  return {
    notify(user, notice) {
      if (isClosing) return;
      const written = note(user, notice)
        .catch((error: unknown) => {
          log.error({ kind: notice.kind, reason: reasonOf(error) }, 'a notice could not be stored');
        })
        .finally(() => writing.delete(written));
      writing.add(written);
    },
    async close() {
      isClosing = true;
      await Promise.all(writing);
      await loop.close();
      for (const adapter of adapters) adapter.close();
    },
  };
}

function adaptersOf({ clock, log, config }: NoticesParts): NoticeAdapter[] {
  const { webhook, smtp, publicUrl } = config;
  return [
    ...(webhook === null ? [] : [createWebhook(webhook, { clock })]),
    ...(smtp === null ? [] : [createEmail(smtp, { log, publicUrl })]),
  ];
}

/** A person's situation at a table. */
interface Standing {
  /** The entry of the person's own last command there. */
  readonly acted: number;
  readonly isAwaited: boolean;
}

/** Null if the table no longer exists, or the person has no seat there. */
async function standingOf(store: NoticeStore, user: string, table: string): Promise<Standing | null> {
  const found = await store.readTable(table);
  if (found === null) return null;
  const { seats } = found.doc;
  const own = seats.flatMap((seat, at) => (seat.user === user ? [at] : []));
  if (own.length === 0) return null;
  const lastOwn = await store.lastOwn(table, seats.length);
  return {
    acted: Math.max(...own.map((seat) => lastOwn[seat] ?? 0)),
    isAwaited: own.some((seat) => seats[seat]?.bot === null && found.row.awaited.includes(seat)),
  };
}

/**
 * The same id for notices that need not be sent twice. Until the person acts at the table, a turn is the same turn. The end of a game
 * is always the same. What others do is sent each time.
 */
function idOf(adapter: string, user: string, { table, kind, who }: Notice, acted: number, now: number): string {
  const words = [adapter, user, table, kind, kind === 'over' ? '' : String(acted)];
  if (who !== undefined) words.push(who, String(now));
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}

/** Null for a body that this version does not understand. */
function messageOf(
  { id, user, body }: StoredNotice,
  publicUrl: string | null,
  language: Language,
): NoticeMessage | null {
  const { table, game, title, at, who } = body;
  const kind = NOTICE_KINDS.find((one) => one === body['kind']);
  if (kind === undefined) return null;
  if (typeof table !== 'string' || typeof game !== 'string' || typeof title !== 'string') return null;
  if (typeof at !== 'number') return null;
  const url = tableLink(publicUrl, table);
  return { id, user, language, kind, table, game, title, at, url, ...(typeof who === 'string' ? { who } : {}) };
}
