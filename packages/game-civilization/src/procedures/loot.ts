import { ask, call, draw, type Procedure, reveal, type Seat, tell, tellSeats } from '@tessera/kernel';
import { CULTURE_DECKS, type CultureDeck } from '../data/cultureEvents.ts';
import { EVENT_CARD_DECK, isVillageMarker, markerId, resourceIndex, techIndex } from '../data/faces.ts';
import { LOOT_PRICES } from '../data/market.ts';
import { cardId } from '../rules/events.ts';
import { lootPurchases } from '../rules/loot.ts';
import { learning } from '../state/frames/learnTech.ts';
import type { Loot } from '../state/frames/loot.ts';
import type { LootPurchase } from '../state/questions/loot.ts';
import { answerTo } from '../state/questions.ts';
import { type Player, playerOf, type StepContext } from '../state.ts';
import { gainCulture, gainSheetCoin, gainTrade, loseCoin, loseCulture, loseTrade } from '../verbs/goods.ts';
import { removeEvent } from '../verbs/removeEvent.ts';
import { settle } from '../verbs/settle.ts';

export const loot: Procedure<StepContext, Loot> = {
  // Everything that can be bought from the loser is public, so leaving out a question reveals nothing.
  offer({ state }, frame) {
    const { winner, loser, points } = frame;
    if (points === 0 || lootPurchases(state, winner, loser, points).length === 0) return null;
    ask(state, { kind: 'loot', seat: winner, loser, points });
    return 'buy';
  },

  buy(context, frame) {
    const purchase = answerTo(context, 'loot');
    if (purchase.take === 'nothing') return null;
    frame.points -= LOOT_PRICES[purchase.take];
    take(context, frame, purchase);
    return 'offer';
  },
};

function take(context: StepContext, { winner, loser }: Loot, purchase: LootPurchase): void {
  const { state } = context;
  if (context.told !== null) tell(context, { kind: 'lootTaken', seat: winner, loser, ...purchase });
  switch (purchase.take) {
    case 'trade':
      gainTrade(context, winner, loseTrade(context, loser, purchase.amount));
      return;
    case 'culture':
      gainCulture(context, winner, loseCulture(context, loser, purchase.amount));
      return;
    case 'resource':
      moveToken(playerOf(state, loser), playerOf(state, winner), resourceIndex(purchase.resource));
      return;
    case 'hut':
    case 'village':
      stealMarker(context, winner, loser, purchase.take === 'village');
      return;
    case 'discardCoin':
      loseCoin(context, loser, purchase.from);
      settle(context);
      return;
    case 'tech':
      call(state, learning(winner, techIndex(purchase.tech)));
      return;
    case 'event':
      stealEvent(context, winner, loser, purchase.deck);
      return;
    case 'coin':
      loseCoin(context, loser, purchase.from);
      gainSheetCoin(context, winner);
      return;
  }
}

function moveToken(from: Player, to: Player, resource: number): void {
  from.resources[resource] = (from.resources[resource] as number) - 1;
  to.resources[resource] = (to.resources[resource] as number) + 1;
}

/** LOOT-009, RUL-251: the winner names only the back; the marker is a random one with that back. */
function stealMarker(context: StepContext, winner: Seat, loser: Seat, isVillage: boolean): void {
  const from = playerOf(context.state, loser);
  const fitting = from.markers.filter((marker) => isVillageMarker(marker) === isVillage);
  const marker = oneOf(context, isVillage ? 'village marker' : 'hut marker', fitting);
  from.markers.splice(from.markers.indexOf(marker), 1);
  playerOf(context.state, winner).markers.push(marker);
  const back = isVillage ? 'village' : 'hut';
  const known = { kind: 'markerTaken', seat: winner, from: loser, back, marker: null } as const;
  tellSeats(context, [winner, loser], { ...known, marker: markerId(marker) }, known);
}

/** LOOT-010, RUL-177: the winner may then hold too many and discards at once. */
function stealEvent(context: StepContext, winner: Seat, loser: Seat, deck: CultureDeck): void {
  const { state } = context;
  const fitting = playerOf(state, loser).events.filter((card) => EVENT_CARD_DECK[card] === CULTURE_DECKS.indexOf(deck));
  const card = oneOf(context, 'culture event', fitting);
  removeEvent(state, loser, card);
  playerOf(state, winner).events.push(card);
  const known = { kind: 'eventDrawn', seat: winner, deck, event: null, from: loser } as const;
  tellSeats(context, [winner, loser], { ...known, event: cardId(card) }, known);
  settle(context);
}

function oneOf(context: StepContext, what: string, hidden: readonly number[]): number {
  reveal(context);
  return hidden[hidden.length === 1 ? 0 : draw(context, 'dice', what, hidden.length)] as number;
}
