import type { Fact, Happening, Illegal, Outcome, PlainObject, Seat } from '@tessera/kernel';
import type { Changes } from './changes.ts';
import type { ClockInfo, TableInfo } from './table.ts';

/** The version of the protocol. */
export const PROTOCOL = 2;

/** A question to the viewer's seat, with its options (a sample, where the game accepts more). */
export interface OpenAsk {
  /** Identifies the question in an answer. It changes when the same question is asked again after an undo. */
  readonly id: string;
  readonly kind: string;
  /** What the question is about. */
  readonly about: PlainObject;
  readonly options: readonly PlainObject[];
  /** What the seat has already answered and may still change; else null. */
  readonly given: PlainObject | null;
}

/** What an entry brought, as far as the viewer may know it. */
export interface News {
  readonly n: number;
  readonly at: number;
  readonly type: 'answer' | 'act' | 'undo' | 'rebase';
  readonly seat: Seat | null;
  /** For an undo: the entry that it goes back to. */
  readonly to: number | null;
  readonly happenings: readonly Happening[];
}

export interface ChatLine {
  readonly id: number;
  readonly at: number;
  readonly seat: Seat;
  readonly name: string;
  readonly text: string;
}

/** The game as the viewer sees it after entry `n`. */
export interface GameUpdate {
  readonly n: number;
  readonly view: PlainObject;
  readonly asks: readonly OpenAsk[];
  /** The seats whose answer the game waits for. */
  readonly awaited: readonly Seat[];
  readonly clocks: readonly ClockInfo[] | null;
  readonly outcome: Outcome | null;
  /** How many of the seat's own answers it may take back now. */
  readonly undoable: number;
  /** The entry of the seat's own last command, an answer or an undo; 0 without one. The recap is what came after it. */
  readonly lastOwn: number;
  /** News after the entry that the client saw last, oldest first; `newsAfter` says after which. */
  readonly news: readonly News[];
  readonly newsAfter: number;
}

/** A `GameUpdate` for a client that has the one before: it has the changes of the view in place of the view. */
export interface GameChange extends Omit<GameUpdate, 'view'> {
  readonly changes: Changes;
}

/** The answer to a command. */
export type Reply =
  | { readonly type: 'accepted'; readonly key: string; readonly n: number; readonly code?: 'S-AGAIN' }
  | { readonly type: 'refused'; readonly key: string; readonly code: string; readonly params: PlainObject }
  /** To `explain`: the rule that forbids it; null if nothing does. */
  | { readonly type: 'explanation'; readonly key: string; readonly rule: string | null; readonly params: PlainObject }
  /** To `preview`: why the act itself is not allowed, or null; and what it would lead to. */
  | {
      readonly type: 'preview';
      readonly key: string;
      readonly refusal: Illegal | null;
      readonly facts: readonly Fact[];
    }
  | { readonly type: 'history'; readonly key: string; readonly after: number; readonly news: readonly News[] }
  | { readonly type: 'moment'; readonly key: string; readonly n: number; readonly view: PlainObject };

/** What the server sends over a socket. Replies come in the order of the commands; the rest comes as it happens. */
export type ServerMessage =
  | { readonly type: 'hello'; readonly protocol: number }
  | { readonly type: 'table'; readonly table: TableInfo }
  | ({ readonly type: 'update'; readonly table: string } & GameUpdate)
  | ({ readonly type: 'change'; readonly table: string } & GameChange)
  | { readonly type: 'chat'; readonly table: string; readonly lines: readonly ChatLine[] }
  /** The table is no longer watched; `code` says why. */
  | { readonly type: 'closed'; readonly table: string; readonly code: string }
  | ({ readonly table: string | null } & Reply);
