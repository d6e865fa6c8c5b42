import { type RefObject, useEffect, useState } from 'react';

/** How far the player has got with an answer, as far as the table shows. */
export interface Hands {
  /** The table is shown as text, where an answer takes one press. */
  readonly isText: boolean;
  /** Something has been picked up. */
  readonly isPicked: boolean;
  /** The same, or the game itself has put it in place. */
  readonly isHeld: boolean;
  /** The label of the button that continues from here; null without one. */
  readonly button: string | null;
}

const CONFIRM = '.bar-buttons .btn.ink:not([disabled])';
/** The player looks at an earlier moment, from which a link leads to the replay. */
const PAST = '.bar-buttons a.btn';
const PICKED = '[data-picked]';
const HELD = `${PICKED}, .founders-map [data-lit]`;

/** What to press next, in this order. */
const NEXT = [CONFIRM, '.text-question .option', '[data-lit]:not([data-picked])'];

const NOTHING: Hands = { isText: false, isPicked: false, isHeld: false, button: null };

/** The guide looks over the player's shoulder: it reads the page, so that the table need not know about it. */
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
  // Until the board is loaded the bar itself offers the answer, but the player is to learn to give it on the board.
  const goesOn = isHeld || root.querySelector(PAST) !== null;
  return {
    isText: root.querySelector('.text-question') !== null,
    isPicked: root.querySelector(PICKED) !== null,
    isHeld,
    button: goesOn ? labelOf(root.querySelector(CONFIRM)) : null,
  };
}

/** The label of a button, without the name of the key beside it. */
function labelOf(button: Element | null): string | null {
  if (button === null) return null;
  const parts = [...button.childNodes].filter(({ nodeName }) => nodeName !== 'KBD');
  return parts
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .trim();
}

/** Brings what to press next into view and focuses it. */
export function showNext(table: HTMLElement | null): void {
  const next = NEXT.map((what) => table?.querySelector<HTMLElement | SVGElement>(what)).find((one) => one != null);
  if (next == null) return;
  next.scrollIntoView({ block: 'nearest', inline: 'center' });
  next.focus();
  const isStill =
    document.documentElement.dataset['motion'] === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  // SVG elements on the map keep their own transform.
  if (isStill || next instanceof SVGElement) return;
  next.animate({ scale: ['1', '1.12', '1'] }, { duration: 320, iterations: 2 });
}
