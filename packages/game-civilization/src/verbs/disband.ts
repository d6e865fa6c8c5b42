import { tell } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { someOf } from '../board/groups.ts';
import { type CityMarkerKind, cityMarkerIndex } from '../data/cityMarkers.ts';
import type { Move } from '../state/frames/move.ts';
import { playerOf, type StepContext } from '../state.ts';
import { carryFigures } from './figures.ts';
import { settle } from './settle.ts';

/** Members of a moving group return to the unbuilt figures, and may leave a marker on the city (DIS-001, RUL-130, RUL-131). */
export function disband(
  context: StepContext,
  frame: Move,
  armies: number,
  scouts: number,
  marker: CityMarkerKind | null,
): void {
  const { seat, square } = frame;
  const player = playerOf(context.state, seat);
  const gone = { armies: someOf(frame.armies, armies), scouts: someOf(frame.scouts, scouts) };
  carryFigures(player, gone.armies, gone.scouts, -1);
  player.armiesMoved &= ~gone.armies;
  player.scoutsMoved &= ~gone.scouts;
  frame.armies &= ~gone.armies;
  frame.scouts &= ~gone.scouts;
  if (marker !== null) player.cityMarkers[cityAt(player, square)] = cityMarkerIndex(marker);
  tell(context, { kind: 'figuresDisbanded', seat, square, armies, scouts, marker });
  settle(context);
}
