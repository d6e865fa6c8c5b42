/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** The step between tried positions, in pixels. */
const STEP = 8;

/**
 * A place for a box of this size within a room, nearest to the target and clear of what must stay visible; null: none.
 */
export function freePlace(own: Size, near: Box, room: Box, seen: readonly Box[]): Spot | null {
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const top of places(near.top, near.bottom, own.height, room.top, room.bottom)) {
    for (const left of places(near.left, near.right, own.width, room.left, room.right)) {
      const box = { left, top, right: left + own.width, bottom: top + own.height };
      const away = distance(box, near);
      if (away >= least || seen.some((other) => overlaps(box, other))) continue;
      best = { left, top };
      least = away;
    }
  }
  return best;
}

/** All places along one side of the room; those in line with the target, before and after it come first. */
function places(from: number, to: number, length: number, low: number, high: number): number[] {
  const last = high - length;
  const tried = [(from + to - length) / 2, from - length, to];
  for (let at = low; at <= last; at += STEP) tried.push(at);
  tried.push(last);
  return tried.filter((at) => at >= low && at <= last);
}

export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** From edge to edge; among equally near places, the one in line wins. */
function distance(a: Box, b: Box): number {
  const gap = (low: number, high: number, from: number, to: number) => Math.max(0, from - high, low - to);
  const aside = (low: number, high: number, from: number, to: number) => Math.abs(low + high - from - to) / 2;
  const across = gap(a.left, a.right, b.left, b.right);
  const down = gap(a.top, a.bottom, b.top, b.bottom);
  const skew = aside(a.left, a.right, b.left, b.right) + aside(a.top, a.bottom, b.top, b.bottom);
  return Math.hypot(across, down) + skew / 1000;
}

/** The same box with a margin around it. */
export function around({ left, top, right, bottom }: Box, margin: number): Box {
  return { left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin };
}
