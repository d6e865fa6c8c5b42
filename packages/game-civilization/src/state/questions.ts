import { type AnswerOf, type AskOf, answerReader } from '@tessera/kernel';
import type { BattleDecisions } from '../decisions/battle.ts';
import type { CityDecisions } from '../decisions/cityManagement.ts';
import type { CommonDecisions } from '../decisions/common.ts';
import type { MovementDecisions } from '../decisions/movement.ts';
import type { ReactionDecisions } from '../decisions/reactions.ts';
import type { ResearchDecisions } from '../decisions/research.ts';
import type { SetUpDecisions } from '../decisions/setUp.ts';
import type { StartOfTurnDecisions } from '../decisions/startOfTurn.ts';
import type { TradeDecisions } from '../decisions/trade.ts';

/** Every question of the game and its answers, by chapter. Faces are named by id, squares by the number of their cell. */
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

/** The answer that a step is given, to a question of the kind that its procedure has put. */
export const answerTo = answerReader<Decisions>();
