import type { Seat } from '@tessera/kernel';
import { figureOwners } from '../../board/figures.ts';
import { isPerson } from '../../board/pieces.ts';
import { distancesFrom } from '../../rules/distance.ts';
import { landTarget, protectedFrom } from '../../rules/protection.ts';
import { alternative, type Choice, STOP } from '../../state/choice.ts';
import type { State } from '../../state.ts';
import { killPerson } from '../../verbs/pieces.ts';
import type { Play } from '../play.ts';
import { anyFrom, chosenFrom, figureSquares, forbidden, isDiscovered, type Verdict } from './choosing.ts';
import { figureVictims, killFigures, victimTargets } from './victims.ts';

const GREAT_PERSON = alternative('person');
const NONE = -1;

/** Defection: one figure in range; null is any distance. It chooses the figure, not the square (RUL-280). */
export function defection(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (cell) => {
      if (!isDiscovered(state, cell)) return 'EVT-007';
      if (figureOwners(state, cell) === 0) return 'RUL-249';
      if (distance !== null && distance[cell] === -1) return 'RUL-231';
      return figureVictims(state, cell, NONE, shielded).length > 0 ? null : 'RUL-283';
    };
  };
  return {
    isPossible: (state, seat) => anyFrom(figureSquares(state), verdictOn(state, seat)),
    choices(state, seat, chosen) {
      if (chosen.length === 0) return chosenFrom('square', figureSquares(state), verdictOn(state, seat));
      if (chosen.length > 1) return null;
      return { of: 'alternative', values: figureVictims(state, chosen[0] as number, NONE, protectedFrom(state, seat)) };
    },
    whyNot: (state, seat, chosen, value) => (chosen.length > 0 ? null : forbidden(verdictOn(state, seat)(value))),
    targets: (state, _seat, chosen) => victimTargets(state, chosen[0] as number, chosen.slice(1)),
    resolve: (run, _seat, chosen) => killFigures(run, chosen[0] as number, chosen.slice(1)),
  };
}

/** Mass and Wholesale Defection: in one square, a great person or up to two figures (RUL-288); null is any distance. */
export function defectionOfMany(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (cell) => {
      if (!isDiscovered(state, cell)) return 'EVT-007';
      if (figureOwners(state, cell) === 0 && !hasPerson(state, cell)) return 'RUL-249';
      if (distance !== null && distance[cell] === -1) return 'RUL-231';
      return victimsIn(state, cell, shielded).length > 0 ? null : 'RUL-283';
    };
  };
  return {
    isPossible: (state, seat) => anyFrom(livingSquares(state), verdictOn(state, seat)),
    choices(state, seat, chosen) {
      const [square, first] = chosen;
      if (square === undefined) return chosenFrom('square', livingSquares(state), verdictOn(state, seat));
      const shielded = protectedFrom(state, seat);
      if (first === undefined) return { of: 'alternative', values: victimsIn(state, square, shielded) };
      return chosen.length === 2 ? secondFigure(state, square, first, shielded) : null;
    },
    whyNot: (state, seat, chosen, value) => (chosen.length > 0 ? null : forbidden(verdictOn(state, seat)(value))),
    targets(state, _seat, chosen) {
      const square = chosen[0] as number;
      return landTarget(state, square) | victimTargets(state, square, chosen.slice(1));
    },
    resolve(run, _seat, chosen) {
      if (chosen[1] === GREAT_PERSON) killPerson(run, chosen[0] as number);
      else killFigures(run, chosen[0] as number, chosen.slice(1));
    },
  };
}

/** Squares with figures or great people. */
function livingSquares(state: State): number[] {
  const cells = figureSquares(state);
  for (let cell = 0; cell < state.pieces.length; cell++)
    if (hasPerson(state, cell) && !cells.includes(cell)) cells.push(cell);
  return cells;
}

/** What may be killed first in a square: nothing in protected land, and no protected figures (RUL-283). */
function victimsIn(state: State, cell: number, shielded: number): number[] {
  if ((landTarget(state, cell) & shielded) !== 0) return [];
  const figures = figureVictims(state, cell, NONE, shielded);
  return hasPerson(state, cell) ? [GREAT_PERSON, ...figures] : figures;
}

/** "Up to two": after a first figure another one, or no more. */
function secondFigure(state: State, cell: number, first: number, shielded: number): Choice | null {
  if (first === GREAT_PERSON) return null;
  const more = figureVictims(state, cell, first, shielded);
  return more.length === 0 ? null : { of: 'alternative', values: [STOP, ...more] };
}

function hasPerson(state: State, cell: number): boolean {
  return isPerson(state.pieces[cell] ?? 0);
}
