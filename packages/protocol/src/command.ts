import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { lineOf, plainObject, token } from './texts.ts';

/** Every command carries a key. The reply repeats it, and a command sent again with the same key is not carried out twice. */
const key = z.string().min(1).max(LIMITS.key);
const seat = z.int().min(0).max(7);
const entry = z.int().min(0).max(10_000_000);

/** The commands at a table, over a socket (with the table's id beside them) or by HTTP. */
export const tableCommand = z.discriminatedUnion('type', [
  /** Answers a question. `ask` is the question's id. */
  z.strictObject({ type: z.literal('answer'), key, ask: z.string().max(40), answer: plainObject }),
  /** Takes back one's own last answers. */
  z.strictObject({ type: z.literal('undo'), key, answers: z.int().min(1).max(1000).default(1) }),
  /** Proposes to go back to the state after an entry, or to end the game now. */
  z.discriminatedUnion('what', [
    z.strictObject({ type: z.literal('propose'), key, what: z.literal('undo'), to: entry }),
    z.strictObject({ type: z.literal('propose'), key, what: z.literal('end') }),
  ]),
  /** Agrees to a proposal or turns it down. The proposer turns it down to withdraw it. */
  z.strictObject({ type: z.literal('vote'), key, proposal: z.int().min(0), agree: z.boolean() }),
  z.strictObject({ type: z.literal('resign'), key }),
  /** Lets a bot play one's own seat, until one reclaims it. */
  z.strictObject({ type: z.literal('handOver'), key, bot: z.string().max(40) }),
  z.strictObject({ type: z.literal('reclaim'), key }),
  /** Reminds a person whom the game has waited for long enough (`pace.wait`) that it is their turn. */
  z.strictObject({ type: z.literal('remind'), key, seat }),
  /** Lets a bot play the seat of a person who was reminded and has not come since. They can reclaim it. */
  z.strictObject({ type: z.literal('replace'), key, seat }),
  /** Standing orders: the kinds of question to pass without asking, all of them. */
  z.strictObject({ type: z.literal('orders'), key, passes: z.array(z.string().max(40)).max(40) }),
  z.strictObject({ type: z.literal('chat'), key, text: lineOf(1, LIMITS.chat) }),
  z.strictObject({ type: z.literal('mute'), key, seat, muted: z.boolean() }),
  /** Asks why something may not be done. */
  z.strictObject({ type: z.literal('explain'), key, intent: plainObject }),
  /** Asks what something would lead to, as far as one's seat may know. */
  z.strictObject({ type: z.literal('preview'), key, intent: plainObject }),
  /** Asks for news: entries after `after`, up to `to`. */
  z.strictObject({ type: z.literal('history'), key, after: entry, to: entry }),
  /** Asks for the view as it was after an entry. */
  z.strictObject({ type: z.literal('moment'), key, n: entry }),
]);
export type TableCommand = z.output<typeof tableCommand>;
export type CommandOf<K extends TableCommand['type']> = Extract<TableCommand, { readonly type: K }>;

/** A command as callers give it: a key is added if it has none. */
export type CommandInput = TableCommand extends infer C
  ? C extends TableCommand
    ? Omit<C, 'key'> & { key?: string }
    : never
  : never;

/** Starts watching a table: from the seat that the cookie or the secret opens, else as a spectator. */
const watch = z.strictObject({
  type: z.literal('watch'),
  key,
  table: token,
  /** A seat's, spectator's or creator's secret. */
  secret: token.optional(),
  /** The last entry seen: the news since then are sent. Without it, none are. */
  after: entry.optional(),
  /** The last line of chat seen. */
  chatAfter: z.int().min(0).optional(),
  /** Whether to send the whole view only once, and then only its changes. */
  changes: z.boolean().optional(),
});
const unwatch = z.strictObject({ type: z.literal('unwatch'), key, table: token });

/** What a client sends over its socket. */
export const clientMessage = z.discriminatedUnion('type', [
  watch,
  unwatch,
  z.strictObject({ type: z.literal('at'), table: token, command: tableCommand }),
]);
export type ClientMessage = z.output<typeof clientMessage>;
