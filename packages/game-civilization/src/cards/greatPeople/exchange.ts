import { illegal, type Seat } from '@tessera/kernel';
import { alternative } from '../../state/choice.ts';
import { playerOf, type State } from '../../state.ts';
import { gainCulture, gainTrade, loseCulture, loseTrade } from '../../verbs/goods.ts';
import type { Play } from '../play.ts';

const TO_CULTURE = alternative('tradeToCulture');
const TO_TRADE = alternative('cultureToTrade');

/** What the player could exchange in a direction. */
function held(state: State, seat: Seat, direction: number): number {
  const { trade, culture } = playerOf(state, seat);
  return direction === TO_CULTURE ? trade : culture;
}

/** RUL-349: one exchange in one direction, of any amount above 0; trade above 27 is lost. */
export const albertEinstein: Play = {
  choices(state, seat, chosen) {
    const direction = chosen[0];
    if (direction === undefined) {
      const values = [TO_CULTURE, TO_TRADE].filter((one) => held(state, seat, one) > 0);
      return { of: 'alternative', values };
    }
    if (chosen.length > 1) return null;
    const values: number[] = [];
    for (let amount = 1; amount <= held(state, seat, direction); amount++) values.push(amount);
    return { of: 'amount', values };
  },
  whyNot(state, seat, chosen, value) {
    const direction = chosen[0];
    if (direction !== undefined) return illegal('RUL-349', { most: held(state, seat, direction) });
    return value === TO_CULTURE || value === TO_TRADE ? illegal('RUL-349', { most: 0 }) : null;
  },
  resolve(context, seat, chosen) {
    const [direction, amount] = chosen as [number, number];
    if (direction === TO_CULTURE) gainCulture(context, seat, loseTrade(context, seat, amount));
    else gainTrade(context, seat, loseCulture(context, seat, amount));
  },
};
