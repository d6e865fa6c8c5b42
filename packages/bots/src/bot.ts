import type { AnswerIn, AskIn, Game, GameTypes, Seat } from '@tessera/kernel';

/**
 * A player made of code. Its answer depends on what it is given and on the generator alone, so a game of bots can be
 * played again from its seed.
 */
export interface Bot<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** Whether it looks at the table. One that only picks among the options needs no deal of its own, which saves time. */
  readonly looksAtTable: boolean;
  /**
   * Answers an open question. The state is one that its seat cannot tell from the real one: all that is hidden has been
   * dealt anew, so it knows nothing that the seat may not know. It must be left as it is.
   */
  chooseAnswer(
    game: Game<T>,
    state: T['state'],
    seat: Seat,
    ask: AskIn<T['state']>,
    generator: number[],
  ): AnswerIn<T['state']>;
}

/** Puts a question of a real game to a bot. The only way in which a bot should meet a state: it hides what must be hidden. */
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
