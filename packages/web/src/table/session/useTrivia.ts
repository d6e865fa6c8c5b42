import type { PlainObject } from '@tessera/kernel';
import type { OpenAsk, Reply } from '@tessera/protocol';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { TableLink } from '../../link/tableLink.ts';

/** Questions with a single answer. */
export interface Trivia {
  /** Was the answer of this entry given without asking? */
  isAutomatic(n: number): boolean;
  /** From now on such questions are asked, too; or no longer. */
  hold(isHeld: boolean): void;
  /** A question that was answered may come again. */
  retry(): void;
}

/**
 * Answers a question with a single answer before anyone sees it, unless the player has just come back to it.
 *
 * @param isWarned does the game warn of this answer? Then it is never given without asking.
 */
export function useTrivia(
  link: TableLink,
  ask: OpenAsk | null,
  give: (to: OpenAsk, option: PlainObject) => Promise<Reply>,
  isWarned: (option: PlainObject, ask: OpenAsk) => boolean,
): Trivia {
  const { skipsTrivia } = useSettings();
  const automatic = useRef(new Set<number>());
  const tried = useRef<string | null>(null);
  const isHeld = useRef(false);
  const warned = useRef(isWarned);
  warned.current = isWarned;
  useLayoutEffect(() => {
    if (!skipsTrivia || link.asksAll === true || ask === null || ask.given !== null) return;
    if (isHeld.current || tried.current === ask.id) return;
    const [only, ...others] = ask.options;
    if (only === undefined || others.length > 0 || warned.current(only, ask)) return;
    tried.current = ask.id;
    void give(ask, only).then((reply) => {
      if (reply.type === 'accepted') automatic.current.add(reply.n);
    });
  }, [ask, skipsTrivia, give, link]);
  return useMemo(
    () => ({
      isAutomatic: (n) => automatic.current.has(n),
      hold(held) {
        isHeld.current = held;
      },
      retry() {
        tried.current = null;
      },
    }),
    [],
  );
}
