import type { Words } from '../words.ts';
import { common } from './say.ts';

/** The marks of the seats, in their order. */
export const COLOURS = ['cinnabar', 'cobalt', 'saffron', 'jade', 'orchid', 'umber'] as const;
export const SHAPES = ['triangle', 'disc', 'diamond', 'square', 'hexagon', 'cross'] as const;

/** A game's name; an unknown game's id. */
export function gameName(words: Words, id: string): string {
  return words.has(`common.game.${id}`) ? words.say(`common.game.${id}`) : id;
}

/** The level at which a bot plays; an unknown bot's name. */
export function botLevel(words: Words, bot: string): string {
  return words.has(`common.bot.level.${bot}`) ? words.say(`common.bot.level.${bot}`) : bot;
}

/** A description of a level; null for a level without one. */
export function botAbout(words: Words, bot: string): string | null {
  return words.has(`common.bot.about.${bot}`) ? words.say(`common.bot.about.${bot}`) : null;
}

/** The name of a seat with a bot. */
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
