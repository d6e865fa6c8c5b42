import { conclude, type Seat, tell } from '@tessera/kernel';
import { COST_OF, FIRST_CRAFTSMEN, PRODUCT_OF, resourceIndex, tokenFace } from '../data/faces.ts';
import { resultOf } from '../rules/scoring.ts';
import type { EndReason } from '../state/results.ts';
import { CRAFTSMEN_MARK, type State, type StepContext, WAR_MARK } from '../state.ts';

/** At the end of a turn: ends the game at once (T-110, T-114), or with V-1 at the end of the round. */
export function maybeEnd(context: StepContext, seat: Seat): void {
  const { state } = context;
  if (state.ending === null) {
    state.ending = endCondition(state);
    if (state.ending === null) return;
    if (state.options.finishRound) tell(context, { kind: 'endFixed', reason: state.ending });
  }
  const isLastOfRound = (seat + 1) % state.territories.length === state.first;
  if (!state.options.finishRound || isLastOfRound) endGame(context, state.ending);
}

export function endGame(context: StepContext, reason: EndReason): void {
  const result = resultOf(context.state, reason);
  conclude(context.state, result);
  tell(context, { kind: 'gameEnded', reason, winners: result.winners, scores: result.scores });
}

/** The end condition that holds now, or null (T-111 to T-113, V-2). */
export function endCondition(state: State): EndReason | null {
  const [nature, village, city] = state.stacks as [number[], number[], number[]];
  if (state.victory.length === 0) return 'victoryTiles';
  if (nature.length === 0 && village.length === 0 && city.length === 0) return 'stacks';
  if (state.options.cityStackEnds && city.length === 0) return 'cityStack';
  return isNothingToGain(state) ? 'noMorePoints' : null;
}

/** The provable form of T-113: no player can still gain points (R-20 ii). */
function isNothingToGain(state: State): boolean {
  if ((state.stacks[2] as number[]).length > 0 || (state.rows[2] as number[]).length > 0) return false;
  const producible = producibleResources(state);
  for (const tile of state.victory) if (((COST_OF[tile] as number) & ~producible) === 0) return false;
  for (const { hand } of state.territories) {
    for (const token of hand) {
      if (token >= FIRST_CRAFTSMEN && (producible & (1 << resourceIndex(tokenFace(token).good))) !== 0) return false;
    }
  }
  return true;
}

/** What any tile in play could still produce: unattacked ones without craftsmen, and those in rows and stacks. */
function producibleResources(state: State): number {
  let producible = 0;
  for (const { tiles, marks } of state.territories) {
    for (let i = 0; i < tiles.length; i++) {
      if (((marks[i] as number) & (WAR_MARK | CRAFTSMEN_MARK)) === 0)
        producible |= PRODUCT_OF[tiles[i] as number] as number;
    }
  }
  for (const tiles of [...state.stacks, ...state.rows])
    for (const tile of tiles) producible |= PRODUCT_OF[tile] as number;
  return producible;
}
