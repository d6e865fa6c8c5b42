import type { Illegal } from '@tessera/kernel';
import type { Answer, Ask, DecisionKind } from '../state/questions.ts';
import type { State } from '../state.ts';
import { addTile } from './addTile.ts';
import { draftTile, layTiles } from './draft.ts';
import type { DecisionFamily } from './family.ts';
import { playToken } from './playToken.ts';
import { revealTile } from './revealTile.ts';

const FAMILIES: { readonly [K in DecisionKind]: DecisionFamily<K> } = {
  draftTile,
  layTiles,
  revealTile,
  playToken,
  addTile,
};

export const DECISION_KINDS = Object.keys(FAMILIES) as DecisionKind[];

export function options(state: State, ask: Ask): readonly Answer[] {
  return familyOf(ask).options(state, ask as never);
}

export function check(state: State, ask: Ask, answer: unknown): Illegal | null {
  return familyOf(ask).check(state, ask as never, answer);
}

function familyOf(ask: Ask): DecisionFamily<DecisionKind> {
  return FAMILIES[ask.kind] as unknown as DecisionFamily<DecisionKind>;
}
