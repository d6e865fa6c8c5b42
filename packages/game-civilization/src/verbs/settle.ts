import { allInProgress, call } from '@tessera/kernel';
import { BASE_VALUES } from '../data/market.ts';
import { cultureHandSize } from '../rules/limits.ts';
import { activeSeat } from '../rules/turnOrder.ts';
import type { Player, State, StepContext } from '../state.ts';
import { loseGovernments } from './loseGovernment.ts';
import { checkEconomicVictory } from './victory.ts';

/**
 * Called after every change that can affect coins, hand sizes or the Pyramids: a player who has reached a victory wins
 * (RUL-148), one whose government the Pyramids unlock no more loses it (RUL-377), and one who holds too many events discards
 * at once, before any other decision (EVT-002, RUL-093, RUL-252). Because that may call procedures, a step neither asks nor
 * calls anything after it has settled.
 */
export function settle(context: StepContext): void {
  const { state } = context;
  checkEconomicVictory(context);
  if (state.outcome !== null) return;
  loseGovernments(context);
  const players = state.players.length;
  if (!isAnyHandLarge(state)) return;
  const active = activeSeat(state);
  // Clockwise from the active player (RUL-004): the last one called is asked first.
  for (let place = players - 1; place >= 0; place--) {
    const seat = (active + place) % players;
    const { events } = state.players[seat] as Player;
    if (events.length <= BASE_VALUES.cultureHand) continue;
    if (events.length > cultureHandSize(state, seat) && !isDiscarding(state, seat))
      call(state, { op: 'discardEvents', at: 'check', seat });
  }
}

/** Does any player hold more events than everyone may? Asked after every change, so without a closure. */
function isAnyHandLarge({ players }: State): boolean {
  for (const { events } of players) if (events.length > BASE_VALUES.cultureHand) return true;
  return false;
}

function isDiscarding(state: State, seat: number): boolean {
  return allInProgress(state, 'discardEvents').some((frame) => frame.seat === seat);
}
