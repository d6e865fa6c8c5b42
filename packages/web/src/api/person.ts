import type { Me } from '@tessera/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { type Answered, ask } from './api.ts';

/** Who the user is: not asked yet, known from the server, or unknown because the server is unreachable. */
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

/** Keeps what the server last said about the user. */
export function keepMe(answer: Answered<Me>): Answered<Me> {
  if (answer.ok) change({ status: 'known', me: answer.value });
  return answer;
}

/** Asks the server who the user is; the first request creates a guest. Concurrent callers share one request. */
export function askMe(): Promise<Person> {
  asking ??= ask<Me>('GET', '/api/me').then((answer) => {
    asking = null;
    if (answer.ok) keepMe(answer);
    else change({ status: 'offline', me: null });
    return current;
  });
  return asking;
}

/** Makes sure that the server knows the user before any other request. */
export async function knownMe(): Promise<boolean> {
  return (current.status === 'known' ? current : await askMe()).status === 'known';
}

/** The server has stopped answering, or answers again. */
export function setServerReachable(isReachable: boolean): void {
  if (!isReachable) change({ status: 'offline', me: null });
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
