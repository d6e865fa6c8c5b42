import type { AnswerIn, AskIn, Game, GameTypes, Seat } from '@tessera/kernel';

/**
 * A player made of code. Its answer depends only on its input and on the generator, so a game of bots can be replayed
 * from its seed.
 */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Whether it looks at the table. A bot that only picks among the options needs no fresh deal, which saves time. */
  readonly looksAtTable: boolean;
  /**
   * Answers an open question. The state is one that its seat cannot tell from the real one: everything hidden has been
   * dealt again, so the bot knows nothing that the seat may not know. It must not change the state.
   */
  chooseAnswer(
    game: Game<T>,
    state: T['state'],
    seat: Seat,
    ask: AskIn<T['state']>,
    generator: number[],
  ): AnswerIn<T['state']>;
}

/** Puts a question of a real game to a bot. A bot should only get a state this way: it hides what must be hidden. */
export function askBot<T extends GameTypes>(
  bot: Bot<T>,
  game: Game<T>,
  state: T['state'],
  ask: AskIn<T['state']>,
  generator: number[],
): AnswerIn<T['state']> {
  const seat = ask.seat;
  const known = bot.looksAtTable ? game.resample(state, seat, generator) : state;
  return bot.chooseAnswer(game, known, seat, ask, generator);
}
