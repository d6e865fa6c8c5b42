import type { Announcement } from '../../announcement.ts';
import type { Game, GameTypes } from '../../game.ts';
import { sha256Words } from '../../hash.ts';
import { act, answer, goBack, type Match, startMatch, undo, undoBeyond } from '../../match.ts';
import { findUnplain } from '../../plain.ts';
import { isIllegal } from '../../state.ts';
import type { Move } from './move.ts';
import { deepCopy, deepFreeze, errorText, findDifference, inWords } from './plain.ts';
import type { Property } from './propertyList.ts';

/** A broken property, and how. */
export interface Fault {
  readonly property: Property;
  readonly detail: string;
}

/** A game under examination. */
export interface Play<T extends GameTypes> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly players: number;
  /** Where chance in the checks starts: it depends on the seed, so that every failure comes again. */
  readonly words: readonly number[];
  /** What was told with each entry, set-up first. */
  readonly told: (readonly Announcement<T['happening']>[])[];
  /** For recent entries, and for all that can be undone, the state after them, copied without the game's help. */
  readonly after: Map<number, T['state']>;
  readonly components: { readonly [component: string]: number };
  /** Paths in the state whose contents the game claims never to change; they are frozen to hold it to that. */
  readonly immutable: readonly string[];
  /** How often ‘news’ has checked each kind of happening. */
  readonly heard: Map<string, number>;
  /** Whether the last move was an act, an answer, … or null after set-up. */
  last: Move['type'] | null;
}

/** The least number of states that are remembered. */
const REMEMBERED = 40;

/**
 * In games longer than this, going back beyond a barrier takes the state from memory. To play so much again took a fifth of
 * all time, and showed nothing that `replay` does not: it plays the whole record again, state by state.
 */
const PLAYED_AGAIN = 500;

export function beginPlay<T extends GameTypes>(
  game: Game<T>,
  setup: T['setup'],
  secret: string,
  immutable: readonly string[] = [],
): Play<T> {
  const components = game.countComponents(game.initialState(setup));
  const { match, told } = startMatch(game, setup, secret);
  const words = [...sha256Words(`properties\n${secret}`)];
  const after = new Map<number, T['state']>();
  const play: Play<T> = {
    game,
    match,
    players: setup.players,
    words,
    told: [told],
    after,
    components,
    immutable,
    heard: new Map(),
    last: null,
  };
  settle(play);
  return play;
}

/** The state at this point; it must still be the same after all checks. */
export function remembered<T extends GameTypes>(play: Play<T>): T['state'] {
  return play.after.get(play.match.entries.length) as T['state'];
}

/** Makes a move and checks everything the game promises about one; returns a broken promise. */
export function makeMove<T extends GameTypes>(play: Play<T>, move: Move): Fault | null {
  const { game, match } = play;
  const before = remembered(play);
  const bystander = game.clone(match.state);
  let result: ReturnType<typeof answer<T>>;
  try {
    result = carryOut(play, move);
  } catch (error) {
    // The state is left half changed; the record should show the one before.
    match.state = before;
    return { property: 'steps', detail: `${inWords(move)} throws ${errorText(error)}` };
  }
  if (isIllegal(result)) return { property: 'steps', detail: `${inWords(move)} is refused by ${result.rule}` };
  play.told.push(result.told);
  play.last = move.type;
  settle(play);
  const disturbed = findDifference(bystander, before);
  if (disturbed !== null) return { property: 'clone', detail: `playing on changes an earlier clone at ${disturbed}` };
  const unplain = findUnplain(result.told);
  if (unplain !== null) return { property: 'plain', detail: `the happenings are not plain data at ${unplain}` };
  return move.type === 'beyond' ? faultOfGoingBack(play, move.to) : null;
}

function carryOut<T extends GameTypes>(play: Play<T>, move: Move): ReturnType<typeof answer<T>> {
  const { match } = play;
  switch (move.type) {
    case 'answer':
      // A frozen copy: the record keeps the answer, so no rule may change it, nor depend on which object it is.
      return answer(match, move.seat, move.ask, deepFreeze(deepCopy(move.answer)));
    case 'undo':
      return undo(match, move.seat, move.answers);
    case 'beyond':
      return carryBack(play, move.to);
    case 'act':
      return act(match, move.act);
  }
}

function carryBack<T extends GameTypes>({ match, after }: Play<T>, to: number): ReturnType<typeof answer<T>> {
  const then = after.get(to);
  if (then === undefined || match.entries.length <= PLAYED_AGAIN) return undoBeyond(match, to);
  return goBack(match, to, deepCopy(then));
}

/** Beyond a barrier everything is as it was, except the chance streams. */
function faultOfGoingBack<T extends GameTypes>(play: Play<T>, to: number): Fault | null {
  const then = play.after.get(to);
  if (then === undefined) return null;
  const difference = findDifference({ ...play.match.state, rng: null }, { ...then, rng: null });
  return difference === null ? null : { property: 'undo', detail: `going back to entry ${to} leaves ${difference}` };
}

/** Remembers the state after a move. */
function settle<T extends GameTypes>(play: Play<T>): void {
  const { match, after } = play;
  const { segment, entries } = match;
  freezeParts(play);
  after.set(entries.length, deepCopy(match.state));
  if (after.size <= 2 * REMEMBERED) return;
  const oldest = Math.min(entries.length - REMEMBERED, segment[0]?.n ?? entries.length);
  for (const n of [...after.keys()]) if (n < oldest) after.delete(n);
}

/** Puts the state back as it was when this point was reached. */
export function restore<T extends GameTypes>(play: Play<T>): void {
  play.match.state = deepCopy(remembered(play));
  freezeParts(play);
}

/** What no game changes, and what this game claims never to change: clones may share it, so it must not change. */
function freezeParts<T extends GameTypes>({ match, immutable }: Play<T>): void {
  const { state } = match;
  deepFreeze(state.outcome);
  if ('options' in state) deepFreeze(state.options);
  for (const asked of state.pending?.asks ?? []) deepFreeze(asked);
  for (const given of state.pending?.answers ?? []) deepFreeze(given);
  for (const path of immutable) freezeAt(state, path.split('.'));
}

/** Freezes what lies at a path such as `stack.*.declared`, where `*` is every element. */
function freezeAt(value: unknown, path: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const [key, ...rest] = path as [string, ...string[]];
  const inner = key === '*' ? Object.values(value) : [(value as { readonly [key: string]: unknown })[key]];
  for (const one of inner) {
    if (rest.length === 0) deepFreeze(one);
    else freezeAt(one, rest);
  }
}
