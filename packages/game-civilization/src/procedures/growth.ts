import { ask, call, inProgress, type Procedure, type Seat, tell } from '@tessera/kernel';
import { CAPITAL } from '../board/cities.ts';
import { growthSites, isToGrow } from '../rules/growth.ts';
import { seatInOrder } from '../rules/turnOrder.ts';
import { type Growth, growing } from '../state/frames/growth.ts';
import { answerTo } from '../state/questions.ts';
import { playerOf, type State, type StepContext } from '../state.ts';
import { figureToDisplace, putFigure } from '../verbs/displace.ts';
import { clearSquare } from '../verbs/pieces.ts';
import { settle } from '../verbs/settle.ts';

export const growth: Procedure<StepContext, Growth> = {
  choose({ state }, { seat }) {
    ask(state, { kind: 'growCapital', seat });
    return 'grow';
  },

  // MET-008, RUL-209: what lies on the expansion square is replaced. Walls, markers, actions and scouts stay (RUL-205, RUL-357).
  grow(context, { seat }) {
    const player = playerOf(context.state, seat);
    const { square } = answerTo(context, 'growCapital');
    clearSquare(context, seat, square);
    player.secondCenter = square;
    tell(context, { kind: 'capitalGrown', seat, city: player.cities[CAPITAL] as number, square });
    settle(context);
    return 'displace';
  },

  // MET-007, RUL-355: one by one; there is room for all of them, or the square could not have been chosen.
  displace({ state }, { seat }) {
    const player = playerOf(state, seat);
    const figure = figureToDisplace(player, player.secondCenter);
    if (figure === null) return null;
    ask(state, { kind: 'displaceFigure', seat, figure, from: player.secondCenter });
    return 'displaced';
  },

  displaced(context, { seat }) {
    const player = playerOf(context.state, seat);
    putFigure(context, seat, player.secondCenter, answerTo(context, 'displaceFigure').square);
    return 'displace';
  },
};

/** Lets a capital grow that is to, if it can. While a group moves or a battle is fought, it waits for their end (RUL-354). */
export function callGrowth(state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  if (!isToGrow(player)) return;
  player.growthOwed = inProgress(state, 'move') !== null || inProgress(state, 'battle') !== null;
  if (!player.growthOwed && growthSites(state, seat).length > 0) call(state, growing(seat));
}

/** The same for every capital that has waited, beginning with the first player: the last one called is asked first. */
export function callOwedGrowth(state: State): void {
  for (let place = state.players.length - 1; place >= 0; place--) {
    const seat = seatInOrder(state, place);
    if (playerOf(state, seat).growthOwed) callGrowth(state, seat);
  }
}
