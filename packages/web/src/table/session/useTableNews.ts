import { textOf } from '@tessera/locales';
import { useWords } from '../../words/useWords.tsx';
import type { LogLine } from '../log/logLines.ts';
import type { TableView } from '../tableContext.tsx';
import { titleOf, useTableSay } from '../words/tableWords.ts';
import { useAnnouncements } from './useAnnouncements.ts';
import { useSeatNews } from './useSeatNews.ts';
import { useTurnNotice } from './useTurnNotice.ts';

/** Keeps players who look elsewhere, or listen, informed about the table. */
export function useTableNews({ table, update, view, talk, players, ask }: TableView, lines: readonly LogLine[]): void {
  const say = useTableSay();
  const title = titleOf(table, useWords());
  const own = table.you.seat;
  const question = ask === null ? null : textOf(talk.question(ask, view, players));
  const isTurn = own !== null && update.awaited.includes(own) && update.outcome === null;
  const reminded = table.waits.find(({ seat }) => seat === own)?.reminded ?? null;
  useTurnNotice(isTurn, title, question ?? say('ui.table.yourTurn'), reminded);
  useAnnouncements(lines, own, question);
  useSeatNews(table, players.names);
}
