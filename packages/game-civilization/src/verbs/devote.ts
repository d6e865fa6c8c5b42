import { type Seat, tell } from '@tessera/kernel';
import { PERSON_CARD_AMOUNT } from '../data/faces.ts';
import { PERSON } from '../data/names.ts';
import { devotion, mayDevoteForTrade } from '../rules/cityActions.ts';
import { hasPerson } from '../rules/people.ts';
import { playerOf, type StepContext } from '../state.ts';
import { gainCulture, gainTrade } from './goods.ts';
import { markUsed } from './markUsed.ts';

/** A city is devoted to the arts (ART-001); Charles Darwin lets its owner take trade instead (RUL-311). */
export function devoteCity(context: StepContext, seat: Seat, city: number, isForTrade: boolean): void {
  const { state } = context;
  const player = playerOf(state, seat);
  const amount = devotion(state, seat, city);
  tell(context, { kind: 'cityDevoted', seat, city: player.cities[city] as number, amount });
  if (isForTrade && mayDevoteForTrade(state, seat)) {
    markUsed(player, 'charlesDarwin');
    gainTrade(context, seat, amount);
  } else gainCulture(context, seat, amount);
  rewardWatchers(context, seat);
}

/** Akira Kurosawa's owner gains for every city that another player has devoted (RUL-345). */
function rewardWatchers(context: StepContext, seat: Seat): void {
  for (let other = 0; other < context.state.players.length; other++) {
    if (other !== seat && hasPerson(context.state, other, 'akiraKurosawa'))
      gainCulture(context, other, PERSON_CARD_AMOUNT[PERSON.akiraKurosawa] as number);
  }
}
