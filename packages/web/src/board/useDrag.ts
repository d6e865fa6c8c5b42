import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from './camera.ts';

/** A press that moves less than this is a click. */
const STILL = 7;

export interface DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  onClickCapture(event: MouseEvent): void;
}

interface Dragged {
  /** By one finger or the mouse, in pixels. */
  onPan(by: Point): void;
  /** By two fingers, around a point from the upper left corner of the frame. */
  onPinch(by: number, at: Point): void;
}

/** Handles dragging and pinching of a frame. */
export function useDrag({ onPan, onPinch }: Dragged): { readonly isMoving: boolean; readonly handlers: DragHandlers } {
  const [isMoving, setMoving] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point | null>(null);
  const dragged = useRef(false);

  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined || start.current === null) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!dragged.current) {
      if (pointers.current.size < 2 && distance(now, start.current) < STILL) return;
      dragged.current = true;
      setMoving(true);
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    pointers.current.set(event.pointerId, now);
    if (other === undefined) {
      onPan({ x: now.x - before.x, y: now.y - before.y });
      return;
    }
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const spread = distance(now, other) / distance(before, other);
    if (Number.isFinite(spread)) onPinch(spread, { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
  };

  const lift = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) return;
    start.current = null;
    setMoving(false);
  };

  const handlers: DragHandlers = {
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
      // The end of a drag is not a click on the element below.
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { isMoving, handlers };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
