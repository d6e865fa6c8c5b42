import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING_YET, type TableLink, type TableState } from '../../link/tableLink.ts';

/** Opens a link while the caller is mounted, and again whenever the key changes. */
export function useLink(open: () => TableLink | Promise<TableLink>, key: string): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is opened.
  useEffect(() => {
    let opened: TableLink | null = null;
    let isOver = false;
    void Promise.resolve(open()).then((one) => {
      if (isOver) return one.close();
      opened = one;
      setLink(one);
    });
    return () => {
      isOver = true;
      opened?.close();
      setLink(null);
    };
  }, [key]);
  return link;
}

const nothing = () => NOTHING_YET;
const never = () => () => {};

export function useLinkState(link: TableLink | null): TableState {
  return useSyncExternalStore(link?.subscribe ?? never, link?.state ?? nothing);
}
