import { type Seat, tell } from '@tessera/kernel';
import { outskirts } from '../board/cities.ts';
import { geometry } from '../board/geometry.ts';
import { faceOf, isBuilding, isPerson, isWonder, NO_PIECE } from '../board/pieces.ts';
import { playerOf, type StepContext } from '../state.ts';
import { loseWonder, removeBuilding, removePerson } from './pieces.ts';
import { settle } from './settle.ts';

/**
 * A city that is not a capital is destroyed: its marker returns to its owner, buildings to the market, wonders and great
 * people leave the game; figures stay where they are (LOOT-012 to LOOT-014, RUL-178, RUL-179, RUL-228). It is one change: nobody wins halfway through.
 */
export function destroyCity(context: StepContext, owner: Seat, city: number): void {
  const { state } = context;
  const player = playerOf(state, owner);
  const center = player.cities[city] as number;
  for (const square of outskirts(geometry(state), player, city)) {
    const piece = state.pieces[square] as number;
    if (isBuilding(piece)) removeBuilding(context, square);
    else if (isPerson(piece)) removePerson(context, square);
    else if (isWonder(piece)) {
      state.pieces[square] = NO_PIECE;
      loseWonder(context, owner, faceOf(piece));
    }
  }
  player.cities[city] = -1;
  player.cityMarkers[city] = 0;
  player.walls &= ~(1 << city);
  player.actions[city] = 0;
  player.extraActions[city] = 0;
  for (let i = 0; i < player.scoutsCity.length; i++) if (player.scoutsCity[i] === city) player.scoutsCity[i] = -1;
  player.bonuses = player.bonuses.filter((bonus) => bonus.city !== city);
  tell(context, { kind: 'cityDestroyed', seat: owner, square: center });
  settle(context);
}
