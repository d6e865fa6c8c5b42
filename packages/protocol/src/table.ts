import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import { z } from 'zod';
import { LIMITS, USUAL_WAIT } from './limits.ts';
import { lineOf, plainObject } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How fast a table plays. Times in milliseconds. */
export const pace = z.discriminatedUnion('kind', [
  /** No clock. For how long the game waits for somebody before the others may remind them, and then let a bot play. */
  z.strictObject({
    kind: z.literal('free'),
    wait: z
      .int()
      .min(MINUTE)
      .max(31 * DAY)
      .default(USUAL_WAIT),
  }),
  /** Each seat has a time for the whole game, and gets some more with every answer. */
  z.strictObject({
    kind: z.literal('live'),
    time: z.int().min(10_000).max(DAY),
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  /** Each answer has a time of its own; the clock stands still during a pause every day, given in minutes of the day, UTC. */
  z.strictObject({
    kind: z.literal('days'),
    perAnswer: z
      .int()
      .min(MINUTE)
      .max(31 * DAY),
    pause: z.strictObject({ from: z.int().min(0).max(1439), to: z.int().min(0).max(1439) }).nullable(),
  }),
]);
export type Pace = z.output<typeof pace>;

/** Who is to sit on a seat: somebody yet to come, the one who sets the table, or a bot. */
export const seatPlan = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('me') }),
  z.strictObject({ kind: z.literal('bot'), bot: z.string().max(40) }),
]);
export type SeatPlan = z.output<typeof seatPlan>;

export const newTable = z.strictObject({
  game: z.string().max(40),
  title: lineOf(0, LIMITS.title).default(''),
  seats: z.array(seatPlan).min(1).max(8),
  options: plainObject.default({}),
  pace: pace.default({ kind: 'free', wait: USUAL_WAIT }),
  /** Listed in the lobby, or known only to those who have its link. */
  listed: z.boolean().default(true),
  /** The creator's word for the seed. */
  word: lineOf(0, LIMITS.word).default(''),
});
export type NewTable = z.output<typeof newTable>;

export const TABLE_STATUS = ['waiting', 'playing', 'over'] as const;
export type TableStatus = (typeof TABLE_STATUS)[number];

/** A seat as everybody sees it. */
export interface SeatInfo {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
  /** The bot that plays: of a bot's seat, or in place of a person who has left, resigned or run out of time. */
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly connected: boolean;
  /** Since when a person is not connected; null for those who are, for bots, and where nobody knows. */
  readonly awaySince: number | null;
}

/** A person whom a game without a clock waits for. Times to come in milliseconds, as of the message. */
export interface WaitInfo {
  readonly seat: Seat;
  /** The entry after which it waits: once there is another one, this is past. */
  readonly n: number;
  /** When the game began to wait. */
  readonly since: number;
  /** When the person was reminded of it last; null if nobody has done so. */
  readonly reminded: number | null;
  /** Until the others may remind the person. */
  readonly remindIn: number;
  /** Until the others may let a bot play the seat; null while the person must be reminded first. */
  readonly replaceIn: number | null;
}

/** A seat's clock. */
export interface ClockInfo {
  /** Milliseconds left, as of the message. */
  readonly left: number;
  readonly running: boolean;
}

/** What the table is to agree on. */
export interface ProposalInfo {
  readonly id: number;
  readonly what: 'undo' | 'end';
  /** For an undo: the entry to go back to. */
  readonly to: number | null;
  readonly by: Seat;
  /** By seat: what was voted; null if nothing yet. Bots have no vote. */
  readonly votes: readonly (boolean | null)[];
}

/** A table as one looks at it: public, but for `you`. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: TableStatus;
  readonly listed: boolean;
  readonly options: PlainObject;
  readonly pace: Pace;
  readonly seats: readonly SeatInfo[];
  readonly clocks: readonly ClockInfo[] | null;
  readonly proposal: ProposalInfo | null;
  /** The seats whose answer the game waits for. */
  readonly awaited: readonly Seat[];
  /** The people among them, at a table without a clock; told anew when a game has waited for a while. */
  readonly waits: readonly WaitInfo[];
  readonly createdAt: number;
  readonly changedAt: number;
  /** Published before the first draw; null until the table exists. */
  readonly commitment: string;
  readonly words: readonly string[];
  readonly outcome: Outcome | null;
  /** The table at which the same people play again, once there is one. */
  readonly again: string | null;
  readonly you: {
    readonly seat: Seat | null;
    readonly isCreator: boolean;
    /** Standing orders: kinds of question that are passed without asking. */
    readonly passes: readonly string[];
    readonly muted: readonly Seat[];
  };
}
