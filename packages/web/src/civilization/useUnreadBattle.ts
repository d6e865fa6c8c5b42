import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../table/tableContext.tsx';
import { type BattleResult, battleResults } from './battleResults.ts';

/** A battle whose result the player has not read yet, and a function that marks it as read. */
export interface UnreadBattle {
  readonly result: BattleResult;
  close(): void;
}

/**
 * The oldest one, for a player who fought in it. Battles before the player's last answer count as read; the browser
 * remembers the rest for as long as the tab is open.
 */
export function useUnreadBattle(): UnreadBattle | null {
  const { link, table, update, seat, past } = useTable();
  const key = `tessera.battle.${table.id}.${seat}`;
  const [read, setRead] = useState(() => Number(sessionStorage.getItem(key) ?? Math.max(0, update.lastOwn - 1)));
  useEffect(() => {
    sessionStorage.setItem(key, `${read}`);
  }, [key, read]);
  const { news } = link.state();
  const results = useMemo(() => (seat === null ? [] : battleResults(news, seat)), [news, seat]);
  const result = results.find(({ n }) => n > read);
  return result === undefined || past !== null ? null : { result, close: () => setRead(result.n) };
}
