import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { goesByKeys } from '../app/lastInput.ts';
import { useTable } from '../table/tableContext.tsx';
import type { Board } from './boardContext.tsx';

/** Where the answer to each question begins. */
const START: { readonly [kind: string]: string } = {
  draftTile: '.founders-pick[data-lit]',
  layTiles: '.founders-map [data-lit]',
  revealTile: '.founders-stack[data-lit]',
  playToken: '.founders-token[data-lit]',
  addTile: '.founders-pick[data-lit]',
};

/** Where there is nothing to choose on the board, the answer is in the bar. */
const IN_BAR = '.bar-buttons .btn.ink:not([disabled]), .bar-buttons .btn:not(.bare)';

type Focusable = HTMLElement | SVGElement;

/** To the first place where the thing in hand may go. */
export function goToTargets(): void {
  document.querySelector<Focusable>('.founders-map [data-lit]')?.focus();
}

/** To where the answer to a question begins. On phones the middle of the table lies in the bar. */
function goToStart(kind: string): void {
  const start = document.querySelector<Focusable>(START[kind] ?? '.founders [data-lit]');
  (start ?? document.querySelector<Focusable>(IN_BAR))?.focus();
}

/**
 * Focus may be moved if it is on the board, in the bar, or lost with its element; readers of the log or a card keep
 * theirs.
 */
function mayBeLed(root: HTMLElement | null): boolean {
  const active = document.activeElement;
  if (active === null || active === document.body) return true;
  return root?.contains(active) === true || active.closest('.bar') !== null;
}

/**
 * Guides keyboard players: to where the next question begins, from a pick to its places, and back from there by Esc.
 * Digits choose the places that carry them. No one else's focus is moved.
 */
export function useBoardKeys(board: Board, root: RefObject<HTMLElement | null>) {
  const { choice } = board;
  const { pick, targets } = choice;
  const { ask } = useTable();
  const asked = ask?.id ?? null;
  const kind = ask?.kind ?? null;
  const held = pick === null ? null : `${pick.of}:${pick.id}`;
  // The question that is open when the player arrives counts as new, too.
  const before = useRef<{ asked: string | null; held: string | null; from: Element | null }>({
    asked: null,
    held: null,
    from: null,
  });

  useEffect(() => {
    const last = before.current;
    const isNewAsk = asked !== null && last.asked !== asked;
    const isPicked = held !== null && last.held !== held;
    const isDropped = held === null && last.held !== null && !isNewAsk;
    const from = isPicked ? document.activeElement : last.from;
    before.current = { asked: asked ?? last.asked, held, from };
    const lead =
      isPicked && kind !== 'draftTile' ? goToTargets : isNewAsk && kind !== null ? () => goToStart(kind) : null;
    const back = isDropped && from instanceof HTMLElement ? () => from.focus() : null;
    const go = lead ?? back;
    if (go === null || !goesByKeys()) return;
    // Not while the key is still down: it would press the newly focused element.
    setTimeout(() => mayBeLed(root.current) && go());
  }, [asked, kind, held, root]);

  return {
    onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape' && choice.canDrop) {
        event.preventDefault();
        event.stopPropagation();
        choice.drop();
      } else if (/^[1-9]$/.test(event.key)) {
        const target = targets.find(({ number }) => number === Number(event.key));
        if (target === undefined) return;
        event.preventDefault();
        if (target.seat !== null) board.look(target.seat);
        choice.choose(target, false);
      }
    },
  };
}
