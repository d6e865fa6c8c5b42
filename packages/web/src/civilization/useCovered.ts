import { type RefObject, useEffect, useState } from 'react';
import { useSlots } from '../table/tableSlots.tsx';

/** This much of the board always stays free, in root units. */
const LEAST_FREE = 8;

/** How much of a part of the board, from below, is covered by the choices that open over it, in pixels. */
export function useCovered(part: RefObject<Element | null>): number {
  const choices = useSlots()?.extra.element ?? null;
  const [covered, setCovered] = useState(0);
  useEffect(() => {
    const card = choices?.parentElement ?? null;
    const element = part.current;
    if (card === null || element === null) {
      setCovered(0);
      return;
    }
    const measure = () => {
      const { top, height } = card.getBoundingClientRect();
      const room = element.getBoundingClientRect();
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const most = Math.max(0, room.height - LEAST_FREE * rem);
      setCovered(height === 0 ? 0 : Math.max(0, Math.min(most, Math.round(room.bottom - top))));
    };
    // Any resize or fold changes the size of one of these; when the bar below grows, it moves.
    const observer = new ResizeObserver(measure);
    for (const one of [card, element, card.closest('.bar')]) if (one !== null) observer.observe(one);
    return () => observer.disconnect();
  }, [choices, part]);
  return covered;
}
