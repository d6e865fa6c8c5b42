import type { View } from '@tessera/game-civilization';
import {
  BUILDINGS,
  CULTURE_TRACK,
  FIGURE_COST,
  type Figure,
  RUSH,
  type TrackSpace,
  UNITS,
  WALLS,
  WONDERS,
} from '@tessera/game-civilization/data';
import type { CityView } from './squares.ts';

export type PlayerView = View['players'][number];

/** What an item costs a player in production, for the reader: the engine alone decides. */
export function itemCost(player: PlayerView, item: string): number {
  if (Object.hasOwn(FIGURE_COST, item)) return FIGURE_COST[item as Figure];
  if (item === 'walls') return WALLS.cost;
  const unit = UNITS.find(({ id }) => id === item);
  if (unit !== undefined) return unit.costs[(player.ranks[item] ?? 1) - 1] ?? 0;
  const wonder = WONDERS.find(({ id }) => id === item);
  if (wonder === undefined) return BUILDINGS.find(({ id }) => id === item)?.cost ?? 0;
  const { discount } = wonder;
  return discount !== null && knows(player, discount.tech) ? discount.cost : wonder.cost;
}

/** The culture that a city devoted to the arts would give. */
export function devotionOf(view: View, player: PlayerView, city: CityView): number {
  const isMeant = city.city === 0 || view.options.monarchyCommunismScope === 'each_city';
  const plus = isMeant && player.government === 'monarchy' ? 1 : 0;
  const minus = isMeant && player.government === 'communism' ? 1 : 0;
  return Math.max(0, 1 + city.culture + plus - minus);
}

export function knows(player: PlayerView, tech: string): boolean {
  return player.techs.some((known) => known.tech === tech);
}

/** What so many rushes cost. */
export function rushTrade(rush: number): number {
  return rush * RUSH.trade;
}

/** The next space of the culture track, or null at its end. */
export function nextSpace(player: PlayerView): TrackSpace | null {
  return CULTURE_TRACK[player.track] ?? null;
}

export const TRACK_LENGTH = CULTURE_TRACK.length;
