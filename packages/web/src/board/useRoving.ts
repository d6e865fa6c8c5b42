import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const STEPS: { readonly [key: string]: readonly [number, number] } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Item = HTMLElement | SVGElement;

function itemsIn(root: Element): Item[] {
  return [...root.querySelectorAll<Item>('[data-rove]')];
}

/**
 * One stop for Tab, arrows within: the focus goes to the nearest element in the direction of the arrow, by position on
 * the screen. Elements name themselves by `data-rove`; what may be chosen now carries `data-lit` and is entered first.
 */
export function useRoving(root: RefObject<Element | null>) {
  const last = useRef<string | null>(null);
  const hadFocus = useRef(false);

  const settle = () => {
    if (root.current === null) return;
    const items = itemsIn(root.current);
    const lit = items.find((item) => item.dataset['lit'] !== undefined);
    const kept = items.find((item) => item.dataset['rove'] === last.current);
    // On return the focus enters at what may be chosen now, not at what could be chosen last time.
    const isKept = kept !== undefined && (hadFocus.current || lit === undefined || kept.dataset['lit'] !== undefined);
    const current = isKept ? kept : (lit ?? items[0]);
    for (const item of items) item.tabIndex = item === current ? 0 : -1;
    // If the focused element has gone from the page, its neighbour takes over, so that the focus does not jump to the
    // top.
    if (hadFocus.current && document.activeElement === document.body) current?.focus({ preventScroll: true });
  };
  useEffect(settle);

  return {
    onFocus(event: FocusEvent) {
      hadFocus.current = true;
      const item = (event.target as Element).closest<Item>('[data-rove]');
      if (item === null) return;
      last.current = item.dataset['rove'] ?? null;
      settle();
    },
    onBlur() {
      hadFocus.current = false;
    },
    onKeyDown(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const from = (event.target as Element).closest<Item>('[data-rove]');
      if (root.current === null || step === undefined || from === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      nearest(round(itemsIn(root.current)), from, step)?.focus();
    },
  };
}

/**
 * What the arrows go to. Where parts of things may be chosen (the corner of four tiles, a half of one), only what may
 * be chosen: whole things lie nearer to each other than to their parts, so the parts would be unreachable.
 */
function round(items: readonly Item[]): readonly Item[] {
  const hasParts = items.some((item) => item.dataset['part'] !== undefined);
  return hasParts ? items.filter((item) => item.dataset['lit'] !== undefined) : items;
}

/** The nearest element that way; sideways distance counts three times. */
function nearest(items: readonly Item[], from: Item, [dx, dy]: readonly [number, number]): Item | null {
  const here = middleOf(from);
  let best: Item | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    if (item === from) continue;
    const there = middleOf(item);
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (along < 4) continue;
    const distance = along + 3 * aside;
    if (distance >= least) continue;
    least = distance;
    best = item;
  }
  return best;
}

/** The middle of an element, unless it declares another point. */
function middleOf(item: Item): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = item.getBoundingClientRect();
  const [x = 0.5, y = 0.5] = item.dataset['middle']?.split(' ').map(Number) ?? [];
  return { x: left + width * x, y: top + height * y };
}
