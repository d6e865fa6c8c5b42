import {
  type AnswerIn,
  apply,
  type CoreState,
  check,
  createContext,
  type Game,
  nextBelow,
  openAsks,
  type Plain,
  type PlainObject,
  type Seat,
} from '@tessera/kernel';
import type { Observer } from './leakKit.ts';
import { type Capture, generatorOf, isSealed, pick } from './leakOrigin.ts';

/** Something that is done at the table, the same in both worlds. */
export type Move =
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly ask: string;
      readonly answer: PlainObject;
      /** Whether chance is asked or something is shown, but nothing to the observer. */
      readonly showsOthers: boolean;
      /** Whether something is told to others only. */
      readonly isWhispered: boolean;
    }
  | { readonly type: 'undo'; readonly seat: Seat };

/** What the observer tries, and what happens while they watch. */
export interface Script {
  /** What the observer asks about: may I do this? */
  readonly intents: readonly PlainObject[];
  /** Answers that are refused: to others' questions, to old ones, to none, and wrong ones to the observer's own. */
  readonly wrong: readonly { readonly ask: string; readonly answer: PlainObject }[];
  /** Answers that show the observer nothing new, so that they may not notice what is hidden. */
  readonly moves: readonly Move[];
  /** Moments that the observer looks back at. */
  readonly moments: readonly number[];
}

const INTENTS = 14;
const WRONG = 10;
const MOVES = 6;
const TRIES = 8;

export function scriptFor(
  capture: Capture,
  observer: Observer,
  isState: CoreState | undefined,
  anewState: CoreState | undefined,
): Script {
  const { game, table, name } = capture;
  const generator = generatorOf(`script ${name} ${observer}`);
  if (isState === undefined || anewState === undefined) throw new Error('there is no state');
  const moments = capture.states.map(({ n }) => n);
  const intents: PlainObject[] = [{}, { kind: 'nonsense' }, { kind: '__proto__', answer: { a: 1 } }];
  const questions = isState.pending?.asks ?? [];
  for (const ask of questions) {
    const options = game.options(isState, ask);
    for (let i = 0; i < 3; i++) intents.push({ kind: ask.kind, answer: pick(generator, options) });
    intents.push({ kind: ask.kind, answer: spoilt(pick(generator, options), generator) });
  }
  while (intents.length < INTENTS && capture.intents.length > 0) intents.push(pick(generator, capture.intents));
  const { epoch } = table.doc;
  const wrong: { ask: string; answer: PlainObject }[] = [
    { ask: 'nonsense', answer: {} },
    { ask: `${isState.asked - 1}.${epoch + 1}`, answer: {} },
    { ask: `${isState.asked + 5}.${epoch}`, answer: { nothing: 1 } },
    { ask: `0.${epoch}`, answer: {} },
  ];
  for (const ask of questions) {
    const options = game.options(isState, ask);
    for (let i = 0; i < WRONG; i++) {
      const answer = ask.seat === observer ? spoilt(pick(generator, options), generator) : pick(generator, options);
      if (check(game, isState, observer ?? -1, ask.id, answer) === null) continue;
      wrong.push({ ask: `${ask.id}.${epoch}`, answer });
      if (ask.seat !== observer) break;
    }
  }
  return { intents, wrong, moves: quietMoves(capture, observer, isState, anewState, generator), moments };
}

/**
 * Answers of anybody, legal in both worlds, that show the observer nothing new in either: nothing is drawn or shown at all,
 * or they see the same afterwards. Some of the observer's own are undone, and perhaps given again.
 */
