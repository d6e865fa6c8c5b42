import type { CoreState, Seat } from '@tessera/kernel';
import { LIMITS, type TableCommand, type ToldEntry } from '@tessera/protocol';
import { isAgreed, voters } from './proposals.ts';
import type { Table } from './table.ts';

/** The part of a game's past that a command is about, as the place where the table stands has kept it. */
export interface Past {
  readonly entries: readonly ToldEntry[];
  /** The state after an entry; null where nothing leads there any more. It becomes the table's own. */
  readonly state: CoreState | null;
}

export const NO_PAST: Past = { entries: [], state: null };

/** What is wanted of the past: entries after one up to another, and the state after one. */
export interface PastWanted {
  readonly after: number;
  readonly to: number;
  readonly state: number | null;
}

/** What a command needs to be handed of the past; null for most, which need nothing. */
export function pastWanted(
  table: Table,
  seat: Seat | null,
  command: TableCommand,
  isOneScreen = false,
): PastWanted | null {
  const { doc, match } = table;
  const n = match?.n ?? 0;
  switch (command.type) {
    case 'history':
      return { after: command.after, to: Math.min(command.to, command.after + LIMITS.news), state: null };
    case 'moment':
      return command.n > n ? null : { after: 0, to: 0, state: command.n };
    case 'propose': {
      if (command.what === 'end' || command.to >= n) return null;
      const isDecided = isOneScreen || voters(doc).every((one) => one === seat);
      return { after: command.to, to: n, state: isDecided ? command.to : null };
    }
    case 'vote': {
      const { proposal } = doc;
      if (proposal === null || proposal.id !== command.proposal || proposal.to === null || !command.agree) return null;
      const votes = proposal.votes.map((vote, i) => vote || i === seat);
      return isAgreed(doc, { votes }) ? { after: 0, to: 0, state: proposal.to } : null;
    }
    default:
      return null;
  }
}
