import type { View } from '@tessera/game-civilization';
import {
  BUILDINGS,
  CULTURE_TRACK,
  FIGURE_COST,
  type Figure,
  type TrackSpace,
  UNITS,
  WALLS,
  WONDERS,
} from '@tessera/game-civilization/data';
import { type Form, inForms } from '../forms.ts';
import type { Params, Phrase } from '../words.ts';
import type { Say } from './say.ts';

export type PlayerView = View['players'][number];
export type CityView = PlayerView['cities'][number];

/** What an item costs a player in production, for the reader: the engine alone decides. */
export function itemCost(player: PlayerView | null, item: string): number {
  if (Object.hasOwn(FIGURE_COST, item)) return FIGURE_COST[item as Figure];
  if (item === 'walls') return WALLS.cost;
  const unit = UNITS.find(({ id }) => id === item);
  if (unit !== undefined) return unit.costs[(player?.ranks[item] ?? 1) - 1] ?? 0;
  const wonder = WONDERS.find(({ id }) => id === item);
  if (wonder === undefined) return BUILDINGS.find(({ id }) => id === item)?.cost ?? 0;
  const { discount } = wonder;
  return discount !== null && knows(player, discount.tech) ? discount.cost : wonder.cost;
}

/** What a city's production comes from, where that is more than the icons of its squares. */
export function productionSources(say: Say, { productionSources: sources }: CityView): Phrase[] {
  if (sources.every(({ of }) => of === 'icons')) return [];
  return sources.map(({ of, id, amount }) =>
    say.phrase('see.productionSource', {
      from: of === 'icons' || id === null ? say.phrase('see.squares') : say.card(of, id),
      n: amount,
    }),
  );
}

/** The culture that a city devoted to the arts would give. */
export function devotionOf(view: View, player: PlayerView, city: CityView): number {
  const isMeant = city.city === 0 || view.options.monarchyCommunismScope === 'each_city';
  const plus = isMeant && player.government === 'monarchy' ? 1 : 0;
  const minus = isMeant && player.government === 'communism' ? 1 : 0;
  return Math.max(0, 1 + city.culture + plus - minus);
}

export function knows(player: PlayerView | null, tech: string): boolean {
  return player?.techs.some((known) => known.tech === tech) ?? false;
}

/** The player who looks, if a player does. */
export function ownPlayer(view: View): PlayerView | null {
  return view.players.find(({ seat }) => seat === view.seat) ?? null;
}

export const TRACK_LENGTH = CULTURE_TRACK.length;

/** The next space of the culture track, or null at its end. */
export function nextSpace(player: PlayerView): TrackSpace | null {
  return CULTURE_TRACK[player.track] ?? null;
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
