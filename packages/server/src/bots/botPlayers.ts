import type { CoreState, Game, PlainObject, Seat } from '@tessera/kernel';

/** A question for a bot. */
export interface BotQuestion {
  readonly game: Game;
  /** The real state: whoever asks a bot hides from it what its seat may not know. */
  readonly state: CoreState;
  readonly seat: Seat;
  /** The id of the open question. */
  readonly ask: number;
  readonly bot: string;
  /** What its generator begins with. */
  readonly seed: string;
  /** The table, by which questions are served in turn. Without it a question counts as a table of its own. */
  readonly table?: string;
}

/** Bots at work, away from the thread that serves people. */
export interface BotPlayers {
  /** The names of the bots of a game, the weakest first. */
  names(game: Game): readonly string[];
  /**
   * A legal answer, sooner or later: when a bot fails or takes too long, a simpler one steps in. The state may be played
   * on meanwhile: the answer is to the question as it stood. Rejected only with `BotsClosed`, or where the question is
   * not open at all.
   */
  choose(question: BotQuestion): Promise<PlainObject>;
  close(): Promise<void>;
}

/** The server stops: this question gets no answer any more. */
export class BotsClosed extends Error {
  override readonly name = 'BotsClosed';
}
