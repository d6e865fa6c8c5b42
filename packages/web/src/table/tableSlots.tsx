import type { PlainObject, Seat } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** Something to do, as a button of the decision bar. */
export interface BarAction {
  readonly label: Phrase | string;
  run(): void;
  /** Why it cannot be done yet is said by the bar's sentence. */
  readonly isDisabled?: boolean;
}

/** What a board adds to the decision bar. What it leaves out, the bar makes from the question itself. */
export interface BarContent {
  /** In place of the question, once the choice is half made: "Place the Temple of Diana on one of the 3 lit cells." */
  readonly sentence?: Phrase | undefined;
  /** The second line: what the option that is pointed at would do. */
  readonly detail?: Phrase | null | undefined;
  /** The steps of a turn, where it has any. */
  readonly steps?:
    | readonly { readonly label: string; readonly state: 'done' | 'now' | 'next' | 'skipped' }[]
    | undefined;
  /** The one thing to do (Enter). */
  readonly primary?: BarAction | null | undefined;
  /** Other ways. */
  readonly others?: readonly BarAction[] | undefined;
  /** One step back in a half made choice (Esc). */
  readonly back?: BarAction | null | undefined;
  /** Does the board offer this option by itself? The bar lists those that it does not, and all of them on demand. */
  readonly offers?: ((option: PlainObject) => boolean) | undefined;
  /** Does this option end something? It stands behind the others, and the focus does not come to it by itself. */
  readonly isWayOut?: ((option: PlainObject) => boolean) | undefined;
}

/** What a board says about each player in the strips at the top, where it has no room for a list of its own. */
export interface StripContent {
  /** In place of the name of whoever sits there; null: that one. */
  name(seat: Seat): string | null;
  /** The numbers that people compare. */
  figures(seat: Seat): ReactNode;
  /** Shows all there is to know about a player. */
  open(seat: Seat): void;
}

interface Place {
  readonly element: HTMLElement | null;
  readonly setElement: (element: HTMLElement | null) => void;
  readonly used: number;
  readonly use: (by: 1 | -1) => void;
}

export interface Slots {
  readonly bar: Store<BarContent>;
  readonly strips: Store<StripContent>;
  readonly side: Place;
  readonly extra: Place;
  readonly part: Place;
}

interface Store<T> {
  get(): T | null;
  set(content: T | null): void;
  subscribe(listener: () => void): () => void;
}

function createStore<T>(): Store<T> {
  let current: T | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(content) {
      current = content;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const SlotsContext = createContext<Slots | null>(null);
export const SlotsProvider = SlotsContext.Provider;

function usePlace(): Place {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [used, setUsed] = useState(0);
  return { element, setElement, used, use: (by) => setUsed((count) => count + by) };
}

/** The places of a frame; one set for each table. */
export function useNewSlots(): Slots {
  const [bar] = useState(createStore<BarContent>);
  const [strips] = useState(createStore<StripContent>);
  const [side, extra, part] = [usePlace(), usePlace(), usePlace()];
  return { bar, strips, side, extra, part };
}

export function useSlots(): Slots | null {
  return use(SlotsContext);
}

const NO_STORE: Store<never> = { get: () => null, set: () => {}, subscribe: () => () => {} };

/** What the board says for the bar at present. */
export function useBarContent(): BarContent | null {
  const { subscribe, get } = use(SlotsContext)?.bar ?? NO_STORE;
  return useSyncExternalStore<BarContent | null>(subscribe, get);
}

/** What the board says for the players' strips at present. */
export function useStripContent(): StripContent | null {
  const { subscribe, get } = use(SlotsContext)?.strips ?? NO_STORE;
  return useSyncExternalStore<StripContent | null>(subscribe, get);
}

function useFilled<T>(store: Store<T> | null, content: T | null): void {
  useLayoutEffect(() => {
    store?.set(content);
  });
  useLayoutEffect(() => () => store?.set(null), [store]);
}

/** Tells the decision bar what the board wants in it, for as long as the caller is on the page. Null: nothing. */
export function useBar(content: BarContent | null): void {
  useFilled(use(SlotsContext)?.bar ?? null, content);
}

/** The same for the players' strips. */
export function useStrips(content: StripContent | null): void {
  useFilled(use(SlotsContext)?.strips ?? null, content);
}

/** Content of the side column: at the right on wide screens, a drawer below that. The log stands under it. */
export function TableSide({ children }: { readonly children: ReactNode }) {
  return <Filled place={use(SlotsContext)?.side ?? null}>{children}</Filled>;
}

/**
 * Content of the decision bar itself: what there is to choose from. It opens upwards over the board and can be folded, so
 * that the bar keeps its height. What is always there belongs to the bar: a part of it, with room of its own.
 */
export function BarExtra({ children, isPart = false }: { readonly children: ReactNode; readonly isPart?: boolean }) {
  const slots = use(SlotsContext);
  return <Filled place={(isPart ? slots?.part : slots?.extra) ?? null}>{children}</Filled>;
}

function Filled({ place, children }: { readonly place: Place | null; readonly children: ReactNode }) {
  const count = place?.use;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter is the same thing all along.
  useEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, []);
  return place === null || place.element === null ? null : createPortal(children, place.element);
}
