import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** A rectangle of the drawing, in its own units. */
export interface Extent {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Which point of the drawing stands in the middle, and how large a unit is on the screen. */
interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const LEAST = 0.2;
const MOST = 3;
/** A press that moves less than this is a click. */
const STILL = 7;
const ZOOM_STEP = 1.25;
/** At most so many units of the drawing across the frame, where there is room for all of it. */
const ROOMY = 1000;
/** A change of height that is left alone. */
const SLIGHT = 64;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where a drawing lies in its frame: its origin and the size of a unit, in pixels, and how large the frame is. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

export interface PanZoom {
  readonly transform: string;
  readonly placed: Placed;
  /** Is the room for the drawing known? Drawn before that, it would be seen growing from a dot. */
  readonly isMeasured: boolean;
  /** While it is dragged the drawing follows at once. */
  readonly isMoving: boolean;
  readonly isFitted: boolean;
  zoom(by: 'in' | 'out'): void;
  fit(): void;
  /** Moves the drawing just so far that a rectangle of it is in sight. */
  reveal(extent: Extent): void;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerUp(event: PointerEvent): void;
    onPointerCancel(event: PointerEvent): void;
    onClickCapture(event: MouseEvent): void;
  };
}

/**
 * Lets a drawing be moved and magnified: by dragging, wheel, two fingers, and keys (through `zoom` and `fit`). As long as
 * nobody has touched it, it fits itself into its place, up to a largest scale.
 *
 * @param edge so many pixels around the drawing stay free, whatever its scale
 */
export function usePanZoom(frame: RefObject<Element | null>, content: Extent, largest: number, edge = 0): PanZoom {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [camera, setCamera] = useState<Camera | null>(null);
  const [isMoving, setMoving] = useState(false);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ x: number; y: number } | null>(null);
  const dragged = useRef(false);

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return;
    setSize({ width: element.clientWidth, height: element.clientHeight });
    let isInUse = false;
    const use = () => {
      isInUse = true;
    };
    element.addEventListener('pointermove', use);
    element.addEventListener('focusin', use);
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize((old) => {
        // A line more in the bar below must not shift what somebody points at.
        const isSlight = old.width === width && Math.abs(old.height - height) < SLIGHT;
        return isSlight && isInUse ? old : { width, height };
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointermove', use);
      element.removeEventListener('focusin', use);
    };
  }, [frame]);

  // On very large screens things may grow: nobody sits nearer to them.
  const most = Math.max(largest, Math.min(size.width, size.height) / ROOMY);
  const fitted: Camera = {
    x: content.x + content.width / 2,
    y: content.y + content.height / 2,
    scale: Math.max(
      LEAST,
      Math.min(most, (size.width - 2 * edge) / content.width, (size.height - 2 * edge) / content.height),
    ),
  };
  const { x, y, scale } = camera ?? fitted;

  /** Magnifies around a point of the screen, given from the upper left corner of the frame. */
  const magnify = (by: number, at: { readonly x: number; readonly y: number }) => {
    setCamera((current) => {
      const from = current ?? fitted;
      const next = Math.max(LEAST, Math.min(MOST, from.scale * by));
      const dx = at.x - size.width / 2;
      const dy = at.y - size.height / 2;
      return { x: from.x + dx / from.scale - dx / next, y: from.y + dy / from.scale - dy / next, scale: next };
    });
  };

  const latest = useRef(magnify);
  latest.current = magnify;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const turn = (event: Event) => {
      if (!(event instanceof WheelEvent)) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const by = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015));
      latest.current(by, { x: event.clientX - left, y: event.clientY - top });
    };
    // React listens to wheels passively; the page must not scroll here.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);

  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined || start.current === null) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged.current) {
      if (pointers.current.size < 2 && Math.hypot(now.x - start.current.x, now.y - start.current.y) < STILL) return;
      dragged.current = true;
      setMoving(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      setCamera((current) => {
        const from = current ?? fitted;
        return { ...from, x: from.x - (now.x - before.x) / from.scale, y: from.y - (now.y - before.y) / from.scale };
      });
      return;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const spread = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
    if (Number.isFinite(spread)) magnify(spread, { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
  };

  const lift = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    start.current = null;
    setMoving(false);
  };

  const placed = { x: size.width / 2 - x * scale, y: size.height / 2 - y * scale, scale, ...size };
  return {
    transform: `translate(${placed.x}px, ${placed.y}px) scale(${scale})`,
    placed,
    isMeasured: size.width > 0 && size.height > 0,
    isMoving,
    isFitted: camera === null,
    zoom: (by) => magnify(by === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, { x: size.width / 2, y: size.height / 2 }),
    fit: () => setCamera(null),
    reveal(extent) {
      if (camera === null || size.width === 0) return;
      const shift = (middle: number, low: number, length: number, room: number) => {
        const half = room / 2 / scale;
        return Math.max(low + length - half, Math.min(low + half, middle));
      };
      const next = {
        x: shift(x, extent.x, extent.width, size.width),
        y: shift(y, extent.y, extent.height, size.height),
      };
      if (next.x !== x || next.y !== y) setCamera({ ...next, scale });
    },
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return;
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (pointers.current.size > 1) return;
        start.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
      },
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: lift,
      onClickCapture(event) {
        // What ends a drag is no click on whatever lies under it.
        if (!dragged.current) return;
        dragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
}
