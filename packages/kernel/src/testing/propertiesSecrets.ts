import { type AskIn, openAsks } from '../ask.ts';
import { nextBelow } from '../chance.ts';
import { check, type Game, type GameTypes } from '../game.ts';
import { type Happening, heardBy, type Told } from '../happening.ts';
import type { PlainObject } from '../plain.ts';
import { answerAside, answerable, named, pick, type Viewer, viewers } from './propertiesAside.ts';
import { mutantOf } from './propertiesMutants.ts';
import { findDifference, inWords } from './propertiesPlain.ts';
import type { Check, Position } from './propertiesPosition.ts';

/** How many changed answers are refused in both states. */
const MUTANTS = 4;

/**
 * Non-interference. For every viewer the table is re-dealt behind its back, others' sealed answers included; view,
 * options and the reasons for refusals must come out the same, byte for byte. If anything hidden shone through, be it a
 * seed, a deck's order or a hand, it would not.
 */
export const checkSecrets: Check = (at) => {
  for (const viewer of viewers(at.players)) {
    const dealt = redealt(at, viewer);
    const difference = findSeen(at.game, at.state, dealt, viewer) ?? findReasons(at, dealt, viewer);
    if (difference !== null) return `${named(viewer)} sees what it cannot know: ${difference}`;
  }
  return null;
};

/**
 * Non-interference of happenings. The same answer is given in the true and in the re-dealt state. What a viewer hears may
 * then differ only because something was shown to it. Hence two statements that always hold:
 * - if neither run drew or showed anything (`Run.shown`), the viewer hears the same and sees the same afterwards. This
 *   catches rules that let a hidden hand decide what happens in the open, such as asking only those who hold a card;
 * - if something was shown, but the viewer sees the same afterwards, it was not shown to this viewer, who must therefore
 *   hear the same. This catches news that name a card drawn in secret. What is shown in passing and kept by no view is
 *   the exception: the game lists such happenings as `passing`. Sealed answers are shown like that when all are in, so
 *   half of the time they are left as they are, and only then the statement is made.
 * Where something was shown and the view differs, nothing follows. An answer that is illegal in the re-dealt state, for
 * lack of a card in a re-dealt hand, proves nothing either and is left out.
 */
export const checkNews: Check = (at) => {
  const { game, state, players, generator, hints } = at;
  const open = answerable(state);
  if (open.length === 0) return null;
  for (const viewer of viewers(players)) {
    const own = open.filter((ask) => ask.seat === viewer);
    const ask = pick(generator, own.length > 0 && nextBelow(generator, 2) === 0 ? own : open);
    const option = pick(generator, game.options(state, ask)) as PlainObject;
    const after = game.clone(state);
    const dealt = redealt(at, viewer, nextBelow(generator, 2) === 0);
    // What is seen beforehand already is not the news' fault.
    if (findSeen(game, state, dealt, viewer) !== null) continue;
    const isSealedAlike = findDifference(dealt.pending?.answers, state.pending?.answers) === null;
    if (check(game, dealt, ask.seat, ask.id, option) !== null) continue;
    const run = answerAside(game, after, ask.id, option);
    const other = answerAside(game, dealt, ask.id, option);
    if (run === null) continue;
    const what = `${inWords(option)} for ${ask.kind} of seat ${ask.seat}`;
    if (other === null) return `${what} cannot be carried out in the state re-dealt for ${named(viewer)}`;
    const seen = findSeenSafely(game, after, dealt, viewer);
    const wasShown = run.shown || other.shown;
    if (seen !== null) {
      if (wasShown) continue;
      return `${what} shows nothing new, yet lets ${named(viewer)} see what was hidden: ${seen}`;
    }
    if (wasShown && !isSealedAlike) continue;
    const passing = wasShown ? hints.passing : [];
    const heard = findDifference(heardOf(other.told, viewer, passing), heardOf(run.told, viewer, passing));
    if (heard !== null) return `${what} lets ${named(viewer)} hear what is hidden from it: ${heard}`;
  }
  return null;
};

function heardOf(told: readonly Told[] | null, viewer: Viewer, passing: readonly string[]): Happening[] {
  return heardBy(told ?? [], viewer).filter((happening) => !passing.includes(happening.kind));
}

/** The state re-dealt for a viewer; others' sealed answers are chosen anew, or else are the true ones where legal. */
function redealt<T extends GameTypes>(at: Position<T>, viewer: Viewer, isSealedAnew = true): T['state'] {
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
function findSeen<T extends GameTypes>(game: Game<T>, state: T['state'], other: T['state'], viewer: Viewer) {
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

/** The same after a move; an exception there is found when a game comes there. */
function findSeenSafely<T extends GameTypes>(game: Game<T>, state: T['state'], other: T['state'], viewer: Viewer) {
  try {
    return findSeen(game, state, other, viewer);
  } catch {
    return null;
  }
}

/** Where the reasons why a viewer may not do something differ: refusals of its answers, and answers to its questions. */
function findReasons<T extends GameTypes>(at: Position<T>, other: T['state'], viewer: Viewer): string | null {
  const { game, state, generator } = at;
  if (viewer === null) return null;
  for (const ask of answerable<T>(state)) {
    const options = game.options(state, ask);
    const intent = { kind: ask.kind, answer: pick(generator, options) };
    const inReason = findInBytes(game.why(other, viewer, intent), game.why(state, viewer, intent));
    if (inReason !== null) return `reason against ${inWords(intent)} ${inReason}`;
    for (let i = 0; i < MUTANTS && ask.seat === viewer; i++) {
      const mutant = mutantOf(pick(generator, options), options, generator);
      const inRefusal = findInBytes(refusalOf(game, other, ask, mutant), refusalOf(game, state, ask, mutant));
      if (inRefusal !== null) return `refusal of ${inWords(mutant)} ${inRefusal}`;
    }
  }
  return null;
}

/** A check that throws is no secret (but is found by ‘mutants’). */
function refusalOf<T extends GameTypes>(game: Game<T>, state: T['state'], ask: AskIn<T['state']>, mutant: unknown) {
  try {
    return game.check(state, ask, mutant);
  } catch {
    return null;
  }
}

/** Byte for byte: even the order of a view's fields could tell something. */
function findInBytes(value: unknown, expected: unknown): string | null {
  if (JSON.stringify(value) === JSON.stringify(expected)) return null;
  return findDifference(value, expected) ?? 'in the order of fields';
}
