import type { Game, GameTypes } from '@tessera/kernel';
import { civilizationCoverage } from './civilization/coverage.ts';
import type { Coverage } from './coverage.ts';

const COVERED: { readonly [game: string]: Coverage<never> } = {
  civilization: civilizationCoverage as unknown as Coverage<never>,
};

/** How the use of a game's components is watched, or null if nobody can tell. */
export function coverageFor<T extends GameTypes>(game: Pick<Game<T>, 'id'>): Coverage<T> | null {
  return (COVERED[game.id] as unknown as Coverage<T> | undefined) ?? null;
}
