import { illegal, tell } from '@tessera/kernel';
import { cellOf, placeOf } from '../board/cells.ts';
import { forEachFreeSquare, hasSquare } from '../board/squares.ts';
import { CART_TOKEN } from '../data/faces.ts';
import { badShape } from '../rules/answerShape.ts';
import { territoryOf } from '../state.ts';
import type { TokenCard } from './card.ts';
import { ownCell, spendToken } from './targets.ts';

/** Cart: joins four of the player's tiles that form a square, for the whole game (T-068 to T-072, R-17). */
export const cart: TokenCard<'cart'> = {
  list(state, seat, plays) {
    forEachFreeSquare(territoryOf(state, seat), (corner) => {
      plays.push({ play: 'cart', ...placeOf(corner) });
    });
  },

  check(state, seat, answer) {
    const corner = ownCell(answer);
    if (corner < 0) return badShape('{ play, x, y }');
    const territory = territoryOf(state, seat);
    if (!hasSquare(territory, corner)) return illegal('T-068', { ...placeOf(corner) });
    if (territory.carts.includes(corner)) return illegal('R-17', { ...placeOf(corner) });
    return null;
  },

  play(context, seat, play) {
    spendToken(context.state, seat, CART_TOKEN);
    territoryOf(context.state, seat).carts.push(cellOf(play.x, play.y));
    tell(context, { kind: 'cartPlayed', seat, x: play.x, y: play.y });
    return null;
  },
};
