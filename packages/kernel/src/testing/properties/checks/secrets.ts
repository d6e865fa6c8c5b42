import { type AskIn, openAsks } from '../../../ask.ts';
import type { Game, GameTypes } from '../../../game.ts';
import type { PlainObject } from '../../../plain.ts';
import { answerable, named, pick, type Viewer, viewers } from '../aside.ts';
import { mutantOf } from '../mutantOf.ts';
import { findDifference, inWords } from '../plain.ts';
import type { Check, Position } from '../position.ts';

/** How many changed answers are refused in both states. */
const MUTANTS = 4;

/**
 * Non-interference. For every viewer the table is re-dealt behind its back, others' sealed answers included; view, options
 * and the reasons for refusals must come out the same, byte for byte. Anything hidden that leaks, be it a seed, a deck's
 * order or a hand, would make a difference.
 */
export const checkSecrets: Check = (at) => {
  for (const viewer of viewers(at.players)) {
    const dealt = redealt(at, viewer);
    const difference = findSeen(at.game, at.state, dealt, viewer) ?? findReasons(at, dealt, viewer);
    if (difference !== null) return `${named(viewer)} sees what it cannot know: ${difference}`;
  }
  return null;
};

/** The state re-dealt for a viewer; others' sealed answers are chosen again, or stay the true ones where legal. */
export function redealt<T extends GameTypes>(at: Position<T>, viewer: Viewer, isSealedAnew = true): T['state'] {
  const { game, state, generator } = at;
  const dealt = game.resample(state, viewer, generator);
  const { pending } = dealt;
  for (const [i, ask] of ((pending?.asks ?? []) as AskIn<T['state']>[]).entries()) {
    if (pending === null || pending.answers[i] === null || ask.seat === viewer) continue;
    const given = state.pending?.answers[i] ?? null;
    const isKept = !isSealedAnew && given !== null && game.check(dealt, ask, given) === null;
    pending.answers[i] = isKept ? given : (pick(generator, game.options(dealt, ask)) as PlainObject);
  }
  return dealt;
}

/** Where what a viewer may see and do differs between two states, or null. */
export function findSeen<T extends GameTypes>(game: Game<T>, state: T['state'], other: T['state'], viewer: Viewer) {
  const inView = findInBytes(game.view(other, viewer), game.view(state, viewer));
  if (inView !== null || viewer === null) return inView === null ? null : `view ${inView}`;
  const asks = openAsks(state, viewer) as AskIn<T['state']>[];
  const inAsks = findInBytes(openAsks(other, viewer), asks);
  if (inAsks !== null) return `questions ${inAsks}`;
  for (const ask of asks) {
    const inOptions = findInBytes(game.options(other, ask), game.options(state, ask));
    if (inOptions !== null) return `options for ${ask.kind} ${inOptions}`;
  }
  return null;
}

/** Where the reasons why a viewer may not do something differ: refusals of its answers, and answers to its questions. */
function findReasons<T extends GameTypes>(at: Position<T>, other: T['state'], viewer: Viewer): string | null {
  const { game, state, generator } = at;
  if (viewer === null) return null;
  for (const ask of answerable<T>(state)) {
    const options = game.options(state, ask);
    const intent = { kind: ask.kind, answer: pick(generator, options) };
    const inReason = findInBytes(game.explain(other, viewer, intent), game.explain(state, viewer, intent));
    if (inReason !== null) return `reason against ${inWords(intent)} ${inReason}`;
    for (let i = 0; i < MUTANTS && ask.seat === viewer; i++) {
      const mutant = mutantOf(pick(generator, options), options, generator);
      const inRefusal = findInBytes(refusalOf(game, other, ask, mutant), refusalOf(game, state, ask, mutant));
      if (inRefusal !== null) return `refusal of ${inWords(mutant)} ${inRefusal}`;
    }
  }
  return null;
}

/** A check that throws is not a leak (but ‘mutants’ finds it). */
function refusalOf<T extends GameTypes>(game: Game<T>, state: T['state'], ask: AskIn<T['state']>, mutant: unknown) {
  try {
    return game.check(state, ask, mutant);
  } catch {
    return null;
  }
}

/** Byte for byte: even the order of a view's fields could tell something. */
export function findInBytes(value: unknown, expected: unknown): string | null {
  if (JSON.stringify(value) === JSON.stringify(expected)) return null;
  return findDifference(value, expected) ?? 'in the order of fields';
}
