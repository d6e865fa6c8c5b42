import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { columnsOf, stepIn } from './oneStop.ts';

const PRESSABLE = 'button, a[href], input, [tabindex]';

export interface Stops {
  /** What the arrows go through. */
  readonly items: string;
  /** The element that an item leads; the left and right arrows go through its other controls. */
  readonly row?: string;
  /** Where Tab enters: at the last item, as in a log; or at the item last focused, at first the first one. */
  readonly enters?: 'first' | 'last';
  /** What Escape does on an item. */
  readonly onLeave?: () => void;
}

interface OneStop {
  onFocus(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** A list that is a single Tab stop: arrows, Home, End and the page keys go through it. */
export function useOneStop(
  root: RefObject<HTMLElement | null>,
  { items, row, enters = 'first', onLeave }: Stops,
): OneStop {
  const current = useRef<Element | null>(null);

  const settle = () => {
    const place = root.current;
    if (place === null) return;
    const stops = [...place.querySelectorAll<HTMLElement>(items)];
    const isWithin = place.contains(document.activeElement);
    const isKept = current.current?.isConnected === true && (isWithin || enters === 'first');
    if (!isKept) current.current = stops.at(enters === 'last' ? -1 : 0) ?? null;
    for (const one of place.querySelectorAll<HTMLElement>(PRESSABLE)) {
      const stop = one === current.current ? 0 : -1;
      if (one.tabIndex !== stop || !one.hasAttribute('tabindex')) one.tabIndex = stop;
    }
  };
  useLayoutEffect(settle);

  const go = (to: HTMLElement | undefined) => {
    if (to === undefined) return;
    current.current = to;
    settle();
    to.focus();
  };

  return {
    onFocus(event) {
      const at = (event.target as Element).closest(PRESSABLE);
      // Overlays belong to the list in the component tree, but not on the page.
      if (at === null || root.current?.contains(at) !== true) return;
      current.current = at;
      settle();
    },
    onKeyDown(event) {
      const place = root.current;
      const from = (event.target as Element).closest<HTMLElement>(PRESSABLE);
      if (place === null || from === null || !place.contains(from)) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (from.matches('input')) return;
      const stops = [...place.querySelectorAll<HTMLElement>(items)];
      const around = row === undefined ? null : from.closest(row);
      const main = around?.querySelector<HTMLElement>(items) ?? from;
      const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
      if (event.key === 'Escape') {
        if (from !== main) go(main);
        else if (onLeave === undefined) return;
        else onLeave();
      } else if (around !== null && isSideways) {
        const others = [...around.querySelectorAll<HTMLElement>(PRESSABLE)].filter((one) => one !== main);
        const inner = [main, ...others];
        go(inner[stepIn(event.key, inner.indexOf(from), inner.length, { columns: 1, page: 1 }) ?? 0]);
      } else {
        const tops = row === undefined ? stops.map((one) => one.getBoundingClientRect().top) : [];
        const layout = { columns: row === undefined ? columnsOf(tops) : 1, page: pageOf(place, stops.length) };
        const to = stepIn(event.key, stops.indexOf(main), stops.length, layout);
        if (to === null) return;
        go(stops[to]);
      }
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** About as many as are visible, whichever ancestor scrolls. */
function pageOf(place: HTMLElement, count: number): number {
  let window: HTMLElement | null = place;
  while (window !== null && window.scrollHeight <= window.clientHeight + 1) window = window.parentElement;
  if (window === null) return count;
  return Math.max(1, Math.floor((count * window.clientHeight) / place.scrollHeight) - 1);
}
