import type { PlainObject } from '@tessera/kernel';

/** On something that cannot be chosen: what its press would have meant. Pointing at it, or focus on it, tells why not. */
export function whyNot(intent: PlainObject | null): { readonly 'data-why': string | undefined } {
  return { 'data-why': intent === null ? undefined : JSON.stringify(intent) };
}

/** The thing with an answer to "why not?" that something on the page belongs to. */
export function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-why]') : null;
}

/** What is meant by it; null if it can be chosen by now. */
export function intentOf(thing: Element): PlainObject | null {
  const text = thing.getAttribute('data-why');
  return text === null ? null : (JSON.parse(text) as PlainObject);
}

/** Codes of kernel, server and records are no rules of the game. */
export function isRule(code: string): boolean {
  return !/^(K|S|RECORD|LOCAL)-[A-Z]+$/.test(code) && code !== 'OFFLINE';
}

/** How something came to be explained: it was pressed, or pointed at for a while, or the focus rests on it. */
export type Way = 'press' | 'hover' | 'focus';

/** Of what is only passed over, whatever no rule forbids is not worth a word. */
export function isWorthSaying(way: Way, code: string | null): boolean {
  return way === 'press' || (code !== null && isRule(code));
}
