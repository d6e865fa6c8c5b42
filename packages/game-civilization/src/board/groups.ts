import type { Player } from '../state.ts';

// Groups of figures of one kind, as sets with one bit for each figure: its place in the player's list.

/** All figures in a square. */
export function groupAt(figures: readonly number[], square: number): number {
  return unmovedAt(figures, 0, square);
}

/** Figures in a square that have not moved this turn (RUL-104). */
export function unmovedAt(figures: readonly number[], moved: number, square: number): number {
  let unmoved = 0;
  for (let i = 0; i < figures.length; i++) {
    if (figures[i] === square && (moved & (1 << i)) === 0) unmoved |= 1 << i;
  }
  return unmoved;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** `count` members of a group, or all if it has fewer. */
export function someOf(group: number, count: number): number {
  let some = 0;
  let rest = group;
  for (let left = count; left > 0 && rest !== 0; left--) {
    some |= rest & -rest;
    rest &= rest - 1;
  }
  return some;
}

/** `count` scouts of a group, the newest on the map first: older ones gather where they stand (RUL-184). */
export function newestScouts(player: Player, group: number, count: number): number {
  let chosen = 0;
  for (let left = count; left > 0; left--) {
    let newest = -1;
    for (let i = 0; i < player.scouts.length; i++) {
      if ((group & ~chosen & (1 << i)) === 0) continue;
      if (newest < 0 || (player.scoutsSince[i] as number) > (player.scoutsSince[newest] as number)) newest = i;
    }
    if (newest >= 0) chosen |= 1 << newest;
  }
  return chosen;
}
