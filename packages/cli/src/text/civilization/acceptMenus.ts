import type { View } from '@tessera/game-civilization';
import type { PlainObject } from '@tessera/kernel';
import type { Choice, Menu } from '../gameText.ts';
import { eventFace, eventText } from './cards.ts';
import { markerText } from './names.ts';
import { withoutThose } from './offerMenus.ts';

type OfferView = View['offers'][number];

/** The accepter's own hidden pieces that go with an offer (RUL-267). */
interface Pieces {
  readonly markers: readonly string[];
  readonly events: readonly string[];
}

/** Accepting an offer: where it wants hidden pieces, the player says which ones he gives. */
export function acceptChoice(view: View, offer: OfferView, text: string): Choice {
  const first = nextStep(view, offer, { markers: [], events: [] }, `accept: ${text}`);
  return 'answer' in first ? first : { ...first, label: `${first.label} …` };
}

/** A choice that leads to the next piece, or gives the answer when all are named. */
function nextStep(view: View, offer: OfferView, pieces: Pieces, label: string): Choice {
  const wanted = pieceWanted(view, offer, pieces);
  if (wanted === null) {
    return { label, answer: { do: 'accept', offer: offer.by, ...pieces } as PlainObject };
  }
  const { title, among, isMarker } = wanted;
  const menu = (): Menu => ({
    title,
    picture: [],
    choices: among.map((piece) => {
      const chosen = isMarker
        ? { ...pieces, markers: [...pieces.markers, piece] }
        : { ...pieces, events: [...pieces.events, piece] };
      return nextStep(view, offer, chosen, isMarker ? markerText(piece) : eventText(piece));
    }),
  });
  return { label, menu };
}

interface Wanted {
  readonly title: string;
  readonly among: readonly string[];
  readonly isMarker: boolean;
}

/** The next hidden piece that an offer wants, and which of one's own fit; null when all are there. */
function pieceWanted(view: View, { wants }: OfferView, { markers, events }: Pieces): Wanted | null {
  const hand = view.hand ?? { markers: [], events: [] };
  for (const [back, count] of [
    ['hut', wants.huts],
    ['village', wants.villages],
  ] as const) {
    const isBack = (marker: string) => marker.startsWith(`${back}:`);
    if (markers.filter(isBack).length >= count) continue;
    return {
      title: `Give which ${back}?`,
      among: distinct(withoutThose(hand.markers, markers).filter(isBack)),
      isMarker: true,
    };
  }
  for (const [deck, count] of Object.entries(wants.events)) {
    const isDeck = (card: string) => eventFace(card)?.deck === deck;
    if (events.filter(isDeck).length >= count) continue;
    return {
      title: `Give which event of deck ${deck}?`,
      among: distinct(withoutThose(hand.events, events).filter(isDeck)),
      isMarker: false,
    };
  }
  return null;
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}
