import { conclude, type Seat, tell } from '@tessera/kernel';
import { ECONOMIC_VICTORY } from '../data/market.ts';
import { coinsOf } from '../rules/coins.ts';
import { tieBreakScore } from '../rules/tieBreak.ts';
import { placeInOrder, seatInOrder } from '../rules/turnOrder.ts';
import { type EndReason, VICTORIES, type Victory } from '../state/victories.ts';
import { playerOf, type State, type StepContext } from '../state.ts';

/**
 * A player has reached a victory condition. The game ends at once (VIC-009), unless the advanced tie-break lets the turn
 * be finished first (VAR-010); a military victory always ends it (VAR-009).
 */
export function reachVictory(context: StepContext, seat: Seat, victory: Victory): void {
  const { state } = context;
  if (state.outcome !== null || playerOf(state, seat).resigned) return;
  if (state.options.learningGame) {
    endGame(context, 'learningGame', []);
    return;
  }
  if (!state.options.advancedTieBreak || victory === 'military') {
    endGame(context, victory, [seat]);
    return;
  }
  const bit = 1 << VICTORIES.indexOf(victory);
  if (((state.reached[seat] as number) & bit) !== 0) return;
  state.reached[seat] = (state.reached[seat] as number) | bit;
  tell(context, { kind: 'victoryReached', seat, victory });
}

/** VIC-003, RUL-148, RUL-149: after every change, in turn order, the first player with fifteen coins wins. */
export function checkEconomicVictory(context: StepContext): void {
  const { state } = context;
  for (let place = 0; place < state.players.length && state.outcome === null; place++) {
    const seat = seatInOrder(state, place);
    if (coinsOf(state, seat) >= ECONOMIC_VICTORY) reachVictory(context, seat, 'economic');
  }
}

/**
 * At the end of a turn under the advanced tie-break: the highest score among those who reached a condition (VAR-011).
 * A player who has resigned since cannot win (RUL-299).
 */
export function maybeEndByScore(context: StepContext): void {
  const { state } = context;
  const contenders: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    if (state.reached[seat] !== 0 && !playerOf(state, seat).resigned) contenders.push(seat);
  }
  if (contenders.length === 0) return;
  const best = Math.max(...contenders.map((seat) => tieBreakScore(state, seat)));
  const winners = contenders.filter((seat) => tieBreakScore(state, seat) === best);
  winners.sort((a, b) => placeInOrder(state, a) - placeInOrder(state, b));
  endGame(context, firstVictory(state, winners[0] as Seat), winners);
}

function firstVictory(state: State, seat: Seat): Victory {
  const index = VICTORIES.findIndex((_, i) => ((state.reached[seat] as number) & (1 << i)) !== 0);
  return VICTORIES[index] as Victory;
}

export function endGame(context: StepContext, reason: EndReason, winners: readonly Seat[]): void {
  const { state } = context;
  const scores = state.options.advancedTieBreak ? state.players.map((_, seat) => tieBreakScore(state, seat)) : null;
  conclude(state, { reason, winners: [...winners], scores } as State['outcome'] & object);
  tell(context, { kind: 'gameEnded', reason, winners: [...winners], scores });
}
