import type { Seat } from '@tessera/kernel';
import type { ChatLine, GameUpdate, News, Reply, TableInfo } from '@tessera/protocol';
import type { CommandInput } from '@tessera/protocol/client';
import { type Later, nextFrame } from './nextFrame.ts';

/** Everything the page knows about a table: what the server, or the worker in its place, has sent for this seat. */
export interface TableState {
  readonly table: TableInfo | null;
  /** Null until the game has begun. */
  readonly update: GameUpdate | null;
  /** All news so far, oldest first. */
  readonly news: readonly News[];
  readonly chat: readonly ChatLine[];
  readonly line: 'connecting' | 'open' | 'broken' | 'foreign';
  /** On one screen for several people: the person who must come to it before anything is shown; else null. */
  readonly curtain: Seat | null;
  /** Why the table cannot, or can no longer, be watched: a code. */
  readonly closed: string | null;
}

/** An open table, online or in a worker. Both have the same interface. */
export interface TableLink {
  readonly kind: 'online' | 'offline';
  /** Are questions with a single answer asked as well? In a guided game answering is the lesson. */
  readonly asksAll?: boolean;
  state(): TableState;
  subscribe(listener: () => void): () => void;
  command(command: CommandInput): Promise<Reply>;
  /** On one screen for several people: the person of a seat has come to it. */
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

type Changes = Partial<TableState>;

/** The part that all links share: a state and its listeners. */
export interface TableStore {
  /** The state last announced: nobody sees a state before the listeners do. */
  state(): TableState;
  /** Changes the state. All changes before the next frame are announced, and drawn, together. */
  change(changes: Changes | ((before: TableState) => Changes)): void;
  /** Announces changes at once, for a caller that goes on from them. */
  flush(): void;
  subscribe(listener: () => void): () => void;
}

export function createTableStore(later: Later = nextFrame): TableStore {
  let told = NOTHING_YET;
  let latest = told;
  let callOff: (() => void) | null = null;
  const listeners = new Set<() => void>();
  const tell = () => {
    callOff = null;
    told = latest;
    for (const listener of listeners) listener();
  };
  return {
    state: () => told,
    change(changes) {
      latest = { ...latest, ...(typeof changes === 'function' ? changes(latest) : changes) };
      callOff ??= later(tell);
    },
    flush() {
      if (callOff === null) return;
      callOff();
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
