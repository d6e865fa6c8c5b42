import { type CoreState, type Match, RecordFault, stateAfter } from '@tessera/kernel';
import { LIMITS, type TableCommand, type ToldEntry } from '@tessera/protocol';
import type { Table } from './table.ts';

/** The part of a game's past that a command needs, as kept by the place where the table is played. */
export interface Past {
  readonly entries: readonly ToldEntry[];
  /** The state after an entry; null if it can no longer be reached. The table takes it over. */
  readonly state: CoreState | null;
}

export const NO_PAST: Past = { entries: [], state: null };

/** Which part of the past is wanted: the entries after one and up to another, and the state after one. */
export interface PastWanted {
  readonly after: number;
  readonly to: number;
  readonly state: number | null;
}

/** What a command needs to know of the past; null for most, which need nothing. */
export function pastWanted({ doc, row }: Table, command: TableCommand): PastWanted | null {
  switch (command.type) {
    case 'history':
      return { after: command.after, to: Math.min(command.to, command.after + LIMITS.news), state: null };
    case 'moment':
      return command.n > row.n ? null : { after: 0, to: 0, state: command.n };
    case 'propose':
      if (command.what === 'end' || command.to >= row.n) return null;
      return { after: command.to, to: row.n, state: command.to };
    case 'vote':
      return doc.proposal?.to === undefined ? null : { after: 0, to: 0, state: doc.proposal.to };
    default:
      return null;
  }
}

/** The state after an entry, from all entries; null if they do not replay under the present rules. */
export function stateAt({ game, header, secret }: Match, entries: Match['entries'], n: number): CoreState | null {
  try {
    return stateAfter(game, { header, secret, entries }, n);
  } catch (error) {
    if (error instanceof RecordFault) return null;
    throw error;
  }
}
