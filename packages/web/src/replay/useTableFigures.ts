import { useEffect, useRef, useState } from 'react';
import type { TableLink, TableState } from '../link/tableLink.ts';
import { isFault, type Sample } from './messages.ts';
import { momentSamples } from './momentSamples.ts';
import { openRecord } from './recordClient.ts';

/**
 * The figures of a table over its turns, for its charts: from the record when the game is over, else from the moments
 * at which turns began, as the viewer may see them. Null until they are there; they grow with the game.
 */
export function useTableFigures(
  link: TableLink,
  { table, update, news }: TableState,
  record: () => Promise<string | object>,
): readonly Sample[] | null {
  const [samples, setSamples] = useState<readonly Sample[] | null>(null);
  const fetch = useRef(record);
  fetch.current = record;
  const last = useRef(0);
  last.current = update?.n ?? 0;
  const isOver = update?.outcome != null;
  // While it runs, only a new turn brings new figures.
  const turns = news.reduce(
    (count, { happenings }) => count + happenings.filter((one) => one.kind === 'turnBegins').length,
    0,
  );
  const latest = useRef(news);
  latest.current = news;
  const id = table?.id ?? '';
  const game = table?.game ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new turn brings new figures.
  useEffect(() => {
    if (id === '') return;
    let isGone = false;
    const keep = (found: readonly Sample[] | null) => {
      if (!isGone && found !== null) setSamples(found);
    };
    const view = async (n: number) => {
      const reply = await link.command({ type: 'moment', n });
      return reply.type === 'moment' ? reply.view : null;
    };
    const ofMoments = () => momentSamples(game, id, latest.current, last.current, view);
    void (async () => keep((isOver ? await ofRecord(await fetch.current()) : null) ?? (await ofMoments())))();
    return () => {
      isGone = true;
    };
  }, [link, id, game, isOver, turns]);
  return samples;
}

async function ofRecord(text: string | object): Promise<readonly Sample[] | null> {
  if (typeof text !== 'string') return null;
  const opened = await openRecord(text);
  if (isFault(opened)) return null;
  const found = await opened.client.call('figures', {});
  opened.client.close();
  return isFault(found) ? null : found;
}
