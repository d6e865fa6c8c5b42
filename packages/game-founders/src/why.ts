import { type Illegal, illegal, isPlainObject, KERNEL_CODES, type Seat } from '@tessera/kernel';
import type { DecisionKind } from './decisions/decisions.ts';
import { check, DECISION_KINDS } from './decisions/index.ts';
import type { State } from './state.ts';

/**
 * Why a seat may not do something now: an intent is the kind of a decision and the answer one would like to give to it
 * (`{ kind: 'addTile', answer: { … } }`). Null if it may.
 */
export function why(state: State, seat: Seat, intent: unknown): Illegal | null {
  if (!isPlainObject(intent) || !DECISION_KINDS.includes(intent['kind'] as DecisionKind)) {
    return illegal(KERNEL_CODES.shape, { expected: '{ kind, answer }' });
  }
  const ask = state.pending?.asks[0];
  if (ask === undefined) return illegal(KERNEL_CODES.over, { reason: state.outcome?.reason ?? '' });
  if (ask.seat !== seat) return illegal(state.turn === 0 ? 'T-015' : 'T-019', { awaited: ask.seat });
  if (ask.kind !== intent['kind']) return illegal(state.turn === 0 ? 'R-33' : 'T-025', { now: ask.kind });
  return check(state, ask, intent['answer']);
}
