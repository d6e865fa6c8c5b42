import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { faceOf, isBuilding } from '../../board/pieces.ts';
import { BUILDING_FAMILIES } from '../../data/buildings.ts';
import { BUILDING_FAMILY, PERSON_CARD_AMOUNT } from '../../data/faces.ts';
import { PERSON } from '../../data/names.ts';
import { freeCity } from '../../rules/freeItems.ts';
import { buildingOfItem, itemId, itemIndex } from '../../rules/items.ts';
import { sitesOf, whyNotSite } from '../../rules/sites.ts';
import { STOP } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import { buildItem } from '../../verbs/build.ts';
import type { Play } from '../play.ts';

const MOST_HARBORS = PERSON_CARD_AMOUNT[PERSON.jacquesCousteau] as number;
const HARBOR_ITEM = itemIndex('harbor');
const HARBOR = buildingOfItem(HARBOR_ITEM);

/** RUL-307: up to 3 harbors on squares of the owner's choice; only their cost and their tech are waived. */
export const jacquesCousteau: Play = {
  choices(state, seat, chosen) {
    if (chosen.length === MOST_HARBORS || chosen.includes(STOP)) return null;
    const values = harborSites(state, seat, chosen);
    if (chosen.length === 0) return { of: 'square', values };
    return values.length === 0 ? null : { of: 'square', values: [STOP, ...values] };
  },
  whyNot(state, seat, chosen, square) {
    if (square === STOP) return null;
    const nearest = playerOf(state, seat).cities.findIndex((center) => center >= 0);
    const city = freeCity(state, seat, HARBOR_ITEM, square);
    const refusal = whyNotSite(state, seat, city < 0 ? nearest : city, HARBOR_ITEM, square, null);
    return refusal ?? whyNoHarbor(state, chosen, square);
  },
  resolve(context, seat, chosen) {
    for (const square of chosen) {
      if (square !== STOP)
        buildItem(context, seat, freeCity(context.state, seat, HARBOR_ITEM, square), HARBOR_ITEM, square);
    }
  },
};

/** The squares of all cities that can still take a harbor once those chosen are built. */
function harborSites(state: State, seat: Seat, chosen: readonly number[]): number[] {
  const { cities } = playerOf(state, seat);
  const squares: number[] = [];
  for (let city = 0; city < cities.length; city++) {
    if ((cities[city] as number) < 0) continue;
    for (const square of sitesOf(state, seat, city, HARBOR_ITEM, null)) {
      if (whyNoHarbor(state, chosen, square) === null) squares.push(square);
    }
  }
  return squares;
}

/** BLD-003: the markers left after those chosen; a harbor in place of a harbor would change nothing (RUL-249). */
function whyNoHarbor(state: State, chosen: readonly number[], square: number): Illegal | null {
  const family = BUILDING_FAMILY[HARBOR] as number;
  if ((state.buildings[family] as number) <= chosen.length) {
    return illegal('BLD-003', { item: itemId(HARBOR_ITEM), family: BUILDING_FAMILIES[family] as string });
  }
  const piece = state.pieces[square] as number;
  const isThere = isBuilding(piece) && faceOf(piece) === HARBOR;
  return isThere || chosen.includes(square) ? illegal('RUL-249') : null;
}
