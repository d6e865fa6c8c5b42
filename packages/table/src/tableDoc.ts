import type { Game, PlainObject, Seat } from '@tessera/kernel';
import { type Pace, USUAL_WAIT } from '@tessera/protocol';

/** What a secret can open: a seat, the spectators' view, or the creator's rights. */
export const SECRET_ROLES = ['seat', 'spectator', 'creator'] as const;
export type SecretRole = (typeof SECRET_ROLES)[number];
export type LockRole = Exclude<SecretRole, 'seat'>;

/** A seat as stored. */
export interface SeatDoc {
  readonly kind: 'open' | 'person' | 'bot';
  /** The person's id; null for bots, open seats, and a person known only by the seat's secret. */
  user: string | null;
  name: string;
  /** The bot that plays: a bot's own, or in place of the person; null while the person plays. */
  bot: string | null;
  resigned: boolean;
  /** Counts how often the seat has changed hands or locks. Access that was given before no longer holds. */
  grant: number;
  /** The player's word for the seed. */
  word: string;
  /** Kinds of question that are passed without asking. */
  passes: string[];
  /** Seats whose chat the person does not want to see. */
  muted: Seat[];
  /** When the others last reminded the person, and after which entry: it no longer counts once the game goes on. */
  reminded?: { readonly n: number; readonly at: number };
  /** Keys of the last commands that left no entry: sent again, they are not carried out again. */
  keys?: readonly string[];
}

/** The clocks of a table that has any. */
export interface ClocksDoc {
  /** Milliseconds left to each seat at `since`. */
  left: number[];
  /** The seats whose clocks run. */
  running: Seat[];
  since: number;
}

export interface ProposalDoc {
  readonly id: number;
  readonly what: 'undo' | 'end';
  readonly to: number | null;
  readonly by: Seat;
  votes: (boolean | null)[];
}

/** All that is agreed at a table, apart from its game. Plain data. */
export interface TableDoc {
  readonly game: string;
  readonly title: string;
  readonly options: PlainObject;
  readonly pace: Pace;
  readonly listed: boolean;
  /** The person who set up the table; null once that person's data are deleted. */
  creator: string | null;
  readonly createdAt: number;
  readonly commitment: string;
  seats: SeatDoc[];
  /** How often the spectators' and the creator's secrets have been renewed, like a seat's grant; 0 if missing. */
  locks?: { [role in LockRole]?: number };
  clocks: ClocksDoc | null;
  proposal: ProposalDoc | null;
  /** How many proposals there have been. */
  proposals: number;
  /** The number of the last undo or rebase: questions asked before it are stale, even if their ids return. */
  epoch: number;
  /** The revision of the game's rules under which the game was last loaded. */
  rules: number;
  /** The table at which the same people play again. */
  again: string | null;
}

/** Whether the seat's person has deleted all their data: they will not come back. */
export function isForsaken({ kind, user, name }: SeatDoc): boolean {
  return kind === 'person' && user === null && name === '';
}

/** Whether only bots play at a table: in their own seats, or in those that people have left to them. */
export function isAlone({ seats }: Pick<TableDoc, 'seats'>): boolean {
  return seats.every(({ bot }) => bot !== null);
}

/** How often a lock has been changed. Access by another grant no longer holds. */
export function grantOf({ seats, locks }: TableDoc, role: SecretRole, seat: Seat | null): number {
  return (role === 'seat' ? seats[seat ?? -1]?.grant : locks?.[role]) ?? 0;
}

/** A document in the present format: older ones did not say how long a table without a clock waits. */
export function presentDoc(doc: TableDoc): TableDoc {
  const pace: { readonly kind: Pace['kind']; readonly wait?: number } = doc.pace;
  return pace.kind === 'free' && pace.wait === undefined ? { ...doc, pace: { kind: 'free', wait: USUAL_WAIT } } : doc;
}

/** A copy of the document, to be changed and passed on in a `TableChange`. */
export function draftOf(doc: TableDoc): TableDoc {
  const { seats, clocks, proposal } = doc;
  return {
    ...doc,
    seats: seats.map((seat) => ({ ...seat, passes: [...seat.passes], muted: [...seat.muted] })),
    clocks: clocks === null ? null : { ...clocks, left: [...clocks.left], running: [...clocks.running] },
    proposal: proposal === null ? null : { ...proposal, votes: [...proposal.votes] },
  };
}

/** A copy of the document with one seat changed. */
export function withSeat(doc: TableDoc, seat: Seat, change: Partial<Omit<SeatDoc, 'kind'>>): TableDoc {
  const draft = draftOf(doc);
  Object.assign(draft.seats[seat] ?? {}, change);
  return draft;
}

type TablePlan = Omit<TableDoc, 'game' | 'rules' | 'clocks' | 'proposal' | 'proposals' | 'epoch' | 'again' | 'locks'>;

/** What is agreed at a new table. */
export function newDoc({ id, rules }: Pick<Game, 'id' | 'rules'>, plan: TablePlan): TableDoc {
  const { title, options, pace, listed, creator, createdAt, commitment, seats } = plan;
  const about = { game: id, title, options, pace, listed, creator, createdAt, commitment, seats };
  return { ...about, clocks: null, proposal: null, proposals: 0, epoch: 0, rules, again: null };
}

export function openSeat(): SeatDoc {
  return { kind: 'open', user: null, name: '', bot: null, resigned: false, grant: 0, word: '', passes: [], muted: [] };
}

export function personSeat(user: string | null, name: string, word: string): SeatDoc {
  return { ...openSeat(), kind: 'person', user, name, word };
}

export function botSeat(bot: string): SeatDoc {
  return { ...openSeat(), kind: 'bot', bot };
}
