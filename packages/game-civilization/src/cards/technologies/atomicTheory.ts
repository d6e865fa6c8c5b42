import { CAPITAL } from '../../board/cities.ts';
import { governedBy } from '../../rules/knowledge.ts';
import { type Player, playerOf } from '../../state.ts';
import { noChoice, type Play } from '../play.ts';

/**
 * RUL-272: every city has one more action this turn, except a capital in Anarchy. These actions are kept apart from the
 * normal ones, since only they may harvest what has been harvested (HARV-007).
 */
export const extraActions: Play = {
  choices: noChoice,
  isPossible: (state, seat) => playerOf(state, seat).cities.some((_, city) => mayAct(playerOf(state, seat), city)),
  resolve(context, seat) {
    const player = playerOf(context.state, seat);
    for (let city = 0; city < player.cities.length; city++) {
      if (mayAct(player, city)) player.extraActions[city] = (player.extraActions[city] as number) + 1;
    }
  },
};

/** GOV-006. */
function mayAct(player: Player, city: number): boolean {
  return (player.cities[city] as number) >= 0 && !(city === CAPITAL && governedBy(player, 'anarchy'));
}
