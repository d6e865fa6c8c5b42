import { call, type Seat } from '@tessera/kernel';
import { outskirts } from '../../board/cities.ts';
import { unbuilt } from '../../board/figures.ts';
import { geometry } from '../../board/geometry.ts';
import { isBuilding } from '../../board/pieces.ts';
import { PERSON_CARD_AMOUNT, TRACK_END } from '../../data/faces.ts';
import { TRADE_DIAL } from '../../data/market.ts';
import { PERSON } from '../../data/names.ts';
import { coinsOf } from '../../rules/coins.ts';
import { advancing } from '../../state/frames/advanceTrack.ts';
import { playerOf, type State } from '../../state.ts';
import { gainCulture, gainTrade } from '../../verbs/goods.ts';
import { noChoice, type Play } from '../play.ts';

function amountOf(person: keyof typeof PERSON): number {
  return PERSON_CARD_AMOUNT[PERSON[person]] as number;
}

/** A card that gives trade, culture or both; one that would give nothing cannot be used (RUL-249). */
function gain(trade: (state: State, seat: Seat) => number, culture: (state: State, seat: Seat) => number): Play {
  const hasRoom = (state: State, seat: Seat): boolean => playerOf(state, seat).trade < TRADE_DIAL.max;
  return {
    choices: noChoice,
    isPossible: (state, seat) => (trade(state, seat) > 0 && hasRoom(state, seat)) || culture(state, seat) > 0,
    resolve(context, seat) {
      const gained = [trade(context.state, seat), culture(context.state, seat)] as const;
      gainTrade(context, seat, gained[0]);
      gainCulture(context, seat, gained[1]);
    },
  };
}

const none = (): number => 0;

/** Trade above 27 is lost (RUL-349). */
export const marcoPolo = gain(() => amountOf('marcoPolo'), none);

/** RUL-345: all own building markers, blockaded or not, and every set of walls. */
function buildings(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let count = 0;
  for (let city = 0; city < player.cities.length; city++) {
    if ((player.cities[city] as number) < 0) continue;
    count += (player.walls >> city) & 1;
    for (const square of outskirts(geometry(state), player, city)) {
      if (isBuilding(state.pieces[square] as number)) count++;
    }
  }
  return count;
}

export const frankLloydWright = gain(buildings, buildings);

/** RUL-345: all own armies that are not on the map, a white one included. */
function armiesAside(state: State, seat: Seat): number {
  return unbuilt(playerOf(state, seat).armies);
}

export const stFrancis = gain(none, (state, seat) => amountOf('stFrancisOfAssisi') * armiesAside(state, seat));

/** RUL-345: pairs are rounded down. */
function pairsAside(state: State, seat: Seat): number {
  return Math.floor(armiesAside(state, seat) / amountOf('alanTuring'));
}

export const alanTuring = gain(pairsAside, pairsAside);

/** RUL-304: per 3 coins, rounded down. */
export const lorenzoDeMedici = gain(none, (state, seat) =>
  Math.floor(coinsOf(state, seat) / amountOf('lorenzoDeMedici')),
);

function counters(state: State, seat: Seat): number {
  return playerOf(state, seat).hensonCounters;
}

export const jimHenson = gain(counters, counters);

/** A free advance for every 3 coins, which are counted when he is used (RUL-087, RUL-304). */
export const andrewCarnegie: Play = {
  choices: noChoice,
  isPossible: (state, seat) => advances(state, seat) > 0 && playerOf(state, seat).track < TRACK_END,
  resolve({ state }, seat) {
    const steps = advances(state, seat);
    for (let step = 0; step < steps; step++) call(state, advancing(seat));
  },
};

function advances(state: State, seat: Seat): number {
  return Math.floor(coinsOf(state, seat) / amountOf('andrewCarnegie'));
}
