import type { Game, Match, Outcome, Seat } from '@tessera/kernel';
import type { TableStatus } from '@tessera/protocol';
import type { TableDoc } from './tableDoc.ts';

/** How far a table has got: what lists show of it. */
export interface Standing {
  readonly status: TableStatus;
  /** Number of entries. */
  readonly n: number;
  /** The seats whose answer the game waits for. */
  readonly awaited: readonly Seat[];
  readonly outcome: Outcome | null;
  readonly changedAt: number;
}

/** A table: what is agreed at it, and its game. A `TableChange` replaces all of it but the match, which the kernel changes in place. */
export interface Table {
  readonly id: string;
  readonly game: Game;
  readonly doc: TableDoc;
  readonly row: Standing;
  /** Null until the game has begun. */
  readonly match: Match | null;
  /** By seat: the entry of its last own command, 0 for none. */
  readonly lastOwn: readonly number[];
  /** When the game began or its last entry was made: since then it has waited for the awaited seats. */
  readonly movedAt: number;
}

export interface BegunTable extends Table {
  readonly match: Match;
}

/** Whether the game has begun. */
export function isBegun(table: Table): table is BegunTable {
  return table.match !== null;
}
