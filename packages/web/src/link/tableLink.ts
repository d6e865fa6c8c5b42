import type { Seat } from '@tessera/kernel';
import type { ChatLine, GameUpdate, News, Reply, TableInfo } from '@tessera/protocol';
import type { Wish } from '@tessera/protocol/client';

/** All that the page knows of a table: what the server, or the worker in its place, has sent for this seat. */
export interface TableState {
  readonly table: TableInfo | null;
  /** Null until the game has begun. */
  readonly update: GameUpdate | null;
  /** All news so far, oldest first. */
  readonly news: readonly News[];
  readonly chat: readonly ChatLine[];
  readonly line: 'connecting' | 'open' | 'broken' | 'foreign';
  /** On one screen for several: the person who must come to it before anything is shown; else null. */
  readonly curtain: Seat | null;
  /** Why the table cannot be watched (any more): a code. */
  readonly closed: string | null;
}

/** A table that is being looked at, over the network or in a worker. Both say the same things in the same way. */
export interface TableLink {
  readonly kind: 'online' | 'offline';
  /** Are questions with a single answer put as well? In a guided game answering is what is learnt. */
  readonly asksAll?: boolean;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  command(wish: Wish): Promise<Reply>;
  /** On one screen for several: the person of a seat has come to it. */
  sit(seat: Seat): void;
  close(): void;
}

export const NOTHING_YET: TableState = {
  table: null,
  update: null,
  news: [],
  chat: [],
  line: 'connecting',
  curtain: null,
  closed: null,
};

/** The part that all links share: a state, and those who want to hear of its changes. */
export function createTableStore(): {
  readonly state: () => TableState;
  readonly change: (changes: Partial<TableState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
} {
  let current = NOTHING_YET;
  const listeners = new Set<() => void>();
  return {
    state: () => current,
    change(changes) {
      current = { ...current, ...changes };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
