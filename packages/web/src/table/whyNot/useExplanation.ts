import type { PlainObject } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TableLink } from '../../link/tableLink.ts';
import type { Refusal } from '../session/useAnswering.ts';
import type { Explanation } from './explanation.ts';
import { useDescribed } from './useDescribed.ts';
import { usePutAway } from './usePutAway.ts';
import { type Pointed, useShownExplanation } from './useShownExplanation.ts';
import { intentOf, thingAt } from './whyNot.ts';

/** Long enough to pass over an element undisturbed, in milliseconds. */
const AFTER = { hover: 650, focus: 450 } as const;
/** Time to go from the element to the card beside it. */
const LEAVES_AFTER = 220;

interface PointerNews {
  readonly target: EventTarget;
  readonly pointerType: string;
}

export interface Explaining {
  readonly explanation: Explanation | null;
  explain(intent: PlainObject): void;
  clear(): void;
  /** Lets the bar say it. */
  toBar(): void;
  /** The pointer is on the explanation itself, or has left it. */
  rest(isOnIt: boolean): void;
  /** Handlers for the element around everything that may be pointed at. */
  readonly watch: {
    onPointerOverCapture(event: PointerNews): void;
    onPointerDownCapture(event: PointerNews): void;
    onKeyDownCapture(): void;
    onFocusCapture(event: { readonly target: EventTarget }): void;
    onBlurCapture(): void;
  };
}

/** @param about the current question: when it changes, an explanation is stale. */
export function useExplanation(
  link: TableLink,
  word: RefObject<(refusal: Refusal) => Phrase>,
  nothing: RefObject<Phrase>,
  about: string | null,
): Explaining {
  const timer = useTimer();
  const pointed = useRef<Pointed>({ thing: null, by: 'touch' });
  const { shown, tell, forget, toBar } = useShownExplanation(link, word, nothing, pointed);
  const explain = useCallback(
    (intent: PlainObject) => {
      timer.stop();
      tell(intent, 'press');
    },
    [timer, tell],
  );
  const clear = useCallback(() => {
    timer.stop();
    forget();
  }, [timer, forget]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question starts without an explanation.
  useEffect(clear, [about]);
  usePutAway(shown, clear);
  useDescribed(shown?.thing ?? null);

  /** After a while, unless the pointer has moved on, and only while there is something to choose. */
  const tellLater = (thing: Element, way: 'hover' | 'focus') => {
    timer.stop();
    if (about === null) return;
    timer.start(AFTER[way], () => {
      const intent = thing.isConnected ? intentOf(thing) : null;
      if (intent !== null) tell(intent, way);
    });
  };
  const leave = () => {
    timer.stop();
    // A requested explanation stays until the player does something else.
    if (shown !== null && shown.way !== 'press') timer.start(LEAVES_AFTER, clear);
  };
  return {
    explanation: shown,
    explain,
    clear,
    toBar,
    rest: (isOnIt) => (isOnIt ? timer.stop() : leave()),
    watch: {
      onPointerOverCapture(event) {
        const before = pointed.current.thing;
        pointed.current = pointedBy(event);
        if (event.pointerType !== 'mouse') return;
        const thing = thingAt(event.target);
        if (thing === null) {
          if (shown?.way === 'hover' || (shown === null && thingAt(before) !== null)) leave();
        } else if (thing !== before && shown?.thing !== thing) tellLater(thing, 'hover');
        else if (shown?.thing === thing) timer.stop();
      },
      onPointerDownCapture(event) {
        pointed.current = pointedBy(event);
      },
      onKeyDownCapture() {
        pointed.current = { thing: document.activeElement, by: 'keys' };
      },
      onFocusCapture({ target }) {
        const thing = thingAt(target);
        if (thing === null || !thing.matches(':focus-visible')) return;
        pointed.current = { thing, by: 'keys' };
        tellLater(thing, 'focus');
      },
      onBlurCapture() {
        if (shown?.way !== 'hover') leave();
      },
    },
  };
}

function pointedBy({ target, pointerType }: PointerNews): Pointed {
  const element = target instanceof Element ? target : null;
  // A drawing inside a button or a square belongs to it.
  const thing = element?.closest('[data-why], button, a, [role], [tabindex]') ?? element;
  return { thing, by: pointerType === 'mouse' ? 'mouse' : 'touch' };
}

/** A single delayed action; it is cancelled with the page. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(
    () => ({
      start(after: number, act: () => void) {
        clearTimeout(timer.current);
        timer.current = setTimeout(act, after);
      },
      stop: () => clearTimeout(timer.current),
    }),
    [],
  );
}
