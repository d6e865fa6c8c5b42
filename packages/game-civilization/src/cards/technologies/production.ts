import type { Seat } from '@tessera/kernel';
import { tell } from '@tessera/kernel';
import { paidBelow } from '../../rules/paidBelow.ts';
import type { Choice } from '../../state/choice.ts';
import { playerOf, type Runner, type State } from '../../state.ts';
import type { Play } from '../play.ts';

/** The centers of a player's cities. */
function ownCities(state: State, seat: Seat): Choice {
  return { of: 'city', values: playerOf(state, seat).cities.filter((center) => center >= 0) };
}

/** One own city gets more production this turn; it is used by the build action it is declared for (RUL-270). */
export function productionBonus(amount: number): Play {
  return {
    choices: (state, seat, chosen) => (chosen.length === 0 ? ownCities(state, seat) : null),
    resolve(run, seat, chosen) {
      raiseProduction(run, seat, chosen[0] as number, amount);
    },
  };
}

function raiseProduction(run: Runner, seat: Seat, center: number, amount: number): void {
  const player = playerOf(run.state, seat);
  const city = player.cities.indexOf(center);
  if (city < 0) return;
  const source = paidBelow(run.state);
  player.bonuses.push({ city, amount, ...source });
  tell(run, { kind: 'productionRaised', seat, square: center, amount });
}
