import type { View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import type { Canvas } from '../gameText.ts';
import { hang } from '../layout.ts';
import { eventText } from './cards.ts';
import { counted, listed, markerText, nameOf } from './names.ts';

type OfferView = View['offers'][number];
type GoodsView = OfferView['gives'];

const DECKS = ['I', 'II', 'III'] as const;

/** Goods by name, as answers and happenings write them: `{ trade: 3, I: 1 }` is "3 trade and an event I". */
export function goodsText(goods: PlainObject): string {
  const parts = Object.entries(goods).flatMap(([good, amount]) =>
    typeof amount === 'number' && amount > 0 ? [goodText(good, amount)] : [],
  );
  return parts.length === 0 ? 'nothing' : listed(parts);
}

export function goodText(good: string, amount: number): string {
  if (good === 'huts' || good === 'villages') return counted(amount, good.slice(0, -1));
  if (DECKS.some((deck) => deck === good)) return `${amount} ${amount === 1 ? 'event' : 'events'} of deck ${good}`;
  return `${amount} ${good}`;
}

/** The goods of a view as answers write them: in one row. */
export function goodsRow({ trade, culture, resources, huts, villages, events }: GoodsView): PlainObject {
  return { trade, culture, ...resources, huts, villages, ...events };
}

/** A piece that changes hands, named as its owner knows it. */
export function pieceName(name: string): string {
  return name.includes(':') ? markerText(name) : nameOf(name);
}

/** "Boudica offers you 3 trade for 1 silk." */
export function offerText(offer: OfferView, { who }: Canvas): string {
  const to = offer.to === null ? 'everybody' : who.object(offer.to);
  const deal = `${goodsText(goodsRow(offer.gives))} for ${goodsText(goodsRow(offer.wants))}`;
  const refused = offer.refused.length === 0 ? '' : ` (refused by ${listed(offer.refused.map(who.object))})`;
  return `${who.subject(offer.by)} ${who.subject(offer.by) === 'You' ? 'offer' : 'offers'} ${to} ${deal}${refused}`;
}

/** Offers that are open now, with the maker's own hidden pieces. */
export function drawOffers(view: View, canvas: Canvas): string[] {
  if (view.offers.length === 0) return [];
  return [
    canvas.paint('bold', 'Open offers'),
    ...view.offers.flatMap((offer) => {
      const own =
        offer.given === null ? [] : [...offer.given.markers.map(markerText), ...offer.given.events.map(eventName)];
      const hidden = own.length === 0 ? '' : ` – you would give ${listed(own)}`;
      return hang('  ', `${offerText(offer, canvas)}${hidden}`, canvas.width, '  ');
    }),
  ];
}

function eventName(card: string): string {
  return eventText(card).split(':')[0] ?? card;
}
