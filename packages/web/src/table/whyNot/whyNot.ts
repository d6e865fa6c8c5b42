import type { PlainObject } from '@tessera/kernel';

/**
 * For elements that cannot be chosen: what pressing them would have meant. Pointing at one, or focusing it, explains
 * why not.
 */
export function whyNot(intent: PlainObject | null): { readonly 'data-why': string | undefined } {
  return { 'data-why': intent === null ? undefined : JSON.stringify(intent) };
}

/** The closest element with an answer to "why not?". */
export function thingAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-why]') : null;
}

/** Its intent; null if it can be chosen by now. */
export function intentOf(thing: Element): PlainObject | null {
  const text = thing.getAttribute('data-why');
  return text === null ? null : (JSON.parse(text) as PlainObject);
}

/** Codes of kernel, server and records are not rules of the game. */
export function isRule(code: string): boolean {
  return !/^(K|S|RECORD|LOCAL)-[A-Z]+$/.test(code) && code !== 'OFFLINE';
}

/** What caused the explanation: a press, a resting pointer, or focus. */
export type Way = 'press' | 'hover' | 'focus';

/** While merely passing over, things that no rule forbids are not worth explaining. */
export function isWorthSaying(way: Way, code: string | null): boolean {
  return way === 'press' || (code !== null && isRule(code));
}
