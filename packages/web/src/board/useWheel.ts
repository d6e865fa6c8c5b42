import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from './camera.ts';

/** Reports by how much a wheel or trackpad zooms, around a point measured from the upper left corner of the frame. */
export function useWheel(frame: RefObject<Element | null>, onTurn: (by: number, at: Point) => void): void {
  const latest = useRef(onTurn);
  latest.current = onTurn;
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
    // React listens to wheel events passively, but the page must not scroll here.
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [frame]);
}
