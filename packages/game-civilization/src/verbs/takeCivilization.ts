import type { Seat } from '@tessera/kernel';
import { geometry } from '../board/geometry.ts';
import { homeSlot, turnUp } from '../board/tiles.ts';
import { CIVILIZATION_ARMIES, CIVILIZATION_SCOUTS } from '../data/faces.ts';
import { playerOf, type State } from '../state.ts';

/** Gives a seat its civilization: the sheet, the white figure if it has one (CIV-007), and the home tile (SET-020). */
export function takeCivilization(state: State, seat: Seat, civilization: number): void {
  const player = playerOf(state, seat);
  const { box } = state;
  box.civilizations.splice(box.civilizations.indexOf(civilization), 1);
  player.civilization = civilization;
  while (player.armies.length < (CIVILIZATION_ARMIES[civilization] as number)) player.armies.push(-1);
  while (player.scouts.length < (CIVILIZATION_SCOUTS[civilization] as number)) {
    player.scouts.push(-1);
    player.scoutsSince.push(0);
    player.scoutsCity.push(-1);
  }
  // No home tile has a hut or village symbol that would get a marker (RUL-023).
  const slot = homeSlot(state, seat);
  // A civilization's home tile has the civilization's number.
  box.tiles.splice(box.tiles.indexOf(civilization), 1);
  state.tiles[slot] = civilization;
  turnUp(state, slot, geometry(state).slots[slot]?.turned ?? 0);
}
