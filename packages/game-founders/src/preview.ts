import {
  type Illegal,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  type PlainObject,
  type Preview,
  type Seat,
} from '@tessera/kernel';
import { check, DECISION_KINDS } from './decisions/index.ts';
import { explain } from './explain.ts';
import type { Fact } from './preview/facts.ts';
import { tileFacts } from './preview/tile.ts';
import { tokenPlayFacts } from './preview/token.ts';
import { badShape } from './rules/answerShape.ts';
import type { Ask, AskFor, DecisionKind } from './state/questions.ts';
import type { State } from './state.ts';

/**
 * What an act would lead to. The intent is one as `explain` takes it: `{ kind, answer }`. A tile may be considered at any
 * time; `about` may then state what the question would be about (`{ bought, only }`).
 */
export function preview(state: State, seat: Seat, intent: unknown): Preview<Fact> | Illegal {
  if (!isPlainObject(intent)) return badShape('{ kind, answer }');
  const { kind, about, answer } = intent;
  if (!DECISION_KINDS.includes(kind as DecisionKind) || !isPlainObject(answer)) return badShape('{ kind, answer }');
  if (about !== undefined && !isPlainObject(about)) return badShape('{ kind, about, answer }');
  const open = state.pending?.asks[0];
  if (open === undefined) return illegal(KERNEL_CODES.over, { reason: state.outcome?.reason ?? '' });
  if (state.territories[seat] === undefined) return illegal(KERNEL_CODES.seat);
  const ask = about === undefined && open.seat === seat && open.kind === kind ? open : thoughtOf(seat, kind, about);
  if (ask === null) return { refusal: explain(state, seat, { kind, answer } as PlainObject), facts: [] };
  const refusal = check(state, ask, answer);
  if (refusal !== null && refusal.rule === KERNEL_CODES.shape) return refusal;
  if (ask.kind === 'addTile') return { refusal, facts: tileFacts(state, seat, { bought: ask.bought }, answer) };
  return { refusal, facts: ask.kind === 'playToken' && refusal === null ? tokenPlayFacts(state, seat, answer) : [] };
}

/** The question that would be asked, or null if nothing can be said about its answer yet. */
function thoughtOf(seat: Seat, kind: unknown, about: PlainObject = {}): Ask | null {
  if (kind === 'playToken') return { kind, seat, id: 0 };
  if (kind !== 'addTile') return null;
  const { bought = null, only = null } = about;
  return { kind, seat, id: 0, bought, only } as AskFor<'addTile'>;
}
