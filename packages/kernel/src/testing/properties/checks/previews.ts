import type { Happening } from '../../../announcement.ts';
import type { AskIn } from '../../../ask.ts';
import type { Game, GameTypes, Preview } from '../../../game.ts';
import { findUnplain, type PlainObject } from '../../../plain.ts';
import type { Illegal, Seat } from '../../../state.ts';
import { answerAside, answerable, isRefusal, named, pick } from '../aside.ts';
import { mutantOf } from '../mutantOf.ts';
import { errorText, inWords } from '../plain.ts';
import type { Check, Position, Promised } from '../position.ts';
import { findInBytes, redealt } from './secrets.ts';

/** How many of a game's own intents, and how many intents that make no sense, are previewed. */
const INTENTS = 6;
const MUTANTS = 3;
/** An act that takes more answers than this is not followed to its end. */
const ANSWERS = 40;

/** For one seat at a time: its previews come out the same in a state that is re-dealt behind its back. */
export const checkPreviews: Check = (at) => {
  const seat = pick(at.generator, [...Array(at.players).keys()]);
  const dealt = redealt(at, seat);
  for (const intent of intentsOf(at, seat)) {
    const [shown, fault] = previewed(at.game, at.state, seat, intent);
    if (fault !== null) return `the preview of ${inWords(intent)} for ${named(seat)} ${fault}`;
    const [other] = previewed(at.game, dealt, seat, intent);
    const difference = findInBytes(other, shown);
    if (difference !== null) {
      return `${named(seat)} learns by a preview of ${inWords(intent)} what it cannot know: ${difference}`;
    }
  }
  return null;
};

/** What is offered to the seat and to others, the game's own intents, and spoiled versions of some. */
function intentsOf<T extends GameTypes>(at: Position<T>, seat: Seat): unknown[] {
  const { game, state, generator, hints } = at;
  const intents: PlainObject[] = [];
  for (const ask of answerable<T>(state)) {
    intents.push({ kind: ask.kind, answer: pick(generator, game.options(state, ask)) as PlainObject });
  }
  const own = hints.intents(state, seat);
  for (let i = 0; i < INTENTS && own.length > 0; i++) intents.push(pick(generator, own));
  const spoiled: unknown[] = [];
  for (let i = 0; i < MUTANTS && intents.length > 0; i++)
    spoiled.push(mutantOf(pick(generator, intents), intents, generator));
  return [...intents, ...spoiled];
}

/** A preview, and what is wrong with it by itself. */
function previewed<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  seat: Seat,
  intent: unknown,
): [Preview | Illegal | null, string | null] {
  try {
    const shown = game.preview(state, seat, intent);
    return [shown, faultOf(shown)];
  } catch (error) {
    return [null, `throws ${errorText(error)}`];
  }
}

function faultOf(shown: Preview | Illegal): string | null {
  const unplain = findUnplain(shown);
  if (unplain !== null) return `is not plain data at ${unplain}`;
  if ('rule' in shown) return isRefusal(shown) ? null : 'is refused without a rule';
  if (shown.refusal !== null && !isRefusal(shown.refusal)) return 'says that the act is not allowed, but not why';
  for (const { fact, rules } of shown.facts) {
    if (typeof fact !== 'string' || fact === '') return 'has a fact without a name';
    const isRuled = Array.isArray(rules) && rules.length > 0 && rules.every((rule) => typeof rule === 'string');
    if (!isRuled) return `has no rules for ${fact}`;
  }
  return null;
}

/**
 * Everything offered is previewed and carried out, aside. Everyone else lets it happen; where the act asks its own seat for
 * more, any option will do. Then the game itself compares.
 */
export const checkPromises: Check = (at) => {
  const { game, state, generator, hints } = at;
  for (const ask of answerable(state)) {
    const answer = pick(generator, game.options(state, ask)) as PlainObject;
    const intent: PlainObject = { kind: ask.kind, answer };
    const shown = game.preview(state, ask.seat, intent);
    if ('rule' in shown) return `${inWords(intent)} is offered, but its preview is refused by ${shown.rule}`;
    if (shown.refusal !== null) return `${inWords(intent)} is offered, but ${shown.refusal.rule} speaks against it`;
    if (hints.promises === null) continue;
    const promised = carriedOut(at, ask, intent, shown);
    const broken = promised === null ? null : hints.promises.broken(promised);
    if (broken !== null) return `the preview of ${inWords(intent)} is not kept: ${broken}`;
  }
  return null;
};

/** The act carried out to its end, or null if no end is in sight (or on an exception, which ‘steps’ will find). */
function carriedOut<T extends GameTypes>(
  at: Position<T>,
  ask: AskIn<T['state']>,
  intent: PlainObject,
  preview: Preview,
): Promised | null {
  const { game, state: before, generator, hints } = at;
  const after = game.clone(before);
  const { seat } = ask;
  const told: Happening[] = [];
  const promised: Promised = { before, after, seat, intent, preview, told };
  let next: { readonly id: number; readonly answer: PlainObject } | null = {
    id: ask.id,
    answer: intent['answer'] as PlainObject,
  };
  for (let i = 0; i < ANSWERS; i++) {
    const context = answerAside(game, after, next.id, next.answer);
    if (context === null) return null;
    for (const { full } of context.told ?? []) told.push(full);
    next = letHappen(game, after) ?? (hints.promises?.isOpen(promised) ? goOn(game, after, seat, generator) : null);
    if (next === null) return promised;
  }
  return null;
}

/** The next question that lets a seat interfere, its own included, with the answer that does not. */
function letHappen<T extends GameTypes>(game: Game<T>, state: T['state']) {
  for (const ask of waiting<T>(state)) {
    const pass = game.passes[ask.kind];
    if (pass !== undefined) return { id: ask.id, answer: pass };
  }
  return null;
}

/** The next question while the act is under way, with an answer: any for its own seat, the first option for others. */
function goOn<T extends GameTypes>(game: Game<T>, state: T['state'], seat: Seat, generator: number[]) {
  const asks = waiting<T>(state);
  const ask = asks.find((one) => one.seat === seat) ?? asks[0];
  if (ask === undefined) return null;
  const options = game.options(state, ask) as readonly PlainObject[];
  return { id: ask.id, answer: ask.seat === seat ? pick(generator, options) : (options[0] as PlainObject) };
}

/** Questions that have no answer yet. */
function waiting<T extends GameTypes>(state: T['state']): AskIn<T['state']>[] {
  const { pending } = state;
  return (pending?.asks ?? []).filter((_, i) => pending?.answers[i] === null) as AskIn<T['state']>[];
}
