import { call, type Illegal, illegal, type Seat } from '@tessera/kernel';
import { faceOf, isBuilding } from '../../board/pieces.ts';
import { BUILDING_FAMILIES } from '../../data/buildings.ts';
import { BUILDING_FAMILY, PERSON_CARD_AMOUNT, TRACK_END } from '../../data/faces.ts';
import { PERSON } from '../../data/names.ts';
import { ownCoinPlaces } from '../../rules/coins.ts';
import { freeCity } from '../../rules/freeItems.ts';
import { buildingOfItem, itemId, itemIndex } from '../../rules/items.ts';
import { sitesOf, whyNotSite } from '../../rules/sites.ts';
import { STOP } from '../../state/choice.ts';
import { coinChosen, coinValue } from '../../state/coinChoice.ts';
import { advancing } from '../../state/frames/advanceTrack.ts';
import { playerOf, type State } from '../../state.ts';
import { buildItem } from '../../verbs/build.ts';
import { gainSheetCoin, loseCoin } from '../../verbs/goods.ts';
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

/** RUL-347: a coin token of the owner's for a free step on the culture track; the player chosen need not agree. */
export const motherTeresa: Play = {
  isPossible: (state, seat) => playerOf(state, seat).track < TRACK_END && ownCoinPlaces(state, seat).length > 0,
  choices(state, seat, chosen) {
    if (chosen.length > 1) return null;
    if (chosen.length === 1) return { of: 'seat', values: othersThan(state, seat) };
    return { of: 'coin', values: ownCoinPlaces(state, seat).map((place) => coinValue(seat, place)) };
  },
  whyNot: (_state, _seat, chosen) => illegal('RUL-347', chosen.length === 0 ? {} : { to: true }),
  resolve(context, seat, chosen) {
    const [value, to] = chosen as [number, number];
    const coin = coinChosen(value);
    if (coin === null) return;
    // Called first, as the coin settles what follows from it: that comes before the step.
    call(context.state, advancing(seat));
    loseCoin(context, seat, coin.place);
    gainSheetCoin(context, to);
  },
};

function othersThan(state: State, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let other = 0; other < state.players.length; other++) if (other !== seat) others.push(other);
  return others;
}
