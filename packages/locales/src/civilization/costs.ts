import type { View } from '@tessera/game-civilization';
import { CULTURE_TRACK, printedCost, type TrackSpace } from '@tessera/game-civilization/data';
import { type Form, inForms } from '../forms.ts';
import type { Params, Phrase } from '../words.ts';
import type { Say } from './say.ts';

export type PlayerView = View['players'][number];
export type CityView = PlayerView['cities'][number];

/** What an item costs a player in production; for spectators, the printed cost. */
export function itemCost(player: PlayerView | null, item: string): number {
  return player?.costs[item] ?? printedCost(item);
}

/** What is spent besides a city's own production. */
export type Payment = { readonly bonuses: readonly string[]; readonly rush: number };

/** The trade that a payment takes, and how much the player keeps. */
export function tradeFor(
  player: PlayerView | null,
  { rush }: Payment,
): { readonly trade: number; readonly left: number } {
  const trade = rush * (player?.rush.trade ?? 0);
  return { trade, left: (player?.trade ?? 0) - trade };
}

/** The sources of a city's production, where there are more than the icons of its squares. */
export function productionSources(say: Say, { productionSources: sources }: CityView): Phrase[] {
  return sources.every(({ of }) => of === 'icons') ? [] : sources.map((source) => saySource(say, source));
}

/** The sources of a devotion's culture, where there are more than the city itself. */
export function devotionSources(say: Say, { devotionSources: sources }: CityView): Phrase[] {
  return sources.every(({ of }) => of === 'city') ? [] : sources.map((source) => saySource(say, source));
}

type Source = CityView['productionSources' | 'devotionSources'][number];

function saySource(say: Say, { of, id, amount }: Source): Phrase {
  const from = {
    city: () => say.phrase('see.theCity'),
    icons: () => say.phrase('see.squares'),
    government: () => say.government(id ?? ''),
    tech: () => say.tech(id ?? ''),
    civilization: () => say.card('civilization', id ?? ''),
    personCard: () => say.card('personCard', id ?? ''),
    wonder: () => say.wonder(id ?? ''),
    investment: () => say.name('investment', id ?? ''),
  };
  return say.phrase('see.productionSource', { from: from[of](), n: amount });
}

export function knows(player: PlayerView | null, tech: string): boolean {
  return player?.techs.some((known) => known.tech === tech) ?? false;
}

/** The viewing player; none for a spectator. */
export function ownPlayer(view: View): PlayerView | null {
  return view.players.find(({ seat }) => seat === view.seat) ?? null;
}

export const TRACK_LENGTH = CULTURE_TRACK.length;

/** The next space of the culture track, with what the player pays for it, or null at its end. */
export function nextSpace(player: PlayerView): TrackSpace | null {
  const printed = CULTURE_TRACK[player.track];
  return printed === undefined ? null : { ...printed, ...player.advance };
}

/** What the step into a space costs, and what it gives. */
export function spaceTerms(say: Say, space: TrackSpace): Params {
  const { culture, trade, kind, section } = space;
  const cost = (form: Form) =>
    say.list([say.count('culture', culture, form), ...(trade > 0 ? [say.count('trade', trade, form)] : [])]);
  const gifts = {
    event: () => say.phrase('opt.giftEvent', { deck: section }),
    greatPerson: () => say.phrase('opt.giftPerson'),
    victory: () => say.phrase('opt.giftVictory'),
  };
  return { ...inForms('cost', cost), gift: gifts[kind]() };
}

/** City actions that a player has not taken yet this turn. */
export function actionsLeft(player: PlayerView | null): number {
  return player?.cities.reduce((sum, { actions, extraActions }) => sum + actions + extraActions, 0) ?? 0;
}
