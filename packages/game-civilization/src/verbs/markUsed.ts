import { ONCE_PER_TURN, type OncePerTurn } from '../rules/oncePerTurn.ts';
import type { Player } from '../state.ts';

export function markUsed(player: Player, act: OncePerTurn): void {
  player.onceUsed |= 1 << ONCE_PER_TURN.indexOf(act);
}
