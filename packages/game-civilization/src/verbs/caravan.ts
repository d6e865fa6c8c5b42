import { type Seat, tell } from '@tessera/kernel';
import { CARAVAN } from '../data/cityMarkers.ts';
import type { Bonus } from '../state/bonus.ts';
import { playerOf, type StepContext } from '../state.ts';

/** A caravan leaves its city with the build action that it adds to (CITY-013, RUL-364). */
export function sendCaravan(context: StepContext, seat: Seat, city: number): void {
  const player = playerOf(context.state, seat);
  player.cityMarkers[city] = 0;
  tell(context, { kind: 'cityMarkerDiscarded', seat, city: player.cities[city] as number, marker: 'caravan' });
}

/** It comes back if that action is cancelled (RUL-364). */
export function returnCaravan({ state }: StepContext, seat: Seat, bonus: Bonus): void {
  const player = playerOf(state, seat);
  player.cityMarkers[bonus.city] = CARAVAN;
  player.bonuses.push(bonus);
}
