import type { Game, GameTypes } from '@tessera/kernel';
import { civilizationStatistics } from './civilization/statistics.ts';
import { foundersStatistics } from './founders/statistics.ts';
import type { Statistics } from './statistics.ts';

const COUNTED: { readonly [game: string]: () => Statistics<never> } = {
  civilization: civilizationStatistics as unknown as () => Statistics<never>,
  founders: foundersStatistics as unknown as () => Statistics<never>,
};

/** A fresh count for a game, or null if the game has no statistics. */
export function statisticsFor<T extends GameTypes>(game: Game<T>): Statistics<T> | null {
  return (COUNTED[game.id]?.() as unknown as Statistics<T> | undefined) ?? null;
}
