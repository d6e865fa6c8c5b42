import { reveal, type Seat, tell } from '@tessera/kernel';
import { isVillageMarker, markerId } from '../data/faces.ts';
import { playerOf, type StepContext } from '../state.ts';

/** Turns up a hut or village marker of a player, which leaves the game (HUT-002, SOT-020, CITY-014). */
export function discardMarker(context: StepContext, seat: Seat, marker: number): void {
  const { state } = context;
  const { markers } = playerOf(state, seat);
  markers.splice(markers.indexOf(marker), 1);
  state.box.markers.push(marker);
  reveal(context);
  const back = isVillageMarker(marker) ? 'village' : 'hut';
  tell(context, { kind: 'markerLost', seat, back, marker: markerId(marker) });
}
