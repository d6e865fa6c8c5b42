import { illegal, type Seat, tell } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { tileFace, tokenFace } from '../data/faces.ts';
import { badShape } from '../rules/answerShape.ts';
import { craftsmenFor } from '../rules/craftsmenFor.ts';
import { CRAFTSMEN_MARK, type State, territoryOf } from '../state.ts';
import type { TokenCard } from './card.ts';
import { ownCell, spendToken, tileAt } from './targets.ts';

/** Craftsmen: a village tile of one's own that makes the good on the token stops producing; worth 2 points (T-075 to T-077, R-16). */
export const craftsmen: TokenCard<'craftsmen'> = {
  list(state, seat, plays) {
    const territory = territoryOf(state, seat);
    for (let i = 0; i < territory.cells.length; i++) {
      const token = craftsmenFor(territory.tiles[i] as number);
      if (token < 0 || territory.marks[i] !== 0 || !isHeld(state, seat, token)) continue;
      plays.push({ play: 'craftsmen', ...placeOf(territory.cells[i] as number) });
    }
  },

  check(state, seat, answer) {
    const cell = ownCell(answer);
    if (cell < 0) return badShape('{ play, x, y }');
    const territory = territoryOf(state, seat);
    const index = territory.cells.indexOf(cell);
    const place = placeOf(cell);
    if (index < 0) return illegal('R-16', { ...place });
    const token = craftsmenFor(territory.tiles[index] as number);
    const tile = tileFace(territory.tiles[index] as number).id;
    if (token < 0) return illegal('T-075', { ...place, tile });
    if (territory.marks[index] !== 0) return illegal('R-16', { ...place, tile });
    if (isHeld(state, seat, token)) return null;
    const isNew = territory.hand.includes(token);
    return illegal(isNew ? 'T-043' : 'T-075', { ...place, tile, needs: tokenFace(token).id });
  },

  play(context, seat, play) {
    const territory = territoryOf(context.state, seat);
    const index = tileAt(context.state, seat, play);
    const token = craftsmenFor(territory.tiles[index] as number);
    spendToken(context.state, seat, token);
    territory.marks[index] = CRAFTSMEN_MARK;
    if (context.told !== null) {
      const tile = tileFace(territory.tiles[index] as number).id;
      tell(context, { kind: 'craftsmenPlayed', seat, tile, x: play.x, y: play.y, token: tokenFace(token).id });
    }
    return null;
  },
};

/** Has the player held this token since an earlier turn (T-043)? */
function isHeld(state: State, seat: Seat, token: number): boolean {
  const { hand, received } = territoryOf(state, seat);
  for (let i = 0; i < hand.length; i++) if (hand[i] === token && (received[i] as number) < state.turn) return true;
  return false;
}
