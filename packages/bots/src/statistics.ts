import type { AnswerIn, AskIn, Game, GameTypes, PlainObject } from '@tessera/kernel';
import { civilizationStatistics } from './civilization/statistics.ts';
import { foundersStatistics } from './founders/statistics.ts';

/** What a game counts over many games, besides turns, ends and wins. It hears every answer, so it need not be told the news. */
export interface Statistics<T extends GameTypes = GameTypes> {
  began(): void;
  answered(ask: AskIn<T['state']>, answer: AnswerIn<T['state']>): void;
  /** Called for finished games only. */
  ended(state: T['state']): void;
  summary(): PlainObject;
}

const COUNTED: { readonly [game: string]: () => Statistics<never> } = {
  civilization: civilizationStatistics as unknown as () => Statistics<never>,
  founders: foundersStatistics as unknown as () => Statistics<never>,
};

/** A fresh count for a game, or null if it counts nothing of its own. */
export function statisticsFor<T extends GameTypes>(game: Game<T>): Statistics<T> | null {
  return (COUNTED[game.id]?.() as unknown as Statistics<T> | undefined) ?? null;
}
