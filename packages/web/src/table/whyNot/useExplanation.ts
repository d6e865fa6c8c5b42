import type { PlainObject } from '@tessera/kernel';
import { type GameTalk, type Phrase, textOf, type Who, type Words } from '@tessera/locales';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { announce } from '../../app/announce.ts';
import type { TableLink } from '../../link/tableLink.ts';
import type { Refusal } from '../session/useAnswering.ts';
import { refusalText } from '../words/tableWords.ts';
import { intentOf, isRule, isWorthSaying, thingAt, type Way } from './whyNot.ts';

/** The text that tells why not, wherever it is shown. */
export const WHY_NOT = 'why-not';

/** Why not: the rule, the reason, and where the thing is that it is about. */
export interface Explanation {
  /** Null where nothing forbids it, or the code is not a rule's number. */
  readonly rule: string | null;
  readonly phrase: Phrase;
  /** What it is about. */
  readonly thing: Element | null;
  /** A finger covers what stands beside the thing. */
  readonly isTouched: boolean;
  /** There is no free place for it: the bar says it. */
  readonly isInBar: boolean;
}

/** A refusal in words: by the game if it is one of its rules, else by what all games share. */
export function refusalPhrase(refusal: Refusal, talk: GameTalk, view: PlainObject, who: Who, words: Words): Phrase {
  if (!isRule(refusal.rule)) return refusalText(words, refusal);
  return talk.refusal(refusal, view, who);
}

interface Pointed {
  thing: Element | null;
  by: 'mouse' | 'keys' | 'touch';
}

/** Long enough to pass over a thing in peace, in milliseconds. */
const AFTER = { hover: 650, focus: 450 } as const;
/** Keys that do not put away what one has asked for: the help, and those that are held with others. */
const STAYS = ['h', 'H', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];
/** Time to go from the thing to the card beside it. */
const LEAVES_AFTER = 220;

interface PointerNews {
  readonly target: EventTarget;
  readonly pointerType: string;
}

export interface Explaining {
  readonly explanation: Explanation | null;
  explain(intent: PlainObject): void;
  clear(): void;
  /** Has the bar say it. */
  toBar(): void;
  /** The pointer is on the explanation itself, or has left it. */
  rest(isOnIt: boolean): void;
  /** To be put on the element around all that may be pointed at. */
  readonly watch: {
    onPointerOverCapture(event: PointerNews): void;
    onPointerDownCapture(event: PointerNews): void;
    onKeyDownCapture(): void;
    onFocusCapture(event: { readonly target: EventTarget }): void;
    onBlurCapture(): void;
  };
}

/** @param about what is asked: when that changes, an explanation is stale. */
export function useExplanation(
  link: TableLink,
  word: RefObject<(refusal: Refusal) => Phrase>,
  nothing: RefObject<Phrase>,
  about: string | null,
): Explaining {
  const [shown, setShown] = useState<(Explanation & { readonly way: Way }) | null>(null);
  const pointed = useRef<Pointed>({ thing: null, by: 'touch' });
  const asked = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const tell = useCallback(
    (intent: PlainObject, way: Way) => {
      const { thing, by } = pointed.current;
      const key = JSON.stringify(intent);
      asked.current = key;
      void link.command({ type: 'why', intent }).then((reply) => {
        // Whoever has moved on wants to hear of the next thing.
        if (asked.current !== key) return;
        if (reply.type !== 'because' && reply.type !== 'refused') return;
        const code = reply.type === 'because' ? reply.rule : reply.code;
        if (!isWorthSaying(way, code)) return;
        const phrase = code === null ? nothing.current : word.current({ rule: code, params: reply.params });
        const rule = code !== null && isRule(code) ? code : null;
        setShown({ rule, phrase, thing, isTouched: by === 'touch', isInBar: false, way });
        announce(rule === null ? textOf(phrase) : `${textOf(phrase)} ${rule}`);
      });
    },
    [link, word, nothing],
  );
  const explain = useCallback(
    (intent: PlainObject) => {
      clearTimeout(timer.current);
      tell(intent, 'press');
    },
    [tell],
  );
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    asked.current = '';
    setShown(null);
  }, []);

  const toBar = useCallback(() => setShown((before) => before && { ...before, isInBar: true }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is another matter.
  useEffect(clear, [about]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (shown === null) return;
    // The help that it leads to gives the focus back to it.
    const isElsewhere = ({ target }: Event) =>
      !(target instanceof Element) || target.closest(`#${WHY_NOT}, [role="dialog"]`) === null;
    const byPointer = (event: Event) => {
      if (isElsewhere(event)) clear();
    };
    // By keys one goes on to something else, or to the help.
    const byKey = (event: KeyboardEvent) => {
      const goesOn = event.key === 'Escape' || (shown.way === 'press' && !STAYS.includes(event.key));
      if (goesOn && isElsewhere(event)) clear();
    };
    addEventListener('keydown', byKey, true);
    const pointers = ['pointerdown', 'click', 'wheel'] as const;
    for (const kind of pointers) addEventListener(kind, byPointer, true);
    return () => {
      removeEventListener('keydown', byKey, true);
      for (const kind of pointers) removeEventListener(kind, byPointer, true);
    };
  }, [shown, clear]);
  // Those who listen hear it again whenever they come back to the thing.
  useEffect(() => {
    const thing = shown?.thing ?? null;
    if (thing === null || thing.hasAttribute('aria-describedby')) return;
    thing.setAttribute('aria-describedby', WHY_NOT);
    return () => thing.removeAttribute('aria-describedby');
  }, [shown]);

  /** After a while, unless one has moved on: only while there is something to choose. */
  const tellLater = (thing: Element, way: 'hover' | 'focus') => {
    clearTimeout(timer.current);
    if (about === null) return;
    timer.current = setTimeout(() => {
      const intent = thing.isConnected ? intentOf(thing) : null;
      if (intent !== null) tell(intent, way);
    }, AFTER[way]);
  };
  const leave = () => {
    clearTimeout(timer.current);
    // What was asked for stays until one does something else.
    if (shown === null || shown.way === 'press') return;
    timer.current = setTimeout(clear, LEAVES_AFTER);
  };
  const note = ({ target, pointerType }: PointerNews) => {
    const element = target instanceof Element ? target : null;
    // What is drawn inside a button or a square belongs to it.
    const thing = element?.closest('[data-why], button, a, [role], [tabindex]') ?? element;
    pointed.current = { thing, by: pointerType === 'mouse' ? 'mouse' : 'touch' };
    return thing;
  };
  return {
    explanation: shown,
    explain,
    clear,
    toBar,
    rest: (isOnIt) => (isOnIt ? clearTimeout(timer.current) : leave()),
    watch: {
      onPointerOverCapture(event) {
        const before = pointed.current.thing;
        note(event);
        if (event.pointerType !== 'mouse') return;
        const thing = thingAt(event.target);
        if (thing === null) {
          if (shown?.way === 'hover' || (shown === null && thingAt(before) !== null)) leave();
        } else if (thing !== before && shown?.thing !== thing) tellLater(thing, 'hover');
        else if (shown?.thing === thing) clearTimeout(timer.current);
      },
      onPointerDownCapture: note,
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
