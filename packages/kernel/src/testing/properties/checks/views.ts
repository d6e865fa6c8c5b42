import type { AskIn } from '../../../ask.ts';
import type { Game, GameTypes } from '../../../game.ts';
import { findUnplain, type Plain, type PlainObject, samePlain } from '../../../plain.ts';
import { answerable, named, type Viewer, viewers } from '../aside.ts';
import { changeableIn, findDifference, findShared, inWords } from '../plain.ts';
import type { Check, Position } from '../position.ts';
import { faultAtRest } from './table.ts';

/** An honest re-deal leaves a sealed answer with two options unchanged half of the time, but never this often in a row. */
const TRIES = 40;

export const checkViews: Check = ({ game, state, players }) => {
  const changeable = changeableIn(state);
  const open = game.publicView(state);
  for (const viewer of viewers(players)) {
    const view = game.view(state, viewer);
    const inWhole = Object.fromEntries(Object.keys(open).map((part) => [part, view[part] ?? null]));
    const closed = findDifference(inWhole, open as PlainObject) ?? findDifference(game.view(state, viewer, open), view);
    if (closed !== null) return `what should lie open to all is otherwise for ${named(viewer)} at ${closed}`;
    const unplain = findUnplain(view);
    if (unplain !== null) return `the view of ${named(viewer)} is not plain data at ${unplain}`;
    const shared = findShared(view, changeable);
    if (shared !== null) return `the view of ${named(viewer)} shares ${shared} with the state`;
    const again = findDifference(game.view(state, viewer), view);
    if (again !== null) return `the view of ${named(viewer)}, asked for twice, differs at ${again}`;
  }
  for (const ask of answerable(state)) {
    const shared = findShared(game.options(state, ask), changeable);
    if (shared !== null) return `the options for ${ask.kind} share ${shared} with the state`;
  }
  return null;
};

/**
 * Whether a re-deal hides everything cannot be checked from outside, but some of it can: future chance and others' sealed
 * answers are always hidden, so they must be dealt again, and the result must be a playable state.
 */
export const checkResample: Check = (at) => {
  const { game, state, players, generator, play } = at;
  for (const viewer of viewers(players)) {
    const dealt = game.resample(state, viewer, generator);
    const shared = findShared(dealt, changeableIn(state));
    if (shared !== null) return `re-dealt for ${named(viewer)}, ${shared} is shared with the original`;
    const unsound =
      findUnplain(dealt) ??
      faultAtRest(dealt, players) ??
      findDifference(game.countComponents(dealt), play.components) ??
      faultOfPending(game, state, dealt, viewer);
    if (unsound !== null) return `re-dealt for ${named(viewer)}: ${unsound}`;
    if (samePlain(dealt.rng, state.rng)) return `re-dealt for ${named(viewer)}, chance is still the true one`;
    const fault = faultOfSealed(at, viewer);
    if (fault !== null) return fault;
  }
  return null;
};

/** The viewer's questions and answers stay; every sealed answer must be legal for its question. */
function faultOfPending<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  dealt: T['state'],
  viewer: Viewer,
): string | null {
  const { pending } = state;
  if (pending === null || dealt.pending === null) return null;
  if (dealt.pending.mode !== pending.mode || dealt.pending.asks.length !== pending.asks.length) {
    return 'other questions are open';
  }
  for (const [i, ask] of (dealt.pending.asks as AskIn<T['state']>[]).entries()) {
    const given = dealt.pending.answers[i] as PlainObject | null;
    if (ask.seat === viewer) {
      const changed = findDifference([ask, given], [pending.asks[i], pending.answers[i]]);
      if (changed !== null) return `the viewer's own question or answer changes: ${changed}`;
    }
    if ((given === null) !== (pending.answers[i] === null)) return `question ${ask.id} is not answered as before`;
    const refused = given === null ? null : game.check(dealt, ask, given);
    if (refused !== null) return `the sealed answer ${inWords(given)} is refused by ${refused.rule}`;
    if (given === null && game.options(dealt, ask).length === 0) return `${ask.kind} has no options`;
  }
  return null;
}

function faultOfSealed<T extends GameTypes>(at: Position<T>, viewer: Viewer): string | null {
  const { game, state, generator } = at;
  const { pending } = state;
  if (pending === null) return null;
  for (const [i, ask] of (pending.asks as AskIn<T['state']>[]).entries()) {
    const given = pending.answers[i] as PlainObject | null;
    if (given === null || ask.seat === viewer || game.options(state, ask).length < 2) continue;
    let isHidden = false;
    for (let tries = 0; tries < TRIES && !isHidden; tries++) {
      const dealt = game.resample(state, viewer, generator);
      isHidden = !samePlain(dealt.pending?.answers[i] as Plain, given) || game.options(dealt, ask).length < 2;
    }
    if (!isHidden) return `re-dealt for ${named(viewer)}, the sealed answer of seat ${ask.seat} is still the true one`;
  }
  return null;
}
