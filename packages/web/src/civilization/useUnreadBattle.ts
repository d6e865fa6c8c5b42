import { useEffect, useMemo, useState } from 'react';
import { useTable } from '../table/tableContext.tsx';
import { type BattleResult, battleResults } from './battleResults.ts';

/** A battle whose result has not been read yet, and what marks it as read. */
export interface UnreadBattle {
  readonly result: BattleResult;
  close(): void;
}

/**
 * The oldest one, for whoever has fought in it. What came before one's last answer was seen then; the rest the browser
 * remembers for as long as the tab is open.
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
