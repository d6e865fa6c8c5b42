import type { PlainObject, Seat } from '@tessera/kernel';
import type { GameTalk, Who } from '@tessera/locales';
import type { GameUpdate, OpenAsk, Reply, TableInfo } from '@tessera/protocol';
import { createContext, useContext } from 'react';
import type { TableLink } from '../link/tableLink.ts';

/**
 * What a game's own drawing of the table is given, and what it may do. It knows no rules: all that may be chosen is in
 * `ask.options`. What it adds to the frame around it (bar, side column, sheet) goes through tableSlots.tsx.
 */
export interface TableView {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly update: GameUpdate;
  /** The view to draw: the present one, or a past moment. */
  readonly view: PlainObject;
  /** The entry after which the drawn view was so, if a past moment is shown; else null. */
  readonly past: number | null;
  readonly talk: GameTalk;
  readonly who: Who;
  /** The seat in front of the screen; null for spectators and in a replay. */
  readonly seat: Seat | null;
  /** The question to answer now; null if there is none for this seat, or while a past moment is shown. */
  readonly ask: OpenAsk | null;
  /** Answers the question; highlights go at once, a refusal is shown in the bar. */
  answer(option: PlainObject): Promise<Reply>;
  /** Explains why something is not offered: shows the rule and the reason beside the thing, announced too. */
  explain(intent: PlainObject): void;
  /** Opens the help drawer at a rule. */
  openRule(rule: string): void;
}

const TableContext = createContext<TableView | null>(null);
export const TableProvider = TableContext.Provider;

export function useTable(): TableView {
  const table = useContext(TableContext);
  if (table === null) throw new Error('there is no table here');
  return table;
}
