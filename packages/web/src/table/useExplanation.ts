import type { PlainObject } from '@tessera/kernel';
import { type GameTalk, type Phrase, textOf, type Who, type Words } from '@tessera/locales';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../app/announce.ts';
import type { TableLink } from '../link/tableLink.ts';
import { refusalText } from './tableWords.ts';
import type { Refusal } from './useAnswering.ts';

/** Why not: the rule, the reason, and where the thing is that it is about. */
export interface Explanation {
  /** Null where nothing forbids it, or the code is not a rule's number. */
  readonly rule: string | null;
  readonly phrase: Phrase;
  /** What was pointed at; null if it was reached by keyboard or touch: then the bar says it. */
  readonly thing: Element | null;
}

/** Codes of kernel, server and records are no rules of the game. */
export function isRule(code: string): boolean {
  return !/^(K|S|RECORD|LOCAL)-[A-Z]+$/.test(code) && code !== 'OFFLINE';
}

/** A refusal in words: by the game if it is one of its rules, else by what all games share. */
export function refusalPhrase(refusal: Refusal, talk: GameTalk, view: PlainObject, who: Who, words: Words): Phrase {
  if (!isRule(refusal.rule)) return refusalText(words, refusal);
  return talk.refusal(refusal, view, who);
}

interface Pointed {
  thing: Element | null;
  by: 'mouse' | 'other';
}

export interface Explaining {
  readonly explanation: Explanation | null;
  explain(intent: PlainObject): void;
  clear(): void;
  /** To be put on the element around all that may be pointed at. */
  readonly watch: {
    onPointerOverCapture(event: { readonly target: EventTarget; readonly pointerType: string }): void;
    onPointerDownCapture(event: { readonly target: EventTarget; readonly pointerType: string }): void;
    onKeyDownCapture(): void;
  };
}

/** @param about what is asked: when that changes, an explanation is stale. */
export function useExplanation(
  link: TableLink,
  word: RefObject<(refusal: Refusal) => Phrase>,
  nothing: RefObject<Phrase>,
  about: string | null,
): Explaining {
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const pointed = useRef<Pointed>({ thing: null, by: 'other' });
  const asked = useRef('');

  const explain = useCallback(
    (intent: PlainObject) => {
      const { thing, by } = pointed.current;
      const key = JSON.stringify(intent);
      asked.current = key;
      void link.command({ type: 'why', intent }).then((reply) => {
        // Whoever has moved on wants to hear of the next thing.
        if (asked.current !== key) return;
        if (reply.type !== 'because' && reply.type !== 'refused') return;
        const code = reply.type === 'because' ? reply.rule : reply.code;
        const phrase = code === null ? nothing.current : word.current({ rule: code, params: reply.params });
        const rule = code !== null && isRule(code) ? code : null;
        setExplanation({ rule, phrase, thing: by === 'mouse' ? thing : null });
        announce(rule === null ? textOf(phrase) : `${textOf(phrase)} ${rule}`);
      });
    },
    [link, word, nothing],
  );
  const clear = useCallback(() => {
    asked.current = '';
    setExplanation(null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another matter.
  useEffect(clear, [about]);
  useEffect(() => {
    if (explanation === null) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') clear();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [explanation, clear]);

  const note = ({ target, pointerType }: { readonly target: EventTarget; readonly pointerType: string }) => {
    const element = target instanceof Element ? target : null;
    // What is drawn inside a button or a square belongs to it.
    const thing = element?.closest('button, a, [role], [tabindex]') ?? element;
    pointed.current = { thing, by: pointerType === 'mouse' ? 'mouse' : 'other' };
  };
  return {
    explanation,
    explain,
    clear,
    watch: {
      onPointerOverCapture: note,
      onPointerDownCapture: note,
      onKeyDownCapture: () => {
        pointed.current = { thing: null, by: 'other' };
      },
    },
  };
}
