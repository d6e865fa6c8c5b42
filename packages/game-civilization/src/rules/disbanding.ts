import { type Illegal, illegal } from '@tessera/kernel';
import { cityAt } from '../board/cities.ts';
import { CITY_MARKER_KINDS, type CityMarkerKind, cityMarkerId } from '../data/cityMarkers.ts';
import { playerOf, type State } from '../state.ts';
import { OWN_CENTER, type Party, squareKind } from './entering.ts';

/** May members of a group be disbanded where it stands: in a center of its owner (DIS-001, RUL-133)? */
export function mayDisband(state: State, party: Party): boolean {
  return party.disbands && squareKind(state, party.seat, party.square) === OWN_CENTER;
}

/**
 * The markers that disbanding these figures may leave on the city: one that fits a figure removed, or none. The same kind
 * again would change nothing (FAQ-063), the other one is replaced (FAQ-064, RUL-363).
 */
export function markersFor(state: State, party: Party, armies: number, scouts: number): (CityMarkerKind | null)[] {
  const player = playerOf(state, party.seat);
  const present = cityMarkerId(player.cityMarkers[cityAt(player, party.square)] as number);
  const markers: (CityMarkerKind | null)[] = [null];
  for (const kind of CITY_MARKER_KINDS) {
    const isFit = kind === 'fortification' ? armies > 0 : scouts > 0;
    if (isFit && kind !== present) markers.push(kind);
  }
  return markers;
}

/** Why these members cannot be disbanded with this marker. */
export function whyNotDisband(
  state: State,
  party: Party,
  armies: number,
  scouts: number,
  marker: CityMarkerKind | null,
): Illegal | null {
  const { square } = party;
  if (!mayDisband(state, party)) return illegal('RUL-133', { square });
  if (armies > party.armies || scouts > party.scouts || armies + scouts === 0) {
    return illegal('RUL-103', { armies: party.armies, scouts: party.scouts });
  }
  if (markersFor(state, party, armies, scouts).includes(marker)) return null;
  const isFit = marker === 'fortification' ? armies > 0 : scouts > 0;
  return illegal(isFit ? 'FAQ-063' : marker === 'fortification' ? 'DIS-003' : 'DIS-006', { square, marker });
}
