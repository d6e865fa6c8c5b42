import { type RefObject, useEffect, useState } from 'react';

/** How far somebody has come with an answer, as far as one can see by looking at the table. */
export interface Hands {
  /** The table is shown as text: there an answer is one press. */
  readonly isText: boolean;
  /** Something has been taken up. */
  readonly isPicked: boolean;
  /** The same, or the game itself has put it where it goes. */
  readonly isHeld: boolean;
  /** What stands on the button that goes on from here; null as long as there is none. */
  readonly button: string | null;
}

const CONFIRM = '.bar-buttons .btn.ink:not([disabled])';
/** An earlier moment is being looked at: from there a link leads to the replay. */
const PAST = '.bar-buttons a.btn';
const PICKED = '[data-picked]';
const HELD = `${PICKED}, .founders-map [data-lit]`;

/** What to press next, in this order. */
const NEXT = [CONFIRM, '.text-question .option', '[data-lit]:not([data-picked])'];

const NOTHING: Hands = { isText: false, isPicked: false, isHeld: false, button: null };

/**
 * The guide looks over the player's shoulder: it sees what everybody sees, so that the table needs to know nothing of it.
 */
export function useHands(table: RefObject<HTMLElement | null>): Hands {
  const [seen, setSeen] = useState('');
  useEffect(() => {
    if (table.current === null) return;
    const root = table.current;
    const look = () => setSeen(JSON.stringify(handsIn(root)));
    const watch = new MutationObserver(look);
    watch.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['data-picked', 'data-lit', 'disabled'],
    });
    look();
    return () => watch.disconnect();
  }, [table]);
  return seen === '' ? NOTHING : (JSON.parse(seen) as Hands);
}

function handsIn(root: HTMLElement): Hands {
  const isHeld = root.querySelector(HELD) !== null;
  // As long as the board is not there, the bar offers an answer by itself: that is not the way to learn it.
  const goesOn = isHeld || root.querySelector(PAST) !== null;
  return {
    isText: root.querySelector('.text-question') !== null,
    isPicked: root.querySelector(PICKED) !== null,
    isHeld,
    button: goesOn ? labelOf(root.querySelector(CONFIRM)) : null,
  };
}

/** What stands on a button, without the name of the key beside it. */
function labelOf(button: Element | null): string | null {
  if (button === null) return null;
  const parts = [...button.childNodes].filter(({ nodeName }) => nodeName !== 'KBD');
  return parts
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
}

/** Leads to what is to be pressed next: into sight, with the focus on it. */
export function showNext(table: HTMLElement | null): void {
  const next = NEXT.map((what) => table?.querySelector<HTMLElement | SVGElement>(what)).find((one) => one != null);
  if (next == null) return;
  next.scrollIntoView({ block: 'nearest', inline: 'center' });
  next.focus();
  const isStill =
    document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // What is drawn on the map keeps the place that its own transform gives it.
  if (isStill || next instanceof SVGElement) return;
  next.animate({ scale: ['1', '1.12', '1'] }, { duration: 320, iterations: 2 });
}
