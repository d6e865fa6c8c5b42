import type { PlainObject } from '@tessera/kernel';
import { withChanges } from '../changes.ts';
import type { CommandInput } from '../command.ts';
import type { ChatLine, GameUpdate, News, Reply, ServerMessage } from '../message.ts';
import type { TableInfo } from '../table.ts';
import { createReel } from './newsReel.ts';

/** How to watch a table. */
export interface WatchOptions {
  /** A seat's, spectator's or creator's secret. */
  readonly secret?: string;
  /** The last entry and the last line of chat that were seen before: the client catches up from there. */
  readonly after?: number;
  readonly chatAfter?: number;
  readonly onTable?: (table: TableInfo) => void;
  readonly onUpdate?: (update: GameUpdate) => void;
  /** News in the order of their entries, each once and none left out. */
  readonly onNews?: (news: readonly News[]) => void;
  /** The news of the entries after one and up to another are not available. */
  readonly onGap?: (after: number, to: number) => void;
  /** Lines in order, each once. */
  readonly onChat?: (lines: readonly ChatLine[]) => void;
  /** The table cannot be watched, or no longer. */
  readonly onClosed?: (code: string) => void;
}

/** A watched table: what is known of it. */
export interface Watched {
  /** The latest that arrived; null if nothing has. */
  readonly table: TableInfo | null;
  readonly game: GameUpdate | null;
  command(input: CommandInput): Promise<Reply>;
  stop(): void;
}

export interface WatchedParts {
  readonly table: string;
  readonly options: WatchOptions;
  give(input: CommandInput): Promise<Reply>;
  stop(): void;
}

/** The part of the client that knows one table. */
export interface WatchedTable extends Watched {
  onMessage(message: ServerMessage): void;
  /** What to ask for, so that nothing is missed or arrives twice. */
  request(): { readonly secret?: string; readonly after?: number; readonly chatAfter?: number };
}

export function createWatched({ options, give, stop }: WatchedParts): WatchedTable {
  const reel = createReel({
    after: options.after ?? null,
    onNews: (news) => options.onNews?.(news),
    onGap: (from, to) => options.onGap?.(from, to),
  });
  let info: TableInfo | null = null;
  let game: GameUpdate | null = null;
  /** The view that arrived last, even if it was older than what is known. */
  let shown: PlainObject | null = null;
  let chatAt = options.chatAfter ?? null;
  let isAsking = false;
  let isOver = false;

  /** Asks for missing news, until none are missing. */
  async function fillGaps(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (let gap = reel.missing(); gap !== null && !isOver; gap = reel.missing()) {
      const reply = await give({ type: 'history', ...gap });
      if (!isOver) reel.fill(reply.type === 'history' ? reply.news : null, gap.after, gap.to);
    }
    isAsking = false;
  }

  /** A change applies to the view before it: the line keeps the order, and starts with a whole update. */
  function onChange({ changes, type: _type, ...rest }: Extract<ServerMessage, { type: 'change' }>): void {
    if (shown === null) throw new Error('a change arrived before the view that it changes');
    onUpdate({ type: 'update', ...rest, view: withChanges(shown, changes) });
  }

  function onUpdate({ type: _type, table: _table, ...update }: Extract<ServerMessage, { type: 'update' }>): void {
    shown = update.view;
    // Ignore anything older than what is known, however it got here.
    if (game !== null && update.n < game.n) return;
    game = update;
    reel.add(update.news, update.newsAfter, update.n);
    options.onUpdate?.(update);
    if (reel.missing() !== null) void fillGaps();
  }

  function onChat(lines: readonly ChatLine[]): void {
    const fresh = lines.filter(({ id }) => id > (chatAt ?? 0));
    chatAt = fresh.at(-1)?.id ?? chatAt;
    if (fresh.length > 0) options.onChat?.(fresh);
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
    onMessage(message) {
      if (isOver) return;
      if (message.type === 'table') {
        info = message.table;
        options.onTable?.(info);
      } else if (message.type === 'update') {
        onUpdate(message);
      } else if (message.type === 'change') {
        onChange(message);
      } else if (message.type === 'chat') {
        onChat(message.lines);
      } else if (message.type === 'closed') {
        isOver = true;
        options.onClosed?.(message.code);
      }
    },
    request() {
      const { secret } = options;
      const seen = reel.seen();
      return {
        ...(secret === undefined ? {} : { secret }),
        ...(seen === null ? {} : { after: seen }),
        ...(chatAt === null ? {} : { chatAfter: chatAt }),
      };
    },
  };
}
