import { inProgress, type Seat } from '@tessera/kernel';
import { figuresAt, hasEnemyFigure } from '../board/figures.ts';
import { groupAt } from '../board/groups.ts';
import { playerOf, type State } from '../state.ts';

/**
 * Do enemy figures stand on this square of the player's that have ended their movement there (RUL-390)? A group that is
 * still on its way does not count, nor one that has yet to beat the player's own figures there (RUL-116).
 */
export function isHeldByEnemy(state: State, seat: Seat, square: number): boolean {
  if (!hasEnemyFigure(state, seat, square)) return false;
  const move = inProgress(state, 'move');
  if (move === null || (move.isOver && figuresAt(playerOf(state, seat), square) === 0)) return true;
  for (let other = 0; other < state.players.length; other++) {
    if (other === seat) continue;
    const { armies, scouts } = playerOf(state, other);
    const isMover = other === move.seat;
    if ((groupAt(armies, square) & ~(isMover ? move.armies : 0)) !== 0) return true;
    if ((groupAt(scouts, square) & ~(isMover ? move.scouts : 0)) !== 0) return true;
  }
  return false;
}
