import type { CoreState, Game, PlainObject, Seat } from '@tessera/kernel';

/** A question for a bot. */
export interface BotQuestion {
  readonly game: Game;
  /** The real state. What the bot's seat may not know is hidden before the bot sees it. */
  readonly state: CoreState;
  readonly seat: Seat;
  /** The id of the open question. */
  readonly ask: number;
  readonly bot: string;
  /** The seed of the bot's random generator. */
  readonly seed: string;
  /** The table: tables are served in turn. A question without one counts as a table of its own. */
  readonly table?: string;
}

/** Bots at work, away from the thread that serves people. */
export interface BotPlayers {
  /** The names of the bots of a game, the weakest first. */
  names(game: Game): readonly string[];
  /**
   * A legal answer, sooner or later: when a bot fails or takes too long, a simpler one steps in. The caller may go on changing the
   * state: the bot works on a copy. Rejects only with `BotsClosed`, or if the question is not open.
   */
  choose(question: BotQuestion): Promise<PlainObject>;
  close(): Promise<void>;
}

/** The server is stopping: this question gets no answer. */
export class BotsClosed extends Error {
  override readonly name = 'BotsClosed';
}
