import type { Seat } from '@tessera/kernel';
import { geometry } from '../board/geometry.ts';
import { playerOf, type State } from '../state.ts';

/**
 * "Within N squares (no diagonals)" of a player's figures and cities: the shortest orthogonal path over discovered
 * squares, whatever lies there (RUL-231, RUL-288). For each square its distance, or −1 if it is further away.
 */
export function distancesFrom(state: State, seat: Seat, most: number): number[] {
  const player = playerOf(state, seat);
  const map = geometry(state);
  const distance = new Array<number>(state.ground.length).fill(-1);
  const queue: number[] = [];
  for (const list of [player.armies, player.scouts, player.cities, [player.secondCenter]]) {
    for (const square of list) {
      if (square < 0 || distance[square] === 0) continue;
      distance[square] = 0;
      queue.push(square);
    }
  }
  for (let i = 0; i < queue.length; i++) {
    const square = queue[i] as number;
    if (distance[square] === most) break;
    for (const next of map.next[square] as readonly number[]) {
      if ((state.ground[next] as number) < 0 || distance[next] !== -1) continue;
      distance[next] = (distance[square] as number) + 1;
      queue.push(next);
    }
  }
  return distance;
}
