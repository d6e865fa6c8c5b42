import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
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

/** To the first place where what is in hand may go. */
export function goToTargets(): void {
  document.querySelector<SVGElement>('.founders-map [data-lit]')?.focus();
}

/**
 * Whoever plays by keys is led on: to where the next question begins, from a pick to its places, and back from there by
 * Esc. Figures choose the places that carry them. Nobody else's focus is moved.
 */
export function useBoardKeys(board: Board, root: RefObject<HTMLElement | null>) {
  const { choice } = board;
  const { pick, targets } = choice;
  const { ask } = useTable();
  const asked = ask?.id ?? null;
  const kind = ask?.kind ?? null;
  const held = pick === null ? null : `${pick.of}:${pick.id}`;
  const byKeys = useRef(false);
  const before = useRef<{ asked: string | null; held: string | null; from: HTMLElement | null }>({
    asked,
    held,
    from: null,
  });

  useEffect(() => {
    const last = before.current;
    const active = document.activeElement;
    const isNewAsk = asked !== null && last.asked !== asked;
    const isPicked = held !== null && last.held !== held;
    const isDropped = held === null && last.held !== null && !isNewAsk;
    const from = isPicked && active instanceof HTMLElement ? active : last.from;
    before.current = { asked: asked ?? last.asked, held, from };
    if (!byKeys.current) return;
    // Not while the key is still going down: it would press what it has just been led to.
    const go = (to: HTMLElement | SVGElement | null | undefined) => setTimeout(() => to?.focus());
    if (isPicked && kind !== 'draftTile' && !isNewAsk) setTimeout(goToTargets);
    else if (isDropped && from?.isConnected === true) go(from);
    else if (isNewAsk && kind !== null)
      go(root.current?.querySelector<HTMLElement | SVGElement>(START[kind] ?? '[data-lit]'));
  }, [asked, kind, held, root]);

  return {
    onFocus({ target }: FocusEvent) {
      byKeys.current = target.matches(':focus-visible');
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Without a next one the focused thing may only have gone from the page.
      if (relatedTarget !== null && root.current?.contains(relatedTarget) !== true) byKeys.current = false;
    },
    onPointerDown() {
      byKeys.current = false;
    },
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
