import type { Me } from '@tessera/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { type Answered, ask } from './api.ts';

/** Who one is: not asked yet, told by the server, or not to be had without it. */
export interface Person {
  readonly status: 'asking' | 'known' | 'offline';
  readonly me: Me | null;
}

let current: Person = { status: 'asking', me: null };
let asking: Promise<Person> | null = null;
const listeners = new Set<() => void>();

function change(person: Person): void {
  if (person.status === current.status && person.me === current.me) return;
  current = person;
  for (const listener of listeners) listener();
}

/** What the server has said about oneself last. */
export function heardMe(answer: Answered<Me>): Answered<Me> {
  if (answer.ok) change({ status: 'known', me: answer.value });
  return answer;
}

/** Asks who one is; the first time a guest is made. Those who ask at the same time wait for the same answer. */
export function askMe(): Promise<Person> {
  asking ??= ask<Me>('GET', '/api/me').then((answer) => {
    asking = null;
    if (answer.ok) heardMe(answer);
    else change({ status: 'offline', me: null });
    return current;
  });
  return asking;
}

/** Makes sure that the server knows us, before it is asked for anything else. */
export async function knownMe(): Promise<boolean> {
  return (current.status === 'known' ? current : await askMe()).status === 'known';
}

/** The server has stopped answering, or answers again. */
export function heardServer(answers: boolean): void {
  if (!answers) change({ status: 'offline', me: null });
  else if (current.status === 'offline') void askMe();
}

export function usePerson(): Person {
  useEffect(() => {
    if (current.status === 'asking') void askMe();
  }, []);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
