import { armiesAt, scoutsAt } from '../board/figures.ts';
import { playerOf, type StepContext } from '../state.ts';
import { destroyFigures } from './figures.ts';

export function destroyAll(context: StepContext, seat: number, square: number): void {
  const player = playerOf(context.state, seat);
  const armies = armiesAt(player, square);
  const scouts = scoutsAt(player, square);
  if (armies + scouts > 0) destroyFigures(context, seat, square, armies, scouts);
}
