import { type RefObject, useState } from 'react';
import {
  type Camera,
  type Extent,
  type Fit,
  fitted,
  magnified,
  type Placed,
  panned,
  placedBy,
  revealing,
} from './camera.ts';
import { type DragHandlers, useDrag } from './useDrag.ts';
import { useFrameSize } from './useFrameSize.ts';
import { useWheel } from './useWheel.ts';

const ZOOM_STEP = 1.25;

export interface PanZoom {
  readonly transform: string;
  readonly placed: Placed;
  /** Is the available room known? A drawing shown before that would visibly grow from a dot. */
  readonly isMeasured: boolean;
  /** During a drag the drawing follows without delay. */
  readonly isMoving: boolean;
  readonly isFitted: boolean;
  zoom(by: 'in' | 'out'): void;
  fit(): void;
  /** Moves the drawing just far enough to bring a rectangle of it into view. */
  reveal(extent: Extent): void;
  readonly handlers: DragHandlers;
}

/**
 * Makes a drawing pannable and zoomable: by dragging, wheel, two fingers, and keys (through `zoom` and `fit`). Until
 * the player touches it, it fits itself into its place, up to a largest scale.
 */
export function usePanZoom(frame: RefObject<Element | null>, fit: Fit): PanZoom {
  const size = useFrameSize(frame);
  /** Null until the player has touched it. */
  const [touched, setTouched] = useState<Camera | null>(null);
  const whole = fitted(fit, size);
  const camera = touched ?? whole;
  const change = (step: (from: Camera) => Camera) => setTouched((current) => step(current ?? whole));
  const magnify = (by: number, at: { readonly x: number; readonly y: number }) =>
    change((from) => magnified(from, by, at, size));

  useWheel(frame, magnify);
  const { isMoving, handlers } = useDrag({ onPan: (by) => change((from) => panned(from, by)), onPinch: magnify });

  const placed = placedBy(camera, size);
  return {
    transform: `translate(${placed.x}px, ${placed.y}px) scale(${placed.scale})`,
    placed,
    isMeasured: size.width > 0 && size.height > 0,
    isMoving,
    isFitted: touched === null,
    zoom: (by) => magnify(by === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, { x: size.width / 2, y: size.height / 2 }),
    fit: () => setTouched(null),
    reveal(extent) {
      if (touched === null || size.width === 0) return;
      const next = revealing(touched, extent, size);
      if (next.x !== touched.x || next.y !== touched.y) setTouched(next);
    },
    handlers,
  };
}
