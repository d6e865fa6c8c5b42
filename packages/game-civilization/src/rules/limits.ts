import type { Seat } from '@tessera/kernel';
import {
  CIVILIZATION_SPEED,
  CIVILIZATION_STACKING,
  GOVERNMENT_BATTLE_HAND,
  GOVERNMENT_CULTURE_HAND,
  WONDER_CULTURE_HAND,
} from '../data/amounts.ts';
import {
  PERSON_CARD_AMOUNT,
  TECH_CULTURE_HAND,
  TECH_MAX_CITIES,
  TECH_SPEED,
  TECH_STACKING,
  TECH_WATER,
} from '../data/faces.ts';
import { BASE_VALUES } from '../data/market.ts';
import { PERSON, TECH, WONDER } from '../data/names.ts';
import { TECHS } from '../data/techs.ts';
import { type Player, playerOf, type State } from '../state.ts';
import { coinsOf } from './coins.ts';
import { invested } from './investments.ts';
import { keepsWonder, knows } from './knowledge.ts';
import { hasPerson, keepsPerson } from './people.ts';

const COINS_PER_CARD = TECHS[TECH.computers]?.coinsPerOne ?? 0;

/** The best of a value that techs state, at least what everyone starts with (TECH-015). */
function best(player: Player, values: readonly number[], least: number): number {
  let value = least;
  for (const tech of player.techs) if ((values[tech] as number) > value) value = values[tech] as number;
  return value;
}

/** What a great person card adds on top of the best tech, while it works (RUL-147, RUL-200). */
function addedBy(state: State, player: Player, person: 'henryFord' | 'louisPasteur'): number {
  if (player.openPeople.length === 0) return 0;
  const isWorking = hasPerson(state, state.players.indexOf(player), person);
  return isWorking ? (PERSON_CARD_AMOUNT[PERSON[person]] as number) : 0;
}

/** MOVE-003; the expansion's Spain adds to it. */
export function travelSpeed(state: State, player: Player): number {
  const own = CIVILIZATION_SPEED[player.civilization] ?? 0;
  const speed = best(player, TECH_SPEED, BASE_VALUES.travelSpeed) + own + addedBy(state, player, 'henryFord');
  // RUL-315: Captain Cook doubles the final speed.
  return player.speedDoubled ? 2 * speed : speed;
}

/** MOVE-009; Russia's bonus comes on top of the best tech (RUL-147). */
export function stackingLimit(state: State, player: Player): number {
  const own = CIVILIZATION_STACKING[player.civilization] ?? 0;
  return best(player, TECH_STACKING, BASE_VALUES.stackingLimit) + own + addedBy(state, player, 'louisPasteur');
}

/** 0 figures may not enter water (MOVE-010), 1 they may cross it (MOVE-011), 2 they may end there (MOVE-012). */
export function waterRight(player: Player): number {
  return best(player, TECH_WATER, 0);
}

/** SOT-003. */
export function maxCities(player: Player): number {
  return best(player, TECH_MAX_CITIES, BASE_VALUES.maxCities);
}

/**
 * EVT-001, TECH-011, Monarchy, Computers, Cristo Redentor and the Endowment for the Arts (ART-014). A group that only passes
 * over a marker does not make it smaller, because all that comes of it is a discard (RUL-390).
 */
export function cultureHandSize(state: State, seat: Seat): number {
  const player = playerOf(state, seat);
  let size: number = BASE_VALUES.cultureHand;
  for (const tech of player.techs) size += TECH_CULTURE_HAND[tech] as number;
  if (keepsPerson(state, seat, 'valmiki')) size += PERSON_CARD_AMOUNT[PERSON.valmiki] as number;
  if (keepsWonder(state, seat, 'cristoRedentor')) size += WONDER_CULTURE_HAND[WONDER.cristoRedentor] as number;
  size += (GOVERNMENT_CULTURE_HAND[player.government] as number) + invested(player, 'cultureHand');
  return size + handFromCoins(state, seat);
}

/** The battle hand without armies and cities, which add to it in a battle (BAT-005 to BAT-008). */
export function basicBattleHand(state: State, seat: Seat): number {
  const { government } = playerOf(state, seat);
  return BASE_VALUES.battleHand + (GOVERNMENT_BATTLE_HAND[government] as number) + handFromCoins(state, seat);
}

/** Computers: both hands grow by one for every five coins. */
function handFromCoins(state: State, seat: Seat): number {
  return knows(playerOf(state, seat), TECH.computers) ? Math.floor(coinsOf(state, seat) / COINS_PER_CARD) : 0;
}
