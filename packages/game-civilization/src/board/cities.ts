import type { Seat } from '@tessera/kernel';
import type { Player, State } from '../state.ts';
import { cityDistance, directionOf, type Geometry, geometry } from './geometry.ts';

/** The index of the capital among a player's cities. */
export const CAPITAL = 0;

/** The city of a player whose center covers a square, or −1; a metropolis covers two (MET-001). */
export function cityAt(player: Player, square: number): number {
  const city = player.cities.indexOf(square);
  return city < 0 && player.secondCenter === square && square >= 0 ? CAPITAL : city;
}

/** Whose city center is there, or −1. */
export function centerOwner(state: State, square: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (cityAt(state.players[seat] as Player, square) >= 0) return seat;
  }
  return -1;
}

/**
 * Whose outskirts a square belongs to, as seat × 4 + index of the city, or −1. Outskirts never overlap, because centers
 * are at least three squares apart (SOT-013, RUL-236, MET-010). A center is no part of its outskirts.
 */
export function outskirtsOf(state: State, square: number): number {
  const map = geometry(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat] as Player;
    for (let city = 0; city < player.cities.length; city++) {
      if (distanceToCity(map, player, city, square) === 1) return seat * 4 + city;
    }
  }
  return -1;
}

/** How far a square is from a city of the player that is on the map: from the nearer center of a metropolis (RUL-358). −1 without the city. */
export function distanceToCity(map: Geometry, { cities, secondCenter }: Player, city: number, square: number): number {
  const center = cities[city] as number;
  if (center < 0) return -1;
  const distance = cityDistance(map, center, square);
  if (city !== CAPITAL || secondCenter < 0) return distance;
  return Math.min(distance, cityDistance(map, secondCenter, square));
}

const NO_SQUARES: readonly number[] = [];

/** The outskirts of a city: eight squares, ten of a metropolis (MAP-006, MET-002); none if it is not on the map. */
export function outskirts(map: Geometry, { cities, secondCenter }: Player, city: number): readonly number[] {
  const center = cities[city] as number;
  if (city !== CAPITAL || secondCenter < 0) return map.around[center] ?? NO_SQUARES;
  return map.aroundBoth[center * 4 + directionOf(map, center, secondCenter)] as readonly number[];
}

/** Has the player's capital grown into a metropolis? */
export function hasMetropolis({ secondCenter }: Player): boolean {
  return secondCenter >= 0;
}

export const seatOfCity = (city: number): Seat => city >> 2;
export const indexOfCity = (city: number): number => city & 3;

/** The owner of the outskirts a square lies in, or −1. */
export function outskirtsOwner(state: State, square: number): Seat {
  const city = outskirtsOf(state, square);
  return city < 0 ? -1 : seatOfCity(city);
}

export function hasWalls(player: Player, city: number): boolean {
  return (player.walls & (1 << city)) !== 0;
}

/** How many cities a player has on the map. */
export function cityCount(player: Player): number {
  let count = 0;
  for (const center of player.cities) if (center >= 0) count++;
  return count;
}
