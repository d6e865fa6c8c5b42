import { createContext, type StepContext } from '../../advance.ts';
import type { AnswerIn, AskIn } from '../../ask.ts';
import { nextBelow, nextWord } from '../../chance.ts';
import { apply, type Game, type GameTypes } from '../../game.ts';
import type { PlainObject } from '../../plain.ts';
import type { Illegal, Pending, Seat } from '../../state.ts';
import { deepCopy, deepFreeze } from './plain.ts';

/** A generator for one purpose at one entry: the same whatever else was checked before. */
export function generatorFor(words: readonly number[], entry: number, purpose: number): number[] {
  const [a, b, c] = words as readonly [number, number, number];
  const generator = [
    a | 0,
    (b ^ Math.imul(entry + 1, 0x9e3779b1)) | 0,
    (c ^ Math.imul(purpose + 1, 0x85ebca6b)) | 0,
    1,
  ];
  for (let i = 0; i < 12; i++) nextWord(generator);
  return generator;
}

/** Every question that a seat may answer now, amendable ones included. */
export function answerable<T extends GameTypes>(state: T['state']): AskIn<T['state']>[] {
  const pending: Pending | null = state.pending;
  if (pending === null) return [];
  const open = pending.asks.filter((_, i) => pending.mode === 'amendable' || pending.answers[i] === null);
  return open as AskIn<T['state']>[];
}

export function pick<V>(generator: number[], items: readonly V[]): V {
  return items[nextBelow(generator, items.length)] as V;
}

/** Applies an answer to a state outside any match; returns its context, or null if there was an exception. */
export function answerAside<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  ask: number,
  value: PlainObject,
): StepContext<T['state'], T['happening']> | null {
  const context = createContext<T['state'], T['happening']>(state, { told: true, draws: true });
  try {
    apply(game, context, ask, deepFreeze(deepCopy(value)) as AnswerIn<T['state']>);
  } catch {
    return null;
  }
  return context;
}

export function isRefusal(result: Illegal | null): boolean {
  return result !== null && typeof result.rule === 'string' && result.rule !== '';
}

/** Who looks on: every seat, and a spectator. */
export type Viewer = Seat | null;

export function viewers(players: number): Viewer[] {
  const all: Viewer[] = [null];
  for (let seat = 0; seat < players; seat++) all.push(seat);
  return all;
}

export function named(viewer: Viewer): string {
  return viewer === null ? 'a spectator' : `seat ${viewer}`;
}
