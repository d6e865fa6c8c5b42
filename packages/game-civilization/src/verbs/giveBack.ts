import { type Seat, tell } from '@tessera/kernel';
import { EVENT_CARD_DECK, isVillageMarker, markerId, resourceId } from '../data/faces.ts';
import { cardId } from '../rules/events.ts';
import { isCaravan } from '../rules/production.ts';
import { spentCulture } from '../rules/spentCulture.ts';
import type { Bonus } from '../state/bonus.ts';
import type { Paid } from '../state/paid.ts';
import { playerOf, type StepContext } from '../state.ts';
import { returnCaravan } from './caravan.ts';
import { loseCulture } from './goods.ts';
import { returnPersonCard } from './people.ts';
import { settle } from './settle.ts';

/**
 * A temporary bonus that a cancelled action used: its card returns to the hand, and so does everything its ability cost;
 * the ability stays used (RUL-217, RUL-270). What is no longer where it was put cannot come back (RUL-331).
 */
export function giveBackBonus(context: StepContext, seat: Seat, bonus: Bonus): void {
  if (bonus.event >= 0) giveBackEvent(context, seat, bonus.event);
  for (const paid of bonus.paid) giveBackPaid(context, seat, paid);
  if (isCaravan(bonus)) returnCaravan(context, seat, bonus);
  settle(context);
}

/** One resource that was paid returns to its owner; so does the coin that came with it (RUL-331). */
export function giveBackPaid(context: StepContext, seat: Seat, paid: Paid): void {
  const { state } = context;
  const player = playerOf(state, seat);
  if (paid.from === 'token') {
    if ((state.market[paid.face] as number) === 0) return;
    state.market[paid.face] = (state.market[paid.face] as number) - 1;
    player.resources[paid.face] = (player.resources[paid.face] as number) + 1;
    tell(context, { kind: 'resourceGained', seat, resource: resourceId(paid.face) });
    takeBackCulture(context, seat);
  } else if (paid.from === 'marker') {
    const at = state.box.markers.lastIndexOf(paid.face);
    if (at < 0) return;
    state.box.markers.splice(at, 1);
    player.markers.push(paid.face);
    const back = isVillageMarker(paid.face) ? 'village' : 'hut';
    tell(context, { kind: 'markerTaken', seat, from: null, back, marker: markerId(paid.face) });
    // Friendly Workers are no resource (RUL-367).
    if (paid.resource >= 0) takeBackCulture(context, seat);
  } else if (paid.from === 'person') {
    returnPersonCard(context, seat, paid.face);
  } else if (giveBackEvent(context, seat, paid.face)) {
    takeBackCulture(context, seat);
    if (paid.to >= 0) takeBackCoin(context, paid.to);
  }
}

/** FAQ-039. A card that has meanwhile been shuffled into its deck stays there. */
function giveBackEvent(context: StepContext, seat: Seat, card: number): boolean {
  const discards = context.state.eventDiscards[EVENT_CARD_DECK[card] as number] as number[];
  const at = discards.lastIndexOf(card);
  if (at < 0) return false;
  discards.splice(at, 1);
  playerOf(context.state, seat).events.push(card);
  tell(context, { kind: 'eventReturned', seat, event: cardId(card) });
  return true;
}

/** RUL-331: so is Arabia's culture, as far as it is still there. */
function takeBackCulture(context: StepContext, seat: Seat): void {
  loseCulture(context, seat, spentCulture(context.state, seat));
}

/** RUL-331: the coin given with A Gift from Afar is taken back if it is still there. */
function takeBackCoin(context: StepContext, seat: Seat): void {
  const player = playerOf(context.state, seat);
  if (player.sheetCoins === 0) return;
  player.sheetCoins--;
  tell(context, { kind: 'coinLost', seat, on: 'sheet' });
}
