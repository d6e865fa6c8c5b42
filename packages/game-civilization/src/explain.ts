import { type Illegal, illegal, KERNEL_CODES, openAsks, type Seat } from '@tessera/kernel';
import { check, DECISION_KINDS } from './decisions/index.ts';
import type { DecisionKind } from './state/questions.ts';
import type { State } from './state.ts';

/**
 * Why a seat may not do something now, or null if it may. An intent is the kind of a decision and the answer that the
 * player would like to give to it (`{ kind: 'movement', answer: { … } }`).
 */
export function explain(state: State, seat: Seat, intent: unknown): Illegal | null {
  const { kind, answer } = (typeof intent === 'object' && intent !== null ? intent : {}) as Intent;
  if (!DECISION_KINDS.includes(kind as DecisionKind)) {
    return illegal(KERNEL_CODES.shape, { expected: '{ kind, answer }' });
  }
  const { pending, outcome } = state;
  if (pending === null) return illegal(KERNEL_CODES.over, { reason: outcome?.reason ?? '' });
  const own = openAsks(state, seat);
  for (const ask of own) if (ask.kind === kind) return check(state, ask, answer);
  const now = own[0];
  if (now !== undefined) return illegal(kindRule(state, kind as DecisionKind), { now: now.kind });
  return (
    whyNotAsked(state, seat, kind as DecisionKind, answer) ??
    illegal(orderRule(state), { awaited: pending.asks.map((ask) => ask.seat) })
  );
}

interface Intent {
  readonly kind?: unknown;
  readonly answer?: unknown;
}

/** All act at the same time, but this seat is not asked: it can do nothing, or has said that it is done (RUL-058). */
function whyNotAsked(state: State, seat: Seat, kind: DecisionKind, answer: unknown): Illegal | null {
  const { pending } = state;
  const ask = pending?.asks.find((open) => open.kind === kind);
  if (pending === null || pending.mode === 'sealed' || ask === undefined) return null;
  if (state.players[seat] === undefined) return null;
  return check(state, { ...ask, seat }, answer) ?? (kind === 'negotiate' ? illegal('RUL-058', { done: true }) : null);
}

/** The rule that says what comes when: the order of set-up (RUL-245) or of the phases (TURN-001, RUL-059). */
function kindRule(state: State, kind: DecisionKind): string {
  if (state.turn === 0) return 'RUL-245';
  return kind === 'negotiate' && state.phase !== 'trade' ? 'RUL-059' : 'TURN-001';
}

/** The rule that says who acts: in turn order during set-up (RUL-027), otherwise only in one's own part (RUL-005). */
function orderRule(state: State): string {
  return state.turn === 0 ? 'RUL-027' : 'RUL-005';
}
