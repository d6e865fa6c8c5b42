import { useEffect, useState } from 'react';
import type { TableState } from '../../link/tableLink.ts';

/** The number of unread chat lines. The browser remembers it for as long as the tab is open. */
export function useUnread({ table, chat }: TableState, isOpen: boolean): number {
  const key = `tessera.chat.${table?.id ?? ''}`;
  const [seen, setSeen] = useState(() => Number(sessionStorage.getItem(key) ?? 0));
  const last = chat.at(-1)?.id ?? 0;
  useEffect(() => {
    if (!isOpen || last <= seen) return;
    sessionStorage.setItem(key, `${last}`);
    setSeen(last);
  }, [isOpen, last, seen, key]);
  const { seat = null, muted = [] } = table?.you ?? {};
  return chat.filter((line) => line.id > seen && line.seat !== seat && !muted.includes(line.seat)).length;
}
