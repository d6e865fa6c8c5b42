import type { CivilizationId } from '../../data/civilizations.ts';
import type { Figure } from '../../data/figures.ts';
import type { Square } from '../../data/squareNames.ts';
import type { WonderId } from '../../data/wonders.ts';

/** Questions of the set-up, in the order of RUL-245. */
export type SetUpDecisions = {
  /** SET-002, VAR-008: a civilization, among the sheets left or one's own two. */
  readonly chooseCivilization: {
    readonly ask: { readonly from: readonly CivilizationId[] };
    readonly answer: { readonly civilization: CivilizationId };
  };
  /** PSET-001: where the capital stands. */
  readonly placeCapital: { readonly ask: object; readonly answer: { readonly square: Square } };
  /** CIV-004: where Egypt's first wonder stands. */
  readonly placeStartingWonder: {
    readonly ask: { readonly wonder: WonderId };
    readonly answer: { readonly square: Square };
  };
  /** PSET-003: where a starting figure stands, one after the other. */
  readonly placeStartingFigure: {
    readonly ask: { readonly figure: Figure };
    readonly answer: { readonly square: Square };
  };
};
