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

/** Defection: one figure in range; null means any distance. It chooses the figure, not the square (RUL-280). */
export function defection(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (square) => {
      if (!isDiscovered(state, square)) return 'EVT-007';
      if (figureOwners(state, square) === 0) return 'RUL-249';
      if (distance !== null && distance[square] === -1) return 'RUL-231';
      return figureVictims(state, square, NONE, shielded).length > 0 ? null : 'RUL-283';
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
    resolve: (context, _seat, chosen) => killFigures(context, chosen[0] as number, chosen.slice(1)),
  };
}

/** Mass and Wholesale Defection: in one square, a great person or up to two figures (RUL-288); null means any distance. */
export function defectionOfMany(range: number | null): Play {
  const verdictOn = (state: State, seat: Seat): Verdict => {
    const distance = range === null ? null : distancesFrom(state, seat, range);
    const shielded = protectedFrom(state, seat);
    return (square) => {
      if (!isDiscovered(state, square)) return 'EVT-007';
      if (figureOwners(state, square) === 0 && !hasPerson(state, square)) return 'RUL-249';
      if (distance !== null && distance[square] === -1) return 'RUL-231';
      return victimsIn(state, square, shielded).length > 0 ? null : 'RUL-283';
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
    resolve(context, _seat, chosen) {
      if (chosen[1] === GREAT_PERSON) killPerson(context, chosen[0] as number);
      else killFigures(context, chosen[0] as number, chosen.slice(1));
    },
  };
}

/** Squares with figures or great people. */
function livingSquares(state: State): number[] {
  const squares = figureSquares(state);
  for (let square = 0; square < state.pieces.length; square++)
    if (hasPerson(state, square) && !squares.includes(square)) squares.push(square);
  return squares;
}

/** What may be killed first in a square: nothing in protected land, and no protected figures (RUL-283). */
function victimsIn(state: State, square: number, shielded: number): number[] {
  if ((landTarget(state, square) & shielded) !== 0) return [];
  const figures = figureVictims(state, square, NONE, shielded);
  return hasPerson(state, square) ? [GREAT_PERSON, ...figures] : figures;
}

/** "Up to two": after the first figure, another one or a stop. */
function secondFigure(state: State, square: number, first: number, shielded: number): Choice | null {
  if (first === GREAT_PERSON) return null;
  const more = figureVictims(state, square, first, shielded);
  return more.length === 0 ? null : { of: 'alternative', values: [STOP, ...more] };
}

function hasPerson(state: State, square: number): boolean {
  return isPerson(state.pieces[square] ?? 0);
}
