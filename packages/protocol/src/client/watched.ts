import type { PlainObject } from '@tessera/kernel';
import { withChanges } from '../changes.ts';
import type { CommandInput } from '../command.ts';
import type { ChatLine, GameUpdate, News, Reply, ServerMessage } from '../message.ts';
import type { TableInfo } from '../table.ts';
import { createReel } from './newsReel.ts';

/** What is wanted of a table that is watched. */
export interface WatchOptions {
  /** A seat's, spectator's or creator's secret. */
  readonly secret?: string;
  /** The last entry and the last line of chat that were seen before: the rest is caught up with. */
  readonly after?: number;
  readonly chatAfter?: number;
  readonly onTable?: (table: TableInfo) => void;
  readonly onUpdate?: (update: GameUpdate) => void;
  /** News in the order of their entries, each once and none left out. */
  readonly onNews?: (news: readonly News[]) => void;
  /** News of the entries after one and up to another cannot be had. */
  readonly onGap?: (after: number, to: number) => void;
  /** Lines in their order, each once. */
  readonly onChat?: (lines: readonly ChatLine[]) => void;
  /** The table cannot be watched, or not any more. */
  readonly onClosed?: (code: string) => void;
}

/** A table that is watched: what is known of it. */
export interface Watched {
  /** The latest that came; null if nothing has. */
  readonly table: TableInfo | null;
  readonly game: GameUpdate | null;
  command(wish: CommandInput): Promise<Reply>;
  stop(): void;
}

export interface WatchedParts {
  readonly table: string;
  readonly options: WatchOptions;
  give(wish: CommandInput): Promise<Reply>;
  stop(): void;
}

/** The part of the client that knows one table. */
export interface WatchedTable extends Watched {
  hear(message: ServerMessage): void;
  /** What to ask for, so that nothing is missed or comes twice. */
  request(): { readonly secret?: string; readonly after?: number; readonly chatAfter?: number };
}

export function createWatched({ options: wishes, give, stop }: WatchedParts): WatchedTable {
  const reel = createReel({
    after: wishes.after ?? null,
    onNews: (news) => wishes.onNews?.(news),
    onGap: (from, to) => wishes.onGap?.(from, to),
  });
  let info: TableInfo | null = null;
  let game: GameUpdate | null = null;
  /** The view that came last, even if it was older than what is known. */
  let shown: PlainObject | null = null;
  let chatAt = wishes.chatAfter ?? null;
  let isAsking = false;
  let isOver = false;

  /** Asks for news that did not come, until none are missing. */
  async function fillGaps(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let gap = reel.missing(); gap !== null && !isOver; gap = reel.missing()) {
      const reply = await give({ type: 'history', ...gap });
      if (!isOver) reel.fill(reply.type === 'history' ? reply.news : null, gap.after, gap.to);
    }
    isAsking = false;
  }

  /** After a change only what comes next to it can: the line keeps the order, and begins with a whole update. */
  function hearChange({ changes, type: _type, ...rest }: Extract<ServerMessage, { type: 'change' }>): void {
    if (shown === null) throw new Error('a change came before what has changed');
    hearUpdate({ type: 'update', ...rest, view: withChanges(shown, changes) });
  }

  function hearUpdate({ type: _type, table: _table, ...update }: Extract<ServerMessage, { type: 'update' }>): void {
    shown = update.view;
    // Nothing older than what is known, whatever way it took.
    if (game !== null && update.n < game.n) return;
    game = update;
    reel.add(update.news, update.newsAfter, update.n);
    wishes.onUpdate?.(update);
    if (reel.missing() !== null) void fillGaps();
  }

  function hearChat(lines: readonly ChatLine[]): void {
    const fresh = lines.filter(({ id }) => id > (chatAt ?? 0));
    chatAt = fresh.at(-1)?.id ?? chatAt;
    if (fresh.length > 0) wishes.onChat?.(fresh);
  }

  return {
    get table() {
      return info;
    },
    get game() {
      return game;
    },
    command: give,
    stop() {
      isOver = true;
      stop();
    },
    hear(message) {
      if (isOver) return;
      if (message.type === 'table') {
        info = message.table;
        wishes.onTable?.(info);
      } else if (message.type === 'update') {
        hearUpdate(message);
      } else if (message.type === 'change') {
        hearChange(message);
      } else if (message.type === 'chat') {
        hearChat(message.lines);
      } else if (message.type === 'closed') {
        isOver = true;
        wishes.onClosed?.(message.code);
      }
    },
    request() {
      const { secret } = wishes;
      const seen = reel.seen();
      return {
        ...(secret === undefined ? {} : { secret }),
        ...(seen === null ? {} : { after: seen }),
        ...(chatAt === null ? {} : { chatAfter: chatAt }),
      };
    },
  };
}
