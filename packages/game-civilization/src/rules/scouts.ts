import type { Seat } from '@tessera/kernel';
import { CAPITAL, indexOfCity, outskirtsOf, seatOfCity } from '../board/cities.ts';
import type { Player, State } from '../state.ts';

/** May the scout gather: it is on the map, and came there before this turn (SCT-001; at the start of the game, RUL-028)? */
export function mayGather(state: State, player: Player, scout: number): boolean {
  return (player.scouts[scout] as number) >= 0 && (player.scoutsSince[scout] as number) < state.turn;
}

/** The city a scout serves by default: its owner's city in whose outskirts it stands, else the capital (RUL-039). */
export function usualCity(state: State, seat: Seat, square: number): number {
  const city = outskirtsOf(state, square);
  return city >= 0 && seatOfCity(city) === seat ? indexOfCity(city) : CAPITAL;
}

/** An earlier scout that sends the same square, or −1: a square serves only one city, so the earlier scout decides for both (RUL-186). */
export function companion(player: Player, scout: number): number {
  for (let i = 0; i < scout; i++) {
    if (player.scouts[i] === player.scouts[scout] && (player.scoutsCity[i] as number) >= 0) return i;
  }
  return -1;
}
