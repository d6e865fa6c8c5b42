import type { GameTalk, Players } from '@tessera/locales';
import type { GameUpdate } from '@tessera/protocol';
import { useMemo } from 'react';
import type { TableState } from '../../link/tableLink.ts';
import { useTableSay } from '../words/tableWords.ts';
import { createLinesOf, type LogLine } from './logLines.ts';

/** The lines of a table's log. */
export function useLines(
  { news }: TableState,
  talk: GameTalk,
  players: Players,
  update: GameUpdate,
): readonly LogLine[] {
  const say = useTableSay();
  const linesOf = useMemo(() => {
    const undoLine = (seat: number | null, to: number) => {
      if (seat === null) return say.phrase('ui.table.log.undo.agreed', { n: to });
      if (seat === players.you) return say.phrase('ui.table.log.undo.own');
      return say.phrase('ui.table.log.undo', { name: { text: players.names[seat] ?? '', of: 'seat', id: `${seat}` } });
    };
    return createLinesOf(talk, players, undoLine);
  }, [talk, players, say]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view changes with the news.
  return useMemo(() => linesOf(news, update.view), [news, linesOf]);
}
