import { illegal, tell } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { forEachWarTarget, isTopmost } from '../board/columns.ts';
import { tileFace, WAR_TOKEN } from '../data/faces.ts';
import { territoryOf, WAR_MARK } from '../state.ts';
import type { TokenCard } from './card.ts';
import { opponentTile, spendToken, tileAt } from './targets.ts';

/** War: an opponent's topmost tile no longer produces or scores (T-050 to T-055, R-07 to R-10). */
export const war: TokenCard<'war'> = {
  list(state, seat, plays) {
    for (let other = 0; other < state.territories.length; other++) {
      if (other === seat) continue;
      const territory = territoryOf(state, other);
      forEachWarTarget(territory, (index) => {
        plays.push({ play: 'war', seat: other, ...placeOf(territory.cells[index] as number) });
      });
    }
  },

  check(state, seat, answer) {
    const target = opponentTile(state, seat, answer, ['play', 'seat', 'x', 'y'], 'T-050');
    if ('rule' in target) return target;
    const { territory, index, fields } = target;
    if (!isTopmost(territory, index)) return illegal('T-051', fields);
    if (((territory.marks[index] as number) & WAR_MARK) !== 0) return illegal('R-08', fields);
    return null;
  },

  play(context, seat, play) {
    const territory = territoryOf(context.state, play.seat);
    const index = tileAt(context.state, play.seat, play);
    spendToken(context.state, seat, WAR_TOKEN);
    territory.marks[index] = (territory.marks[index] as number) | WAR_MARK;
    if (context.told !== null) {
      const { x, y } = play;
      const tile = tileFace(territory.tiles[index] as number).id;
      tell(context, { kind: 'warPlayed', seat, opponent: play.seat, tile, x, y });
    }
    return null;
  },
};
