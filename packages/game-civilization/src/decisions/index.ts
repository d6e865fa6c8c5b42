import type { Illegal } from '@tessera/kernel';
import type { Answer, Ask, DecisionKind } from '../state/questions.ts';
import type { State } from '../state.ts';
import { battleFamilies } from './battle.ts';
import { cityFamilies } from './cityManagement.ts';
import { commonFamilies } from './common.ts';
import { checkAnswer, type DecisionFamily, type Families } from './family.ts';
import { movementFamilies } from './movement.ts';
import { reactionFamilies } from './reactions.ts';
import { researchFamilies } from './research.ts';
import { setUpFamilies } from './setUp.ts';
import { startOfTurnFamilies } from './startOfTurn.ts';
import { tradeFamilies } from './trade.ts';

const FAMILIES: Families<DecisionKind> = {
  ...setUpFamilies,
  ...commonFamilies,
  ...reactionFamilies,
  ...startOfTurnFamilies,
  ...tradeFamilies,
  ...cityFamilies,
  ...movementFamilies,
  ...battleFamilies,
  ...researchFamilies,
};

export const DECISION_KINDS = Object.keys(FAMILIES) as DecisionKind[];

export function options(state: State, ask: Ask): readonly Answer[] {
  return familyOf(ask).options(state, ask as never);
}

export function check(state: State, ask: Ask, answer: unknown): Illegal | null {
  return checkAnswer(familyOf(ask), state, ask as never, answer);
}

function familyOf(ask: Ask): DecisionFamily<DecisionKind> {
  return FAMILIES[ask.kind] as unknown as DecisionFamily<DecisionKind>;
}
