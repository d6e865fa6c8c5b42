import type { Answer, Ask, FoundersTypes, State } from '@tessera/game-founders';
import { advance, apply, createContext, type Game, nextBelow, type Seat } from '@tessera/kernel';
import { evaluate, type Rivals } from './evaluate.ts';
import { cellAt, FAMILY_OF, isNextTo, NATURE, tileIndex } from './faces.ts';

export type Founders = Game<FoundersTypes>;

/** The context of a decision. */
export interface Table {
  readonly game: Founders;
  readonly state: State;
  readonly seat: Seat;
  readonly generator: number[];
}

/** Keeps the best of several answers; ties are broken evenly at random. */
export class Best {
  answer: Answer | null = null;
  value = Number.NEGATIVE_INFINITY;
  private equals = 0;
  private readonly generator: number[];

  constructor(generator: number[]) {
    this.generator = generator;
  }

  offer(answer: Answer, value: number): void {
    if (value < this.value) return;
    this.equals = value > this.value ? 1 : this.equals + 1;
    if (this.equals > 1 && nextBelow(this.generator, this.equals) > 0) return;
    this.answer = answer;
    this.value = value;
  }
}

/** The position after an answer; the given one stays unchanged. */
export function after(game: Founders, state: State, ask: Ask, answer: Answer): State {
  const next = game.clone(state);
  apply(game, createContext<State, FoundersTypes['happening']>(next), ask.id, answer);
  return next;
}

export function openAsk(state: State): Ask {
  return state.pending?.asks[0] as Ask;
}

/** An addition and the worth of the position after it. */
export interface ScoredPlan {
  readonly answer: Answer;
  readonly tile: number;
  readonly value: number;
}

/** Every sensible addition, the best one first. Empty if nothing fits. */
export function planAdditions(table: Table, rivals: Rivals): ScoredPlan[] {
  const { game, state } = table;
  const planned: ScoredPlan[] = [];
  const options = game.options(state, openAsk(state));
  for (let i = 0; i < options.length; i++) {
    const answer = options[i] as Answer;
    if (isSensible(table, answer)) planned.push(valued(table, rivals, answer));
  }
  return planned.sort((a, b) => b.value - a.value);
}

export function valued(table: Table, rivals: Rivals, answer: Answer): ScoredPlan {
  const { game, state, seat } = table;
  const tile = 'tile' in answer ? tileIndex(answer.tile) : -1;
  // Revealing one more nature tile, or ending without one, leaves the position as it is.
  const next = tile < 0 ? state : after(game, state, openAsk(state), answer);
  return { answer, tile, value: evaluate(next, seat, rivals, state.turn) };
}

/**
 * Nature tiles fit anywhere; replacing a tile by one, or placing it where it has just one neighbour, is not considered.
 */
export function isSensible({ state, seat }: Table, answer: Answer): boolean {
  if (!('action' in answer) || answer.action !== 'add' || FAMILY_OF[tileIndex(answer.tile)] !== NATURE) return true;
  const cell = cellAt(answer.x, answer.y);
  const cells = state.territories[seat]?.cells ?? [];
  let neighbours = 0;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === cell) return false;
    if (isNextTo(cells[i] as number, cell)) neighbours++;
  }
  return neighbours > 1;
}

/** The position as if the turn had come to its third step, with nothing revealed and no token played. */
export function atAddition(game: Founders, state: State, seat: Seat): State {
  const next = game.clone(state);
  next.stack.pop();
  next.stack.push({ op: 'turn', at: 'addTile', seat, bought: null });
  next.pending = null;
  advance(game.procedures, createContext<State, FoundersTypes['happening']>(next));
  return next;
}
