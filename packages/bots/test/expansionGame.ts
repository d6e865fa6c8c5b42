import { type CivilizationTypes, civilization } from '@tessera/game-civilization';
import { readSetup } from '@tessera/game-civilization/setup.ts';
import type { Game } from '@tessera/kernel';
import { type Choices, choicesOf } from '../src/index.ts';

/** Civilization where the expansion may be chosen, whether or not everybody can choose it already. */
export const expansionGame: Game<CivilizationTypes> = {
  ...civilization,
  players: { min: 2, max: 5 },
  setup: (players, options) => readSetup(players, options, [true, false]),
};

const known = choicesOf(civilization);

export const expansionChoices: Choices = { ...known, options: { ...known.options, expansion: [true, false] } };
