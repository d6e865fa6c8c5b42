import { type Seat, tell } from '@tessera/kernel';
import { unitTypeIndex } from '../data/faces.ts';
import { isFigure } from '../data/figures.ts';
import type { Recruit } from '../state/questions/movement.ts';
import { playerOf, type StepContext } from '../state.ts';
import { placeFigure } from './figures.ts';
import { gainUnit } from './units.ts';

/** A free unit, or a figure that has moved this turn (HUT-011, HUT-016, RUL-366). */
export function recruit(context: StepContext, seat: Seat, square: number, item: Recruit): void {
  if (!isFigure(item)) {
    gainUnit(context, seat, unitTypeIndex(item));
    return;
  }
  const player = playerOf(context.state, seat);
  if (item === 'army') player.armiesMoved |= 1 << player.armies.indexOf(-1);
  else player.scoutsMoved |= 1 << player.scouts.indexOf(-1);
  tell(context, { kind: 'figureBuilt', seat, figure: item, square });
  placeFigure(context, seat, item, square);
}
