import type { Seat } from '@tessera/kernel';
import type { Player, State } from '../state.ts';
import { cityDistance, geometry } from './geometry.ts';

/** The index of the capital among a player's cities. */
export const CAPITAL = 0;

/** The owner of the city center there, or −1. */
export function centerOwner(state: State, square: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if ((state.players[seat] as Player).cities.includes(square)) return seat;
  }
  return -1;
}

/**
 * Whose outskirts a square belongs to, as seat × 4 + index of the city, or −1. Outskirts never overlap, because centers
 * are at least three squares apart (SOT-013, RUL-236). A center is not part of its own outskirts.
 */
export function outskirtsOf(state: State, square: number): number {
  const map = geometry(state);
  for (let seat = 0; seat < state.players.length; seat++) {
    const { cities } = state.players[seat] as Player;
    for (let city = 0; city < cities.length; city++) {
      const center = cities[city] as number;
      if (center >= 0 && center !== square && cityDistance(map, center, square) === 1) return seat * 4 + city;
    }
  }
  return -1;
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
