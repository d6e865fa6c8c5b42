import { armiesAt, scoutsAt } from '@tessera/game-civilization/board/figures.ts';
import { HIDDEN } from '@tessera/game-civilization/board/geometry.ts';
import type { CivilizationId } from '@tessera/game-civilization/data';
import type { AnswerTo, AskFor } from '@tessera/game-civilization/state/questions.ts';
import { outskirtsWorth, squareWorth } from './squares.ts';
import { bestOf, optionsFor, type Table } from './table.ts';

/** How easy each is to win with: 1 is the easiest. */
const RANKS: { readonly [C in CivilizationId]: number } = {
  rome: 1,
  russia: 2,
  america: 3,
  china: 4,
  egypt: 5,
  germany: 6,
  greece: 7,
  india: 8,
  arabia: 9,
  spain: 10,
};

export function chooseCivilization(table: Table, ask: AskFor<'chooseCivilization'>): AnswerTo<'chooseCivilization'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ civilization }) => -RANKS[civilization]);
}

export function placeCapital(table: Table, ask: AskFor<'placeCapital'>): AnswerTo<'placeCapital'> {
  return bestOf(table.generator, optionsFor(table, ask), ({ square }) => outskirtsWorth(table, square));
}

/** On the square that loses least. */
export function placeStartingWonder(table: Table, ask: AskFor<'placeStartingWonder'>): AnswerTo<'placeStartingWonder'> {
  const { aims, state } = table;
  return bestOf(table.generator, optionsFor(table, ask), ({ square }) => -squareWorth(aims, state, square));
}

/** Near undiscovered tiles, and not both in one place. */
export function placeStartingFigure(table: Table, ask: AskFor<'placeStartingFigure'>): AnswerTo<'placeStartingFigure'> {
  const { generator, player } = table;
  return bestOf(generator, optionsFor(table, ask), ({ square }) => {
    const others = armiesAt(player, square) + scoutsAt(player, square);
    return -stepsToHidden(table, square) - others * 0.5;
  });
}

/** Steps to the nearest square beside an undiscovered tile, over known squares of any kind. */
function stepsToHidden({ state, map }: Table, from: number): number {
  const seen = [from];
  const steps = [0];
  for (let i = 0; i < seen.length; i++) {
    for (const square of map.next[seen[i] as number] as readonly number[]) {
      if (state.ground[square] === HIDDEN) return steps[i] as number;
      if (seen.includes(square)) continue;
      seen.push(square);
      steps.push((steps[i] as number) + 1);
    }
  }
  return seen.length;
}
