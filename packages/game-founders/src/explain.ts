import { type Illegal, illegal, KERNEL_CODES, type Seat } from '@tessera/kernel';
import { check, DECISION_KINDS } from './decisions/index.ts';
import type { DecisionKind } from './state/questions.ts';
import type { State } from './state.ts';

/**
 * Why a seat may not do something now, or null if it may. An intent is the kind of a decision and the answer that the
 * player would like to give to it (`{ kind: 'addTile', answer: { … } }`).
 */
export function explain(state: State, seat: Seat, intent: unknown): Illegal | null {
  const { kind, answer } = (typeof intent === 'object' && intent !== null ? intent : {}) as Intent;
  if (!DECISION_KINDS.includes(kind as DecisionKind)) {
    return illegal(KERNEL_CODES.shape, { expected: '{ kind, answer }' });
  }
  const ask = state.pending?.asks[0];
  if (ask === undefined) return illegal(KERNEL_CODES.over, { reason: state.outcome?.reason ?? '' });
  if (ask.seat !== seat) return illegal(ORDER_RULE[ask.kind], { awaited: ask.seat });
  if (ask.kind !== kind) return illegal(state.turn === 0 ? 'R-33' : 'T-025', { now: ask.kind });
  return check(state, ask, answer);
}

interface Intent {
  readonly kind?: unknown;
  readonly answer?: unknown;
}

/** The rule that says whose move it is, for each question. */
const ORDER_RULE: { readonly [K in DecisionKind]: string } = {
  draftTile: 'T-015',
  layTiles: 'R-33',
  revealTile: 'T-019',
  playToken: 'T-019',
  addTile: 'T-019',
};
