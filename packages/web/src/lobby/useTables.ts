import type { TableInfo } from '@tessera/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, OFFLINE, type Refused } from '../api/api.ts';
import { knownMe, setServerReachable } from '../api/person.ts';
import { callLocal } from '../offline/localTables.ts';
import type { LocalEntry } from '../offline/messages.ts';

/** How often visible lists are refreshed, in milliseconds. */
const EVERY = 5000;
/** A server that does not answer is asked less and less often, but soon again once there is a network. */
const MOST_OFFLINE = 20_000;
const SOON = 500;

/** A list from the server: null until it has come. */
export interface Listed {
  readonly tables: readonly TableInfo[] | null;
  /** When it came: clocks run on from there. */
  readonly at: number;
  readonly refused: Refused | null;
  readonly refresh: () => void;
}

type Loaded = Omit<Listed, 'refresh'>;
const NOTHING: Loaded = { tables: null, at: 0, refused: null };

/** Tables from a path of the server, refreshed every few seconds while the page is visible. */
export function useTables(path: string): Listed {
  const [loaded, setLoaded] = useState<Loaded>(NOTHING);
  const refresh = useRef<() => void>(() => {});
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = EVERY;
    const look = async () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') {
        const answer = (await knownMe())
          ? await ask<{ readonly tables: readonly TableInfo[] }>('GET', path)
          : ({ ok: false, code: OFFLINE, params: {} } as const);
        if (isOver) return;
        const isOffline = !answer.ok && answer.code === OFFLINE;
        setServerReachable(!isOffline);
        wait = isOffline ? Math.min(2 * wait, MOST_OFFLINE) : EVERY;
        if (answer.ok) setLoaded({ tables: answer.value.tables, at: Date.now(), refused: null });
        else setLoaded((known) => ({ ...known, refused: { code: answer.code, params: answer.params } }));
      }
      clearTimeout(timer);
      timer = setTimeout(() => void look(), wait);
    };
    refresh.current = () => void look();
    void look();
    const wake = () => void (document.visibilityState === 'visible' && look());
    // A network that has only just come up may not work yet.
    const wakeSoon = () => {
      wait = SOON;
      wake();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wakeSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wakeSoon);
    };
  }, [path]);
  return { ...loaded, refresh: useCallback(() => refresh.current(), []) };
}

/** The games of this browser: null until they have been read. */
export function useLocalGames(): { readonly games: readonly LocalEntry[] | null; readonly refresh: () => void } {
  const [games, setGames] = useState<readonly LocalEntry[] | null>(null);
  const refresh = useCallback(() => {
    callLocal('list', {}).then(setGames, () => setGames([]));
  }, []);
  useEffect(() => {
    void isAnythingKept().then((isKept) => (isKept ? refresh() : setGames([])));
  }, [refresh]);
  return { games, refresh };
}

/** Reading games loads the engine: if the browser keeps nothing for us, skip that. */
async function isAnythingKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}

/** Loads the engine, because a game is about to begin. */
export function warmUp(): void {
  void callLocal('list', {});
}

/** The current time, updated at an interval. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
}
