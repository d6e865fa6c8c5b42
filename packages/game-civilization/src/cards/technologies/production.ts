import type { Seat } from '@tessera/kernel';
import { tell } from '@tessera/kernel';
import { cityAt } from '../../board/cities.ts';
import { paidBelow } from '../../rules/paidBelow.ts';
import type { Choice } from '../../state/choice.ts';
import { playerOf, type State, type StepContext } from '../../state.ts';
import type { Play } from '../play.ts';

/** The centers of a player's cities. */
function ownCities(state: State, seat: Seat): Choice {
  return { of: 'city', values: playerOf(state, seat).cities.filter((center) => center >= 0) };
}

/** One of the player's cities gets more production this turn, for the build action it is declared for (RUL-270). */
export function productionBonus(amount: number): Play {
  return {
    choices: (state, seat, chosen) => (chosen.length === 0 ? ownCities(state, seat) : null),
    resolve(context, seat, chosen) {
      raiseProduction(context, seat, chosen[0] as number, amount);
    },
  };
}

function raiseProduction(context: StepContext, seat: Seat, center: number, amount: number): void {
  const player = playerOf(context.state, seat);
  const city = cityAt(player, center);
  if (city < 0) return;
  const source = paidBelow(context.state);
  player.bonuses.push({ city, amount, ...source });
  tell(context, { kind: 'productionRaised', seat, square: center, amount });
}
