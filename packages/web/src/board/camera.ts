/** A rectangle of the drawing, in its own units. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The size of a frame, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the drawing in the middle of the frame, and the size of a unit on the screen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a drawing lies in its frame: its origin and the size of a unit, in pixels, and the size of the frame. */
export interface Placed extends Size {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** How a drawing wants to be shown in its frame. */
export interface Fit {
  readonly content: Extent;
  /** The largest scale chosen automatically. */
  readonly largest: number;
  /** The margin around the drawing that stays free at any scale, in pixels. */
  readonly edge: number;
}

const LEAST = 0.2;
const MOST = 3;
/** The most units of the drawing across the frame, where there is room for all of it. */
const ROOMY = 1000;

/** All of the content, centred. */
export function fitted({ content, largest, edge }: Fit, { width, height }: Size): Camera {
  // On very large screens things may grow, because people sit no closer to them.
  const most = Math.max(largest, Math.min(width, height) / ROOMY);
  return {
    x: content.x + content.width / 2,
    y: content.y + content.height / 2,
    scale: Math.max(LEAST, Math.min(most, (width - 2 * edge) / content.width, (height - 2 * edge) / content.height)),
  };
}

/** Zooms around a point of the screen, measured from the upper left corner of the frame. */
export function magnified({ x, y, scale }: Camera, by: number, at: Point, { width, height }: Size): Camera {
  const next = Math.max(LEAST, Math.min(MOST, scale * by));
  const dx = at.x - width / 2;
  const dy = at.y - height / 2;
  return { x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next };
}

/** Drags the drawing by a number of pixels. */
export function panned({ x, y, scale }: Camera, by: Point): Camera {
  return { x: x - by.x / scale, y: y - by.y / scale, scale };
}

/** Moves the drawing just far enough to bring a rectangle of it into view. */
export function revealing({ x, y, scale }: Camera, extent: Extent, { width, height }: Size): Camera {
  const shift = (middle: number, low: number, length: number, room: number) => {
    const half = room / 2 / scale;
    return Math.max(low + length - half, Math.min(low + half, middle));
  };
  return { x: shift(x, extent.x, extent.width, width), y: shift(y, extent.y, extent.height, height), scale };
}

export function placedBy({ x, y, scale }: Camera, { width, height }: Size): Placed {
  return { x: width / 2 - x * scale, y: height / 2 - y * scale, scale, width, height };
}
