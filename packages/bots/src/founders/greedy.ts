import type { Answer, FoundersTypes } from '@tessera/game-founders';
import type { Bot } from '../bot.ts';
import { chooseDraft } from './draft.ts';
import { readRivals, rivalsOf } from './evaluate.ts';
import { chooseReveal } from './reveal.ts';
import { planAdditions, type Table } from './search.ts';
import { chooseToken } from './tokens.ts';

/** Plays each turn so that it ends as well as it can, and looks no further. */
export const greedy: Bot<FoundersTypes> = {
  name: 'greedy',
  looksAtTable: true,
  chooseAnswer(game, state, seat, ask, generator) {
    const options = game.options(state, ask);
    if (options.length === 1) return options[0] as Answer;
    const table: Table = { game, state, seat, generator };
    switch (ask.kind) {
      case 'draftTile':
        return chooseDraft(table, options);
      case 'layTiles':
        return { side: 'up' };
      case 'revealTile':
        return chooseReveal(table, options);
      case 'playToken':
        return chooseToken(table, options);
      case 'addTile':
        return chooseAddition(table);
    }
  },
};

function chooseAddition(table: Table): Answer {
  const rivals = rivalsOf(table.state, 0);
  readRivals(table.state, table.seat, rivals);
  return planAdditions(table, rivals)[0]?.answer as Answer;
}
