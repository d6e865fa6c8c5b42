/** The sides of a battle, as its lists are indexed. */
export const ATTACKER = 0;
export const DEFENDER = 1;
export const SIDES = [ATTACKER, DEFENDER] as const;
export type Side = (typeof SIDES)[number];

/** Something of each side, the attacker's first. */
export type Pair<T> = [T, T];

export function enemyOf(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER;
}

/** A place in a front is front × 2 + side. */
export function sideAt(place: number): Side {
  return (place & 1) === ATTACKER ? ATTACKER : DEFENDER;
}
