import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './camera.ts';

/** A change of height that is ignored. */
const SLIGHT = 64;

/** The size of a frame. While it is in use, a slight change of its height is ignored. */
export function useFrameSize(frame: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
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
        // One more line in the bar below must not shift what the player is pointing at.
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
  return size;
}
