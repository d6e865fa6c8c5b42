import type { AnswerIn, AskIn, GameTypes, PlainObject } from '@tessera/kernel';

/**
 * What a game counts over many games, besides turns, ends and wins. It sees every answer, so it does not need the news.
 */
export interface Statistics<T extends GameTypes = GameTypes> {
  began(): void;
  answered(ask: AskIn<T['state']>, answer: AnswerIn<T['state']>): void;
  /** Called for finished games only. */
  ended(state: T['state']): void;
  summary(): PlainObject;
}