function quietMoves(
  { game, table }: Capture,
  observer: Observer,
  isState: CoreState,
  anewState: CoreState,
  generator: number[],
): Move[] {
  const moves: Move[] = [];
  let pair: Pair = [game.clone(isState), game.clone(anewState)];
  let { epoch } = table.doc;
  let { n } = table.row;
  while (moves.length < MOVES) {
    const quiet: Quiet[] = [];
    for (let i = 0; i < TRIES; i++) {
      const found = quietAnswer(game, pair, observer, generator);
      if (found !== null) quiet.push(found);
    }
    // What is told to others only is what an observer would like to overhear, above all where it tells the worlds apart.
    const whispered = quiet.filter(({ isWhispered }) => isWhispered);
    const chosen = whispered.find(({ differs }) => differs) ?? whispered[0] ?? quiet[0];
    if (chosen === undefined) break;
    const { after, ask, seat, answer, showsOthers, isWhispered, isUndoable } = chosen;
    const move = { type: 'answer', seat, ask: `${ask}.${epoch}`, answer, showsOthers, isWhispered } as const;
    moves.push(move);
    n++;
    if (seat === observer && isUndoable) {
      moves.push({ type: 'undo', seat });
      epoch = ++n;
      if (nextBelow(generator, 2) === 0) continue;
      moves.push({ ...move, ask: `${ask}.${epoch}` });
      n++;
    }
    pair = after;
  }
  return moves;
}

/** The state as it is, and re-dealt. */
type Pair = readonly [CoreState, CoreState];

interface Quiet {
  readonly after: Pair;
  readonly seat: Seat;
  readonly ask: number;
  readonly answer: PlainObject;
  readonly showsOthers: boolean;
  readonly isWhispered: boolean;
  /** What is told to others only is not the same in both worlds. */
  readonly differs: boolean;
  readonly isUndoable: boolean;
}

/** Tries some answer; null if it is illegal, or shows the observer something. */
function quietAnswer(game: Game, pair: Pair, observer: Observer, generator: number[]): Quiet | null {
  const [state, redealt] = pair;
  if (state.pending === null) return null;
  const ask = pick(generator, state.pending.asks);
  if (!openAsks(state, ask.seat).includes(ask)) return null;
  const answer = pick(generator, game.options(state, ask));
  if (check(game, redealt, ask.seat, ask.id, answer) !== null) return null;
  const after: Pair = [game.clone(state), game.clone(redealt)];
  const runs = after.map((one) => createContext(one, { told: true, draws: true }));
  for (const run of runs) apply(game, run, ask.id, answer as AnswerIn<CoreState>);
  if (after.some(({ outcome }) => outcome !== null)) return null;
  const showsOthers = runs.some(({ shown, draws }) => shown || (draws?.length ?? 0) > 0);
  // What was sealed is shown in passing when the last answer is in.
  if (showsOthers && (isSealed(state) || seenBy(game, after[0], observer) !== seenBy(game, after[1], observer))) {
    return null;
  }
  const whispers = runs.map(({ told }) => (told ?? []).filter(({ to }) => to !== null && !to.includes(observer ?? -1)));
  return {
    after,
    seat: ask.seat,
    ask: ask.id,
    answer,
    showsOthers,
    isWhispered: whispers.some((told) => told.length > 0),
    differs: JSON.stringify(whispers[0]) !== JSON.stringify(whispers[1]),
    isUndoable: runs.every(({ barrier }) => !barrier),
  };
}

/** All that a viewer sees and may do, as text. */
function seenBy(game: Game, state: CoreState, observer: Observer): string {
  const asks = observer === null ? [] : openAsks(state, observer);
  const awaited = state.pending?.asks.filter((_ask, i) => state.pending?.answers[i] === null).map(({ seat }) => seat);
  return JSON.stringify([game.view(state, observer), asks, asks.map((ask) => game.options(state, ask)), awaited]);
}

/** An answer with something wrong in it. */
function spoilt(option: PlainObject, generator: number[]): PlainObject {
  const fields = Object.keys(option);
  const field = fields.length === 0 ? 'do' : pick(generator, fields);
  const { [field]: value = null, ...rest } = option;
  switch (nextBelow(generator, 4)) {
    case 0:
      return rest;
    case 1:
      return { ...option, extra: 1 };
    default:
      return { ...option, [field]: changed(value, generator) };
  }
}

function changed(value: Plain, generator: number[]): Plain {
  if (typeof value === 'number') return value + pick(generator, [-3, -1, 1, 2, 50]);
  if (typeof value === 'string') return pick(generator, ['', 'pass', 'none', `${value}x`, value.toUpperCase()]);
  if (typeof value === 'boolean') return !value;
  if (value === null) return 0;
  if (Array.isArray(value)) return nextBelow(generator, 2) === 0 ? [] : [...value, ...value, 0];
  return spoilt(value as PlainObject, generator);
}
