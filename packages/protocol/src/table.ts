import type { Outcome, PlainObject, Seat } from '@tessera/kernel';
import { z } from 'zod';
import { LIMITS, USUAL_WAIT } from './limits.ts';
import { lineOf, plainObject } from './texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How fast a table plays. Times in milliseconds. */
export const pace = z.discriminatedUnion('kind', [
  /** No clock. `wait` is how long the game waits for a player before the others may remind them, and then let a bot play. */
  z.strictObject({
    kind: z.literal('free'),
    wait: z
      .int()
      .min(MINUTE)
      .max(31 * DAY)
      .default(USUAL_WAIT),
  }),
  /** Each seat has a time for the whole game, and gains some with every answer. */
  z.strictObject({
    kind: z.literal('live'),
    time: z.int().min(10_000).max(DAY),
    increment: z
      .int()
      .min(0)
      .max(10 * MINUTE),
  }),
  /** Each answer has a time of its own. The clock stops during a daily pause, given in minutes of the day, UTC. */
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

/** Who takes a seat: someone yet to come, the creator of the table, or a bot. */
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
  /** The bot that plays: at its own seat, or in place of a person who has left, resigned or run out of time. */
  readonly bot: string | null;
  readonly resigned: boolean;
  readonly connected: boolean;
  /** Since when a person has not been connected; null for those who are, for bots, and where it is unknown. */
  readonly awaySince: number | null;
}

/** A person whom a game without a clock waits for. `remindIn` and `replaceIn` are milliseconds from when the message was sent. */
export interface WaitInfo {
  readonly seat: Seat;
  /** The entry after which it waits: once there is another one, the wait is over. */
  readonly n: number;
  /** When the game began to wait. */
  readonly since: number;
  /** When the person was last reminded; null if they were not. */
  readonly reminded: number | null;
  /** Time until the others may remind the person. */
  readonly remindIn: number;
  /** Time until the others may let a bot play the seat; null while the person must be reminded first. */
  readonly replaceIn: number | null;
}

/** A seat's clock. */
export interface ClockInfo {
  /** Milliseconds left, as of the message. */
  readonly left: number;
  readonly running: boolean;
}

/** What the people at the table are asked to agree on. */
export interface ProposalInfo {
  readonly id: number;
  readonly what: 'undo' | 'end';
  /** For an undo: the entry to go back to. */
  readonly to: number | null;
  readonly by: Seat;
  /** By seat: the vote; null until it is cast. Bots have no vote. */
  readonly votes: readonly (boolean | null)[];
}

/** A table as one viewer sees it. All of it is public but `you`. */
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
  /** The people among them, at a table without a clock; sent again when a game has waited for a while. */
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
