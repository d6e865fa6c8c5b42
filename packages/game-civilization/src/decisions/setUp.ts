import { type Illegal, illegal, type PlainObject } from '@tessera/kernel';
import { civilizationId, civilizationIndex } from '../data/faces.ts';
import type { Square } from '../data/squareNames.ts';
import { stackingLimit } from '../rules/limits.ts';
import {
  capitalOutskirts,
  capitalPlaces,
  capitalSites,
  isStackFull,
  isWater,
  startingFigureSites,
  startingWonderSites,
} from '../rules/startingSites.ts';
import { civilizationsFor } from '../setup.ts';
import type { SetUpDecisions } from '../state/questions/setUp.ts';
import { playerOf, type State } from '../state.ts';
import { badShape, type Families, notOffered } from './family.ts';

export const setUpFamilies: Families<keyof SetUpDecisions> = {
  chooseCivilization: {
    options: (_state, ask) => ask.from.map((civilization) => ({ civilization })),
    explain(state, ask, answer) {
      const civ = civilizationIndex(answer['civilization']);
      if (civ < 0 || !hasOnly(answer, 'civilization')) return badShape('{ civilization }');
      const civilization = civilizationId(civ);
      const holder = state.players.findIndex((player) => player.civilization === civ);
      if (holder >= 0) return illegal('GEN-006', { civilization, seat: holder });
      if (!civilizationsFor(state.options).includes(civ)) {
        return illegal(state.options.learningGame ? 'VAR-001' : 'RUL-239', { civilization });
      }
      return illegal('VAR-008', { civilization, from: ask.from });
    },
  },

  placeCapital: {
    options: (state, ask) => squares(capitalSites(state, ask.seat)),
    explain(state, ask, answer) {
      const square = squareIn(answer);
      if (square < 0) return badShape('{ square }');
      const places = capitalPlaces(state, ask.seat);
      return places.includes(square) ? illegal('RUL-026', { square }) : illegal('PSET-001', { square, places });
    },
  },

  placeStartingWonder: {
    options: (state, ask) => squares(startingWonderSites(state, ask.seat)),
    explain(state, ask, answer) {
      const square = squareIn(answer);
      if (square < 0) return badShape('{ square }');
      if (!capitalOutskirts(state, ask.seat).includes(square)) return illegal('CIV-004', { square });
      return isWater(state, square) ? illegal('RUL-029', { square }) : notOffered();
    },
  },

  placeStartingFigure: {
    options: (state, ask) => squares(startingFigureSites(state, ask.seat)),
    explain(state, ask, answer) {
      const square = squareIn(answer);
      return square < 0 ? badShape('{ square }') : noFigureThere(state, ask.seat, square);
    },
  },
};

function noFigureThere(state: State, seat: number, square: number): Illegal {
  const player = playerOf(state, seat);
  if (!capitalOutskirts(state, seat).includes(square)) return illegal('PSET-003', { square });
  if (isWater(state, square)) return illegal('PSET-004', { square });
  return isStackFull(state, player, square)
    ? illegal('MOVE-008', { square, limit: stackingLimit(state, player) })
    : notOffered();
}

function squares(numbers: readonly number[]): { readonly square: Square }[] {
  return numbers.map((square) => ({ square }));
}

/** The square an answer names, or −1 if it names none. */
function squareIn(answer: PlainObject): number {
  const { square } = answer;
  return hasOnly(answer, 'square') && typeof square === 'number' && square >= 0 ? square : -1;
}

function hasOnly(answer: PlainObject, field: string): boolean {
  return Object.keys(answer).length === 1 && Object.hasOwn(answer, field);
}
