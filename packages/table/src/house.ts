import type { TableCommand } from '@tessera/protocol';

/** What differs between the places where tables stand: a server, a browser, a terminal. */
export interface House {
  /** The names of the game's bots, weakest first. */
  readonly bots: readonly string[];
  /** Whether all people share one screen: they agree by word of mouth, and the player at the screen speaks for all. */
  readonly isOneScreen: boolean;
  /** Commands that make no sense here. */
  readonly without: readonly TableCommand['type'][];
}

/** The bot that plays for a player who has not chosen one. */
export function strongestBot({ bots }: Pick<House, 'bots'>): string {
  return bots.at(-1) ?? 'random';
}
