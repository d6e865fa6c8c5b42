import type { Game, GameTypes } from '@tessera/kernel';
import type { Bot } from './bot.ts';
import { greedy as civilizationGreedy } from './civilization/greedy.ts';
import { greedy as foundersGreedy } from './founders/greedy.ts';
import { random } from './random.ts';

/** The bots of one game, by name. */
export type Bots<T extends GameTypes> = { readonly [name: string]: Bot<T> };

const OWN_BOTS: { readonly [game: string]: readonly Bot<never>[] } = {
  civilization: [civilizationGreedy as unknown as Bot<never>],
  founders: [foundersGreedy as unknown as Bot<never>],
};

/** The bots that can play a game: random plays all of them, others are made for one. */
export function botsFor<T extends GameTypes>(game: Game<T>): Bots<T> {
  const bots: { [name: string]: Bot<T> } = { random: random as unknown as Bot<T> };
  for (const bot of OWN_BOTS[game.id] ?? []) bots[bot.name] = bot as unknown as Bot<T>;
  return bots;
}
