import type { Ask, CivilizationTypes, DecisionKind, State } from '@tessera/game-civilization';
import { type Geometry, geometry } from '@tessera/game-civilization/board/geometry.ts';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { type Game, nextBelow, type Seat } from '@tessera/kernel';
import { type Aims, aimsOf } from './aims.ts';
import type { Player } from './player.ts';

export type Civilization = Game<CivilizationTypes>;

/** The context of a decision. */
export interface Table {
  readonly game: Civilization;
  readonly state: State;
  readonly seat: Seat;
  readonly generator: number[];
  readonly player: Player;
  readonly map: Geometry;
  readonly aims: Aims;
}

export function tableOf(game: Civilization, state: State, seat: Seat, generator: number[]): Table {
  const player = state.players[seat] as Player;
  return { game, state, seat, generator, player, map: geometry(state), aims: aimsOf(state, seat) };
}

/** The legal answers to a question, of its own type. */
export function optionsFor<K extends DecisionKind>(table: Table, ask: AskFor<K>): readonly AnswerTo<K>[] {
  return table.game.options(table.state, ask as unknown as Ask) as readonly unknown[] as readonly AnswerTo<K>[];
}

/** The most valuable option; ties are broken evenly at random. */
export function bestOf<A>(generator: number[], options: readonly A[], worthOf: (option: A) => number): A {
  let best = options[0] as A;
  let worth = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as A;
    const value = worthOf(option);
    // Skips options that cannot be valued at all, too.
    if (!(value >= worth)) continue;
    equals = value > worth ? 1 : equals + 1;
    if (equals > 1 && nextBelow(generator, equals) > 0) continue;
    best = option;
    worth = value;
  }
  return best;
}
