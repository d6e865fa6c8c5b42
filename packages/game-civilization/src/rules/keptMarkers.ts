import { type Illegal, illegal, type Seat } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { hutIndex, MARKER_AMOUNT, villageIndex } from '../data/faces.ts';
import type { MarkerDeed } from '../data/markers.ts';
import { playerOf, type State } from '../state.ts';
import { deedOf } from './markers.ts';
import { unknownTechs } from './research.ts';

/** A marker that the player has kept for this (HUT-012, HUT-014), or −1. */
export function keptFor(state: State, seat: Seat, deed: MarkerDeed): number {
  const { markers } = playerOf(state, seat);
  for (let i = 0; i < markers.length; i++) if (deedOf(markers[i] as number) === deed) return markers[i] as number;
  return -1;
}

/** What the marker of this name does; null for a resource and for no marker. */
export function deedNamed(id: unknown): MarkerDeed | null {
  return deedOf(Math.max(hutIndex(id), villageIndex(id)));
}

/** The techs that a Teacher can teach: those of level I that its owner does not know (SOT-020, RUL-129). */
export function taughtTechs(state: State, seat: Seat, teacher: number): number[] {
  return unknownTechs(state, seat, MARKER_AMOUNT[teacher] as number);
}

/** Why the player cannot turn in a Teacher (SOT-020, RUL-367). */
export function whyNotTeach(state: State, seat: Seat): Illegal | null {
  const teacher = keptFor(state, seat, 'teach');
  if (teacher < 0) return illegal('SOT-020');
  return taughtTechs(state, seat, teacher).length > 0 ? null : illegal('RUL-367');
}

/** Why Friendly Workers cannot work for this city (CITY-014). */
export function whyNotWork(state: State, seat: Seat, center: number): Illegal | null {
  if (keptFor(state, seat, 'work') < 0) return illegal('CITY-014');
  const player = playerOf(state, seat);
  if (center >= 0 && cityAt(player, center) >= 0) return null;
  return illegal('CITY-001', { city: center, own: player.cities.filter((own) => own >= 0) });
}
