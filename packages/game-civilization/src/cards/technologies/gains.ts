import { call, illegal, type Seat } from '@tessera/kernel';
import { TRADE_DIAL } from '../../data/market.ts';
import { hasRoomForCoin } from '../../rules/coins.ts';
import { gainingPerson } from '../../state/frames/gainPerson.ts';
import { playerOf, type State } from '../../state.ts';
import { gainCulture, gainTechCoin, gainTrade } from '../../verbs/goods.ts';
import { noChoice, type Play } from '../play.ts';

/** Currency, Chivalry, Metal Casting. */
export function cultureGain(amount: number): Play {
  return {
    choices: noChoice,
    resolve: (context, seat) => gainCulture(context, seat, amount),
  };
}

/** RUL-291: both gains are compulsory, each up to 27; if neither is possible, it cannot be used (RUL-249). */
export function tradeGain(trade: number, ofOther: number): Play {
  return {
    choices(state, seat, chosen) {
      if (chosen.length > 0) return null;
      const seats: Seat[] = [];
      for (let other = 0; other < state.players.length; other++) {
        if (other !== seat && (canGain(state, seat) || canGain(state, other))) seats.push(other);
      }
      return { of: 'seat', values: seats };
    },
    whyNot: (state, seat, _chosen, other) =>
      other === seat || state.players[other] === undefined ? illegal('RUL-291', { self: other === seat }) : null,
    resolve(context, seat, chosen) {
      gainTrade(context, seat, trade);
      gainTrade(context, chosen[0] as Seat, ofOther);
    },
  };
}

function canGain(state: State, seat: Seat): boolean {
  return playerOf(state, seat).trade < TRADE_DIAL.max;
}

export const personGain: Play = {
  choices: noChoice,
  isPossible: (state) => state.persons.length > 0,
  resolve: (context, seat) => call(context.state, gainingPerson(seat)),
};

/** RUL-273: a coin token on the tech, as long as it has room. */
export function coinGain(tech: number): Play {
  return {
    choices: noChoice,
    isPossible: (state, seat) => hasRoomForCoin(state, seat, tech),
    resolve(context, seat) {
      if (hasRoomForCoin(context.state, seat, tech)) gainTechCoin(context, seat, tech);
    },
  };
}
