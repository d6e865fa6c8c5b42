import { type AnswerOf, type AskOf, answerReader } from '@tessera/kernel';
import type { BattleDecisions } from './questions/battle.ts';
import type { CityDecisions } from './questions/cityManagement.ts';
import type { CommonDecisions } from './questions/common.ts';
import type { MovementDecisions } from './questions/movement.ts';
import type { ReactionDecisions } from './questions/reactions.ts';
import type { ResearchDecisions } from './questions/research.ts';
import type { SetUpDecisions } from './questions/setUp.ts';
import type { StartOfTurnDecisions } from './questions/startOfTurn.ts';
import type { TradeDecisions } from './questions/trade.ts';

/** Every question of the game and its answers, by chapter. Faces are named by id, squares by number. */
export type Decisions = SetUpDecisions &
  CommonDecisions &
  ReactionDecisions &
  StartOfTurnDecisions &
  TradeDecisions &
  CityDecisions &
  MovementDecisions &
  BattleDecisions &
  ResearchDecisions;

export type DecisionKind = keyof Decisions & string;
export type Ask = AskOf<Decisions>;
export type Answer = AnswerOf<Decisions>;
export type AskFor<K extends DecisionKind> = AskOf<Decisions, K>;
export type AnswerTo<K extends DecisionKind> = AnswerOf<Decisions, K>;

/** The answer that a step gets, to a question of the kind that its procedure asked. */
export const answerTo = answerReader<Decisions>();
