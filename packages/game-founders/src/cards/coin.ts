import { illegal, tell } from '@tessera/kernel';
import { placeOf } from '../board/cells.ts';
import { productionOf } from '../board/production.ts';
import { COIN_TOKEN, FAMILY_OF, NATURE, PRODUCT_OF, resourceIndex, resourcesIn, tileFace } from '../data/faces.ts';
import { RESOURCES, type Resource } from '../data/resources.ts';
import { badShape } from '../rules/answerShape.ts';
import { COIN_MARK, territoryOf, WAR_MARK } from '../state.ts';
import type { TokenCard } from './card.ts';
import { opponentTile, spendToken, tileAt } from './targets.ts';

/** Coin: buys what an opponent's tile produces, for this turn (T-060 to T-067, R-11 to R-14). */
export const coin: TokenCard<'coin'> = {
  list(state, seat, plays) {
    for (let other = 0; other < state.territories.length; other++) {
      if (other === seat) continue;
      const territory = territoryOf(state, other);
      for (let i = 0; i < territory.cells.length; i++) {
        const made = productionOf(territory, i);
        for (let resource = 0; resource < RESOURCES.length; resource++) {
          if ((made & (1 << resource)) === 0) continue;
          const { x, y } = placeOf(territory.cells[i] as number);
          plays.push({ play: 'coin', seat: other, x, y, resource: RESOURCES[resource] as Resource });
        }
      }
    }
  },

  check(state, seat, answer) {
    const target = opponentTile(state, seat, answer, ['play', 'seat', 'x', 'y', 'resource'], 'T-060');
    if ('rule' in target) return target;
    const { territory, index, fields } = target;
    const resource = resourceIndex(fields['resource']);
    if (resource < 0) return badShape('{ resource }');
    const printed = PRODUCT_OF[territory.tiles[index] as number] as number;
    const marks = territory.marks[index] as number;
    if (printed === 0 || (marks & WAR_MARK) !== 0) return illegal('T-061', fields);
    if (marks !== 0) return illegal('R-11', fields);
    if ((printed & (1 << resource)) === 0) {
      const isNature = FAMILY_OF[territory.tiles[index] as number] === NATURE;
      return illegal(isNature ? 'T-062' : 'R-13', { ...fields, produces: resourcesIn(printed) });
    }
    return null;
  },

  play(context, seat, play) {
    const territory = territoryOf(context.state, play.seat);
    const index = tileAt(context.state, play.seat, play);
    spendToken(context.state, seat, COIN_TOKEN);
    territory.marks[index] = (territory.marks[index] as number) | COIN_MARK;
    if (context.told !== null) {
      const { x, y, resource } = play;
      const tile = tileFace(territory.tiles[index] as number).id;
      tell(context, { kind: 'coinPlayed', seat, opponent: play.seat, tile, x, y, resource });
    }
    return resourceIndex(play.resource);
  },
};
