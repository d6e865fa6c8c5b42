import { call, type Seat, tell } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { MARKER_AMOUNT, markerId } from '../data/faces.ts';
import { keptFor, taughtTechs } from '../rules/keptMarkers.ts';
import { freeTechFrame } from '../state/frames/freeTech.ts';
import { playerOf, type StepContext } from '../state.ts';
import { discardMarker } from './discardMarker.ts';

/** SOT-020: a Teacher is turned in for a tech of level I. */
export function turnInTeacher(context: StepContext, seat: Seat): void {
  const teacher = keptFor(context.state, seat, 'teach');
  discardMarker(context, seat, teacher);
  call(context.state, freeTechFrame(seat, markerId(teacher), taughtTechs(context.state, seat, teacher)));
}

/** CITY-014, RUL-270: Friendly Workers add to the production of one city this turn; no window opens (RUL-367). */
export function sendWorkers(context: StepContext, seat: Seat, center: number): void {
  const player = playerOf(context.state, seat);
  const workers = keptFor(context.state, seat, 'work');
  const amount = MARKER_AMOUNT[workers] as number;
  discardMarker(context, seat, workers);
  const paid = [{ from: 'marker', face: workers, resource: -1, to: -1 }] as const;
  player.bonuses.push({ city: cityAt(player, center), amount, event: -1, ability: -1, paid });
  tell(context, { kind: 'productionRaised', seat, square: center, amount });
}
