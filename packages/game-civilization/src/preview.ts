import {
  type Illegal,
  illegal,
  isPlainObject,
  KERNEL_CODES,
  openAsks,
  type Plain,
  type Preview,
  type Seat,
} from '@tessera/kernel';
import { check, DECISION_KINDS } from './decisions/index.ts';
import { explain } from './explain.ts';
import { previewLanding } from './preview/advance.ts';
import { previewCityAct } from './preview/cityActs.ts';
import type { Fact } from './preview/facts.ts';
import { previewFreePlacement } from './preview/freeItem.ts';
import { badIntent, type Previewer } from './preview/intent.ts';
import { previewPerson, previewPlacement } from './preview/placement.ts';
import { previewSecondItem } from './preview/price.ts';
import { previewMove } from './preview/reach.ts';
import { previewCapital } from './preview/site.ts';
import { previewGovernment, previewLeaving, previewStartOfTurn } from './preview/startOfTurn.ts';
import { previewStep } from './preview/step.ts';
import { previewLearning, previewResearch } from './preview/tech.ts';
import type { DecisionKind } from './state/questions.ts';
import type { State } from './state.ts';

const PREVIEWS: { readonly [K in DecisionKind]?: Previewer } = {
  placeCapital: previewCapital,
  startOfTurn: previewStartOfTurn,
  adoptGovernment: previewGovernment,
  leaveGovernment: previewLeaving,
  cityManagement: previewCityAct,
  placeItem: previewPlacement,
  placeFreeItem: previewFreePlacement,
  secondItem: previewSecondItem,
  placePerson: previewPerson,
  landOn: previewLanding,
  movement: (state, thought) =>
    thought.answer['do'] === 'move' ? previewMove(state, thought) : { refusal: null, facts: [] },
  step: previewStep,
  research: previewResearch,
  learnTech: previewLearning,
};

/**
 * What an act would lead to. The intent is one as `explain` takes it: `{ kind, answer }`. It may also be about a question
 * that is not open, and then says what the question would be about
 * (`{ kind: 'placeItem', about: { city, item }, answer: { square } }`).
 */
export function preview(state: State, seat: Seat, intent: unknown): Preview<Fact> | Illegal {
  if (!isPlainObject(intent)) return badIntent('{ kind, answer }');
  const { kind, about, answer } = intent;
  if (!DECISION_KINDS.includes(kind as DecisionKind) || !isPlainObject(answer)) return badIntent('{ kind, answer }');
  if (about !== undefined && !isPlainObject(about)) return badIntent('{ kind, about, answer }');
  const { pending, outcome } = state;
  if (pending === null) return illegal(KERNEL_CODES.over, { reason: outcome?.reason ?? '' });
  if (state.players[seat] === undefined) return illegal(KERNEL_CODES.seat);
  const ask = about === undefined ? openAsks(state, seat).find((open) => open.kind === kind) : undefined;
  const refusal = ask === undefined ? null : check(state, ask, answer);
  const previewer = PREVIEWS[kind as DecisionKind];
  if (previewer === undefined) return { refusal: refusal ?? explain(state, seat, { kind, answer }), facts: [] };
  const known = (about ?? ask ?? {}) as { readonly [field: string]: Plain };
  const told = previewer(state, { seat, about: known, answer, isOpen: ask !== undefined });
  if ('rule' in told) return told;
  // A thought may leave open how an item is paid: it is not an answer yet, but that does not count against it.
  const isUnfinished = refusal?.rule === KERNEL_CODES.shape;
  return ask === undefined || isUnfinished ? told : { refusal, facts: told.facts };
}
