import { type Seat, tell } from '@tessera/kernel';
import { relicId } from '../data/faces.ts';
import { playerOf, type StepContext } from '../state.ts';

/** Rewards that were due in the part that ends, and impossible, are lost (RUL-040). */
export function loseRewards(context: StepContext, seat: Seat): void {
  const { state } = context;
  const player = playerOf(state, seat);
  for (const { relic, turn } of player.relicRewards) {
    if (turn < state.turn) tell(context, { kind: 'relicReward', seat, relic: relicId(relic), lost: true });
  }
  if (player.relicRewards.length > 0) {
    player.relicRewards = player.relicRewards.filter(({ turn }) => turn >= state.turn);
  }
}
