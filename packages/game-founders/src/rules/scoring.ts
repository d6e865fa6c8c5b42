import type { Seat } from '@tessera/kernel';
import { FAMILY_OF, POINTS_OF, VICTORY } from '../data/faces.ts';
import type { EndReason, Score } from '../state/results.ts';
import { COIN_MARK, CRAFTSMEN_MARK, type Result, resignedIn, type State, territoryOf, WAR_MARK } from '../state.ts';

/** A player's points as they stand (T-120 to T-124). */
export function scoreOf(state: State, seat: Seat): Score {
  const territory = territoryOf(state, seat);
  let craftsmen = 0;
  let tokens = territory.hand.length;
  let victory = 0;
  let victoryTiles = 0;
  for (let i = 0; i < territory.tiles.length; i++) {
    const tile = territory.tiles[i] as number;
    const marks = territory.marks[i] as number;
    if ((marks & COIN_MARK) !== 0) tokens++;
    if (FAMILY_OF[tile] === VICTORY) victoryTiles++;
    if ((marks & WAR_MARK) !== 0) continue;
    if ((marks & CRAFTSMEN_MARK) !== 0) craftsmen += 2;
    victory += POINTS_OF[tile] as number;
  }
  // Not a bare minus: with no tiles that would be −0, which JSON does not have.
  const replaced = 0 - territory.replaced.length;
  return { craftsmen, tokens, replaced, victory, total: craftsmen + tokens + replaced + victory, victoryTiles };
}

/**
 * The result if the game ends now: most points, then most victory tiles, else shared (T-125, T-126, R-23, R-41). Those who
 * have resigned cannot win, unless everyone has.
 */
export function resultOf(state: State, reason: EndReason): Result {
  const scores = state.territories.map((_, seat) => scoreOf(state, seat));
  const left = seatsLeft(state);
  const contenders = left.length > 0 ? left : [...scores.keys()];
  const winners = contenders.filter(
    (seat) => !contenders.some((other) => isBetter(scores[other] as Score, scores[seat] as Score)),
  );
  return { reason, winners, scores };
}

/** The players who have not resigned. */
export function seatsLeft(state: State): Seat[] {
  const resigned = resignedIn(state);
  return [...state.territories.keys()].filter((seat) => !resigned.includes(seat));
}

function isBetter(a: Score, b: Score): boolean {
  return a.total > b.total || (a.total === b.total && a.victoryTiles > b.victoryTiles);
}
