import type { PlainObject, Seat } from '@tessera/kernel';
import type { Phrase } from '@tessera/locales';
import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

/** An action, as a button of the decision bar. */
export interface BarAction {
  readonly label: Phrase | string;
  run(): void;
  /** The bar's sentence says why it cannot be done yet. */
  readonly isDisabled?: boolean;
}

/** What a board adds to the decision bar. The bar derives the rest from the question itself. */
export interface BarContent {
  /** In place of the question, once the choice is half made: "Place the Temple of Diana on one of the 3 lit cells." */
  readonly sentence?: Phrase | undefined;
  /** The second line: what the option under the pointer would do. */
  readonly detail?: Phrase | null | undefined;
  /** The steps of a turn, where it has any. */
  readonly steps?:
    | readonly { readonly label: string; readonly state: 'done' | 'now' | 'next' | 'skipped' }[]
    | undefined;
  /** The main action (Enter). */
  readonly primary?: BarAction | null | undefined;
  /** Alternatives. */
  readonly others?: readonly BarAction[] | undefined;
  /** One step back in a half-made choice (Esc). */
  readonly back?: BarAction | null | undefined;
  /** Does the board itself offer this option? The bar lists those it does not, and all of them on demand. */
  readonly offers?: ((option: PlainObject) => boolean) | undefined;
  /** Does this option end something? It stands after the others and never gets the focus by itself. */
  readonly isWayOut?: ((option: PlainObject) => boolean) | undefined;
}

/** What a board adds to each player's strip at the top, where it has no room for its own list. */
export interface StripContent {
  /** In place of the person's name; null: the name itself. */
  name(seat: Seat): string | null;
  /** The numbers that people compare. */
  figures(seat: Seat): ReactNode;
  /** Shows everything about a player. */
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

/** The slots of a frame; one set for each table. */
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

/** What the board currently adds to the bar. */
export function useBarContent(): BarContent | null {
  const { subscribe, get } = use(SlotsContext)?.bar ?? NO_STORE;
  return useSyncExternalStore<BarContent | null>(subscribe, get);
}

/** What the board currently adds to the players' strips. */
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

/** Sets the board's part of the decision bar while the caller is mounted. Null: nothing. */
export function useBar(content: BarContent | null): void {
  useFilled(use(SlotsContext)?.bar ?? null, content);
}

/** The same for the players' strips. */
export function useStrips(content: StripContent | null): void {
  useFilled(use(SlotsContext)?.strips ?? null, content);
}

/** Content of the side column: at the right on wide screens, otherwise a drawer. The log stands under it. */
export function TableSide({ children }: { readonly children: ReactNode }) {
  return <Filled place={use(SlotsContext)?.side ?? null}>{children}</Filled>;
}

/**
 * Content of the decision bar itself: the choices. It opens upwards over the board and can be folded, so that the bar
 * keeps its height. Permanent content is a part of the bar, with its own room.
 */
export function BarExtra({ children, isPart = false }: { readonly children: ReactNode; readonly isPart?: boolean }) {
  const slots = use(SlotsContext);
  return <Filled place={(isPart ? slots?.part : slots?.extra) ?? null}>{children}</Filled>;
}

function Filled({ place, children }: { readonly place: Place | null; readonly children: ReactNode }) {
  const count = place?.use;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counter never changes its identity.
  useEffect(() => {
    count?.(1);
    return () => count?.(-1);
  }, []);
  return place === null || place.element === null ? null : createPortal(children, place.element);
}
