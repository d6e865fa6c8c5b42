import { type AnswerIn, type GameTypes, nextBelow } from '@tessera/kernel';
import type { Bot } from './bot.ts';

/** Picks any option, all equally likely. Knows no particular game and looks at nothing. */
export const random: Bot = {
  name: 'random',
  looksAtTable: false,
  chooseAnswer(game, state, _seat, ask, generator) {
    const options = game.options(state, ask);
    return options[nextBelow(generator, options.length)] as AnswerIn<GameTypes['state']>;
  },
};
