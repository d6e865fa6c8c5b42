import type { Seat } from '@tessera/kernel';

/** A player's part of the City Management Phase: an action with each city, in any order, and optional acts (CITY-001, RUL-061, RUL-086). */
export type CityManagement = {
  readonly op: 'cityManagement';
  at: 'begin' | 'menu' | 'act';
  readonly seat: Seat;
};
