import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { lineOf, plainObject } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How fast a table plays. Times in milliseconds. */
export const pace = z.discriminatedUnion('kind', [
  /** No clock. */
  z.strictObject({ kind: z.literal('free') }),
  /** Each seat has a time for the whole game, and gets some more with every answer. */
  z.strictObject({
    kind: z.literal('live'),
    time: z
      .int()
      .min(10_000)
      .max(24 * HOUR),
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
      .max(31 * 24 * HOUR),
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
  pace: pace.default({ kind: 'free' }),
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
