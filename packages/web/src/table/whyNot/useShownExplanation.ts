import type { PlainObject } from '@tessera/kernel';
import { type Phrase, textOf } from '@tessera/locales';
import { type RefObject, useCallback, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import type { TableLink } from '../../link/tableLink.ts';
import type { Refusal } from '../session/useAnswering.ts';
import type { Explanation } from './explanation.ts';
import { isRule, isWorthSaying, type Way } from './whyNot.ts';

/** The element under the pointer or focus, and the kind of input. */
export interface Pointed {
  readonly thing: Element | null;
  readonly by: 'mouse' | 'keys' | 'touch';
}

/** An explanation, and what led to it. */
export type ShownExplanation = Explanation & { readonly way: Way };

/** Asks the table why not, and keeps the explanation until it is closed. */
export function useShownExplanation(
  link: TableLink,
  word: RefObject<(refusal: Refusal) => Phrase>,
  nothing: RefObject<Phrase>,
  pointed: RefObject<Pointed>,
) {
  const [shown, setShown] = useState<ShownExplanation | null>(null);
  const asked = useRef('');
  const tell = useCallback(
    (intent: PlainObject, way: Way) => {
      const { thing, by } = pointed.current;
      const key = JSON.stringify(intent);
      asked.current = key;
      void link.command({ type: 'explain', intent }).then((reply) => {
        // The player has moved on: the next explanation counts.
        if (asked.current !== key) return;
        if (reply.type !== 'explanation' && reply.type !== 'refused') return;
        const code = reply.type === 'explanation' ? reply.rule : reply.code;
        if (!isWorthSaying(way, code)) return;
        const phrase = code === null ? nothing.current : word.current({ rule: code, params: reply.params });
        const rule = code !== null && isRule(code) ? code : null;
        setShown({ rule, phrase, thing, isTouched: by === 'touch', isInBar: false, way });
        announce(rule === null ? textOf(phrase) : `${textOf(phrase)} ${rule}`);
      });
    },
    [link, word, nothing, pointed],
  );
  const forget = useCallback(() => {
    asked.current = '';
    setShown(null);
  }, []);
  /** There is no free place, so the bar says it. */
  const toBar = useCallback(() => setShown((before) => before && { ...before, isInBar: true }), []);
  return { shown, tell, forget, toBar };
}
