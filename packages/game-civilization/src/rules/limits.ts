import type { Seat } from '@tessera/kernel';
import { TECH_CULTURE_HAND, TECH_MAX_CITIES, TECH_SPEED, TECH_STACKING, TECH_WATER } from '../data/faces.ts';
import { BASE_VALUES } from '../data/market.ts';
import { TECH } from '../data/names.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { governedBy, knows, plays } from './knowledge.ts';

/** The best of a value that techs state, not less than what everybody starts with (TECH-015). */
function best(player: Player, values: readonly number[], least: number): number {
  let value = least;
  for (const tech of player.techs) if ((values[tech] as number) > value) value = values[tech] as number;
  return value;
}

/** MOVE-003; the expansion's Spain adds to it. */
export function travelSpeed(player: Player): number {
  return best(player, TECH_SPEED, BASE_VALUES.travelSpeed) + (plays(player, 'spain') ? 1 : 0);
}

/** MOVE-009; Russia's bonus comes on top of the best tech (RUL-147). */
export function stackingLimit(player: Player): number {
  return best(player, TECH_STACKING, BASE_VALUES.stackingLimit) + (plays(player, 'russia') ? 1 : 0);
}

/** 0 figures may not enter water (MOVE-010), 1 they may cross it (MOVE-011), 2 they may end there (MOVE-012). */
export function waterRight(player: Player): number {
  return best(player, TECH_WATER, 0);
}

/** SOT-003. */
export function maxCities(player: Player): number {
  return best(player, TECH_MAX_CITIES, BASE_VALUES.maxCities);
}

/** EVT-001, TECH-011, Monarchy and Computers. */
export function cultureHandSize(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let size: number = BASE_VALUES.cultureHand;
  for (const tech of player.techs) size += TECH_CULTURE_HAND[tech] as number;
  if (governedBy(player, 'monarchy')) size++;
  if (knows(player, TECH.computers)) size += Math.floor(coinsOf(state, seat) / 5);
  return size;
}
