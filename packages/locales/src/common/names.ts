import type { Words } from '../words.ts';
import { common } from './say.ts';

/** The marks of the seats, in their order. */
export const COLOURS = ['cinnabar', 'cobalt', 'saffron', 'jade', 'orchid', 'umber'] as const;
export const SHAPES = ['triangle', 'disc', 'diamond', 'square', 'hexagon', 'cross'] as const;

/** A game's name; of one that nobody knows, its id. */
export function gameName(words: Words, id: string): string {
  return words.has(`common.game.${id}`) ? words.say(`common.game.${id}`) : id;
}

/** The level at which a bot plays; of a bot that nobody knows, its name. */
export function botLevel(words: Words, bot: string): string {
  return words.has(`common.bot.level.${bot}`) ? words.say(`common.bot.level.${bot}`) : bot;
}

/** What a level means; null if there is nothing to say. */
export function botAbout(words: Words, bot: string): string | null {
  return words.has(`common.bot.about.${bot}`) ? words.say(`common.bot.about.${bot}`) : null;
}

/** How a seat is called on which a bot sits. */
export function botName(words: Words, bot: string): string {
  return common(words).text('common.bot.name', { level: botLevel(words, bot) });
}

export function seatName(words: Words, seat: number): string {
  return common(words).text('common.seat', { number: seat + 1 });
}

/** A seat's mark in words: "cobalt disc". */
export function markName(words: Words, seat: number): string {
  const index = seat % COLOURS.length;
  const colour = words.say(`common.colour.${COLOURS[index]}`);
  return common(words).text('common.mark', { colour, shape: words.say(`common.shape.${SHAPES[index]}`) });
}
