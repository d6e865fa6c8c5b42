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

/** How large a frame is, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which point of the drawing stands in the middle, and how large a unit is on the screen. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Where a drawing lies in its frame: its origin and the size of a unit, in pixels, and how large the frame is. */
export interface Placed extends Size {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What a drawing wants of its frame. */
export interface Fit {
  readonly content: Extent;
  /** The largest scale at which it is shown by itself. */
  readonly largest: number;
  /** So many pixels around the drawing stay free, whatever its scale. */
  readonly edge: number;
}

const LEAST = 0.2;
const MOST = 3;
/** At most so many units of the drawing across the frame, where there is room for all of it. */
const ROOMY = 1000;

/** All of the content, in the middle. */
export function fitted({ content, largest, edge }: Fit, { width, height }: Size): Camera {
  // On very large screens things may grow: nobody sits nearer to them.
  const most = Math.max(largest, Math.min(width, height) / ROOMY);
  return {
    x: content.x + content.width / 2,
    y: content.y + content.height / 2,
    scale: Math.max(LEAST, Math.min(most, (width - 2 * edge) / content.width, (height - 2 * edge) / content.height)),
  };
}

/** Magnifies around a point of the screen, given from the upper left corner of the frame. */
export function magnified({ x, y, scale }: Camera, by: number, at: Point, { width, height }: Size): Camera {
  const next = Math.max(LEAST, Math.min(MOST, scale * by));
  const dx = at.x - width / 2;
  const dy = at.y - height / 2;
  return { x: x + dx / scale - dx / next, y: y + dy / scale - dy / next, scale: next };
}

/** Drags the drawing by so many pixels. */
export function panned({ x, y, scale }: Camera, by: Point): Camera {
  return { x: x - by.x / scale, y: y - by.y / scale, scale };
}

/** Moves the drawing just so far that a rectangle of it is in sight. */
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
