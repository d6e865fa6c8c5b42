import { call, illegal, type Seat } from '@tessera/kernel';
import { CAPITAL } from '../../board/cities.ts';
import { canAct, mayDevoteForTrade, whyNotAct, whyNotDevoteForTrade } from '../../rules/cityActions.ts';
import { canFillHand } from '../../rules/handRefill.ts';
import { STOP } from '../../state/choice.ts';
import { refillingHand } from '../../state/frames/refillHand.ts';
import { playerOf, type State } from '../../state.ts';
import { devoteCity } from '../../verbs/devote.ts';
import { takeAction } from '../../verbs/takeAction.ts';
import { noChoice, type Play } from '../play.ts';

/** RUL-311: which events go is asked once the card is used, since each discard is public. */
export const fridaKahlo: Play = {
  isPossible: (state, seat) => playerOf(state, seat).events.length > 0 || canFillHand(state, seat),
  choices: noChoice,
  resolve: ({ state }, seat) => call(state, refillingHand(seat)),
};

/** RUL-310: as the action of the capital every own city is devoted, without a window (RUL-341), and keeps its own action. */
export const jerryGarcia: Play = {
  isPossible: (state, seat) => ruleAgainstGarcia(state, seat) === null,
  // Charles Darwin takes the culture of one devotion as trade, if his owner likes (RUL-311).
  choices(state, seat, chosen) {
    if (chosen.length > 0 || !mayDevoteForTrade(state, seat)) return null;
    return { of: 'city', values: [STOP, ...playerOf(state, seat).cities.filter((center) => center >= 0)] };
  },
  whyNot: (state, seat, _chosen, value) =>
    playerOf(state, seat).cities.includes(value) ? whyNotDevoteForTrade(state, seat) : illegal('CITY-001'),
  resolve(context, seat, chosen) {
    takeAction(context.state, seat, CAPITAL);
    const { cities } = playerOf(context.state, seat);
    for (let city = 0; city < cities.length; city++) {
      const center = cities[city] as number;
      if (center >= 0) devoteCity(context, seat, city, center === chosen[0]);
    }
  },
};

/** The capital acts, so it needs an action, and no Anarchy. */
export function ruleAgainstGarcia(state: State, seat: Seat): string | null {
  const player = playerOf(state, seat);
  if (canAct(player, CAPITAL)) return null;
  return whyNotAct(state, seat, player.cities[CAPITAL] as number)?.rule ?? null;
}
